/* What frames, boards and events are made of, for the type checker alone: no page loads this file.

   Written by `python -m tests.scripts.shapes` from the classes that the frames are written from; a test holds it to
   them. In a script: @import {Frame} from "./shapes.js" */

export {};

/** @typedef {(
  "action" | "discussion" | "vote" | "reaction" | "consolidation" | "ghost" | "reflection"
)} Asked */

/** @typedef {(
  "red" | "blue" | "green" | "pink" | "orange" | "yellow" | "black" | "white" | "purple" | "brown" | "cyan" | "lime" |
  "maroon" | "rose" | "banana" | "gray" | "tan" | "coral"
)} Color */

/** @typedef {(
  "killed" | "vented" | "showed_task" | "stood_at" | "worked" | "lay_dead"
)} Deed */

/** @typedef {(
  "sabotage" | "impostors_gone" | "parity" | "tasks_done" | "time_limit"
)} EndReason */

/** @typedef {(
  "time" | "transcript" | "silence"
)} NudgeReason */

/** @typedef {(
  "lights" | "reactor" | "o2" | "comms" | "death" | "meeting" | "start"
)} Occasion */

/** @typedef {(
  "meeting_scratch" | "people" | "events" | "plan"
)} Pad */

/** @typedef {(
  "discussion" | "last_call" | "reaction" | "consolidation"
)} Phase */

/** @typedef {(
  "short" | "medium" | "long"
)} Reach */

/** @typedef {(
  "before" | "during" | "after"
)} Relation */

/** @typedef {(
  "crewmate" | "impostor"
)} Role */

/** @typedef {(
  "crew" | "impostors" | "nobody"
)} Side */

/** @typedef {(
  "reactor" | "o2" | "lights" | "comms"
)} System */

/** @typedef {(
  "always" | "meetings" | "never"
)} TaskBar */

/** @typedef {(
  "was_at" | "was_with" | "did_task" | "saw_kill" | "saw_vent" | "found_body" | "role"
)} Topic */

/** @typedef {(
  "match_opened" | "meeting_over" | "plan_done" | "plan_blocked" | "player_in_sight" | "body_in_sight" | "kill_seen" |
  "vent_seen" | "kill_possible" | "sabotage_possible" | "sabotage_began" | "sabotage_ended" | "doors_closed" |
  "ghost_awoke"
)} Trigger */

/** @typedef {object} AdminReading
 * @property {number} tick
 * @property {Heads[]} heads
 */

/** @typedef {object} AdminTableRead
 * @property {Color} color
 * @property {Heads[]} heads
 */

/** @typedef {object} Alarm
 * @property {System} system
 * @property {number} since
 * @property {number | null} [deadline]
 * @property {string[]} mended
 * @property {number | null} [left]
 */

/** @typedef {object} Approach
 * @property {Color} color
 */

/** @typedef {object} Arrived
 * @property {Color} color
 */

/** @typedef {object} BallotCast
 * @property {number} t
 * @property {Color} color
 * @property {Color | "skip"} ballot
 */

/** @typedef {object} BallotRevealed
 * @property {number} position
 * @property {Color | null} [voter]
 * @property {Color | "skip"} ballot
 * @property {boolean} [forfeited]
 */

/** @typedef {object} Bid
 * @property {Color} color
 * @property {number} desire
 * @property {number} mention
 * @property {number} accusation
 * @property {number} silence
 * @property {number} roll
 * @property {number} recent_speaker
 * @property {number} already_voted
 * @property {number} [seat]
 */

/** @typedef {object} BidPlaced
 * @property {number} t
 * @property {Bid} bid
 * @property {boolean} [is_kept]
 */

/** @typedef {object} Board
 * @property {Color | "glass" | "public"} viewer
 * @property {number} tick
 * @property {MatchRules} rules
 * @property {Color[]} seats
 * @property {Partial<Record<Color, Figure>>} figures
 * @property {Body[]} bodies
 * @property {Color[]} bodies_in_sight
 * @property {Partial<Record<Color, Mind>>} minds
 * @property {Stay[]} stays
 * @property {Memory[]} memories
 * @property {number} round_began
 * @property {Alarm | null} [sabotage]
 * @property {number | null} [sabotage_ready_at]
 * @property {Partial<Record<string, number>>} doors
 * @property {Partial<Record<string, number>>} doors_ready
 * @property {number} button_ready_at
 * @property {TaskCount | null} [task_bar]
 * @property {string | null} [watching]
 * @property {boolean} cameras_blink
 * @property {AdminReading | null} [admin]
 * @property {Table | null} [meeting]
 * @property {Outcome[]} past
 * @property {number | null} [impostors_left]
 * @property {GhostSpoke[]} ghost_lines
 * @property {MatchEnded | null} [ended]
 * @property {boolean} closed
 */

/** @typedef {object} Body
 * @property {Color} color
 * @property {string} place
 * @property {string | null} [spot]
 */

/** @typedef {object} ButtonReady
 * @property {number} at
 */

/** @typedef {object} CameraLights
 * @property {boolean} blinking
 */

/** @typedef {object} Charge
 * @property {Color} speaker
 * @property {Claim} claim
 */

/** @typedef {object} Claim
 * @property {Topic} topic
 * @property {Color} subject
 * @property {Color | null} [other]
 * @property {string | null} [place]
 * @property {string | null} [task]
 * @property {Role | null} [role]
 * @property {number | null} [since]
 * @property {number | null} [until]
 * @property {number | null} [round]
 * @property {When | null} [when]
 * @property {boolean} [whole]
 * @property {boolean} [seen]
 */

/** @typedef {object} CloseDoors
 * @property {string} room
 */

/** @typedef {object} ConsoleMended
 * @property {Color} color
 * @property {string} console
 * @property {number} [left]
 */

/** @typedef {object} Continue
 */

/** @typedef {object} DealtTask
 * @property {string} task
 * @property {Stage[]} stages
 */

/** @typedef {object} Death
 * @property {number} tick
 * @property {string | null} [place]
 * @property {Color | null} [killer]
 * @property {boolean} ejected
 */

/** @typedef {object} DoTask
 * @property {string} task
 * @property {number} stage
 */

/** @typedef {object} DoorsClosed
 * @property {string} room
 * @property {number} until
 */

/** @typedef {object} DoorsFoundShut
 * @property {Color} color
 * @property {string} room
 */

/** @typedef {object} DoorsOpened
 * @property {string} room
 */

/** @typedef {object} DoorsReady
 * @property {string} room
 * @property {number} at
 */

/** @typedef {object} Ejected
 * @property {Color} color
 * @property {Role | null} [role]
 * @property {number | null} [impostors_left]
 */

/** @typedef {object} EnterVent
 * @property {string} vent
 */

/** @typedef {object} ExitVent
 */

/** @typedef {object} Feed
 * @property {string} place
 * @property {Color[]} players
 * @property {Color[]} bodies
 */

/** @typedef {object} FeedsSeen
 * @property {Color} color
 * @property {Feed[]} feeds
 */

/** @typedef {object} Figure
 * @property {Color} color
 * @property {string} name
 * @property {number} buttons_left
 * @property {Role | null} [role]
 * @property {boolean} alive
 * @property {Death | null} [death]
 * @property {string | null} [place]
 * @property {string | null} [spot]
 * @property {string | null} [vent]
 * @property {boolean} in_sight
 * @property {number} since
 * @property {number} seen_at
 * @property {Task[]} tasks
 * @property {number | null} [stages_done]
 * @property {number | null} [stages]
 * @property {Action | null} [plan]
 * @property {number | null} [kill_ready_at]
 * @property {number} kill_left
 */

/** @typedef {object} Forestalled
 * @property {Color} color
 * @property {Action} action
 */

/** @typedef {object} GhostAwoke
 * @property {Color} color
 * @property {Whereabouts[]} players
 * @property {Body[]} bodies
 * @property {System | null} [sabotage]
 * @property {Killing[]} [killings]
 */

/** @typedef {object} GhostSpoke
 * @property {number} t
 * @property {Color} color
 * @property {string} message
 */

/** @typedef {object} GoTo
 * @property {string} place
 */

/** @typedef {object} Heads
 * @property {string} room
 * @property {number} count
 */

/** @typedef {object} Kill
 * @property {Color} victim
 */

/** @typedef {object} KillTimerSet
 * @property {Color} color
 * @property {number | null} [ready_at]
 * @property {number} left
 */

/** @typedef {object} Killed
 * @property {Color} killer
 * @property {Color} victim
 * @property {string} place
 * @property {string | null} [spot]
 */

/** @typedef {object} Killing
 * @property {Color} killer
 * @property {Color} victim
 * @property {string} place
 * @property {number} tick
 */

/** @typedef {object} LastCall
 * @property {number} t
 * @property {NudgeReason} [reason]
 */

/** @typedef {object} LeftUnsaid
 * @property {number} t
 * @property {Color} color
 * @property {string} message
 * @property {Color | null} [target]
 * @property {Claim[]} [claims]
 */

/** @typedef {object} LineRead
 * @property {number} line
 * @property {Color} speaker
 * @property {Saying[]} [sayings]
 * @property {string[]} [refused]
 * @property {string} [fault]
 */

/** @typedef {object} LookedAround
 * @property {Color} color
 * @property {string} place
 * @property {Sighting[]} players
 * @property {Color[]} bodies
 * @property {boolean} watched
 * @property {string[]} [shut]
 */

/** @typedef {object} MatchClosed
 */

/** @typedef {object} MatchEnded
 * @property {Side} winner
 * @property {EndReason} reason
 * @property {Color[]} impostors
 */

/** @typedef {object} MatchOpened
 * @property {MatchRules} rules
 * @property {Seat[]} seats
 */

/** @typedef {object} MatchRules
 * @property {string} [map]
 * @property {number} [max_players]
 * @property {number} [impostors]
 * @property {number} [kill_cooldown]
 * @property {Reach} [kill_distance]
 * @property {number} [crew_vision]
 * @property {number} [impostor_vision]
 * @property {number} [player_speed]
 * @property {number} [common_tasks]
 * @property {number} [long_tasks]
 * @property {number} [short_tasks]
 * @property {boolean} [vent_cleaning]
 * @property {boolean} [visual_tasks]
 * @property {TaskBar} [task_bar]
 * @property {boolean} [ghosts_do_tasks]
 * @property {number} [emergency_meetings]
 * @property {number} [emergency_cooldown]
 * @property {boolean} [confirm_ejects]
 * @property {boolean} [anonymous_votes]
 * @property {number} [discussion_time]
 * @property {number} [voting_time]
 * @property {number} [tick_seconds]
 * @property {number[]} [nudges]
 * @property {string} [nudge_text]
 * @property {number | null} [last_call]
 * @property {number | null} [silent_ticks]
 * @property {number} [transcript_tokens]
 * @property {boolean} [transcript_call]
 * @property {number} [recent_lines]
 * @property {number} [mention_boost]
 * @property {number} [accusation_boost]
 * @property {number} [silence_after]
 * @property {number} [silence_boost]
 * @property {number} [dice_sides]
 * @property {number} [recent_speaker_penalty]
 * @property {number} [voted_penalty]
 * @property {number} [standing_bids]
 * @property {number | null} [ghost_chat]
 * @property {number} [time_limit]
 * @property {boolean} [people_told]
 */

/** @typedef {object} MeetingClosed
 * @property {number} number
 */

/** @typedef {object} MeetingOpened
 * @property {number} number
 * @property {Color} caller
 * @property {Color | null} [body]
 * @property {string} place
 * @property {Color[]} living
 * @property {Color[]} dead
 * @property {Color[]} news
 */

/** @typedef {object} Memory
 * @property {Deed} deed
 * @property {number} tick
 * @property {Color} color
 * @property {string} place
 * @property {Color | null} [other]
 * @property {string | null} [thing]
 */

/** @typedef {object} Mend
 * @property {string} console
 */

/** @typedef {object} MendingBegun
 * @property {Color} color
 * @property {string} console
 * @property {number | null} [until]
 */

/** @typedef {object} MendingCounted
 * @property {System} system
 * @property {string[]} consoles
 * @property {number | null} [left]
 */

/** @typedef {object} Mind
 * @property {string} thought
 * @property {Suspicion[]} suspicions
 * @property {Partial<Record<Pad, string>>} pads
 * @property {string[]} lessons
 */

/** @typedef {object} MoveVent
 * @property {string} vent
 */

/** @typedef {object} NobodyEjected
 * @property {(Color | "skip")[]} tied
 */

/** @typedef {object} Note
 * @property {Pad} pad
 * @property {string} text
 */

/** @typedef {object} NotesConsolidated
 * @property {Color} color
 * @property {Note[]} notes
 */

/** @typedef {object} NotesUpdated
 * @property {Color} color
 * @property {Note[]} notes
 */

/** @typedef {object} Nudged
 * @property {number} t
 * @property {NudgeReason} reason
 * @property {string} text
 */

/** @typedef {object} Outcome
 * @property {number} number
 * @property {Color} caller
 * @property {Color | null} [body]
 * @property {BallotRevealed[]} revealed
 * @property {Ejected | null} [ejected]
 * @property {Charge[]} charges
 */

/** @typedef {object} PartnersNamed
 * @property {Color} color
 * @property {Color[]} partners
 */

/** @typedef {object} PlanChosen
 * @property {Color} color
 * @property {Action} action
 */

/** @typedef {object} PlanEnded
 * @property {Color} color
 * @property {boolean} done
 */

/** @typedef {object} PressButton
 */

/** @typedef {object} Reacted
 * @property {Color} color
 */

/** @typedef {object} ReactionsEnded
 */

/** @typedef {object} Reflected
 * @property {Color} color
 * @property {string[]} lessons
 */

/** @typedef {object} Report
 * @property {Color} body
 */

/** @typedef {object} RoleDealt
 * @property {Color} color
 * @property {Role} role
 */

/** @typedef {object} Roused
 * @property {Color} color
 * @property {Trigger[]} triggers
 */

/** @typedef {object} Sabotage
 * @property {System} system
 */

/** @typedef {object} SabotageCalled
 * @property {Color} color
 * @property {System} system
 */

/** @typedef {object} SabotageLifted
 * @property {System} system
 */

/** @typedef {object} SabotageMended
 * @property {System} system
 */

/** @typedef {object} SabotageReady
 * @property {number} at
 */

/** @typedef {object} SabotageStarted
 * @property {System} system
 * @property {number | null} [deadline]
 */

/** @typedef {object} Saying
 * @property {Claim} claim
 * @property {number} start
 * @property {number} end
 */

/** @typedef {object} ScreensDark
 * @property {Color} color
 * @property {string} console
 */

/** @typedef {object} Seat
 * @property {Color} color
 * @property {string} name
 */

/** @typedef {object} SetOut
 * @property {Color} color
 * @property {string} origin
 * @property {Step[]} steps
 * @property {number} lead
 */

/** @typedef {object} Sighting
 * @property {Color} color
 * @property {string | null} [spot]
 */

/** @typedef {object} SilenceFell
 * @property {number} t
 * @property {Color | null} [color]
 */

/** @typedef {object} Span
 * @property {Color} color
 * @property {number} start
 * @property {number} end
 */

/** @typedef {object} Spoke
 * @property {number} t
 * @property {Color} color
 * @property {string} message
 * @property {Color | null} [target]
 * @property {Span[]} mentions
 * @property {Span[]} accusations
 * @property {Claim[]} claims
 */

/** @typedef {object} SpotTaken
 * @property {Color} color
 * @property {string} place
 * @property {string | null} [spot]
 */

/** @typedef {object} Stage
 * @property {string} place
 * @property {number} seconds
 * @property {string} label
 * @property {boolean} [visual]
 * @property {number} [wait]
 * @property {string | null} [vent]
 */

/** @typedef {object} StageBegun
 * @property {Color} color
 * @property {string} task
 * @property {number} stage
 * @property {number} until
 */

/** @typedef {object} StageFinished
 * @property {Color} color
 * @property {string} task
 * @property {number} stage
 * @property {boolean} counts
 * @property {number} ready_at
 */

/** @typedef {object} Stay
 * @property {Color} color
 * @property {string} place
 * @property {number} since
 * @property {number} until
 */

/** @typedef {object} Step
 * @property {string} place
 * @property {number} to_border
 * @property {number} to_middle
 */

/** @typedef {object} Stumbled
 * @property {Color} color
 * @property {Asked} asked
 * @property {string} reason
 */

/** @typedef {object} Suspected
 * @property {Color} color
 * @property {Suspicion[]} suspicions
 */

/** @typedef {object} Suspicion
 * @property {Color} color
 * @property {number} percent
 */

/** @typedef {object} Table
 * @property {number} number
 * @property {Color} caller
 * @property {Color | null} [body]
 * @property {string} place
 * @property {Color[]} living
 * @property {Color[]} news
 * @property {Phase} phase
 * @property {number} t
 * @property {Spoke[]} lines
 * @property {Nudged[]} nudges
 * @property {Bid[]} bids
 * @property {LeftUnsaid[]} unsaid
 * @property {Color[]} awaited
 * @property {Color[]} voted
 * @property {Partial<Record<Color, Color | "skip">>} ballots
 * @property {BallotRevealed[]} revealed
 * @property {Ejected | null} [ejected]
 * @property {(Color | "skip")[]} tied
 */

/** @typedef {object} Task
 * @property {string} task
 * @property {Stage[]} stages
 * @property {number[]} finished
 * @property {number} ready_at
 */

/** @typedef {object} TaskBarMoved
 * @property {number} done
 * @property {number} total
 */

/** @typedef {object} TaskCount
 * @property {number} done
 * @property {number} total
 */

/** @typedef {object} TasksDealt
 * @property {Color} color
 * @property {DealtTask[]} tasks
 * @property {boolean} fake
 */

/** @typedef {object} Thought
 * @property {Color} color
 * @property {string} text
 */

/** @typedef {object} VentEntered
 * @property {Color} color
 * @property {string} vent
 * @property {string} place
 */

/** @typedef {object} VentExited
 * @property {Color} color
 * @property {string} vent
 * @property {string} place
 */

/** @typedef {object} VentMoved
 * @property {Color} color
 * @property {string} origin
 * @property {string} vent
 * @property {string} place
 */

/** @typedef {object} VisualShown
 * @property {Color} color
 * @property {string} task
 * @property {string} place
 */

/** @typedef {object} VoteForfeited
 * @property {number} t
 * @property {Color} color
 * @property {string} reason
 */

/** @typedef {object} VoteLocked
 * @property {number} t
 * @property {Color} color
 */

/** @typedef {object} Wait
 * @property {number} seconds
 */

/** @typedef {object} Waited
 * @property {Color} color
 * @property {number} until
 */

/** @typedef {object} Walked
 * @property {Color} color
 * @property {string} origin
 * @property {string} place
 */

/** @typedef {object} Watch
 * @property {string} console
 */

/** @typedef {object} WatchBegun
 * @property {Color} color
 * @property {string} console
 * @property {number} until
 */

/** @typedef {object} When
 * @property {Occasion} occasion
 * @property {Relation} [relation]
 * @property {Color | null} [of]
 */

/** @typedef {object} Whereabouts
 * @property {Color} color
 * @property {Role} role
 * @property {boolean} alive
 * @property {string} place
 * @property {string | null} [vent]
 * @property {number} stages_done
 * @property {number} stages
 */

/** @typedef {object} Whispered
 * @property {Color} color
 * @property {string} text
 */

/** @typedef {(
  (MatchOpened & {kind: "MatchOpened"}) | (RoleDealt & {kind: "RoleDealt"}) | (PartnersNamed & {kind: "PartnersNamed"}) |
  (TasksDealt & {kind: "TasksDealt"}) | (Thought & {kind: "Thought"}) | (NotesUpdated & {kind: "NotesUpdated"}) |
  (Suspected & {kind: "Suspected"}) | (Stumbled & {kind: "Stumbled"}) | (Whispered & {kind: "Whispered"}) | (MatchEnded &
  {kind: "MatchEnded"}) | (Reflected & {kind: "Reflected"}) | (MatchClosed & {kind: "MatchClosed"}) | (Roused & {kind:
  "Roused"}) | (PlanChosen & {kind: "PlanChosen"}) | (PlanEnded & {kind: "PlanEnded"}) | (Forestalled & {kind:
  "Forestalled"}) | (SetOut & {kind: "SetOut"}) | (Arrived & {kind: "Arrived"}) | (Walked & {kind: "Walked"}) |
  (LookedAround & {kind: "LookedAround"}) | (SpotTaken & {kind: "SpotTaken"}) | (Waited & {kind: "Waited"}) | (StageBegun
  & {kind: "StageBegun"}) | (StageFinished & {kind: "StageFinished"}) | (VisualShown & {kind: "VisualShown"}) |
  (TaskBarMoved & {kind: "TaskBarMoved"}) | (Killed & {kind: "Killed"}) | (GhostAwoke & {kind: "GhostAwoke"}) |
  (KillTimerSet & {kind: "KillTimerSet"}) | (VentEntered & {kind: "VentEntered"}) | (VentMoved & {kind: "VentMoved"}) |
  (VentExited & {kind: "VentExited"}) | (SabotageStarted & {kind: "SabotageStarted"}) | (SabotageCalled & {kind:
  "SabotageCalled"}) | (MendingBegun & {kind: "MendingBegun"}) | (ConsoleMended & {kind: "ConsoleMended"}) |
  (MendingCounted & {kind: "MendingCounted"}) | (SabotageMended & {kind: "SabotageMended"}) | (SabotageLifted & {kind:
  "SabotageLifted"}) | (SabotageReady & {kind: "SabotageReady"}) | (DoorsClosed & {kind: "DoorsClosed"}) | (DoorsFoundShut
  & {kind: "DoorsFoundShut"}) | (DoorsReady & {kind: "DoorsReady"}) | (DoorsOpened & {kind: "DoorsOpened"}) | (WatchBegun
  & {kind: "WatchBegun"}) | (FeedsSeen & {kind: "FeedsSeen"}) | (CameraLights & {kind: "CameraLights"}) | (AdminTableRead
  & {kind: "AdminTableRead"}) | (ScreensDark & {kind: "ScreensDark"}) | (ButtonReady & {kind: "ButtonReady"}) |
  (MeetingOpened & {kind: "MeetingOpened"}) | (BidPlaced & {kind: "BidPlaced"}) | (Spoke & {kind: "Spoke"}) | (LeftUnsaid
  & {kind: "LeftUnsaid"}) | (LineRead & {kind: "LineRead"}) | (SilenceFell & {kind: "SilenceFell"}) | (VoteLocked & {kind:
  "VoteLocked"}) | (VoteForfeited & {kind: "VoteForfeited"}) | (BallotCast & {kind: "BallotCast"}) | (Nudged & {kind:
  "Nudged"}) | (LastCall & {kind: "LastCall"}) | (BallotRevealed & {kind: "BallotRevealed"}) | (Ejected & {kind:
  "Ejected"}) | (NobodyEjected & {kind: "NobodyEjected"}) | (Reacted & {kind: "Reacted"}) | (ReactionsEnded & {kind:
  "ReactionsEnded"}) | (NotesConsolidated & {kind: "NotesConsolidated"}) | (GhostSpoke & {kind: "GhostSpoke"}) |
  (MeetingClosed & {kind: "MeetingClosed"})
)} Event */

/** @typedef {(
  (Continue & {kind: "Continue"}) | (Wait & {kind: "Wait"}) | (GoTo & {kind: "GoTo"}) | (DoTask & {kind: "DoTask"}) |
  (Kill & {kind: "Kill"}) | (Approach & {kind: "Approach"}) | (Report & {kind: "Report"}) | (PressButton & {kind:
  "PressButton"}) | (EnterVent & {kind: "EnterVent"}) | (MoveVent & {kind: "MoveVent"}) | (ExitVent & {kind: "ExitVent"})
  | (Sabotage & {kind: "Sabotage"}) | (CloseDoors & {kind: "CloseDoors"}) | (Mend & {kind: "Mend"}) | (Watch & {kind:
  "Watch"})
)} Action */

/** @typedef {Event["kind"]} Kind */

/** @typedef {Board["viewer"]} View Through whose eyes. */

/** @typedef {object} Stamp A claim as the log judges it. `against` is the entry that refutes it.
 * @property {Pick<Claim, "topic" | "subject"> & Partial<Claim>} claim
 * @property {"true" | "mistaken" | "lie" | "unsupported" | "undecidable"} verdict
 * @property {number | null} [against]
 * @property {[number, number]} [span]
 */

/** @typedef {object} Pair A line that blames others than the thought behind it does.
 * @property {number} thought
 * @property {Color[]} says
 * @property {Color[]} thinks
 */

/** @typedef {object} Rereading What a clerk and the reader take a line to claim: both alike, and either alone.
 * @property {Stamp[]} [shared]
 * @property {Stamp[]} [clerk]
 * @property {Stamp[]} [reader]
 */

/** @typedef {object} Call What a decision took of its player's model.
 * @property {"read" | "unreadable" | "refused" | "failed"} state
 * @property {number} seconds
 * @property {number} tokens_in
 * @property {number} tokens_out
 * @property {number} [estimated] Of all tokens, what no endpoint told.
 * @property {number} [dollars]
 * @property {number} [chances]
 * @property {number} [resent]
 * @property {string} [fault]
 * @property {string[]} [fitted]
 */

/** @typedef {object} Remark A commentator's sentence, and the facts that it is made of; in a model's words, `of` is
 * `model`, `by` its name, and `from` what it was to say.
 * @property {string} say
 * @property {string} of
 * @property {Record<string, string | number | Color[]>} [facts]
 * @property {string} [by]
 * @property {{of: string, facts: Record<string, string | number | Color[]>}[]} [from]
 */

/** @typedef {object} Frame One thing that a view perceives. `board` is a merge patch of the board before it.
 * @property {number} n
 * @property {number} [seq]
 * @property {number} tick
 * @property {Event} event
 * @property {string} caption
 * @property {object} [board]
 * @property {Stamp[]} [truth]
 * @property {Pair} [pair]
 * @property {Rereading} [clerk]
 * @property {Call} [call]
 * @property {Remark[]} [cast]
 */

/**
 * @template {Kind} Of
 * @typedef {Frame & {event: Extract<Event, {kind: Of}>}} FrameOf One whose event is of that kind.
 */
