"""The shapes of everyday sentences that clear somebody whom their words accuse. Only data, as in `shapes`."""

ALLOWING = """
@ BE|keeps|always targeting|tunneling|tunnelling|harassing me|us $|for|again|every|all|lately
it|this|that|things LOOK bad|terrible|awful|sus|suspicious for @ ,? but|however|though
@ BE too dumb|stupid|new|nice|sweet|slow|silly|clueless|honest|lazy to
@ as|being an|a|the? GUILTY would never|have|not
^ @ GUILTY|sus lol|lmao|haha? no|nah|nope $|,|he|she|way
@ was|were|seemed|looked .. BAD until|till i|he|she|they|you
i was .. BAD of|about|on @ ,? but? not|no_longer|now
i had @ as|down .. BAD|GUILTY ... now|but|until|till
@ 's playstyle|play|style|playing BE .. BAD
@ 's killer|murderer|attacker must|has|had|may|might|could|vented|walked|ran|went|came|is
^ poor @ killed|murdered|stabbed|slaughtered|butchered
@ 0|zero .. BAD
@ 's? BAD level|meter|score|rating|percentage :? BE? 0|zero|low|none
over my dead body .. VOTED @
over my dead body ... VOTED @
voting|ejecting @ losing|loses|lose|throws|throwing|griefing
bad|mistake|b|sorry|apologies to? @ ,? i thought .. it BE
@ self_reporting|self_report would|makes|BE .. OPINION|no|pointless|weird
eye|eyes on @ , ... may|might|could|will be? next|in_danger|targeted|a_target
@ BE .. near|by|next_to|beside|around ... , but ... everyone|everybody|anyone|anybody|we_all|people
@ ... vent|vents cleaning|cleaner|duty
@ BE? innocent until|till
@ would need|have to DEED|vent|kill|lie|fake
they|people|some|everyone say|says|said|claim|claims ... @ ... , i ... proof|evidence|prove|disagree|doubt
@ joked|joking|kidding|jokes about .. venting|killing|being|faking
@ pretended|pretending|pretends to vent|kill|be .. to|for
@ ... in ~ 's version|story|account|telling|theory
accused of killing|murdering|stabbing @
@ killed|kills|killing|stabbed|stabs no_one|nobody|noone
@ killed|kills|kill|killing the reactor|timer|alarm|sabotage|o2
@ the|an|a? GUILTY hunter|finder|catcher|detector
@ ... vent|vents room|side|corner|area|spot
i thought i saw @ ... but it|he|she|that
@ ... did nothing odd|weird|wrong|bad|sus|suspicious|strange
it BE @ , not ~ , that|who|whom i
somebody|someone .. with|beside|near me , ... it BE @
@ BE? .. crew|crewmate|innocent|clear or .. GUILTY
@ killed|murdered|slayed|crushed it|that|this|the|those|his|her task|tasks|scan|wires|download|level
i|we had @ pegged|figured|fingered|tagged|filed|marked as|for ... until|till|but|before
@ ... more likely|probably|probable .. than guilt|guilty|malice|murder|lies|lying|deceit
@ ... rather than guilt|guilty|malice|murder|lies|lying|deceit
told me it BE ~? .. @
had|have|got|heard a|the|some tip|hint|rumour|rumor|whisper|word that? it BE? @
somebody|someone|chat think|thinks|thought|says|said|reckons|believes|suspects that? .. @
i would VOTED for|out? @ ,? but
have all VOTED @ ... none|nobody|no_one
@ BE the only one|person|player who .. right|honest|correct|trusted
love that|this|it for @
deceased|victim|departed|dead|body|corpse : @ $
deceased|victim|departed|dead|corpse BE|was @ $|,
i never|NOT said|claimed|meant|wrote|suggested that? .. @
i|i_therefore|we set|put|setting @ aside
leaves|left|leaving @ no|little|hardly_any time|chance|opportunity|way
@ will|can|could|should|to go|stay|walk|pair with ~
~ will|can|could|should|to go|stay|walk|pair with @
one|person|player|somebody|someone i|we met|saw|passed|found ... BE NOT ~ ,? but @ $|,
with @ out|gone|dead|ejected , ... ~
you assert|allege|contend|maintain|hold|argue that? .. @ DEED|BE
trick|plan|recipe|playbook|strategy|routine|script ... : ... blame|frame|accuse|vote @
"""
