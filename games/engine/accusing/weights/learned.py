# ruff: noqa
"""What `benchmarks/weights.py` has learned: a weight, the square of how telling it is, and of what. Data alone."""

ROWS = """
-1318 0 least ruled
-560 0 least
-25788 22781 G:killed T
-21454 14582 G:T died
-17351 18461 G:i found
-15296 13947 G:kill T
-14234 15296 G:found T
-14091 11759 G:poor T
-11461 13681 G:T is dead
-11298 9968 N:came
-10601 11083 S:tools
-10117 11483 G:^ T and i
9609 8257 G:was T who
-9517 17934 G:O killed T
-9484 12041 BT:place with
-9355 8234 BT:saw O
9091 8257 K:^ lying
-9013 11427 AT:dead .
-8915 13409 G:place with T
-8843 12840 BT:i left
8785 17643 G:O 's body $
-8639 6948 G:i believe T
-8610 10542 K:when place
-8576 18966 G:i was with T
8332 5082 G:poor O
8327 15362 G:'m voting T
8327 15362 G:i 'm voting T
-8305 7615 K:my place
-8298 9143 AT:is dead
-8173 3518 R:01
8117 11557 G:^ T is sus
-8116 3922 G:with T
8077 7803 G:it was T who
8070 14006 G:^ T is lying
-8056 11427 K:we place
-8054 7615 BT:poor
-8049 12493 G:was with T
-8021 8924 O:i
8001 6818 G:i seen T
-7941 9143 S:shared
-7938 5758 O:OOOT
-7880 8234 G:for place
-7870 5432 K:^ stop
-7843 6948 BT:i and
-7787 9143 G:where were
-7761 9356 G:not think
7724 9396 BT:^ vote
-7719 6072 K:^ good
7584 9100 G:i believe O
-7577 5432 N:was O
7505 10918 G:i suspect T
7499 15148 G:^ i suspect T
-7409 11921 G:i was with
-7399 11083 G:^ i and T
-7350 12237 G:at the start
7305 5702 N:two is
-7301 6224 N:would
-7286 11371 G:T was with i
-7235 6948 G:T see
-7144 3706 BT:even
7134 12991 K:is be
-7131 4366 K:^ back
7124 8964 BT:i suspect
7112 12582 G:^ T killed O
-7106 6349 AT:i in
-7100 6948 K:T upper
7014 6947 K:is not
-6996 6666 K:with at
6972 16177 G:i saw T vent
-6770 6666 G:T was crew
-6762 1649 N:O
6706 12156 G:T is next
6696 11557 G:T it is
-6678 5092 G:say O
6676 17980 F:vote T
6676 17980 G:^ vote T
-6646 1774 M:t0
-6564 9143 G:do not think
6558 6279 S:teeth
6554 6279 G:say P was
-6504 7486 K:place or
-6500 6666 G:T place
-6495 6666 G:with i and
6459 7325 G:every time
-6432 7743 S:passed
6407 5210 G:over O
6396 7075 BT:am not
-6368 6072 G:T 's body
6292 11401 BT:'m voting
-6289 6072 K:O through
-6242 5432 AT:holding
-6234 5758 G:said O
-6227 8234 S:part
-6205 3338 G:T saw
-6197 5758 K:T dead
-6177 7221 G:hear from
-6175 6275 K:where T
6148 7803 G:, but the
6072 4411 G:it be T
-6059 6072 E:O came
6021 8688 S:tale
-6000 3210 G:O came
5990 5082 BT:which is
5984 5199 G:: T .
-5980 9769 G:did T see
-5978 7288 K:with the
5969 11243 AT:vents
-5949 6072 G:came by
5910 4411 BT:times
5868 6818 S:bye
-5846 8470 K:for first
-5786 9143 G:i passed
-5783 9968 K:place start
5782 7771 R:10
-5753 5092 AT:did you
-5750 8234 G:i stayed
-5748 2200 G:to blame T
5740 5082 G:T cut
5727 2872 E:put it
5703 5702 N:curious
5684 6818 G:, T is the
5675 7325 AT:is so
5657 5082 K:be by
5652 8688 G:the grate
5651 5702 G:, it 's T
-5645 4366 K:O neither
5639 4411 K:" i
5636 3678 K:can vote
-5632 9356 BT:then place
-5607 3976 E:hearsay
-5601 6884 AT:with i
5597 12156 G:no alibi
-5563 7486 F:with T
-5563 7486 G:^ with T
5548 7325 G:every single
-5512 8924 G:^ i believe T
5508 6279 K:a no
-5506 1711 G:not T
5479 10233 AT:my vote
-5456 5758 K:would kill
5452 8688 K:T looks
5444 11861 AT:: T
-5437 15965 BT:i found
5421 5082 BP:to say
-5418 3672 AT:watched
-5377 4366 BT:leave
-5376 6948 G:the scanner
-5375 3025 G:says O
5353 11243 K:into vent
-5344 4737 S:stayed
5339 7008 R:1
5327 5702 G:T , is not
5323 9493 K:is body
5312 5082 S:vents
5309 2227 K:if not
-5302 8234 BT:where were
-5299 4737 G:T on this
5295 10233 K:self $
-5294 4366 G:rip T
-5284 7992 G:for the first
5279 8688 G:next $
-5265 2912 G:ask T
-5264 7486 AT:'s dead
-5264 7486 G:T 's dead
-5263 6666 K:^ met
5248 6818 G:this T
5236 6818 K:just it
-5231 3376 K:i place
5227 5082 K:^ too
-5224 2323 AT:about O
5208 10984 G:O 's body
-5188 8234 G:: i ,
5175 5398 S:asks
5170 5082 G:^ i seen T
5151 8257 K:vent in
-5139 5206 F:T can
-5139 5206 G:^ T can
-5111 6948 G:did not kill
-5107 8470 BT:, not
5091 5082 K:, vented
-5085 13681 F:i found
-5085 13681 G:^ i found
5082 8688 S:convenient
5079 11557 G:about place .
5076 3678 K:why P
-5070 6374 G:fixed the
-5069 1692 G:T caught
-5044 3842 G:T can
5006 3081 G:, T $
-4997 4366 S:chill
-4978 5092 BP:leave
4964 5082 AT:in $
4946 5702 S:cat
-4944 2587 S:asteroids
-4941 9968 K:with until
-4932 8700 G:i do not think
4930 4411 AT:to go
-4904 2444 G:, or
-4898 6666 G:to hear from
-4889 6072 K:place both
-4881 3367 BT:O is
4870 6279 S:behaviour
4865 7803 S:coincidence
4851 6279 G:killed by T
-4838 4366 K:in time
-4837 12985 G:place with T ,
-4833 7486 BT:scan
-4831 6072 AT:were T
-4831 10542 G:i left T
4828 4411 AT:go .
-4828 6374 G:good ,
-4814 7017 AT:i were
4813 6279 G:'s partner
-4806 3136 BP:against
-4793 6666 K:where ?
-4778 7992 BT:passed
4764 6818 S:pointing
4758 5702 G:or i
-4754 5092 G:not T .
-4748 5432 K:T half
4742 8257 G:^ T is impostor
4740 7803 S:kick
4731 2438 K:O against
-4724 2681 G:would T
-4721 7992 K:at start
-4718 9819 G:with i in
-4716 5432 K:^ clean
4714 2872 G:blame O
-4712 6374 K:Q with
4694 3678 G:O was a
-4686 3976 K:i through
-4685 6521 G:T , did
-4678 3976 K:respect 's
-4674 5178 G:in place , O
4666 2872 G:, T for
-4663 7486 AT:was alive
-4661 3426 BT:^ with
-4658 5758 G:spent the
4654 3081 G:T , you
4651 7803 AT:is bad
-4648 3398 G:saw O
-4645 3976 K:say O
-4636 7992 G:where were T
-4632 2681 AT:'s just
4618 4411 AT:the dead
4610 7075 G:T vent .
-4599 2681 G:i did
-4591 5092 K:whole ,
-4584 5758 K:with place
-4572 5092 AT:the scan
4571 5702 K:'s do
-4570 5432 G:a fair
-4566 2444 N:O 's
-4553 3567 G:for T is
4547 5082 AT:story
-4538 7486 G:can vouch
4512 5702 G:and only T
-4510 7486 F:found
-4510 7486 G:^ found
4507 5082 E:know what
-4505 8314 G:T and i were
4503 5082 G:but the
4501 6818 G:T is so
-4490 2912 K:by O
4487 5082 K:alibi a
-4485 1692 K:^ …
-4468 5263 K:or ?
-4464 4737 G:^ T is crew
4461 5082 BT:100
4460 6818 AT:excuse
4453 3678 G:witness , and T
-4449 6666 G:, T was with
-4438 6666 AT:by i
4437 6279 G:airlock .
-4435 2681 K:'s up
4433 5082 K:were 's
-4432 5651 S:fixed
-4427 2444 AT:to place
4425 7325 S:rotten
-4420 4737 K:seen ?
4419 9870 K:is explain
4419 4149 K:of vent
4415 4411 G:a corpse
-4414 4366 K:after ?
-4403 4737 G:T good
4398 5702 AT:into the
-4398 3567 BT:pass
-4393 6551 K:with then
4391 2872 AT:said place
-4386 5758 G:so who
4371 10918 G:^ T is too
4362 3678 BT:onto
-4348 4737 K:are sure
-4334 5704 G:, where
-4321 5758 G:was dark
4312 6279 AT:jumped
-4307 4737 K:hear 's
4296 9438 G:vent $
-4283 5432 AT:alive .
-4277 6224 G:and O in place
4275 5082 G:words ,
4267 13511 G:not trust T
4265 6818 K:the guy
-4262 1600 G:that O
-4259 5092 G:was O .
-4249 5092 K:place leaves
-4246 5092 G:was nowhere
-4241 5178 F:T saw
-4241 5178 G:^ T saw
-4238 6948 AT:shared
4234 3678 N:was crew
4227 5082 K:words .
-4219 7399 G:i and T
-4216 5092 AT:beside i
-4215 4737 G:sure it was
-4213 7743 G:where did
4204 6279 BT:i put
4199 2872 K:knows .
4197 5082 S:excuse
-4195 5849 G:T in place ,
-4189 6666 K:O left
-4188 2836 E:'s O
4188 6818 G:it to T
4181 12156 G:^ T vented in
4174 11557 BT:word about
-4173 5479 G:T 's body $
4169 7325 G:T is suspicious .
4164 7325 G:^ T is suspicious
4163 5702 G:both $
4162 7803 G:of the place vent
-4155 4737 G:was not O
4152 5082 BT:place "
4147 2978 G:is no
-4146 5432 E:O did
-4144 3311 S:gauges
4138 5995 G:there 's a
4134 11557 BT:not one
4134 6279 S:visor
-4111 6374 K:left for
-4109 4173 N:from place
4107 4053 G:T no
4103 4411 N:answer .
4100 3285 G:next door
-4098 8234 F:i and
-4098 8234 G:^ i and
-4097 5758 K:O where
-4095 4108 G:T dead
4094 5082 G:now O is
4090 6279 K:opened T
-4083 3136 G:was wrong
-4075 5092 K:wait was
-4064 2200 G:accusing T
4059 11243 AT:is near
4059 11243 G:T is near
4059 11243 G:^ T is near
-4058 5758 AT:is clean
-4048 4737 G:T came into place
-4044 5432 G:it was dark
-4041 6666 BT:i met
4041 5702 G:then T $
-4035 6072 F:were
-4035 6072 G:^ were
4032 5082 S:ventilation
4031 7325 K:blood 's
-4029 5092 S:counted
4027 10233 G:a vent $
4024 7325 G:^ T did it
-4022 3136 AT:was wrong
4017 6279 K:T excuse
-4017 3976 S:beds
4012 2872 G:about T is
4009 8688 G:T climbed out
-4008 2681 S:harmless
-4001 5432 G:'m with T
-4001 5432 G:i 'm with T
3992 4411 AT:had the
-3992 4366 AT:was lying
-3992 4366 G:T was lying
3991 4337 K:vent place
3982 11557 AT:is over
-3981 4952 K:we in
3976 2872 G:O or T .
-3976 6072 G:i in place .
3976 2872 G:or T .
3974 3678 BT:scream
-3974 5092 K:Q O
-3972 5758 G:T in place .
-3967 3136 G:it was O
3964 2585 K:not you
3954 7803 G:^ nobody can confirm
-3954 6948 G:there too
3953 8257 G:T vented in
-3949 3567 G:because T was
3948 7803 G:ejected $
-3945 6473 BT:, where
3943 7686 BT:look at
-3938 5432 G:T alive
-3932 5758 G:then place
3931 4411 AT:that place
3929 5702 K:not single
-3927 3262 G:, P was
-3924 5206 G:and O in
3919 5082 G:T kinda
3917 3285 K:not be
3914 3678 S:answers
3911 2872 BP:can see
3910 3150 K:sure ,
3906 8033 AT:is next
-3906 5596 K:were ?
-3896 6948 BT:^ found
-3893 13409 G:^ O killed T
3892 5082 K:T contradicts
3892 4411 K:care T
3889 5702 G:murder $
-3886 2912 G:what if T
3883 10751 G:the vent $
3871 3081 K:be and
-3869 3567 N:O :
3868 1718 K:^ or
3864 10582 AT:no alibi
3859 5702 AT:stabbed O
-3858 3355 K:place by
3857 10582 F:that leaves
3857 10582 G:^ that leaves
3850 3678 K:Q be
-3850 5092 K:did with
-3848 4737 G:to what
3848 5702 S:kidding
-3847 3567 E:O says
3838 3678 G:T 'd have
-3836 2363 G:did the
3833 8688 K:lied place
3832 3678 S:null
3831 3285 K:'ll .
3830 4411 G:then T is the
-3817 3976 K:a boy
-3816 2524 G:O and O .
-3816 2200 K:evidence is
3812 1980 G:T helps
-3812 4173 K:T anyone
3809 714 E:vent
-3807 15296 G:i found T
3806 8257 G:T killed O ,
-3804 3311 AT:fine
3804 4411 K:on alone
-3801 3976 AT:cool
3796 3678 G:with i on T
3794 5702 S:witnesses
-3779 2894 K:, with
-3777 4646 G:left T
3772 6818 G:T 's story is
-3771 8924 G:for place .
-3771 4737 K:ask i
3769 11243 AT:is by
3769 11243 G:T is by
3769 11243 G:^ T is by
3769 4411 K:next to
3762 6818 G:T is bad
-3761 1950 G:T was a
-3760 3136 BT:'ve got
-3760 2200 G:T 's just
-3759 4737 BT:arrived
3758 5082 AT:now $
3749 5082 BT:^ this
3749 5702 BT:he 's
3749 2872 G:to mention
3748 4411 BT:recommend
-3747 4553 G:^ T , what
3741 5702 G:sure , T ,
-3736 7221 AT:at first
3733 6818 G:T is the one
3732 9746 AT:vent in
-3731 6072 G:T dead in
3725 5082 K:only in
3724 4754 AT:should be
-3721 7486 G:when the place
3719 5082 AT:smell
3718 5082 K:there not
3713 5082 AT:loudest
-3711 3976 G:was ?
3709 6279 G:^ T claims place
3707 6279 G:and now O
3705 3484 K:that has
3704 5702 K:acting $
3702 10918 AT:is beside
3702 10918 G:T is beside
3702 10918 G:^ T is beside
-3700 2797 G:, all
-3699 2912 G:right .
-3691 7486 F:when T
-3691 7486 G:^ when T
3689 2872 K:came there
3688 3930 G:, one of
3681 4411 S:court
3680 5501 G:T kill O
-3677 6130 G:in place with
3676 7567 G:sus $
3674 3678 AT:space
-3673 2563 K:in O
3669 2872 G:T , by
-3666 3355 K:in last
-3666 3283 S:fair
-3662 3976 N:fine
3658 7325 F:funny
3658 7325 G:^ funny
3658 5082 K:together $
-3658 4366 S:correction
3657 3678 G:people ,
3654 2872 AT:a second
3651 2872 K:said ?
-3646 5432 G:for the place
-3644 3567 K:i time
3639 5702 G:feel like
3639 3678 K:no for
-3635 5432 K:left before
3629 10582 G:story $
3626 5082 K:always T
-3617 1865 E:because
3617 6818 G:is a liar
-3617 4366 G:not you
-3614 3567 S:hearing
3613 8688 BT:told you
-3611 3976 K:rip $
-3609 5758 S:joined
3607 2872 G:of T has
-3606 2540 G:when the
-3603 6666 BT:, were
3603 11243 G:T is over
3603 11243 G:^ T is over
3598 5702 K:has us
-3597 3069 G:T in place
3595 4411 G:teeth .
3587 4053 O:iTTT
3582 3678 AT:breathes
3582 3678 S:breathes
-3580 7221 K:when died
-3577 7743 AT:for place
-3577 1950 K:O you
-3577 3136 K:went i
-3574 4553 BT:did O
-3568 7992 G:T , where
3561 5460 K:^ sus
-3561 3567 K:tell was
3560 3678 AT:O like
3560 3678 G:O like
3560 3678 G:O like a
3556 4411 S:strongly
-3545 3567 BP:Q
3545 5082 G:from P 's
-3544 2524 G:what T said
-3542 3976 G:suppose T
-3541 3976 G:'s fine
-3538 6666 G:blood test
3537 10582 G:T is has not
3537 10582 G:is has not
3534 4411 G:i call
-3534 2894 K:in the
-3532 3426 K:good ,
3522 8475 G:vent in place
-3521 3025 K:for place
-3520 1237 AT:, O
3517 5082 S:80
-3517 922 S:place
3511 5082 G:the way T
3508 6279 G:caught in
-3500 4173 F:i can
-3500 4173 G:^ i can
3499 3678 G:T walked through
3497 4584 K:vent .
3496 1500 E:vent .
-3494 3136 G:not T $
3492 2658 G:T said place
-3492 4916 K:T fine
3492 6552 K:sus $
3491 5082 K:T doors
-3489 4737 G:T was crew .
3485 2872 BP:telling
3483 2438 N:our
-3479 2681 K:^ scanned
3478 3678 E:out O
3475 4411 K:^ liar
3473 4411 N:who does
3471 1170 BT:of O
-3471 4134 G:we were
-3470 4366 AT:was nowhere
-3468 3567 K:the failed
3467 5702 K:others .
-3461 3136 G:T into place
3459 2872 F:that T
3459 2872 G:^ that T
3459 6818 G:not true
3457 5294 G:^ it 's T
-3454 3976 K:'ve with
3453 5242 F:my vote
3453 5242 G:^ my vote
3452 2872 N:known
3451 6279 G:T unless
3450 2872 AP:O 's
-3449 3976 E:i came
3448 9100 G:saw T come out
3443 2872 K:anyone to
-3442 3136 G:was i
3439 3678 S:fools
-3438 3567 O:TinotT
3433 8547 G:look at T
3429 1980 G:regarding T .
-3428 4108 K:T alive
-3427 10542 G:left for
-3422 3204 AT:were in
-3420 3976 AT:whether
-3416 2524 S:culture
-3415 5092 AT:vote O
3414 2872 K:whatever .
3412 3678 BT:if not
-3412 1735 BT:voting
-3409 4238 K:T already
3407 5702 K:still $
3406 3678 K:^ late
-3405 4173 AT:O vented
3404 7325 F:i vote
3404 7325 G:^ i vote
3402 5082 K:explain .
-3399 2323 S:spent
-3398 6666 G:T was alive
-3398 3567 G:could T
-3396 1333 G:, T was
-3393 301 R:0
3392 8257 AT:tale
-3389 3136 BT:suppose
3387 9493 K:look $
3384 4518 G:T killed O
-3373 1692 E:talk
3370 2872 S:removal
-3367 4737 K:, even
3364 2872 BT:no task
3362 2872 AT:there in
-3362 9482 BT:was with
3361 2872 G:T i mean
3348 2872 BT:T is
-3348 1162 G:T on
-3348 2340 G:over T
3340 3930 K:T always
-3339 8700 G:O kill
-3335 1865 AT:already
-3333 7486 K:, stayed
-3326 8470 G:went to place .
3323 5082 BT:motion
3323 5082 K:motion T
-3322 6374 G:i until
-3320 3136 AT:chill
3316 4411 G:bye $
-3316 3567 G:you think
3313 6818 BT:percent
3312 6818 F:voted T
3312 6818 G:^ voted T
3305 4411 K:today T
-3300 2681 S:laid
3298 2872 E:objection !
3292 2872 G:for someone
-3284 3976 AT:beds
-3283 5092 G:down to place
-3280 5432 K:last in
-3276 12080 G:found T in
3272 10918 AT:is from
-3272 3976 F:T where
-3272 1692 G:O did
3272 10918 G:T is from
3272 10918 G:^ T is from
-3272 3976 G:^ T where
-3269 5432 G:, were
3269 4411 K:do out
3267 4411 F:explain the
3267 4411 G:^ explain the
3266 7803 F:T out
3266 7803 G:^ T out
3266 1980 K:place knife
-3265 7992 G:, we were
3265 3484 G:T were not
-3265 3976 N:i could
3263 4411 K:third .
-3260 4737 G:follow T
3260 2872 G:if it 's
-3258 4553 BT:, place
-3258 3976 G:leave P
-3254 1801 AT:place $
3254 2872 BT:i or
3254 5702 K:and vote
-3247 1692 E:pressed
-3247 2909 G:T killed
-3247 6072 G:i met T
3239 3678 G:O to T
3239 3678 G:from O to
3239 3678 G:from O to T
3238 4754 BT:it to
-3227 1532 BT:vote
-3224 5432 G:^ T is clear
-3222 3567 G:killed by O
3222 2872 K:why run
3221 7325 AT:standing over
3219 4411 K:accuses .
3214 5768 AT:the vent
-3210 3774 G:a while
3207 1791 K:if crew
-3202 4975 BT:met
3199 2872 BT:say the
-3198 4737 AT:gone .
-3198 4553 G:, ask
-3198 7221 G:T can confirm
3197 3678 E:gonna
3193 2438 K:P out
-3190 5758 G:place , O was
-3187 6948 K:we both
-3183 3976 G:at O .
3183 5082 G:vote on T $
-3183 5092 K:good P
3182 5082 S:snake
-3179 2200 BP:bless
3178 4411 G:pushed O
-3176 5092 F:who was
-3176 5092 G:^ who was
3176 8033 G:about where
3176 4411 K:has on
-3175 1566 BT:, O
3172 2872 E:runs
3171 5702 AT:no $
-3170 4460 K:O from
3170 2166 K:are .
-3167 4473 AT:saw i
3165 3678 K:everything 's
-3162 3002 G:was there
-3161 2842 G:T was in
-3161 3136 K:^ long
3160 4411 G:T was "
-3157 5206 G:i went
-3156 5596 G:met T
-3156 3136 S:cameras
-3155 1950 G:by O .
3155 3678 G:place is a
-3153 2015 AT:dead
3150 3285 K:" O
3149 3678 AT:is throwing
3149 3678 G:T is throwing
3149 3678 G:is throwing
-3148 4366 G:voting O
3144 4411 BT:still
-3140 7743 BT:not think
-3140 3355 G:O say
-3137 2681 G:do T have
-3137 3567 K:then ?
3136 5082 G:the bad
3133 5702 AT:you who
3133 2872 K:about out
-3131 4366 BT:^ when
3131 7325 G:^ there 's a
3131 4411 G:in round one ,
-3131 3355 G:would i
-3130 6072 K:so :
-3129 5432 G:the alarm ,
-3125 6666 BT:: place
3122 9493 K:^ acting
-3120 2681 G:is consistent
-3119 2200 BP:^ let
3115 3678 AT:in two
-3114 6374 G:after T left
3114 4411 G:place , and the
-3112 7486 K:i first
3104 8257 G:look at T .
-3104 4366 K:were by
3102 5082 G:^ i want T
3100 2585 G:the dead
-3099 2444 E:both of
-3098 7992 G:to place , where
3098 4411 K:a person
3096 7325 K:standing O
-3095 3191 G:O were
3095 3678 G:i not to
-3093 5432 N:i would
-3092 5758 BT:hear from
3090 2872 K:buy ,
3089 4411 S:hero
3087 11557 G:one word
3082 2872 K:, words
-3081 3774 AT:scanned
-3081 3136 N:lost
-3080 1129 G:: O
-3080 3976 G:and i .
3075 5702 AT:voted
-3075 6072 G:what were
-3074 5432 AT:innocent ,
-3074 2912 AT:on this
3074 5702 G:suspect T $
-3072 5677 K:then place
3070 4411 K:'s have
-3068 7615 G:i went to
3066 6818 AT:fishy
3064 2872 E:east
3062 1980 G:have P .
3060 6818 BT:has to
3060 7325 G:T is not have
3060 7325 G:is not have
-3059 3976 O:O
3058 1980 E:both lying
3058 1980 N:both place
3056 1500 G:why did T
3054 4411 E:testimony
-3053 3976 G:O come
3053 1980 N:O just
3052 3678 BT:fear
3052 3678 K:i feel
-3050 7992 G:were T ?
3048 4411 K:are two
-3046 2200 G:i have no
-3043 2681 AT:said that
-3043 2681 G:T said that
3042 6818 K:either or
3040 3678 G:not there $
-3039 2681 AT:not do
-3038 3136 G:came into place
3036 7803 F:either O
3036 7803 G:^ either O
-3036 5432 G:good $
3036 7325 G:i propose
-3036 5092 G:saw T and
3036 4411 N:of that
-3032 6666 G:we were both
3031 2872 K:once a
-3030 7743 S:fueling
3028 1908 G:there 's
-3026 3976 AT:right about
3026 1137 K:for T
-3023 4510 BT:i was
-3020 6948 G:we met
-3020 2200 S:rip
3018 5702 BT:either O
3018 7803 G:the plank
-3018 4366 K:T company
3017 7325 BT:please vote
3014 4641 AT:, because
-3010 4366 G:place and O was
-3008 2444 K:T good
-3007 3567 G:: who
-3005 3136 K:told O
3002 5082 BT:out for
3001 5082 S:lmaooo
3000 2112 G:i was in place
-2995 2524 K:O into
-2994 3567 K:, anyone
2992 1980 AT:in a
2990 2244 G:the vent .
2987 3285 K:be one
-2986 3136 AT:shot
2986 3134 G:the vent
2985 5702 AT:if it
2984 1980 BT:the hand
-2981 1640 G:, we
-2980 4590 BT:^ did
-2980 3136 G:, as T
-2979 3774 K:can O
2978 8257 F:bye
2978 11243 G:T is next to
2978 11243 G:^ T is next
2978 8257 G:^ bye
2977 1980 N:badly
2977 1980 N:badly .
-2976 3774 AT:was crew
2975 9493 BT:not trust
-2974 2681 AT:, or
-2970 4932 K:^ vented
-2969 4737 G:that T was in
2967 9100 K:T acting
-2965 3081 AT:not one
-2965 1692 E:gauges
2961 2212 E:well
-2959 3976 E:true
-2959 3976 G:i met
2957 4411 G:T be the
2954 7325 K:was vent
2952 5702 K:straight the
-2951 4737 AT:looking at
2950 5082 BT:word against
2948 1980 K:^ alibis
2946 2438 E:to get
2945 3150 K:said the
-2944 6224 AT:, where
-2942 3136 K:accusing .
-2942 803 K:vote T
-2941 1627 BT:and O
2941 11243 BT:one word
-2941 2524 G:T reported
-2937 2135 AT:O 's
2937 2872 G:hang T
-2935 7486 G:, not T
-2934 1692 G:T votes
-2934 2681 G:it against
-2929 6072 K:card place
2928 4411 K:voted O
-2927 8234 G:with T for
2923 4754 G:T came out
2920 3678 AT:, alone
-2918 4460 AT:, did
2918 2438 AT:locked
2915 8257 G:out T $
2913 4411 G:all over
-2912 2200 AT:i because
2912 2872 K:not then
-2911 2444 N:place and
2910 1894 AT:goes
-2907 4646 AT:was there
2905 2872 K:hear of
2904 1980 G:had the
2904 2872 K:'s quiet
2903 2438 AT:fall
2903 12721 G:do not trust T
-2903 7992 G:i left .
-2903 5758 K:place bell
-2902 1088 G:, O
-2902 2912 G:is there
2900 7075 AT:vented in
-2900 5092 G:saw O in
2900 4411 K:i wager
2900 4411 S:wager
2899 4411 K:^ cast
-2898 3136 K:has seen
2898 6818 S:imps
-2897 2957 K:place not
2896 4411 K:been 's
2895 1980 E:names ?
2895 1980 E:want names
2889 6279 G:i next
2888 5082 G:because i saw
2886 2872 BT:there 's
-2884 7743 G:joined i
2884 4411 K:'d be
2884 6279 K:T awfully
-2883 3976 G:place were
2880 6279 BT:cast
2880 1047 G:: T
2879 1662 G:O 's dead
2879 2872 K:murdered T
-2878 2681 BT:us to
-2878 1950 K:do O
-2874 6072 BT:^ poor
-2874 6072 F:poor
-2874 6072 G:^ poor
2873 5082 AT:to a
-2871 4173 G:left i
2870 2872 G:floor in place .
-2870 9143 G:place at the start
-2868 4553 AT:was already
-2864 4737 F:leave
-2864 4737 G:^ leave
2864 4411 N:o
-2863 4737 G:in lower place .
2861 6279 K:^ suspicion
2860 2325 K:'s not
-2859 1692 G:of place $
2856 5082 S:sweating
-2855 4737 G:i believe T .
-2855 2022 K:with O
2854 2872 G:i why T
2853 2438 BT:came back
-2851 3567 G:pick one
-2851 4737 K:were i
-2850 3136 BT:you think
2848 6818 K:'s does
2845 9870 BT:, vote
2845 9870 G:, vote T
2844 2872 AT:defend O
2844 2872 G:defend O
2842 8257 G:: T vented
2841 3678 G:in place for half
2841 3678 G:place for half
2840 6279 G:i say T
-2839 1605 G:'s T .
-2839 2200 G:O vented
-2838 4737 G:did P 's
2837 3678 S:common
2835 5702 E:you who
2835 5082 G:^ T first ,
2832 7325 AT:the airlock
-2829 3976 N:since
-2828 2681 E:scanned
-2823 3136 K:same i
-2822 4173 F:O did
-2822 4173 G:^ O did
-2820 8700 G:left T in
-2819 2681 G:like two
2818 5702 F:i say
2818 5702 G:^ i say
2818 4411 K:body P
2818 2872 K:ever place
2816 5702 F:something
2816 5702 G:^ something
-2815 5092 G:clear T
2813 4174 K:^ bet
-2811 3355 BT:was it
-2810 5263 G:^ T , did
2809 1003 G:said T .
-2809 1562 K:of at
2807 3678 AT:and be
2807 3678 G:* T
2807 3678 G:and be
-2807 2373 K:place $
-2807 5432 S:recap
-2803 10542 G:place with T $
2802 5702 AT:caught in
2802 6279 G:admit it
-2798 2200 AT:side $
2798 4411 G:not buy it
2798 5702 G:place vent .
2798 5702 G:the place vent .
-2796 3976 G:my notes
-2796 5526 G:place with
2793 3678 S:hurts
-2792 3355 F:suppose
-2792 3355 G:^ suppose
2791 5082 K:if next
2790 2438 G:us all
-2789 3136 S:lass
2787 5398 S:fishy
2786 2872 AT:stabs
-2785 3567 K:thought T
-2784 5758 G:, P did
2784 9493 G:T used
2782 2872 K:anybody it
-2781 3444 G:with i
-2780 2912 G:my alibi
-2776 3567 G:place after
2772 1980 AP:rip
2772 2872 G:, O would be
2772 2872 G:O would be alive
-2772 2200 G:trusted O
2771 9493 AT:story $
2769 4411 AP:'s story
2769 4411 G:P 's story
-2769 6948 G:place , T and
2769 4411 K:P story
-2767 4737 G:place when the
-2767 3136 K:ca tell
-2766 5758 G:in place from
-2764 2298 K:place with
-2763 5432 K:T wires
2763 4411 K:there blood
-2762 4366 G:asteroids ,
-2760 2200 E:what if
2760 2096 G:only T
2759 3678 E:great
2756 2872 G:so defensive
2756 2872 S:defensive
-2750 3136 BT:client
2749 2438 G:you did
-2748 6374 BT:where did
-2748 6374 G:where did T
2746 4411 K:T feet
2746 6279 K:^ covering
2745 1980 K:as today
-2744 1692 G:of T was
-2743 9143 G:^ T is dead
-2739 5758 G:in place , then
2738 6818 AT:next $
-2738 3567 G:T was nowhere
2737 4411 BT:^ put
2737 4411 F:put
2737 4411 G:^ put
2735 1980 G:O said about T
-2734 1429 E:test
-2731 2987 AT:says O
-2729 5092 G:place when O
2728 4053 S:cast
-2721 2200 G:i voted for
-2719 4737 G:saw T and O
-2719 3355 K:when arrived
2718 1905 O:Tnot
-2717 3567 AT:company
-2717 2987 K:O when
-2714 3224 F:was
-2714 3224 G:^ was
2714 9100 G:that vent $
-2713 3976 G:no i
2713 4411 N:liar
2711 2872 AT:unless
-2710 1692 K:, alone
2709 4411 K:T loudest
2707 6279 G:^ T vented ,
2706 5082 G:^ i think we
-2706 4366 G:i was the
2705 1980 E:vote with
2702 3678 BT:court
2701 4411 AT:poor O
-2701 9968 G:i went to place
2701 2872 G:say T .
2701 5082 N:math .
2700 3678 K:without noticing
2700 3678 S:noticing
2697 5702 G:right now .
2696 2872 G:onto T
-2692 5758 BT:swiped
-2691 3976 G:O or O
2689 3678 G:'s T ,
-2687 2836 K:it dark
-2686 4090 F:did
-2686 4090 G:^ did
-2685 1986 K:place when
2682 3678 G:by the body
-2681 3567 G:think $
-2681 4366 K:found last
2678 3678 AT:behind O
-2678 3136 BT:till
2678 4411 G:direction of
2678 4411 G:the direction
2678 4411 G:the direction of
-2677 3567 G:could not have
2677 8257 G:this up
2677 1042 K:T "
2676 3678 G:stabbed O
2673 4669 G:on T $
-2673 2681 S:cells
-2672 3976 G:T P was
-2672 1429 G:by O ,
2670 3150 AT:go $
-2670 4366 G:while .
-2670 2681 O:OTPi
-2667 3976 K:tell O
2666 1500 K:truth T
-2665 3491 G:were T
2664 5702 K:no alibi
2662 6818 F:T goes
2662 6818 G:^ T goes
-2662 4366 G:^ T was still
2662 2872 G:thing O
2662 1980 K:^ house
-2662 2681 K:let not
-2660 2323 K:my in
2659 5398 AT:covering
-2659 4366 K:place 'd
-2658 2681 G:as to
-2656 3136 K:^ held
-2656 2076 K:said O
-2654 2814 AT:clear
-2653 5758 G:place next
-2653 1133 K:T body
2651 1980 K:exit ,
-2650 2200 AT:theory
-2649 3136 E:if it
-2649 4737 G:T is clean
2647 1980 E:" i
2646 1980 N:is dead
-2645 2681 BT:known
-2645 690 S:check
-2644 8470 BT:O kill
-2644 8470 G:O kill T
2644 4411 K:^ stays
2644 7803 K:story not
2640 3678 K:without there
2636 4411 BT:on this
2636 2872 G:O down
2635 2872 N:like .
-2634 2200 G:for like
2632 3678 BP:and nobody
2630 2374 AT:lie
2630 1980 G:than T ,
2628 4411 G:i out $
-2628 2200 K:O standing
-2627 3136 K:sure was
2626 7803 G:T vented in place
2626 3111 S:impostors
-2624 5432 G:already in place
-2624 4737 K:leave ?
-2622 4737 AT:was killed
-2622 4737 G:T was killed
-2620 1002 K:^ found
-2620 1822 K:i into
-2617 4366 G:T clear
2616 7803 G:i vote T .
-2615 3136 G:a good boy
2615 3678 G:a task .
-2615 3136 G:good boy
-2614 2200 AT:just because
-2614 3136 F:i did
-2614 3136 G:^ i did
2612 3678 G:failed to
-2612 1950 K:in book
2611 6818 AT:acts
2610 5702 AT:away with
-2610 3678 G:not one
-2608 3976 S:watering
-2607 4975 N:and O
2606 3678 G:have .
-2604 5432 G:, found
-2603 1605 K:, or
2603 2872 K:saying the
-2603 2200 S:holding
2601 1980 K:T minute
-2600 4737 K:standing T
2599 2872 K:could vented
2596 8033 AT:about place
2595 1980 AT:neither .
2595 5702 G:from the body
-2593 5758 BT:what were
-2593 5758 G:what were T
-2592 1662 E:now .
2592 4411 K:so but
2587 2872 E:whom
-2586 2681 G:right ?
-2585 1236 S:good
-2584 2200 AT:and none
-2584 2200 G:and none
2583 1980 E:dies
2583 2288 G:from P
2583 4411 G:i regret to
-2582 3567 N:sense .
2581 5082 G:the airlock .
2580 524 K:O place
2580 4053 K:agree O
2578 3678 AT:found "
-2578 2200 AT:i a
2578 2872 K:now in
-2577 4737 K:cells place
2574 6818 G:please vote T
-2573 5092 G:hear from T
2568 7325 BT:^ look
-2568 3976 F:T scanned
-2568 3976 G:^ T scanned
2564 4053 S:gives
2563 1003 AT:i mean
-2561 3567 BT:beside
-2557 2444 AT:wires
2557 2872 G:alone , and
-2557 4553 G:the beds
-2556 5758 AT:left i
2556 3678 E:someone who
2556 3678 K:to anyone
2556 2872 N:, nobody
2553 3678 E:friend
2553 5082 K:always the
2552 4411 AT:just said
2552 4411 G:T just said
2552 3930 K:^ always
-2552 3774 S:scanner
2551 8257 AT:is acting
2551 8257 G:T is acting
-2550 3976 AT:cameras
-2550 1692 E:down .
-2549 3567 G:T , T ?
2549 4053 K:i vent
2548 6818 AT:is shady
-2548 1543 E:was in
2548 6818 G:T is shady
2548 6818 G:^ T is shady
2548 6818 G:is shady
-2547 3976 G:ask P
-2547 2200 O:QT
2546 4411 G:i to say
2544 2872 AT:O dead
-2544 5758 F:poor T
-2544 5758 G:^ poor T
-2544 2200 K:did say
2543 7325 G:that T killed
2543 7325 G:that T killed O
-2542 3136 K:, hello
2540 1980 F:T accused
2540 1980 G:^ T accused
-2538 3136 E:i took
2538 12442 G:T vent in
-2536 5432 F:where were
-2536 5432 G:^ where were
-2536 3136 K:was two
-2536 2681 S:recall
-2534 1162 E:turn
-2533 5758 G:passed T
2533 4411 S:wearing
-2532 1554 G:it 's T .
-2531 4737 G:i had T
2530 4411 AP:knows
-2529 2034 G:T , in
-2528 7992 AT:where were
2528 8257 G:either T or
2528 8257 G:either T or O
-2527 3426 K:T confirm
2527 2872 K:o 's
2526 2872 G:show P
-2525 2444 G:seen by
2525 3980 K:T bad
2523 5082 G:, look at
-2522 6374 AT:tools
2521 3787 G:is T .
2521 5082 K:in day
-2521 2681 N:room
2520 6818 BT:i is
-2520 4366 G:if nobody
-2520 4366 G:if nobody can
-2520 4366 G:if nobody can confirm
-2520 4366 K:if can
-2520 4366 K:if confirm
2519 3678 BT:80
2516 3678 G:then O $
2512 5082 G:killed O right
2511 5082 BT:lead
-2510 6072 G:i shared
2508 1980 AT:said the
-2508 2200 F:i never
2508 1980 G:T said the
-2508 2200 G:^ i never
2507 7325 K:and always
-2505 5092 K:when through
-2504 3136 AT:near .
2504 1980 K:what liar
-2503 4366 K:did go
-2502 2200 K:because were
2501 1980 G:get T
-2501 2298 G:was O
2500 1980 G:help $
-2499 2587 G:O , T and
2498 2872 E:double
2495 5082 BT:name
2495 5082 G:in the vent
-2494 1950 G:near .
2494 4411 G:out for T
-2494 2200 K:^ check
-2491 5432 G:never left
-2488 529 G:T and
2487 1822 G:killed O and
2485 3678 F:" i
2485 3678 G:^ " i
2484 4411 G:knew it
-2484 1341 K:whoever T
-2483 2681 E:should be
2483 5702 K:^ giving
2482 1377 G:watched T
-2481 7486 G:where were T ?
-2480 4737 G:beside T
2479 5702 F:voting T
2479 5702 G:^ voting T
-2478 3136 K:T cold
-2478 2444 S:across
2476 2872 BT:afraid
-2476 3567 G:T , place
2475 4411 G:say P was in
-2475 4366 K:did did
2474 2438 AT:, to
2473 2872 AT:behind P
2470 5082 G:T it
2470 4411 K:T cooked
-2469 3567 G:^ T was crew
2469 2872 K:see :
2469 2872 K:tho 's
-2468 2681 F:O left
-2468 2681 G:^ O left
2468 1822 G:said place
-2468 1162 N:had
-2461 4553 K:were with
-2460 2363 G:two of
2460 1554 K:to out
2458 1980 BT:card for
2458 1980 G:card for T
2457 3285 BT:killed by
-2452 3976 AT:safe
-2452 6072 K:not killed
-2451 1692 N:: place
-2449 3976 G:T said about
2446 3484 G:at T
-2446 2200 G:harmless .
-2446 2681 K:accusing ,
-2446 1588 S:asking
-2444 3976 AT:mistaken
2444 4094 G:'m voting
2444 4094 G:i 'm voting
-2444 3976 K:T mistaken
2443 5702 G:at T 's
-2443 4664 K:^ dead
2442 4053 K:^ lie
2441 7075 K:made up
2440 7325 K:T tale
2439 1980 K:says from
-2437 2681 K:just what
2436 3678 K:^ confidence
-2435 2681 K:so who
2434 2872 AT:not to
2434 5082 AT:or i
-2434 2191 G:voting T
2432 12156 G:saw T vent in
-2431 5758 K:^ sorted
2430 2872 K:little ,
-2430 4366 K:place ask
2429 8688 BT:bye
2429 8688 G:bye T
-2428 2200 G:^ T said that
2426 1980 E:again .
2425 3678 G:, but it 's
2424 5702 K:down $
2423 4411 K:T offered
-2422 3136 G:, i did
2421 2872 K:forget T
-2420 4737 G:place together .
2420 2438 G:the most
2420 2872 K:in yeah
2418 8688 G:^ T it is
-2416 1891 K:^ left
-2416 2417 N:O ,
-2414 2363 AT:saw O
-2414 1847 N:at
2414 1980 S:unto
2413 4411 K:strange T
2412 3678 E:: the
2411 3678 AT:the pair
2411 5702 K:crawled the
2410 1500 AT:O died
-2409 1950 G:tell P
2409 2872 G:to one
2408 9870 AT:be voted
2408 1980 G:T or O .
2408 9870 G:be voted
-2408 2681 G:my bad
2408 2438 G:named T
-2407 5018 AT:sus
-2405 4737 G:i , O ,
2404 773 O:iTnot
-2403 1796 K:dead .
2402 3678 AT:never once
-2402 3976 K:said said
-2402 3136 K:speak .
2402 2872 K:yall T
2400 8688 G:goes to T
-2397 1162 G:so i
2397 4411 K:on ship
2396 2658 BT:i vote
2392 3830 G:is too
2391 3678 AT:the most
2391 2872 E:a man
-2391 1692 K:'s friend
-2390 5432 F:i went
-2390 5432 G:^ i went
2390 3930 K:off $
2389 2872 G:not use
-2388 3567 G:the asteroids
2386 6279 K:lying 's
2384 5082 G:the team
2384 6818 K:is off
2383 2872 G:bad $
2381 3678 K:is near
2379 2438 AT:obvious
-2378 1779 E:down
-2378 3567 G:book .
-2377 1692 BT:insufficient
2377 2438 G:asked T
-2377 1692 S:insufficient
-2376 4366 E:spent
-2376 5432 G:^ not T .
2374 2872 K:T own
2373 2614 AT:bad
-2373 577 K:in .
-2373 1296 N:any
2372 5702 BT:convenient
-2372 3136 N:would have
2371 2872 G:be T ?
-2371 1518 N:well
-2370 3976 S:departed
-2369 2681 F:(
-2369 2681 G:^ (
2369 1682 K:on $
2368 4323 G:vented in
2367 1500 AT:should
-2366 2681 G:not find
2365 4411 G:i feel like
-2364 2034 BT:any
-2364 7486 G:first half
2360 5702 BP:lied
2360 4754 G:to hide
2360 6279 S:kicked
2359 7803 G:^ i believe O
-2359 2000 K:^ Q
2358 1743 G:O , it
2358 1980 K:lad T
2356 2872 AT:pulled
2356 3040 K:next O
2355 3678 BT:person who
2355 4411 G:, that the
2355 5082 G:^ T is an
-2354 1269 K:^ body
2351 3678 AT:on top
2351 5702 BT:vote T
2350 2872 AT:books
2350 3678 K:bar not
-2347 6666 G:can vouch for
2346 2872 AT:hath
-2346 1921 S:wait
-2342 4491 F:did T
-2342 4491 G:^ did T
-2342 4737 K:both in
2342 1500 N:saw it
-2341 2200 K:Q out
2341 7325 K:^ playing
-2340 3567 G:ca not have
-2340 3567 K:ca have
-2339 3355 G:alarm ,
-2339 2363 G:who killed
-2339 3136 N:i went
2338 1980 AT:unless O
-2337 3678 AT:shady
-2336 3567 F:i followed
-2336 3567 G:^ i followed
2334 5082 AT:not prove
-2334 2200 G:to T ?
-2333 3976 K:by at
2333 2872 K:was yeah
2332 11861 G:T vent in place
-2331 3567 BT:is near
-2331 3567 G:is near T
-2330 3136 E:, where
2330 6279 G:T is a liar
-2329 12804 G:in place with T
2326 3678 K:had by
-2325 1692 G:i get
-2324 1692 F:being
-2324 1692 G:^ being
-2322 6666 AT:dead ,
-2322 1692 BT:contact
2322 1980 G:to blame O
-2322 1692 S:contact
-2321 2200 BT:asking
2321 1980 G:^ just T .
2321 1980 G:just T .
-2321 1102 K:O out
2319 3619 G:my vote
2317 1980 G:reckon this
-2317 3567 K:, before
-2317 4366 S:sorted
-2315 3355 K:^ dear
-2315 1094 K:if the
2314 6818 G:if it 's not
-2314 2836 G:the wires
-2314 2034 G:with O and T
-2314 3567 K:by side
-2314 3136 K:pick $
2314 4411 S:statement
-2313 2200 AT:but O
2312 6818 AT:gets my
2312 1336 G:, and T 's
-2312 6948 G:O was with T
-2312 4366 G:ca not be T
2311 2872 BP:speaks
-2311 4975 G:place until
-2310 6808 G:, T and i
2308 2872 AT:meeting and
2308 6818 G:climb out
2308 6818 S:climb
-2307 3567 G:place on
-2305 1692 AT:vs
2305 2872 K:i fear
-2303 3976 AT:fixed the
-2303 6666 AT:joined i
2303 2872 AT:not it
2303 4411 E:2
-2303 6666 G:T joined i
2303 9493 G:^ i vote T
-2303 4366 K:ca for
-2303 2298 K:so not
2303 2872 N:4
-2302 3567 K:cameras T
2302 2872 S:fraud
-2301 4075 G:T , we
2301 3678 G:three .
-2301 4737 K:i cells
2300 1980 BT:O to
-2300 2681 K:^ clear
-2295 1242 K:not O
2294 2872 G:O was innocent
2294 3678 G:blood on
2294 1980 K:not alone
2291 1980 AT:swings
2291 2585 AT:then .
2291 1980 G:T swings
-2288 3976 F:would T
-2288 6948 G:, O in
-2288 6948 G:, O in place
-2288 3976 G:^ would T
2288 1980 N:creepy
2286 6818 G:if i 'm wrong
-2286 1162 K:T onto
2285 3678 G:cap ,
2284 5082 AT:'s story
2284 2872 BT:working
2284 2438 K:wrong $
2283 3678 G:agree with O
2283 1980 G:trust a
-2282 3976 K:, kept
2280 4411 K:is answer
-2279 2200 G:done , T
2279 3419 K:^ caught
2276 7803 AT:is looks
2276 3678 BT:strongly
2276 7803 G:T is looks
2276 7803 G:^ T is looks
2276 7803 G:is looks
2276 3678 K:strongly T
2275 3678 AT:next door
-2275 2034 G:, T and
2274 5702 E:'s always
2274 3930 G:of the vent .
2274 2872 S:antena
-2273 3081 S:shady
2272 3678 G:^ T came through
2271 4411 AT:sweating
-2270 1980 K:vote to
2269 2872 G:T told O
2269 5702 G:we skip
2269 3678 K:^ much
-2268 1950 K:P good
-2266 1950 BT:noticed
2265 3285 E:closed
2265 1500 G:T did in place
-2263 3136 G:otherwise .
-2263 8700 G:when T died
2263 1980 S:distraction
-2262 1189 S:found
2261 4411 F:T lies
2261 4411 G:^ T lies
-2261 2681 K:claims O
2261 697 S:knife
-2258 3567 K:while the
-2257 6072 K:started place
-2255 3976 G:and O and T
2253 2872 F:does anybody
2253 1980 G:: T $
2253 2872 G:^ does anybody
2253 2872 G:does anybody
-2253 7355 G:with T , then
2251 1980 AT:place long
-2251 2912 G:fine .
-2251 3136 K:was after
-2250 4737 AT:were with
2250 2872 BT:and only
2250 9100 F:T lied
-2250 2681 G:T finish
2250 9100 G:^ T lied
-2249 3976 BP:hear
-2249 2912 K:even T
-2247 1692 AT:cleared
-2247 2681 G:T on this .
-2247 9902 G:with T in
2244 2872 K:lovely T
2243 3678 AT:ice
2243 1500 G:covers for
2242 3678 BT:wager
2242 2872 G:T why did T
2242 3678 K:^ wager
2241 3678 AT:seen venting
2241 2872 G:not lie
2241 1003 S:o7
2240 2872 G:close the
-2240 982 K:i by
-2238 2200 AT:is right
-2238 2200 G:T is right
2237 1980 K:then means
-2236 2681 K:is "
2235 4411 K:^ names
-2235 1259 K:to to
-2235 2200 S:english
2234 3678 AT:explaining to
-2233 1562 G:gone .
2233 4411 K:in vent
-2231 3567 AT:present
2231 1980 BT:but it
2231 3678 G:well , if
2231 3678 K:well if
-2231 3567 S:present
2229 2658 BT:word
2226 2872 K:standing in
-2225 2681 K:in then
2224 2438 AT:four
2224 7325 G:, T vented
2224 5702 G:O about
2223 2872 G:T do it ,
2221 6279 BT:i propose
2221 2728 BT:kill
-2220 10906 G:found T in place
2220 4411 G:heart ,
-2220 9869 G:was with T in
-2218 3136 G:^ T says i
2218 4411 K:so "
-2217 4366 G:cameras ,
2217 3678 K:'m but
-2215 5092 G:on the floor
-2215 5092 K:on floor
-2215 6072 K:scan T
2215 3081 S:hide
-2213 1692 BP:suspect
2213 3930 K:not us
2212 11243 F:T self
2212 11243 G:^ T self
-2212 1429 G:between the
-2212 1027 O:TTi
-2211 1269 G:was that
2211 2872 K:want the
2210 4411 K:every i
2208 2872 K:wrong P
2207 1980 K:O onto
-2206 4238 K:i alone
2205 3678 G:next door to
2203 486 BT:but
2203 1980 G:gentle O in
2203 8925 K:O body
-2202 1692 G:you had
2201 4411 S:shoes
2200 1980 G:T struck
-2200 2912 G:the button .
2200 1980 G:trusts T
-2200 1003 K:T lying
-2199 1643 BP:in place
-2198 3774 AT:fixed
2198 10582 F:T vented
2198 10582 G:^ T vented
-2195 4366 K:ask $
2194 2872 BT:either
-2194 3136 G:i think $
2192 3868 G:beside O
2192 2872 G:second O
2192 5702 G:the opportunity
2191 4411 G:, sus
-2188 1822 G:came into
2188 2872 G:do a
-2188 4646 G:with T and
2187 1980 BT:there and
2187 2872 K:on ballot
2185 1980 AT:for someone
-2185 2034 G:T on the
-2185 2444 K:that that
-2184 3567 AT:, would
-2184 2200 K:^ suspected
2184 1980 K:we off
-2184 3567 S:parted
-2183 2681 BT:^ would
2183 2872 BT:prosecution
2183 2872 E:right .
2183 3678 G:T claimed
2183 2872 G:is what i
2183 1980 K:believe of
2181 7325 F:T making
2181 7325 G:^ T making
-2181 10355 G:killed T and
2181 3285 N:suspicious
2180 5082 AT:question $
-2178 2200 K:T none
2178 3678 K:a has
2177 2872 G:O , it 's
2174 5082 AT:the grate
-2174 3047 G:T and O were
-2173 2681 BT:like ,
-2173 8234 G:^ place with T
2173 3678 G:do not buy it
2173 4411 G:tonight .
-2171 4737 F:T died
-2171 2681 F:T held
-2171 2200 G:, thank
-2171 4737 G:^ T died
-2171 2681 G:^ T held
2171 2438 K:nobody seen
-2170 5092 AT:was dead
-2170 5092 G:T was dead
2170 6279 G:tomorrow .
2169 2872 G:you did it
-2167 3567 AT:O :
2167 1662 BP:heard
-2167 1162 G:evidence against
-2167 2681 G:not do it
2166 2767 BT:was in
-2162 5758 G:all in place
2162 3678 K:T team
2162 2872 K:nobody P
2160 5082 BT:not true
2160 5082 G:'s not true
2160 5082 G:'s not true ,
2160 5082 G:not true ,
2160 5082 G:not true , T
2160 5082 G:that 's not true
2160 5082 G:true , T .
2160 5082 K:'s true
-2160 2200 K:record T
2160 1980 S:others
2159 1980 AT:about as
2159 4411 S:percent
2158 2872 BT:it just
2157 1500 G:floor in place
-2157 5432 G:it ca
-2157 5432 G:it ca not
2156 1500 BT:push
-2156 2912 K:when walked
2155 1980 G:found O and T
2151 5702 E:skip
2151 3678 G:a word of
2151 1402 N:sure
2150 5082 K:keep on
2149 1500 G:" i was
-2149 7992 G:and T in place
-2148 1162 AT:when P
-2147 5432 K:the together
-2146 3136 AT:i on
-2146 2200 BP:O and
-2146 2444 G:^ what if T
2146 5702 G:is on T
2146 1980 K:of us
-2145 2034 AT:crew .
-2145 4366 G:agree with T
2143 1980 BT:is short
2143 3678 G:T 's feet
-2143 6072 G:met T in
2141 3007 G:T is not
-2140 2681 BT:set
-2140 1692 G:side $
2140 2872 S:preferably
-2139 1662 AT:to O
-2139 3567 AT:together in
-2139 1692 E:in round
2139 5702 G:'d vote T
2139 5702 G:i 'd vote T
2138 2872 G:^ T were alone
-2138 1692 G:down T
-2137 2681 G:T an
-2137 3567 K:not killer
-2137 2658 K:save .
-2136 5263 G:^ where were T
-2135 1518 E:reported
-2133 2145 G:before i
2133 1980 G:says T .
2133 5702 G:vent in place ,
2133 2438 K:the yet
-2132 2200 E:objection .
2131 1336 BT:truth
2131 1980 G:match .
-2130 4366 G:T saw it
-2130 4366 G:back i
2130 2872 G:tis T
-2130 5092 K:i each
-2129 3567 N:skip
-2128 2200 N:in this
2128 2872 S:fake
2128 3678 S:knave
2126 5702 G:^ if it 's
2126 1980 G:i doubt T .
-2126 3567 G:it was O .
2124 4053 AT:framing
-2124 3462 G:: place
-2124 4460 G:T was there
-2124 3976 K:T fixed
-2124 1162 N:that was
2123 1336 AT:day
2123 9870 G:'m voting T ,
2123 2872 G:for "
2123 2872 K:^ leaving
2123 3285 K:not up
-2122 1003 G:T now
-2121 2101 G:^ T , O
2121 6177 G:vent in
2120 5702 G:hole in
2120 3678 K:O team
-2119 2681 F:before
-2119 2681 G:^ before
-2119 3047 G:i left
-2118 1950 G:T would be
2118 1980 K:^ fall
2118 2872 K:a front
2117 4053 BT:feeling
2117 2872 G:good reason
-2116 3355 G:, in place .
-2116 1162 K:kill and
2115 2872 K:log the
2114 5702 AT:voted out
-2114 2681 BT:besides
2113 8033 G:T self
-2111 5758 G:did T go
2111 5702 G:remove T ,
-2111 2438 K:'s has
2111 1980 K:it what
2110 5082 AT:asks
-2110 2323 G:after i
-2110 1692 K:T listen
2109 1128 AT:knife
-2109 3976 G:i in place and
2109 4411 G:when T vented
2108 8688 AT:not explain
2108 2766 BT:leaves
-2108 3567 BT:ran into
2108 8688 G:not explain
-2108 3976 K:O still
-2107 2200 BT:^ query
-2107 2200 BT:query
-2107 2200 F:query
-2107 2200 G:^ query
2107 3678 K:P poor
2107 1980 S:dance
-2107 2200 S:query
-2106 1692 BP:, bless
-2106 1692 G:, bless
-2106 1692 G:, bless P
2106 6279 G:a gap
-2106 1692 G:bless P
2106 5082 G:it to T ,
2106 2548 K:out $
-2105 2681 AP:both
2105 1980 AT:tonight
2104 4865 BT:^ voting
2104 4865 F:voting
2104 4865 G:^ voting
-2104 3567 G:not do it .
2103 6279 BT:voting for
2102 2438 K:four .
2101 3678 G:that this is
-2101 3976 K:tell where
-2100 3136 AT:most of
-2099 6072 G:my card
2099 1003 K:'m $
2099 3796 K:T has
2098 5702 G:is never
-2098 1692 K:thought was
2097 1980 BT:is sitting
-2097 4366 BT:not even
-2097 3136 G:are T ,
2097 3678 N:know which
2097 3678 N:which .
-2097 2681 S:owed
2096 4411 AT:ventilation
2096 3678 G:1 of
2095 4411 K:let off
-2093 3567 G:hear T 's
-2093 1405 K:place 's
2093 6279 K:throw and
2092 2872 AT:fools
2092 2872 G:water in
2091 4411 AT:knew where
2091 3678 AT:right now
2091 2872 G:O alive .
2091 4411 G:T knew where
-2091 2200 G:without proof .
2091 2872 K:'s both
2089 2872 AT:yeah
-2089 2681 BT:talks
2089 5702 F:T makes
2089 5702 G:^ T makes
-2089 1692 G:not vote for
2089 5995 G:the vents
2089 2872 K:does in
2088 2872 G:T , and my
-2087 1692 G:T ok
-2087 1928 G:to place
2087 3678 K:look T
-2086 3136 AT:mistake
2086 1500 BT:can say
-2086 1429 G:by O and
2086 6818 K:^ acts
-2085 2200 F:O ,
-2085 2200 G:^ O ,
-2085 982 S:argument
2084 2872 BT:vent and
-2084 10355 G:killed T .
-2083 3976 G:was seen by
-2082 5432 G:were T doing
-2082 372 K:O the
-2082 1183 K:^ was
2082 1980 K:fell T
2082 1980 S:seriously
2080 1791 S:lie
-2079 5758 AT:so it
2079 6279 BT:^ 1
-2079 2200 BT:rooms
-2079 3976 BT:stabbed
2079 6279 F:1
2079 1980 F:who 's
2079 6279 G:^ 1
2079 1980 G:^ who 's
-2079 3976 G:stabbed T
-2078 5758 BT:who killed
-2078 1692 K:has nothing
2077 2872 BT:purp
2077 6818 G:T climbed out of
2077 2872 G:has .
-2077 3136 G:i was alone
2077 2872 G:room ?
2077 5702 K:only without
2077 2872 K:purp T
2075 3678 AT:is no
-2073 5432 AT:T see
-2073 4366 F:i sat
-2073 4366 G:^ i sat
2073 3678 K:not person
-2073 1692 S:entry
-2072 5092 G:in place next
2072 1980 K:down while
2072 6818 K:or is
-2071 1162 BT:^ in
-2071 1779 K:left T
-2070 3136 AT:is there
2070 2872 K:report $
2068 1980 BT:so what
2068 1980 G:, so what
2067 1276 K:two and
2066 2872 G:just vote T
2066 3930 K:you not
2066 1980 N:i thought
-2064 802 BT:blaming
2064 4411 K:a story
-2063 2681 G:have nothing to
2062 2872 BT:inform
2062 2872 G:i ask for
2062 2872 K:i inform
2061 1980 E:take the
2060 1822 BT:lie
2059 1980 AP:yet
-2058 5864 G:, then place
-2058 5432 G:reported T
-2057 4173 G:came .
2056 2872 S:child
2054 6818 AT:'s tale
-2054 2200 AT:a vote
2054 1980 BT:credit
2054 6818 G:'s tale
-2054 6521 G:saw i in place
2052 4411 AT:bye
-2052 3567 G:O could have
-2051 2681 G:thank you
2050 2872 G:and then O died
2050 2872 G:then O died
2049 2872 AP:plate
-2049 2836 G:in place :
2048 3678 G:T say P was
2047 6818 F:sus
2047 6818 G:^ sus
2047 2872 G:from the start $
2047 3419 G:out of the place
2046 2585 AT:came out
2046 3678 G:" is
-2046 4737 G:and T and
2045 1253 F:T :
2045 1253 G:^ T :
2045 2872 N:may
2044 3678 AT:passing
2043 5702 G:i it 's T
2042 3678 BT:gentlemen
-2042 3136 E:have come
2041 3678 G:T , P is
-2041 2912 G:^ O , T
2041 5082 G:vote T , and
-2040 3567 G:later .
2040 1500 K:^ coming
-2040 892 K:theory T
2039 3678 E:less
-2038 1692 G:dead T
2037 2288 AT:T T
-2037 2912 AT:left .
2037 5398 G:T climbed
2037 7325 G:so T .
2036 2872 K:way P
2035 3678 E:talking
-2035 1518 G:told T
-2035 2200 N:it true
-2034 1500 G:^ ok T $
2034 3678 G:place my
-2034 982 N:, i
2033 7325 AT:this up
-2033 3136 G:fine $
2032 1003 G:the T .
-2032 2200 G:to see T
2032 2658 G:vote i
2029 4411 E:find
-2029 1692 G:in lower
-2029 8924 G:left for place
2028 3678 G:worries i
-2028 2200 K:that for
2028 3678 S:worries
2026 4411 AT:the team
2026 1980 BT:^ late
-2026 2200 G:us not
2025 4754 S:strange
-2024 3136 AT:after i
-2024 2681 AT:in lower
2023 5702 BT:believe O
-2023 2129 K:place time
-2022 1692 AT:task $
2022 2872 G:believe O
-2021 1162 G:that T is guilty
2021 3678 G:vent by
2021 1980 K:what of
2021 3678 S:years
2018 3285 AT:others
-2018 1865 S:company
-2017 2681 G:left first
2017 3678 G:on T being
2017 3678 K:on being
2016 1281 G:body .
-2016 3567 G:what T said about
-2015 5092 AT:place on
2015 1980 BT:^ remember
2015 1980 E:remains
2015 1980 F:remember
2015 1980 G:T , as i
2015 1980 G:^ remember
2014 4411 G:, T did it
2014 3678 G:over it .
2013 1980 AT:near T
-2013 2200 G:is my
2012 2872 K:how be
2011 3150 G:that T has
-2011 6072 K:passed in
2010 510 E:for i
2010 1980 G:O after
-2009 5596 G:in place until
-2009 2200 K:out when
2008 1980 G:T stays
2008 1980 G:and T with
2008 2872 G:was T 's .
-2008 1692 N:left
2007 1500 AT:and my
2007 3678 BT:i repeat
-2007 4366 BT:place while
-2007 4366 G:place while T
-2007 5758 G:the tools
-2006 3136 G:Q both
2006 3678 K:are together
2004 2585 G:now O
-2004 4366 G:the wrong one
-2004 4366 G:wrong one
2002 1289 F:T in
2002 1289 G:^ T in
2002 2438 S:expect
-2001 1027 K:^ far
-2001 1562 K:what O
1999 1980 AT:single
-1999 6666 G:we met in
1999 4411 K:doing "
-1999 3355 O:iiTi
1997 4865 AT:awfully
1997 7325 G:saw T kill O
1996 1980 BT:both say
-1996 3136 F:not T
-1996 3136 G:^ not T
1995 3678 G:, but a
-1995 2681 K:O can
-1994 1518 E:went
-1994 4366 G:off to place
1994 1980 K:trust 's
-1993 3976 G:T , dear
-1993 3976 G:T , dear ,
-1993 2200 G:that time .
-1993 6279 K:be out
-1992 1692 G:no killer
1992 2872 K:turns T
1991 5082 AT:kill $
-1991 8234 G:left T in place
-1991 2912 K:not was
1991 3678 K:that exactly
-1991 2681 O:iTOiO
1989 2872 G:not sure about
1989 2438 K:T top
1989 5702 K:not truth
1989 2872 N:curious .
1988 2585 G:at T ,
1988 3678 G:gentlemen ,
1987 6279 AT:standing on
1987 6279 AT:statement
1987 1980 K:T eject
1986 3419 G:he 's
1986 2872 G:us place
-1986 2200 G:yes ,
1985 2348 AT:talk
1985 8257 G:who P
-1984 4857 BT:^ place
-1984 2912 G:O came in
1984 3678 K:1 you
1983 3678 AT:has some
1983 3678 G:T has some
-1983 3136 G:^ i 'd been
-1983 1865 G:in lower place
1982 1980 K:that be
-1982 665 N:but
-1981 4366 G:, if i
-1980 2200 AT:ghost
1980 5082 AT:guilty $
-1980 3678 BP:^ vote
-1979 2444 G:that O was
-1979 1865 K:from ?
1978 1743 BT:i seen
-1977 2836 K:at point
1977 1980 K:it too
-1977 2681 K:well .
1976 2872 F:T talk
1976 2872 G:^ T talk
1976 1980 K:touch O
1975 2872 BT:narrow
1975 2872 G:O and O corroborate
-1974 1162 E:lost
1974 3678 G:also T
-1974 2681 G:the fuel
-1974 3567 S:rocks
-1973 3567 AP:'d have
1973 3366 F:there 's
-1973 3567 G:P 'd have
1973 3366 G:^ there 's
-1973 4737 G:part of
-1973 1865 K:in all
-1972 2200 F:T reported
-1972 2200 G:^ T reported
-1971 2681 N:down
-1970 3136 AT:lying there
1969 2872 AT:i asked
1969 6279 G:T gets my
-1969 2323 G:to hear
-1968 5135 AT:place with
1968 6818 K:^ gotta
1968 1003 K:i saying
-1967 3462 G:T was in place
-1967 6666 G:place , O in
-1967 3976 S:oxygen
-1966 5758 BT:tools
1966 5082 G:T is lying to
1965 1980 K:O hard
1965 2438 K:T poor
-1964 3567 G:P both
-1963 2681 AP:hand
1963 1980 K:'s just
-1963 2681 K:P hand
-1963 1213 S:voting
1962 1003 BT:want
-1961 3976 G:T and i
-1961 1682 K:^ voting
-1960 2681 G:bumped into
1959 2585 G:is what
1958 3678 BT:this table
-1958 2524 G:was in the place
1958 1980 K:, game
-1957 1890 K:is $
-1957 4809 K:place where
1955 5082 F:my suspicion
1955 5082 G:^ my suspicion
-1955 757 K:: O
-1955 802 K:^ innocent
1955 3678 S:standin
-1954 3976 N:would not
1953 5082 K:'s impostor
-1952 2681 BT:who is
1952 4411 S:100
-1951 4737 K:T later
1951 3678 K:a too
1950 7325 AT:is you
1950 7325 G:T is you
1950 7325 G:^ T is you
1950 7325 G:is you
1950 3678 K:" body
1950 3678 K:: vent
1950 3678 K:is -
-1949 3774 G:^ i trust T
-1949 3136 G:met O
-1949 2444 S:scanned
1948 2872 AT:lacks
-1948 2200 AT:not lying
1948 2872 E:trust
-1948 3136 G:" …
-1948 1296 G:i with
1948 2622 G:place with O
1948 2872 N:no witness
1948 2872 S:lacks
-1948 1162 S:sample
1946 2872 G:coat ,
-1946 3976 G:end $
-1946 4366 G:nowhere near
-1946 3976 G:the end $
1946 4411 K:alibi P
1946 3678 K:looks .
1943 1662 AP:down
1943 2872 G:it , T ?
-1943 5149 G:place with i
-1942 2681 AT:against O
-1942 1692 K:at time
1942 1274 K:with ,
-1941 5092 G:saw O and
1940 3678 G:against T 's
-1940 3567 G:blink twice
-1940 3567 G:blink twice if
1940 3678 G:have never
1940 1980 G:lord T .
1940 3678 G:word against T
1940 3678 G:word against T 's
-1940 3567 K:blink if
1939 7325 BT:^ nice
-1939 1692 BT:took
1939 2872 G:T has not .
1939 1980 G:is T $
1938 2872 G:'s T i
1938 2872 G:'s T i 'm
1938 2872 G:it 's T i
-1938 2200 K:P time
-1937 2681 AP:cells
-1937 1162 AP:should
-1937 3976 BT:^ leave
1937 3678 K:last :
1936 1980 O:TiTii
1934 2438 K:T seconds
-1933 2200 G:discovered by
-1932 3976 AT:the plants
1932 4411 BT:wow ,
1932 4411 F:wow ,
1932 4411 G:^ wow ,
1932 3678 G:i left O
1932 4411 G:wow ,
1931 3678 BT:is on
-1930 6374 BT:fixed
-1930 1865 G:T , in place
1929 3678 G:, i repeat
1929 2438 G:T then .
-1929 4366 G:when it happened
-1929 4366 K:when happened
1928 3678 G:the place vent
1927 1980 G:T let
-1927 3567 N:came from
1926 2872 AT:T lied
-1926 1003 AT:lying
-1926 1692 G:still .
1926 2872 G:the task
-1926 6666 K:until ,
-1925 2681 AT:warm
-1925 4366 E:because O
1925 4820 G:^ i 'm voting
1925 2872 G:i hold T
1925 5702 G:in it together
1925 5702 G:it together
-1924 2444 K:looking the
-1923 4366 AT:good $
1923 7803 AT:this vent
-1923 2200 F:O put
-1923 2200 G:O put
-1923 2200 G:^ O put
1923 7803 G:this vent $
1923 1980 S:sudden
1921 2872 K:let name
1921 2438 K:vent ,
-1920 2681 AT:too ,
-1920 6666 K:^ passed
-1919 6666 G:walked to
-1919 6666 G:walked to place
-1919 2524 K:so in
1918 1402 AT:talks
-1918 2200 BT:finished
1918 5082 K:^ leaves
-1918 3136 K:any T
1918 1980 K:but enough
1918 1662 K:not by
1917 8688 G:T kill O in
1917 8688 G:kill O in
1917 2872 K:not telling
1917 802 K:place in
-1915 1692 BP:^ but
1915 2872 G:do a task
1915 1980 G:made .
1914 2872 AP:vent
1914 1980 AT:and now
1914 4411 AT:explains
-1914 4366 AT:it happened
1914 1980 G:T did $
-1912 1899 AT:, in
1912 2872 AT:gone $
-1912 3136 AT:would T
-1912 3136 G:, would T
1912 2872 G:gone $
-1912 4737 G:place before i
1912 2872 O:iiiTO
1911 6279 G:throw out
-1910 2681 AT:how long
-1910 3136 BT:spent
-1910 3976 G:cells in
1910 4754 G:if i 'm
1910 4754 K:if 'm
1910 2872 K:is hold
1909 3678 AT:never said
1909 3678 BT:^ sure
-1909 3976 G:, right ?
1908 2173 G:O killed
-1907 1950 AT:thank
-1906 3136 AT:: O
-1905 2200 K:crew $
-1904 2200 G:: has
-1904 3567 G:panel in
-1904 3567 G:panel in place
-1904 3567 K:panel place
-1903 2200 BT:we 've
-1903 1865 G:O because
-1903 1296 K:i think
1902 1980 BT:enough for
1902 3678 K:'s man
1901 1500 AT:struck
-1901 2200 K:O bad
-1900 1341 K:'re the
-1899 630 AT:caught
1899 3678 G:to O 's
-1899 515 N:,
1898 2872 G:T , who 's
1898 2872 G:typical impostor
-1898 824 K:T word
-1898 2200 N:could
-1898 1108 S:left
1898 2872 S:typical
1896 1980 E:years ,
1896 2438 K:look at
-1895 1692 G:i was not
-1894 1072 AT:'s word
1894 1980 BT:and that
-1894 1072 G:T 's word
1894 2438 G:my trust
-1893 2200 BT:reporting
-1893 2524 E:far
-1893 2200 N:the door
1892 1500 G:a task
-1891 2681 G:'ve no
-1891 2681 G:i 've no
1890 1980 AP:not say
1890 9100 AT:lied about
1890 9100 G:T lied about
-1889 1692 F:it would
-1889 1692 G:^ it would
1889 2872 G:is that T
1889 5702 S:culprit
-1888 6948 G:: place with
1888 2872 K:T collapses
-1887 892 BT:ever
-1887 4366 F:no no
-1887 2200 G:O of
-1887 4366 G:^ no no
-1887 4366 G:no no
-1887 2681 G:witness :
1886 2872 AT:had O
1886 2872 G:T had O
-1886 2200 K:'s think
-1886 3136 K:yes was
1886 1355 S:today
-1886 973 S:voted
-1885 3976 E:honest
1883 4234 AT:is too
-1883 1692 AT:one for
1883 2872 K:balance T
-1883 3976 K:were before
1882 3678 AT:voted together
-1882 1980 G:T sus
-1882 3567 G:place from place
1881 1203 K:my is
-1881 2101 K:was my
1880 3678 G:the act
1880 1662 G:who else
-1879 2681 AT:O come
1879 7803 AT:be ejected
1879 1554 O:notiT
-1879 210 R:00
1878 7325 G:most likely
-1878 3136 G:seen T ?
-1878 3136 K:together the
-1877 3976 G:i spent
1877 5082 G:not buying
1877 1234 S:keep
1876 6818 BT:put it
1876 1980 E:line of
-1876 4366 G:O were both
-1876 4366 G:and O were both
-1876 3136 G:i on O
1876 2872 G:than P
1875 1980 G:alone with O ,
-1875 3355 K:together and
1874 2872 AT:chess
1874 3678 AT:smooth
1874 4641 AT:used
1874 1980 BT:remains is
1874 1980 BT:what remains
-1874 3976 BT:who was
-1874 2200 F:my bad
-1874 2200 G:^ my bad
-1874 4737 G:i kill
1874 2658 G:i still
-1874 5432 G:started in
-1874 5432 G:started in place
1874 2872 K:em .
-1874 1162 K:vote votes
1872 2872 BT:lights came
-1872 3136 G:T , would
-1872 4737 K:^ fair
1871 5398 AT:climbed out
-1871 2200 E:holding
-1871 3136 G:do not you
1871 2872 K:my vote
1870 7803 BT:vote goes
1870 7803 G:vote goes to T
-1869 6374 G:O is by
-1869 6374 G:O is by T
-1869 6374 G:^ O is by
-1869 6374 X:O is by T 's body
1868 1980 S:inside
-1867 3567 AP:place ?
1867 1980 E:: two
1866 3678 G:you a
-1866 928 K:^ in
1865 1980 BT:penalty
1864 5702 G:standing over O
1863 2872 G:were the pair
-1863 2200 K:T fix
-1863 847 K:and all
1863 2872 K:were pair
1862 8257 AT:one vent
-1862 2524 G:, at
1862 8257 G:one vent
1861 1289 G:i think T
1861 7803 G:into the vent
1860 2872 BT:chance to
1860 2872 E:forty
-1860 3567 O:TiiO
1859 1980 K:would accuse
-1858 3136 BT:to what
-1858 1692 G:see ,
-1858 3136 G:to what T
-1857 1822 K:ca T
1856 2288 K:'s 'm
1855 3285 BT:crewmate
1855 1980 G:order up
-1853 1692 AT:T ?
-1853 3651 G:^ T was with
1852 2166 S:bodies
1851 845 AT:standing
1851 3678 G:always the
-1850 2836 G:place , P
-1849 2200 G:, so no
1849 6818 G:was sus
-1849 6374 G:we met in place
1849 2872 K:got look
-1849 1978 K:when .
1848 1402 G:like P
1847 3678 G:there were two
1847 3678 G:were two
1846 5082 G:T crawled
-1846 3210 K:O ?
1846 1500 K:to room
-1845 2444 G:by my
-1845 2200 G:impostor P
-1844 2681 G:O alone with
-1844 982 G:said .
1843 1003 G:and then O
-1841 2681 AT:and what
1841 5082 K:if ask
1840 3678 K:and less
-1840 3136 K:killer would
-1839 2681 G:O , is
-1839 3976 G:and O came
1839 1500 K:then nothing
1839 2872 O:PnotP
1838 3678 G:all be
-1837 3426 K:was i
-1836 1692 E:distributor
-1836 3567 G:O , did
1836 1203 G:on that
1835 5702 G:'s teeth
-1835 2859 G:place , O
1833 1980 G:T fall
-1833 2117 G:^ T left place
1832 5702 BT:i say
-1832 926 K:T no
1831 4411 AT:discussion
1831 1087 F:i think
1831 1087 G:^ i think
-1831 2200 G:for reporting
1831 4411 K:round you
1830 2872 AT:in space
-1830 1692 G:for a second
1830 2872 G:in space
1829 3678 AT:together on
1829 636 BP:^ T
-1828 1692 S:grounds
1826 5702 AT:weak $
1826 5702 G:weak $
1826 5702 K:is weak
1825 2872 AT:walked straight
-1825 4737 G:went place
1824 2872 F:T answers
1824 2872 G:^ T answers
1824 2872 G:and T is the
-1823 7743 G:^ i left T
1823 1980 K:not lie
1822 2872 AT:fake
1822 3678 BT:^ skip
1822 3678 K:excuse T
-1822 2912 N:together
-1821 2681 BT:O had
-1821 2200 K:'m yet
-1820 3025 S:swiped
1819 1980 AT:morning .
1819 1094 G:into the
-1817 4737 G:in place next to
-1817 4737 G:place next to
1816 1980 K:lights on
-1816 2912 K:no not
1814 3678 G:^ i see T
1813 3678 BT:^ told
1813 2872 G:you in the
1813 6818 K:T given
1813 2872 K:everybody the
-1813 5092 N:round .
1813 1980 S:pretending
1812 2872 G:by the door .
1812 5702 G:has to be T
-1811 1396 BP:place ,
1811 6818 BT:^ something
-1811 2438 BT:bet
-1811 3136 K:heard O
1811 1980 K:man O
-1811 1162 K:no against
1811 2872 S:snuck
1810 2872 G:, T say T
-1810 5758 G:T died .
-1810 2200 G:T light
-1810 3136 K:are place
1810 5082 K:makes up
-1809 4737 BT:started
-1809 2200 K:put 's
-1809 1162 K:us i
1808 2872 AT:vague
-1808 3976 G:T were with
1807 6279 F:T to
1807 6279 G:^ T to
-1807 2681 G:to T for
1806 2872 K:pulled ,
1805 1170 S:named
-1804 982 BT:i voted
1804 5702 G:one of O and
-1804 3136 N:could not
-1804 1027 S:reporting
1803 1980 AP:with P
-1803 3136 AT:T left
-1803 2288 AT:alibi $
-1803 1743 BT:funny
-1803 3567 K:so are
1803 1980 K:tell about
-1802 3567 AT:i when
-1802 2034 BT:, saw
1802 510 G:dropped .
-1802 1162 K:i somebody
1802 1565 K:was in
1802 2585 S:smell
1801 1980 K:idk or
1801 1980 K:or tbh
1801 1980 O:TTTnotT
1801 2872 S:ill
1800 3081 AT:suspicious .
1800 4411 G:it is not O
1799 1980 AT:persuasive ,
1799 1500 G:i watched T
-1799 5092 G:that O killed
1798 1980 AT:witness ?
1798 5702 G:voting for T
1798 1980 G:witness ?
-1797 1162 G:believe T
-1797 2681 G:same as T
1796 3678 K:T lie
1796 2872 K:and without
-1796 3136 K:came ?
-1795 5758 G:^ T can confirm
1795 1980 N:easy
1794 1310 AP:out
1794 5082 F:O first
-1794 3976 G:: O .
1794 5082 G:^ O first
1794 1980 K:ten on
-1792 2681 K:, until
1792 3678 K:O single
-1791 4053 G:T makes
1791 1980 K:old i
-1791 3976 K:saw at
1790 2872 BT:the way
-1790 2681 K:two were
1790 5702 S:eager
-1788 3567 BT:i ask
1788 5082 BT:locked
-1788 2438 G:, could be
-1788 946 G:accused T
1788 4411 G:not balance
-1787 3355 BP:good
-1787 3567 BT:^ before
1786 1003 AT:O to
1786 5082 G:if we do
1786 5082 G:if we do not
1784 1500 G:not in the
1784 1500 G:not in the place
1784 2872 S:dry
-1783 6948 K:died was
1782 1980 BT:place says
-1782 2681 BT:thought it
1782 1980 F:place says
-1782 4553 G:O and O in
1782 1980 G:^ place says
1782 1980 G:^ place says T
1782 1980 G:place says
1782 1980 G:place says T
1782 1980 G:place says T .
-1782 3976 G:sat with
-1782 2681 G:thought it was T
1782 1336 N:closed
-1781 2200 AT:serious
-1781 1162 G:^ T 's just
1781 5702 G:and look
1780 3678 G:'s "
1780 5082 G:'s vote T
1780 5082 G:let 's vote T
1779 2872 K:inclined O
-1779 2681 S:cool
1778 2872 E:with no
1778 3678 K:T whose
-1778 1410 K:i with
1776 8257 BT:money
-1776 2681 E:i reported
1776 6279 G:T 's tale
-1776 2681 G:happened to T
-1776 8924 G:killed T ,
-1776 4754 K:T shady
1776 1980 K:^ kinda
1776 1980 K:down in
1776 8257 K:money T
1776 2872 K:than i
-1775 3355 G:were with
1774 1253 G:hands .
-1774 1085 K:'s with
-1774 1692 K:at of
-1774 1622 K:voting $
1774 1980 N:i should
1773 3678 G:i smell
1773 2872 G:of P $
-1773 3136 K:of so
1772 2872 AT:'s post
1772 3678 AT:has offered
1772 2872 AT:post in
1772 3678 G:T has offered
-1772 1865 K:^ where
-1772 2681 K:of can
-1772 7486 K:with first
1771 2872 K:tell a
-1770 4737 G:is fine
1769 4411 G:and O died
-1769 2200 G:is true
1769 2872 K:feel in
1769 1980 N:'m voting
1769 1170 N:you 's
1768 2872 BT:'s that
1768 1980 G:it with
-1768 3567 G:so Q
-1768 3136 G:until O
1768 3678 K:because 're
-1767 2681 G:last round $
-1766 5092 G:T dead in place
1766 5702 G:was an
1766 5702 G:was an impostor
1766 2438 G:when we
-1766 3025 K:place first
1766 3419 K:still T
-1766 1865 S:mistake
-1765 1162 E:know .
-1765 5263 G:and T in
1765 3678 G:had the whole
-1764 4737 AT:place together
1764 2288 AT:top
-1764 2076 F:wait
1764 2872 G:T T 's story
-1764 2076 G:^ wait
-1763 621 G:is not
1763 3678 K:feels $
1762 2872 BP:'s T
1761 6818 G:, so T .
-1761 6072 G:ask T , we
-1761 3976 K:it worth
1760 1500 S:exit
1759 1662 AT:T told
1759 1980 G:able to
1759 1980 S:able
-1758 4366 G:i did the
-1758 2681 G:list .
-1758 1692 G:over T .
1757 2872 BP:actually
1757 3678 G:O was crew
1757 4411 K:^ gives
1757 2872 N:is no
1756 1980 K:our ,
1755 2872 BT:time it
1755 2701 G:suspicious .
-1753 880 AT:see
1753 4411 F:today
1753 4411 G:^ today
-1753 1482 K:as i
1752 6818 AT:blame $
1752 6818 G:blame $
-1751 1162 AT:saved my
1751 2872 G:T breathes
-1751 2200 G:T is have a
1751 3678 G:T is lying $
-1751 2200 G:i vented
-1751 2200 G:is have a
-1751 1162 G:saved my
1751 1980 K:'ve three
-1751 2645 K:left place
-1751 4366 K:with from
1750 1980 BT:with a
-1750 4366 G:place with i and
1750 2872 K:reason vote
1750 2872 S:pattern
1749 3678 G:on this ship
1749 1980 K:head .
1747 3150 K:" .
1747 514 S:died
-1746 3136 BT:ok if
-1746 2603 G:after T
-1746 3136 G:ok if T
1746 3678 G:there , T .
1746 1500 G:to come
-1746 3136 K:i will
-1746 1769 K:is up
1745 5702 AT:T vented
1744 3678 AT:ship
1744 5082 BT:maybe it
1743 1336 G:about T , and
-1743 2200 G:why would i
-1742 5092 K:already when
-1742 3976 K:i vouch
-1741 6374 F:we were
-1741 6374 G:^ we were
1741 1980 K:i sentence
-1740 3136 BT:you ok
-1740 3136 F:you ok
-1740 3136 G:^ you ok
1740 2872 G:less than
-1740 3136 G:you ok
-1740 2681 K:can us
-1739 5092 G:half ,
-1739 6374 X:O is next to T 's body
1738 2872 G:the court
1738 3678 K:claims but
1738 3678 K:pack bags
1738 3678 S:bags
1738 3678 S:pack
-1737 3136 AT:probably
1737 1980 G:P was not
1737 1980 K:both nobody
-1737 815 N:all
-1736 2200 AT:reasoning
1736 4411 AT:to believe
1736 3678 BP:not ,
1736 3678 BT:curious
1736 1980 G:P , O
-1736 2200 G:no impostor
-1736 2200 G:that was O
-1736 1692 K:great ,
1736 704 N:and
1736 3678 S:curious
1735 3678 BT:names
1735 3678 BT:two names
1735 3678 F:two names
1735 3678 G:^ two names
1735 3678 G:two names
-1734 2058 BT:to place
-1734 2681 G:wrong , T
1734 2872 K:^ strongly
1734 3678 K:on at
1734 2872 K:so round
-1733 2438 AT:us $
-1733 1862 G:it was T .
1733 3678 K:T cap
1732 5702 AT:is be
1732 5702 G:T is be
1732 5702 G:^ T is be
1732 5702 G:is be
-1732 1296 G:nothing to
1731 4411 G:visor .
1730 2872 AT:to mention
1730 1980 E:stab
1730 5082 G:a distant
-1730 3567 G:entire time
-1730 3567 G:the entire time
-1730 3136 K:think was
1730 5082 S:distant
-1729 4737 G:^ i walked into
1728 4411 G:just happened
1728 4411 G:just happened to
-1728 1416 G:place , T
1728 6279 K:acts $
1727 1980 AP:claims
1727 1980 G:P claims
-1727 1429 S:set
1726 3678 AT:said "
-1726 4366 G:in place then
1725 1980 BT:mean T
-1725 2681 G:: P was
-1725 1692 G:for skip
-1725 1692 G:for skip ,
-1725 3136 S:assume
-1724 2681 AT:dear ,
1724 1980 G:knives .
1724 4641 K:has be
1724 1980 S:knives
1724 2872 S:swap
1723 3678 E:hear i
1723 1500 K:^ nobody
1723 2872 K:suspicious .
1723 6279 K:trust :
-1722 3567 G:on the floor .
1722 1203 G:today .
-1722 624 K:, who
1722 4411 K:want $
1722 803 S:dog
1721 1980 G:i hear the
1721 3678 K:^ wears
1721 1003 N:thought
-1720 3047 F:place
-1720 3047 G:^ place
1720 1980 G:what one
-1720 1692 K:loud 's
-1719 1341 K:any .
1719 4754 K:name T
1719 1336 O:TTTT
-1718 3567 AT:met in
-1718 2587 G:together in
-1718 3136 N:i stayed
-1717 1162 G:evidence against T is
-1717 581 K:T innocent
-1717 3976 K:gauges place
1717 5702 S:closer
-1716 2681 K:and ?
-1715 4366 AT:said O
-1715 3136 G:not yet
-1715 3136 G:together in the
1714 6279 F:i propose
-1714 3774 F:where
1714 6279 G:^ i propose
-1714 3774 G:^ where
1714 2872 G:if T stays
-1714 930 K:T see
-1714 1865 K:^ even
1714 6279 K:^ propose
1714 2872 K:if stays
-1714 1743 K:my on
-1711 1429 AT:'ve been
-1710 757 G:'s just
1710 1980 G:that T found
-1710 3567 K:confirm in
1709 2396 G:T in place and
1709 2438 G:liar .
-1709 1950 K:O alone
-1705 1692 G:T just because
1705 1500 G:ca not be in
1705 1500 G:not be in
1705 5082 K:that story
1704 4411 K:T silent
-1704 4553 K:place found
1704 1980 K:see but
-1703 2681 E:beds
-1703 2681 E:hearsay !
1703 2872 G:and always
1703 4053 G:two impostors
-1703 4737 S:valves
-1702 1162 AT:nervous .
-1702 1162 G:looked nervous .
-1702 1162 G:nervous .
1702 1980 K:account and
-1701 5432 AT:there too
1701 727 BT:how
1701 2872 G:, but i 've
1701 2872 G:but i 've
1701 2872 K:but 've
1700 1980 BT:difficult
1700 1980 BT:difficult to
1700 1980 BT:it difficult
1700 1980 K:difficult T
1699 5082 G:T jumped
1699 1336 G:floor in
-1699 4366 K:'re at
1699 3678 K:how knew
-1699 1865 S:finish
1698 1980 G:place lol $
1698 5702 G:vent , place
-1698 6374 G:were together in
1698 1662 K:it by
-1697 4366 BT:^ were
1697 2585 G:nice try
1696 4411 F:two impostors
-1696 2444 G:T watched
1696 4411 G:^ two impostors
-1696 184 K:T ,
1696 1980 S:fear
-1695 1822 G:most of
-1695 1662 K:'m the
1695 3678 S:covering
1694 1366 AT:does not
-1694 2438 K:vented $
1693 3678 AT:tried to
1693 3678 G:T tried to
-1693 4737 G:far :
1693 3678 G:in a room
-1693 4737 G:so far :
-1693 5092 G:what were T doing
1693 4411 K:about before
1693 2872 K:name who
1692 1980 G:fine , T ,
-1692 4737 G:it ca not be
1692 1980 K:double .
1692 1980 S:illuminating
1691 2438 BT:every
1690 2872 G:T with P
1690 1980 G:o T 's
1690 1980 S:mole
-1689 3567 AT:'re mistaken
-1689 3567 AT:mistaken .
-1689 3567 G:'re mistaken
-1689 3567 G:'re mistaken .
-1689 3567 G:, T 're mistaken
-1689 3567 G:T 're mistaken
-1689 3567 G:T 're mistaken .
-1689 3567 G:mistaken .
-1689 3567 K:, mistaken
-1688 3976 AT:came .
-1688 3567 BT:notes
1688 2872 G:'d sooner trust a
1688 2872 G:sooner trust a
1688 1980 K:hear in
1688 2872 K:sooner a
-1687 3136 AT:clean .
-1687 2200 K:T across
1686 1980 E:- counted
1686 1980 E:counted O
1686 1980 E:double -
1686 1980 E:has double
1686 1980 E:someone has
1686 1980 F:Q ca
-1686 3976 F:was not
1686 1980 G:Q ca not be
1686 1980 G:^ Q ca
1686 1980 G:^ Q ca not
-1686 3976 G:^ was not
-1685 2200 AT:entry
1685 2438 G:T 's own
1685 5702 G:^ T gets my
1685 4411 G:a bit too
1685 4411 G:bit too
1685 1711 K:place T
-1684 1165 G:in place
-1684 2681 G:was lying
1684 510 K:'s on
1683 2872 G:think you
-1683 824 K:i no
1683 812 O:T
-1682 1692 AT:would 've
-1682 4737 G:left place before
1682 3678 K:^ smell
1682 624 K:i ?
-1681 3976 G:T in upper
-1680 2681 BT:of you
-1680 4366 G:to hear from T
1680 1500 K:'s wrong
1680 6818 K:T vents
-1680 1296 K:that had
-1679 1162 K:^ gently
1678 1980 E:promise
-1678 2200 G:is consistent with
1677 2872 G:vote P 's
1677 1289 K:^ because
1676 2872 G:'m on T $
-1676 7486 G:O found
1676 3678 G:a man who
-1676 2200 G:dear ,
1676 1980 G:no task ,
1676 3081 K:'m you
-1676 2681 K:wait that
1676 3678 S:gap
-1675 2034 BT:was the
1675 4411 G:and T were not
1675 8257 G:lying about place
1675 4411 G:place and T were
-1674 2200 AT:okay
1674 3285 AT:us a
-1674 1692 BT:did ,
-1674 4366 BT:would i
1674 2872 F:everything T
1674 2872 G:^ everything T
1674 5082 K:O percent
1674 3678 K:lie ,
-1673 1822 AT:did the
1673 5082 G:sus af
1673 3678 G:two , T
-1672 3567 G:i kept
1672 5082 K:convenient T
1672 3868 S:awfully
1671 6279 G:a coincidence
-1671 3976 G:so T was
1671 1875 G:vented $
1671 2438 K:and shall
-1671 1363 K:saw the
-1670 3567 G:place , not
-1670 1692 K:rooms .
1669 1980 E:knife
1668 1980 G:i but T
-1667 2563 G:at the place
-1667 1692 S:yells
1666 3678 BT:problem
1666 1980 K:map the
-1666 2200 K:not yet
1666 3678 K:problem T
1665 2872 G:, T , how
1664 1980 E:walks
-1664 2444 G:only O
-1664 1692 K:pass T
1663 1402 AT:poor
1663 1980 AT:swore
1663 1980 G:T swore
1663 1980 G:ejection of O
1663 1980 G:ejection of O was
1663 1980 G:of O was a
-1663 1162 K:alibi i
1663 1980 K:ejection O
1663 1980 S:swore
-1662 2034 AT:that i
-1662 5092 N:leaves
1661 1336 AP:Q
1661 1430 AP:us
1661 1980 E:alibis .
-1661 4366 G:T left .
-1661 8234 G:i left T in
1659 1980 AT:door .
1659 3678 AT:explanation
1659 3678 AT:not talk
1659 1336 G:where the
-1658 757 AT:real
1658 3678 G:what i 'd
-1658 2200 K:reporting and
1658 3678 K:what 'd
1657 1980 G:^ why so defensive
1657 1980 G:why so defensive
1657 1980 K:^ defensive
1657 1980 K:why defensive
-1656 2681 G:has accused
-1656 3136 G:saw $
-1655 2200 G:for nothing .
1655 2872 K:a never
-1655 3976 N:i left
-1654 2200 K:^ light
-1654 1692 N:had the
1653 1980 AT:lawyer
1653 5702 G:rid of
1653 5702 S:rid
-1653 3976 S:shortly
-1652 3567 AP:card
1652 2872 AT:" found
1652 1003 AT:did in
1652 3678 AT:tonight .
1652 2872 G:T " found
1652 2872 G:T " found "
1652 1003 G:T did in
-1652 4366 G:just before
-1652 2200 K:exactly O
-1652 1203 K:i have
1652 3419 K:is quiet
-1651 2681 AT:: it
-1651 2200 BT:record
1651 3524 G:T is no
-1651 9089 G:with i in place
1651 1980 S:outstanding
1650 2872 AT:ask for
-1650 1692 E:were .
1650 4411 G:, T "
-1650 2681 K:O went
1649 2872 AP:skip
-1649 1692 AT:finish
-1649 1692 G:, O for
-1649 757 G:i voted
-1649 803 S:suspect
1648 2872 K:look P
1647 3678 BT:the jury
1647 3678 K:jury T
1647 2585 K:of !
-1647 2681 N:so O
-1647 1692 O:TinotO
1646 1980 AT:to stop
1646 1980 G:to stop
1645 5702 AT:'s statement
1645 5702 G:'s statement
1645 5702 G:T 's statement
-1645 1950 G:so like
1645 5702 K:T statement
1645 4411 K:does $
-1645 2200 N:, sorry
-1644 3976 G:: T and i
-1644 2681 G:T lay
1643 6818 AT:avoiding
1643 3484 G:T come out
-1643 3976 G:^ T was killed
1643 6818 K:^ avoiding
-1643 4366 K:in during
1643 6818 S:avoiding
1642 2872 G:says T , so
-1642 6666 K:O beside
-1642 1162 O:inotOT
-1641 4366 AT:, was
1641 2872 G:choose T .
-1641 4737 G:place , saw
1641 1336 K:T 'll
-1641 2200 K:walked and
-1640 3136 AT:is clear
-1640 3136 G:T is clear
-1640 3136 G:a while .
1640 1980 G:is T , T
1640 1980 G:not O O
-1640 1692 G:said that
-1640 2200 K:a all
1639 4411 AT:heard nothing
-1639 1692 K:nobody vote
1638 783 AT:place
1638 3678 G:: T is the
1638 3058 G:not trust
-1637 1239 F:i had
-1637 1692 G:^ T came in
-1637 1239 G:^ i had
-1637 2444 G:did not do it
-1637 3567 G:was cold
1637 4641 O:inotTT
-1637 1692 S:weigh
-1636 3976 G:and T and O
-1636 2681 K:was saw
-1636 1003 N:this is
-1635 1692 G:be lying about
1635 3446 G:i in place ,
1635 7803 G:look at T $
1635 2872 G:so , T .
-1635 1429 K:T cleared
1635 713 K:place and
-1634 1692 K:reason T
-1633 1692 BT:you like
1633 3678 G:at i .
1633 1980 K:did but
-1633 3567 N:'d be
1632 5082 AT:culprit
1632 4411 AT:terrible
1632 4411 K:T terrible
1632 1980 S:recommend
1632 4411 S:terrible
1631 1743 E:case
1630 2872 AT:leads
-1630 4100 AT:was with
1629 4411 F:only T
1629 4411 G:^ only T
-1629 6072 K:passed place
1628 2872 BT:and out
1627 2348 G:and that 's
-1627 2200 G:got nothing to
-1627 9769 G:then place with
-1627 3976 K:place met
-1626 2957 AT:explain
1626 5702 AT:imps
1626 1253 E:'s what
-1626 1429 N:, which
1624 1980 BT:i order
1624 1980 F:i order
1624 1980 G:^ i order
1624 1980 G:i order
1624 1980 G:my vote from O
-1624 2444 G:ran into
1624 1980 G:vote from O
1624 1980 G:vote from O to
-1623 2681 BT:before i
1623 8257 K:down vent
1622 1500 BT:makes i
1622 3040 G:is on
1622 2912 K:^ died
1622 1203 K:door the
1621 5702 G:S 's
-1621 769 G:out of place
-1621 4737 N:i came
1620 4411 AT:got away
1620 4411 G:T got away
1620 4411 G:got away
-1620 3774 G:was place
-1620 1366 K:^ look
1620 2872 K:watch T
1619 2872 K:distance .
1619 1980 K:fall 's
-1619 3567 N:Q .
-1618 2363 BP:T in
-1618 1692 BT:i regret
-1617 1692 N:at the
1616 7325 F:throw
1616 7325 G:^ throw
-1616 3976 G:gauges in
-1615 2200 BT:my client
1615 2682 G:out $
1614 1980 G:to distract
1614 3484 G:told you
1614 1980 K:my !
1613 4053 BT:^ voted
1613 4053 F:voted
1613 4053 G:^ voted
1613 1980 G:is crew then i
1612 2872 E:whose
-1611 2681 G:, neither
1611 2872 G:^ T in the
-1611 2200 G:contradicts the
1610 1003 E:that ?
1610 1980 G:O killed .
1610 3678 G:^ it 's P
1610 1980 G:get O killed
1610 1980 G:get O killed .
-1610 2438 K:^ using
1610 1980 K:helped O
-1610 1162 K:the panel
1609 1980 G:right next to place
1609 3678 K:T explanation
1608 1980 G:T told i place
1608 1980 G:told O place
1608 3678 K:and asks
-1608 2912 K:during .
1607 2872 BT:my head
1607 7325 G:bye T $
-1607 2238 K:O were
-1607 4491 K:then went
1607 1980 K:want Q
1606 2872 AT:" just
-1606 2681 AT:for like
1606 5398 G:T , because
1606 2438 K:b T
1606 2438 K:makes sense
-1606 1692 K:whoever .
1605 1980 G:, but i 'm
1605 1500 G:O , in
1605 1500 G:O , in place
1605 2872 G:O convinced
1605 2872 G:O convinced i
1605 2872 G:O convinced i ,
-1605 4737 K:sorted tools
-1603 3136 E:no ,
1603 1980 G:'s O or T
1603 1980 G:T , vented
1603 2872 G:^ agree with O
-1603 2200 G:i followed
1603 6818 G:voted $
1603 1980 S:bout
1602 2872 AP:the bad
1602 6279 G:this up $
1601 1336 AT:and you
-1601 3919 G:T was with
1601 1980 G:for Q
1601 2872 G:leaving a
-1601 1692 G:o O ,
-1601 3136 K:leave be
-1600 1162 AT:ghosts
1600 1980 K:i lies
-1600 2200 K:negative .
-1600 1162 S:ghosts
1599 5702 G:climb out of
-1599 4737 G:saw O and T
1599 6818 G:to go $
1599 5702 K:climb of
-1599 3976 K:company .
1599 1980 K:that but
1598 5702 AP:lied
-1598 2681 G:my notes ,
-1598 2681 G:notes ,
1598 5082 G:of O and T
1597 5702 AT:gap
1597 754 S:town
-1596 892 BT:evidence against
-1596 2200 G:^ do T have
-1596 892 G:evidence against T
-1596 4366 K:can place
1595 1500 BT:O saw
1595 1980 E:was nowhere
-1595 2681 G:call T
1594 2872 E:got a
-1594 2681 G:T , would T
-1594 2681 K:half in
-1594 916 K:would to
1593 3678 BP:tasks
-1593 1692 G:just say
-1593 1042 K:the so
-1592 1692 G:O and Q
1592 3678 G:and T killed
1592 3678 G:and T killed O
1592 6818 G:i suspect T .
-1592 379 K:O T
1592 1980 K:O lovely
-1591 1162 AT:a crewmate
-1591 1605 G:T at
1591 3678 G:a murderer .
1591 4411 S:rank
1590 2872 BT:each time
1590 3678 S:gl
-1589 2200 AT:helpful
1589 7803 G:one vent $
1588 1003 AP:O ,
1588 2872 AT:assassin
-1588 4108 G:, O and i
1588 1980 G:T since the first
-1588 2363 G:through place
1588 2872 S:assassin
1587 2872 AT:huh
1587 3678 BT:skipped
1587 1980 E:should not
1587 10233 G:is next to O
-1587 3411 K:and place
-1587 3567 K:lying then
1587 2467 K:out the
-1587 906 O:Tii
1587 2872 S:huh
-1586 892 G:T dies
1586 3678 K:put T
1586 2872 K:we thrown
1585 2872 F:somebody 's
1585 2872 G:^ somebody 's
1585 3678 G:of lies
1585 2872 K:T forty
1585 4411 K:T quick
-1585 1162 K:a think
-1584 2444 BT:cameras
-1584 3136 K:i he
1583 4411 AT:every single
1582 1500 AT:crew then
1582 1303 AT:were not
1582 1237 BT:^ my
1582 3678 G:'s story is
1582 2111 G:i was in
1582 1980 G:show P the
1582 662 G:the body
1582 5702 K:^ 100
1582 3678 K:even P
1582 1980 K:show the
-1582 3567 K:watched scan
1582 6279 K:where sus
-1581 1692 G:it right
1581 2872 K:^ feel
-1581 3136 K:leave T
-1580 3136 AT:, dead
1580 3228 AT:lied
-1580 1950 AT:the end
1579 1743 BT:put
1579 3678 K:stepped .
-1578 6072 G:T is dead .
1578 2186 G:T is the
-1578 1692 G:three people
-1578 2444 N:i did
1577 2872 BT:ask yourselves
1577 2872 E:it that
1577 2872 G:are the two
-1577 3976 G:recap for
1577 3678 G:the cat
1577 837 K:come .
1577 2872 K:yourselves T
-1576 1692 AT:and no
1576 1980 AT:legs
1576 2438 BT:not like
-1576 789 K:is :
-1575 3136 AP:fine
1575 3678 AT:explain how
-1575 3976 G:T was already
-1574 2200 AT:corroborate
-1574 3567 BP:not be
1574 3678 BP:yet
-1574 3136 G:, with O .
1573 1662 BT:i on
1573 1662 G:i on T
1573 1980 K:P down
1573 3419 K:T sorry
-1572 1950 AT:there ?
-1572 1269 BT:what if
-1572 3136 G:thing $
1571 7325 AT:that up
-1571 3567 E:place went
1571 3678 G:T comes out
-1571 11759 G:^ i found T
1571 7325 G:that up
1571 2135 K:T does
-1571 1980 S:throwing
1570 1980 G:, done ,
1570 2872 G:T lies
1570 1203 G:of T 's
-1570 2681 K:upon ,
1569 2681 G:and i in place
1569 8257 G:either O or T
-1569 3567 G:i followed T
-1568 1518 AT:cold
1568 1980 BT:dunno
-1568 2681 G:place and there
1568 1980 S:dunno
-1567 3567 G:and T was there
-1567 5092 K:did anyone
-1566 892 AT:lmao
-1565 2681 G:^ T , how
1565 880 G:killed O
1564 2872 AT:P walked
-1564 1162 BT:buddy
1564 4411 G:and now O is
1564 4411 G:now O is dead
-1564 1692 K:O said
-1564 3976 K:clear was
1563 5082 G:^ it is T
-1563 3136 G:a dead
1563 4820 G:came out of the
-1563 1315 K:, by
1563 1980 K:think time
1563 2135 S:self
1562 1980 K:defended .
1562 5082 K:i bad
-1561 3567 E:i spent
1561 1003 G:O caught
-1561 3976 G:beds .
1561 1980 G:buying it .
-1561 4366 G:then left
-1561 2681 G:why did not
1561 1980 K:buying .
1561 3678 K:is from
1560 3678 BT:not lie
-1560 2200 G:T too ,
1560 2872 G:not done
-1560 1429 N:Q was
1559 1980 AT:mean .
1559 1980 G:i mean .
1559 1980 G:mean .
-1559 1986 G:place i
-1559 2200 K:^ owed
-1558 6072 G:were together in place
1558 1980 S:given
-1557 1162 AT:the witness
-1557 1692 K:hold 's
1556 5082 G:'s the impostor
1556 2872 K:talk ?
-1556 2681 N:help
1556 1980 N:kinda
1556 1980 N:knife
-1555 3136 G:^ T is innocent
1555 1980 K:'re ?
1555 2872 N:of this
-1554 2200 AT:a fair
-1554 2200 AT:fair
1554 1980 G:2 antena
1554 7075 K:making up
1553 4411 AT:every time
1553 2872 G:true , T
1553 2872 G:two together
-1553 3136 G:was in my
1553 2438 K:and knows
-1553 1162 N:line .
1552 5082 AT:always together
1552 2872 E:he was
-1552 2444 G:T when
1552 5082 G:always together
1552 4411 K:is fake
1550 3285 G:^ let 's vote
1550 3285 G:let 's vote
1550 1980 K:along T
1550 4411 K:never is
1550 2872 K:recommend T
1549 1500 G:O alive
1549 803 G:T came from
-1549 5758 G:body in place
-1549 1692 K:O says
1548 2872 AT:easy
1548 2872 AT:easy $
1548 2872 BT:buy it
1548 1157 G:T "
1548 1500 G:T say place
1548 1980 G:looked in there
1548 1980 G:looked in there ,
1548 2872 K:because has
1548 1980 K:looked there
-1548 2200 K:why O
-1548 2200 O:not
1547 1336 BT:closed
1547 1980 E:thought
1547 1980 E:thought so
-1547 2200 G:: it was O
1547 754 K:from $
-1546 507 AT:i
-1546 6374 G:O is near
-1546 6374 G:O is near T
-1546 6374 G:^ O is near
-1546 624 G:blaming T
1546 3678 K:been together
1546 2872 K:on vote
-1546 1692 K:stood a
-1546 6374 X:O is near T 's body
1545 1980 N:place that
1545 1980 N:talks
1544 3678 K:have this
1544 2872 K:just over
-1543 2681 BT:good ,
-1543 1162 K:alone lol
1543 3678 K:crew can
1543 1980 K:have that
-1542 1692 AT:not see
1541 1980 G:the box
-1541 2681 K:so us
-1541 1225 S:already
1540 2872 AT:'s aura
1540 2872 AT:at dawn
1540 2872 AT:aura
1540 1980 AT:slightly
1540 4411 BT:feel like
1540 2585 F:sure
1540 2872 G:T 's aura
1540 2872 G:^ T 's aura
1540 2585 G:^ sure
1540 3678 G:entered .
1540 2872 K:T aura
1540 1980 K:T slightly
1539 3678 G:O more
1539 2460 G:^ T was in
1539 3678 K:are sus
-1539 624 K:victim .
1538 1203 K:vent T
1538 1980 K:you murder
-1537 2681 AT:what did
-1537 3136 K:stayed .
1536 6279 G:sus that
-1535 1162 AP:to the
-1535 1162 AT:listen
1535 2872 BT:breaking :
1535 2872 N:believes
1535 2872 N:believes that
1534 2288 BP:now
-1534 1980 E:enough
1533 7803 G:^ T is acting
1533 2872 G:dead person
1533 1980 G:if O died
1533 4411 K:my tells
-1533 4366 K:tools ,
1532 2872 AT:some explaining
1532 2872 G:T has some explaining
-1532 6666 G:with T at
-1532 3136 K:was too
1531 1500 K:a it
-1531 2200 K:heard 's
-1530 1162 G:T deserves
-1530 2681 G:nay ,
1530 1598 K:goes .
-1530 1382 K:place to
-1530 2681 S:nay
1529 1003 BT:back on
-1529 6374 G:O is from
-1529 6374 G:O is from T
-1529 6374 G:^ O is from
1529 2872 K:30 ,
-1529 6374 X:O is from T 's body
1528 1980 BT:never liked
1528 5082 F:going
1528 6279 G:T is have not
1528 5082 G:^ going
1528 6279 G:is have not
1528 1980 G:never liked
1528 1980 G:never liked T
-1528 2200 K:fuel ,
1528 1980 K:head T
1528 3678 S:action
-1528 1162 S:mb
-1527 2200 G:of place when
1527 2872 K:is next
1526 1980 G:in the face
1526 1980 G:the face
-1525 2200 G:sure it was T
-1525 1167 K:T place
1525 3678 S:itself
-1524 6374 G:O is over
-1524 6374 G:O is over T
-1524 1162 G:P in the
-1524 6374 G:^ O is over
-1524 6948 K:until went
-1524 6374 X:O is over T 's body
1523 2872 AT:cat
1523 3678 BT:watch out
1523 3678 G:watch out for T
1523 1430 G:we 're
-1523 892 K:no that
-1522 1692 AT:like T
1522 2872 BT:i give
1522 1980 G:^ that was T
1522 2872 K:T our
-1522 2681 N:have to
1521 3678 G:it is ,
1521 3678 K:^ forward
-1520 1692 AT:'s argument
1520 2872 BT:gimme
1520 2872 F:gimme
1520 2872 G:P knows
-1520 1692 G:T 's argument
-1520 3136 G:^ T is right
1520 2872 G:^ gimme
1520 2872 S:gimme
-1519 2200 BT:O talks
-1519 2585 G:story .
-1519 3136 K:, cleared
-1519 1692 K:^ buying
1519 5702 S:locking
1518 2872 G:T had an
-1518 6072 G:was with T .
-1517 6374 G:O is beside
-1517 6374 G:O is beside T
-1517 6374 G:^ O is beside
-1517 2396 N:, O
-1517 6374 X:O is beside T 's body
-1516 3499 G:T vent
1516 1980 G:carried ,
1516 3678 K:get i
-1516 4737 N:that leaves
-1516 877 S:leave
1515 1980 BT:reading of
1515 1980 BT:string
1515 1980 BT:string up
-1515 5758 G:, not T .
1515 1980 G:reading of T
1515 1980 G:string up T
1515 3678 K:T must
1515 1980 K:string T
1514 1203 K:do want
1514 1526 K:is one
-1514 2681 K:went T
1513 1980 AT:down O
1513 1980 G:down O
-1512 3324 G:place at the
-1512 1162 K:'s straight
-1512 3136 K:^ rule
1512 1743 S:defended
1511 2872 F:if not
-1511 1796 G:, saw
1511 3678 G:O 's killer
1511 3678 G:O 's killer is
1511 3678 G:T go .
1511 2872 G:^ if not
-1511 3136 G:and T , T
-1511 2681 G:better than i
-1511 2681 K:better i
1510 2872 BT:excuse i
-1510 1229 BT:thank
1510 2872 G:O said T vented
-1510 3567 G:but T was with
1510 2872 G:excuse i
1509 1980 AT:tremble
-1509 2200 BT:fuel
1509 3678 G:i saw O was
1509 3678 G:saw O was
1509 3678 G:saw O was in
1509 2872 G:the math
1509 3678 G:time i saw O
1509 2872 K:balance .
1509 1980 K:good not
1509 1980 S:tremble
-1508 5092 G:T in place with
1508 6279 G:T is have to
-1508 3567 G:enter place
1508 6279 G:is have to
-1507 2200 BT:O went
1507 1708 G:not to
-1507 1692 G:the eyes
-1507 2200 S:apologize
1506 3678 AT:'s excuse
1506 3678 G:'s excuse
1506 3678 G:T 's excuse
1506 1980 G:i asked
-1505 2200 AP:i P
-1505 3136 K:watched ,
1504 1980 BT:moving
1504 3678 G:, as O
1504 2438 G:go $
1503 671 BT:has a
1503 2872 G:'s word against T
1503 2872 G:O 's word against
1503 9870 G:T is by O
1503 3678 G:T is not a
1503 9870 G:by O 's body
1503 9870 G:is by O
1503 9870 G:is by O 's
-1503 3136 K:other place
1503 9870 X:T is by O 's body
-1502 2200 G:O come out
-1502 2200 G:O come out of
-1502 3976 G:and i together
-1502 3976 G:i together
1502 7325 G:vents $
-1502 1210 K:, in
-1502 3976 K:from moment
-1502 3136 K:off ,
-1501 1429 AT:none
-1501 487 G:, P
-1501 1162 G:, but O
1501 2872 G:it , T did
-1501 3609 G:went to
-1500 5758 G:was there too
1500 2438 K:the impostor
1499 1980 G:^ why did T
-1499 2912 G:i could not
1499 2872 G:of the dead
-1499 2034 G:place when i came
1499 1980 G:then i 'm
-1499 2145 K:go place
1499 2872 K:no can
1499 2872 K:of dead
1499 1980 K:then 'm
1499 2778 K:word T
1498 2438 E:, he
-1498 2681 G:dish .
-1497 2200 AT:deceased
1497 7325 K:^ something
1497 561 S:word
-1496 1692 G:'s conclusion
-1496 946 K:P my
1496 6279 K:is go
1496 1980 S:cooking
1495 2872 AT:i repeat
1495 7803 AT:not who
1495 7803 AT:who P
1495 7803 BP:not who
1495 2872 G:, i repeat ,
-1495 3136 G:: O was
1495 2872 G:i repeat ,
1495 7803 G:is not who
1495 7803 G:is not who P
1495 7803 G:not who
1495 7803 G:not who P
1495 416 K:O about
-1495 2681 K:it true
1495 4411 K:locked T
1494 2872 G:, because T is
-1494 3136 G:had gone
1494 1980 K:O consistent
1494 2872 K:i suggest
1493 3678 AT:20
1493 1170 G:, and i do
-1493 1003 G:for T $
-1493 1692 K:Q i
1493 3678 K:a suspect
1492 656 BT:it
1492 2872 G:T in two
-1492 3976 G:place after T
1492 1980 K:O scream
-1492 1980 K:be could
1492 1980 K:just at
-1491 1791 AT:lying about
1491 2438 BP:than
-1491 3355 G:place then
-1491 1162 K:i lost
-1491 1779 K:place we
1491 1980 K:swore 'd
-1491 5092 K:where go
1490 4411 AT:distant
1490 1980 BT:humbly
1490 2872 BT:oh sure
1490 2872 F:oh sure
1490 2872 G:^ oh sure
1490 1359 G:i vote
1490 1980 G:if not T
1490 1980 G:lost i
1490 2872 G:oh sure
1490 1980 G:out O in
1490 2872 K:T forgot
1490 1980 K:^ humbly
1490 1980 K:humbly T
1490 1980 S:humbly
1489 4411 BT:'s between
1489 2872 BT:^ *
1489 2872 BT:knave
1489 4411 G:'s between
1489 1980 G:T nice
1489 2872 G:a single task .
1489 4411 G:it 's between
1489 2872 G:single task .
1489 4411 K:it between
1488 2872 BP:stays
-1488 2200 G:does not mean
1488 2872 G:real question
1488 2872 G:real question is
1488 2872 G:the real question
1488 2872 G:the real question is
-1488 2681 K:but of
1488 2438 K:choose .
-1488 2200 K:does mean
1488 4411 K:percent T
1487 1980 AT:, lads
-1487 3136 AT:by place
1487 2872 AT:hands .
1487 1980 AT:lads
1487 1980 G:, lads
1487 1980 G:T , lads
1487 1980 K:T lads
1487 1980 S:lads
1486 1980 AT:marinating
1486 1980 AT:marinating O
1486 3678 BT:'s killer
1486 730 G:in place $
1486 1980 G:marinating O
1485 1980 G:T , O would
-1485 2681 N:fine .
1484 431 G:O to
1484 3678 K:and explain
-1483 772 AT:on the
-1483 2438 AT:shady .
-1483 2200 E:watching
-1483 2681 G:O tell
-1483 4737 G:T , did T
1483 3678 G:obliged to
-1483 2681 K:how O
-1483 2200 K:only and
-1483 892 S:gentleman
-1482 1162 G:O 's story
1482 1980 G:even be
1482 3678 G:explain the vent .
-1482 1162 K:O story
1481 3285 G:T come out of
-1481 1692 G:T without proof .
-1481 2200 K:and ten
1481 4411 K:you know
-1481 1692 N:sense
-1480 1446 G:i say
-1480 3567 G:place , both
1479 1743 AP:vent .
-1479 2034 AT:is innocent
-1479 2681 F:T clear
-1479 5432 G:: i , O
-1479 2681 G:^ T clear
1479 2872 K:T (
1478 4411 AT:boots
-1478 3976 G:T said O
-1478 2681 G:i met in
-1478 1662 S:answered
1478 1980 S:divert
1477 547 G:door .
1477 1980 G:out and O
1477 2872 K:nobody what
1476 3040 AT:P $
-1476 3567 S:aside
1475 3678 BT:O defended
-1475 3567 BT:worth
1475 3678 F:O defended
1475 3678 G:O defended
1475 3678 G:O defended T
1475 3678 G:^ O defended
1475 3678 G:^ O defended T
1474 1980 AT:both know
-1474 2200 AT:consider
1474 1980 AT:i both
1474 3150 G:, and that 's
1474 1980 G:T and i both
1474 1980 G:and i both
1474 1980 G:and i both know
1474 1980 G:both know
1474 1980 G:i both
1474 1980 G:i both know
-1474 1341 K:am $
1474 2200 K:with whole
1473 5082 K:put out
1472 3678 AT:behaviour
-1472 2797 BT:^ was
-1472 1500 G:T has no
1472 3678 K:T behaviour
1472 1003 K:covers .
1471 1980 G:would have crossed
1471 2872 K:been notes
1471 3285 K:from vent
1471 1980 K:would crossed
-1470 1692 BT:, thank
1470 1980 E:know a
1469 4411 AP:P is
1469 9870 G:T is from O
1469 9870 G:from O 's body
1469 9870 G:is from O
1469 9870 G:is from O 's
1469 9870 X:T is from O 's body
1468 1980 AP:that ?
1468 1980 BT:ignore
-1468 2200 G:, go
-1468 2396 G:left place
1468 3678 G:something $
-1468 776 K:nothing T
-1468 536 M:l1
1467 671 E:names
-1467 3136 G:in place for a
-1467 2146 K:was T
-1466 2681 AT:O were
1466 3678 AT:and let
1466 1980 G:about P
-1466 624 G:blame T .
-1466 3355 G:until i
-1465 1950 AT:is my
1465 1913 BT:i did
1465 2872 F:how many
1465 2872 G:^ how many
1465 2872 G:alibi T
1465 2872 G:alibi T $
-1465 3136 G:when O came
-1465 3136 K:i question
-1465 2200 K:while there
-1465 3136 K:whole was
1465 4411 N:final
1465 1980 N:there !
1464 4053 AT:hide
-1464 3136 G:leave place ?
-1464 2681 G:when did
1463 2438 AT:twenty
1463 1003 O:TTnot
1463 3678 S:knees
1462 6279 AT:bad $
1462 5082 AT:is had
1462 2872 AT:never hurt
1462 5082 G:T is had
1462 5082 G:^ T is had
1462 5082 G:is had
1462 1980 G:kill , T
1462 2872 G:never hurt a
1462 2872 G:never hurt a fly
1462 2872 G:would never hurt
1462 2872 G:would never hurt a
1462 2872 K:never fly
-1462 2444 K:no O
1462 2872 K:would hurt
1461 2872 E:tasks .
-1461 2200 F:i trust
-1461 2200 G:^ i trust
-1461 2681 K:O pick
-1461 1162 K:honestly 's
1460 2872 AT:*
1460 5082 AT:nervous $
-1460 1225 G:eject T
1460 5082 G:nervous $
1460 1003 G:that place
1460 6279 K:avoiding $
1460 2872 K:defended last
1460 2872 K:defended time
1459 2872 AT:place "
-1459 2681 G:by P 's
1459 5702 G:my vote $
-1459 147 S:i
-1458 2681 AT:say so
1458 1980 E:can vent
1458 3678 G:troubles i
1458 3678 S:troubles
-1457 3976 BT:i came
-1457 2681 BT:i owe
1457 2872 G:accusing i
-1457 2681 G:i owe T
1457 2438 G:i want T
-1457 2681 G:owe T
-1457 2681 K:thing ,
1456 6279 AT:is awfully
1456 6279 G:is awfully
-1455 2681 AT:go into
-1455 2681 G:T go into
-1455 2681 G:T go into place
-1455 2681 G:saw T go into
-1455 2681 K:^ stayed
-1454 4366 BT:could not
1454 7325 G:are the impostors
1454 7325 G:are the impostors .
1454 7325 K:are impostors
-1453 1518 AT:came into
1453 1692 AT:i came
-1453 1518 G:T came into
1453 2872 G:voting for
1453 1980 K:S with
1452 5702 G:^ T vented $
1452 553 K:has O
-1452 757 N:nothing
1452 1003 S:times
-1451 1162 BT:this is
-1451 1003 E:enough .
1451 1980 E:vote ?
-1451 1692 G:T need
1451 1662 G:sorry T ,
-1451 3483 K:: with
-1450 1162 N:but is
-1450 2681 S:coffee
1449 2872 G:O died in
1449 3678 G:not put
-1448 3976 AT:scanner
-1448 1429 BT:done ,
-1448 3567 F:leave T
1448 5082 G:T is impostor $
-1448 3567 G:^ leave T
1448 1500 G:is enough
1448 1336 K:is right
1448 1980 K:us had
1448 1119 O:OTi
-1447 2681 K:by who
1447 1146 K:was "
-1447 5092 N:O came
-1447 892 N:have not
-1447 1950 S:held
-1446 5758 AT:we met
-1446 5758 G:, we met
-1446 5758 G:, we met in
-1446 5758 G:T , we met
1446 1980 K:say with
1445 1500 K:of two
1443 1980 AT:been telling
-1443 1054 BT:ca not
-1443 1518 G:sure it
1443 6818 K:is voted
1443 6818 K:or lying
-1443 2034 K:tell i
1442 2872 AT:both $
1442 1980 G:T why you
1442 1980 G:^ T why you
-1442 2681 G:do not you dare
-1442 2681 G:not you dare
-1442 2681 G:you dare
-1442 2681 K:do dare
-1442 2681 K:not dare
1442 2872 K:that an
1442 1980 S:flowers
-1441 3567 AT:then P
-1441 1980 AT:trusted
-1441 4366 G:place side
1441 3678 K:is answering
-1441 2681 K:say saw
1440 1980 BT:T claim
1440 3678 G:, and only T
1440 1980 G:T claim
-1440 1692 S:stretch
1439 6818 BT:^ throw
-1439 624 BT:whoever
1438 2872 G:of being
1438 2872 K:vented front
-1437 1162 E:come
-1437 2681 G:i trust T .
1437 2872 K:i apologise
-1436 930 G:O , T ,
1436 4053 K:but vented
-1436 3976 K:can you
-1436 624 K:this i
1435 1980 AT:man .
1435 982 BT:did not
-1435 3567 F:body in
1435 8257 G:'s story $
-1435 3567 G:^ body in
-1435 3567 G:^ body in place
1434 837 G:, yet
1434 1500 G:ask for
-1434 1692 G:rule out
1434 3678 K:against ?
-1434 1692 S:rule
1433 837 K:'s are
1433 1980 S:advice
-1432 1363 AT:O ?
-1432 3567 BT:was wrong
1432 1980 K:^ sayin
1431 1980 E:over .
-1430 2681 AT:, violets
-1430 2681 AT:are O
1430 4411 AT:using
-1430 2681 AT:violets
-1430 2681 AT:violets are
1430 1980 E:and a
-1430 2501 K:saw out
-1429 2444 G:T was at
1429 3678 K:P an
1428 1253 AT:broke
-1428 3355 G:is clean
1428 1980 K:and touched
-1428 3355 K:with for
-1427 6948 BT:and found
-1427 5432 BT:i passed
-1427 6948 G:and found T
1427 1980 G:convinces i .
1427 1980 K:convinces .
1427 1980 K:nor convinces
1427 2872 K:of impostor
1426 6279 AT:was sus
1426 11243 BT:about where
-1426 4797 G:T vented
1426 6279 G:T was sus
1426 11243 G:about where T
-1426 3567 G:to recap
1425 2872 AT:'s as
1425 2872 G:T 's as
-1425 982 G:does not make
-1425 1692 S:during
1424 1980 G:^ tell i ,
-1423 1162 BP:and did
1423 1662 BT:named
-1423 2200 G:do it $
1423 4053 G:of T $
1423 2872 G:way too
1423 2872 G:way too long
1423 2872 K:way long
1422 2872 AT:different
-1422 1950 G:T did not do
1422 5702 K:T percent
-1421 3976 AT:joined
1421 1980 BT:tossing
-1421 1692 G:choose .
1421 1980 G:tossing T
1421 1791 K:'d my
1421 1980 K:next vent
-1421 1692 S:friendly
1421 1980 S:tossing
-1420 3976 AT:'re looking
1420 5702 AT:ejected $
-1420 3976 BT:wrong one
-1420 3976 G:'re looking
-1420 3976 G:'re looking at
-1420 3976 G:'re looking at the
-1420 3976 G:T 're looking
-1420 3976 G:T 're looking at
-1420 3976 G:^ T 're looking
-1420 3976 G:at the wrong one
-1420 3567 G:gauges in place
-1420 3976 G:looking at the wrong
-1420 3976 G:the wrong one ,
-1420 3976 G:wrong one ,
-1420 3976 G:wrong one , T
-1420 3976 K:looking wrong
1419 2872 G:beard ,
-1419 1950 G:clean .
1419 5082 G:is acting
-1419 6374 G:the first half
1419 2872 K:by beard
1418 2872 G:T , to
1418 3678 G:^ i regret to
-1418 2681 G:for most
-1418 2681 G:for most of
1418 2872 K:'s well
1418 1500 K:to Q
1418 1980 N:4 feet
1418 1980 N:feet
1418 1980 N:feet wide
1418 1980 N:is like
1418 1980 N:like 4
1418 1980 N:wide
1418 1980 N:wide .
-1417 2288 AT:likely
1417 2872 AT:the obvious
1417 2872 G:by now .
1417 2872 K:T obvious
-1417 3136 N:the cameras
1416 5082 BT:plank
1416 5082 BT:the plank
1416 2872 E:anybody
-1416 2681 G:T remove O "
-1416 2681 G:remove O "
-1416 982 K:, too
-1416 1899 K:did to
-1416 2200 N:took
1415 1980 BT:if that
1415 5082 G:, vent ,
1415 1980 G:if that T
1415 2872 G:is T , i
-1415 2200 G:to add
-1415 2681 G:while i was there
1415 1963 K:T out
1414 2872 G:T 's tongue
1414 2872 G:^ T is throwing
-1414 2681 G:if O was in
-1414 3136 G:was with O .
1414 2872 K:T tongue
-1414 3567 K:met ,
1414 2585 K:of for
1413 1980 AT:did that
1413 3678 G:when we had
1413 1980 K:cry O
1413 1980 K:empty $
-1413 1692 K:made 's
1413 2872 K:second game
1412 2872 AT:seven
-1412 3136 BT:blink
-1412 3136 BT:twice if
1412 8257 G:lied about place
-1412 1692 K:encourage to
1411 1336 AT:forgot
-1411 3136 G:i set
-1411 2681 G:that much .
1411 3678 G:we 'd have
-1410 5092 G:, then i
1410 2872 K:takes seconds
1409 1980 E:believe i
1409 5082 F:i knew
1409 5082 G:^ i knew
1409 2872 K:'d out
1409 2872 K:T smooth
1409 5082 K:^ statement
-1409 3136 K:already place
1409 2658 K:it is
1409 1980 K:place something
1409 1336 N:'ve seen
1408 1980 F:only one
1408 1980 G:^ only one
-1408 2681 G:the panel in
-1408 2681 G:the panel in place
-1408 3136 G:there for
-1408 2681 G:was O ,
1408 1980 G:where is
1406 1980 AT:struck O
1406 1980 G:struck O
-1406 2681 G:with i , T
1406 1980 K:i writing
1404 5702 AT:gives
-1404 2681 BT:according to
1404 1270 G:if it
1404 7075 K:about was
1403 1980 BT:, sure
-1403 892 G:only a
-1402 982 AT:, could
1402 2872 G:i see T go
-1402 2585 K:funny T
1401 2438 G:kill O .
1401 2872 K:everyone the
-1401 2200 S:return
-1400 5092 G:T left i
1400 4411 G:be mad
-1400 3976 G:was alone with T
1400 4411 K:not mad
-1399 757 AT:was a
-1399 1162 BP:, so
1399 3678 BT:of this
1399 2438 G:does not .
-1399 3567 G:that i was in
1399 2872 K:asks T
1399 2872 K:of story
1398 2872 AP:say P
1398 1980 AT:we all
1398 2872 BP:P say
1398 2872 G:P say P
1398 3678 G:i saw T with
-1398 1692 G:my whole
1397 2872 AT:doors on
1397 1980 AT:exist
1397 1980 AT:not exist
-1397 3136 BT:summarize
-1397 1162 F:T ?
-1397 1162 G:^ T ?
1397 1662 K:^ those
1397 773 K:one to
1396 9870 G:T is near O
1396 9870 G:is near O
1396 9870 G:is near O 's
1396 5082 G:is weak $
1396 9870 G:near O 's
1396 9870 G:near O 's body
1396 803 G:why T
1396 5082 K:voted $
1396 9870 X:T is near O 's body
1395 1336 K:'d a
1395 2872 S:fleeing
1395 3678 S:remain
-1394 1162 AT:'s innocent
1394 2872 BP:is one
-1394 1162 G:T 's innocent
-1394 1162 G:^ T 's innocent
1394 2872 G:^ explain the vent
1394 2872 G:is one of P
-1394 1116 G:out of
-1394 1664 G:was in place ,
-1394 838 K:do $
-1394 1865 N:until
-1393 892 AT:saved
-1393 892 S:saved
1392 1980 E:'d disallow
1392 1980 E:disallow
1392 1980 E:disallow both
-1392 1692 G:was wrong ,
-1392 4737 K:^ swiped
-1392 1469 K:place i
-1392 2681 K:with watching
1392 1980 N:parties
1392 1980 N:parties !
1392 1980 N:related
1392 1980 N:related parties
1391 3678 BP:keeps
-1391 3136 G:by .
-1391 3567 S:halfway
-1390 2681 E:vote O
1390 2872 G:than a
1390 1662 K:O innocent
-1390 3678 K:^ goes
-1389 1692 AT:impostor P
1389 2872 BT:mom
-1389 4737 G:, were not
-1389 3976 G:so it 's not
-1389 3774 G:were together
-1389 1662 K:eject ,
1388 3678 G:, T lied
-1388 2681 G:how long were
-1388 2681 G:long were
1388 2872 K:T space
1388 1662 K:does ,
1388 1980 K:fine T
1387 1980 K:^ places
-1387 3567 K:according T
1387 1003 K:an for
1387 803 K:get .
1386 3678 AT:doth protest
1386 3678 AT:protest
-1386 1588 BP:ask
1386 1980 BT:guilty
1386 2438 G:^ T were not
1386 3678 G:doth protest
-1386 3976 G:i counted
-1386 2200 G:left first ,
1386 3678 K:T protest
-1386 1094 N:where
1386 3678 S:protest
1385 2872 E:minute to
-1385 3976 G:in place during
1385 6642 K:not word
-1385 1692 K:walked ,
1384 1980 BT:murdered by
1384 1980 G:murdered by T
-1384 2200 G:only saw
1384 3678 K:must out
-1384 1429 S:speaking
1383 2872 F:mark
-1383 3567 G:O T O
1383 2166 G:T , T 's
1383 2872 G:^ mark
1383 1980 K:T fool
1383 4411 K:bad about
1383 4754 S:explained
1382 3678 AP:heard
-1382 1692 AT:have gone
-1382 624 E:extra
-1382 624 E:extra time
-1382 2047 F:when
-1382 2047 G:^ when
1382 4053 G:one of O
1382 4411 K:best i
1382 2872 K:reach the
-1382 1162 S:life
-1381 628 AT:?
-1381 2200 G:, T claims
-1381 1692 G:P was on
1381 1980 K:and between
1381 1980 K:quick ,
1380 2438 G:O saw T
1380 2872 G:T never said
1380 2872 G:^ T never said
1379 1980 AT:did come
-1379 1429 G:^ it would be
1379 2872 K:T called
1379 1980 S:written
1378 1980 BP:now ,
-1378 1336 G:to point
1377 1980 BT:believe i
-1377 1692 BT:sake
-1377 1692 G:O 's alibi
-1377 6948 G:i found O
-1377 1692 K:for sake
-1377 1692 S:sake
-1376 2200 AT:on place
-1376 2681 BT:negative on
-1376 2200 E:died .
-1376 3976 G:: i , T
-1376 2681 G:negative on
-1376 387 K:^ 's
-1376 1950 K:and went
1376 2872 S:letting
-1376 2872 S:using
1375 754 G:that was T
-1375 4366 K:, dead
-1374 5432 G:, so O
-1374 2681 G:cells .
-1374 4366 G:have each
-1373 5384 BT:O killed
1373 2872 BT:else think
1373 2872 F:anyone else
1373 2872 G:^ anyone else
1373 2872 G:^ anyone else think
1373 2872 G:anyone else think
1373 2872 G:else think
1373 7325 G:kill O in place
1373 1980 K:T neck
1373 2872 K:anyone think
1373 1980 K:ze of
1372 2288 BT:'s vote
-1372 3136 BT:decide
1372 1980 F:out
1372 1980 G:^ out
-1372 2681 G:even is
-1372 2200 G:suspect O
-1372 1429 K:^ asking
1371 2288 AT:add
1371 2438 BT:^ everything
-1371 1162 BT:the match
-1371 2681 G:could not have been
-1370 1336 BP:vent
1370 3678 BT:T killed
-1370 2681 F:the place
-1370 3136 G:, no ,
1370 1980 G:T should be
-1370 2681 G:^ the place
1370 4411 G:has to be
1370 5702 G:throw T out
1370 2872 K:room O
1369 1003 K:mean .
-1368 754 BT:probability
1368 1336 E:vent in
-1368 6072 G:T , then place
1368 3930 G:T voted
1368 3678 G:let T off
1368 3678 G:let T off the
1368 2872 G:we never
-1368 754 S:probability
-1367 2681 AT:, pick
1367 2872 AT:is on
-1367 2681 AT:pick one
-1367 2681 G:, pick
-1367 2681 G:, pick one
1367 4053 G:, vote
-1367 1692 G:T like a
-1367 1341 K:all O
-1367 910 K:found .
1367 2438 K:i throw
1367 3285 K:put to
1366 3678 AT:leaks
1366 628 G:but T
1366 3678 S:leaks
1365 2872 AP:us to
-1365 4737 AT:died ,
1365 1980 BT:close the
1365 2872 G:T did O ,
-1365 4737 G:T died ,
-1365 2200 G:was i ,
-1365 3136 K:from before
1364 3678 F:ladies
1364 3678 G:^ ladies
1364 1980 G:alone , and i
1363 6279 AT:most likely
-1363 2200 BT:said i
1363 2872 K:^ bar
-1363 3567 K:see leave
1362 1980 G:between ?
-1362 1692 G:have nothing
1362 1980 G:in between ?
1361 5082 AT:is never
1361 3805 AT:of the
1361 5082 G:T is never
1361 5082 G:^ T is never
-1361 3136 G:was told
1361 2872 K:T framing
1361 2872 K:must ,
-1361 1068 S:vote
1360 2872 AT:is looking
1360 2872 G:T is looking
1360 2872 G:^ T is looking
1360 4411 G:^ in my day
1360 2872 G:around T
1360 1376 G:by T 's
1360 4411 G:in my day
1360 2872 G:is looking
1360 4411 G:my day
-1360 2200 K:, real
1360 4411 K:^ day
1360 387 K:said .
-1359 3136 AT:'s right
1359 6279 G:be removed
-1359 2200 G:so T were
1359 3678 K:'m if
1359 2872 K:'s every
-1359 1692 K:say and
1358 1980 AT:are so
1358 4411 BP:contradicted
-1358 3136 G:T was still in
1358 4411 G:contradicted P
-1358 1692 G:i thought T was
-1358 1950 G:my side
1358 1980 G:not sure about T
-1358 1692 G:thought T was
-1358 3136 G:was still in place
1358 3678 K:should voted
1358 2872 K:suspect $
-1358 982 S:lady
1357 3678 AT:gotta
1357 1003 AT:is a
1357 7803 AT:self reported
1357 2872 E:, a
1357 7803 G:self reported
1357 2872 G:wager i
1357 1500 K:: a
-1357 2681 S:prefer
1356 2288 AT:team
1356 3678 BT:blood on
-1356 1692 E:gauges ,
1356 1980 F:O then
-1356 1692 G:T says it 's
1356 1980 G:^ O then
1356 1980 G:^ O then T
-1356 1692 G:says it 's O
-1356 952 K:: was
1356 2438 S:trusting
1355 2872 G:how 'd
1355 4411 K:round vented
-1355 2681 K:two he
1355 1980 S:ballot
1354 2585 G:no witness
1353 2872 AP:vented $
1353 2872 AT:'s "
1353 1980 AT:when we
1353 2872 G:P vented $
-1353 2200 K:nah 's
1352 3678 AT:got caught
1352 1500 BT:forget
-1352 3136 E:been in
1352 3678 G:got caught
1352 1980 G:i vote for
-1352 2200 G:light ,
1352 5082 G:vote goes
1352 5082 K:^ reports
1352 5082 K:my goes
-1352 3567 K:side place
1352 1980 K:so which
1351 2872 G:consider T
1351 1500 G:it and
-1351 3567 G:place , ask
-1351 1162 G:that T had
-1351 3774 K:T met
1351 1253 K:bad T
1351 1980 K:was though
1351 1203 S:ejecting
1350 1980 AT:O drops
1350 4411 AT:O without
-1350 1103 BT:eject
1350 1980 G:O drops
-1350 2363 G:place together
1350 2872 K:have considered
1349 1162 AP:i in
-1349 757 AT:eyes
-1349 452 AT:please
-1349 4366 BT:already
1349 1070 G:and now
1349 1980 G:who was alone
-1349 3136 N:until the
1347 1980 G:do we know
1347 10233 G:over O 's
1347 10233 G:over O 's body
1347 2872 K:vent one
1347 2872 K:without the
1347 1662 S:tonight
1346 2872 BT:second time
-1346 1162 E:report .
1346 2872 G:the second time
1346 1980 K:^ forget
-1346 1162 K:doing 's
1345 2872 AT:say aye
-1345 1950 AT:was O
1345 6279 G:be ejected $
1345 2872 G:in the eye
1345 2872 G:say aye
1345 2872 G:the eye
1345 2872 K:T aye
1345 2872 K:in eye
-1344 3136 AT:was place
1344 2872 G:heard the vent
1344 1980 K:and around
1344 2872 K:heard vent
-1344 1003 K:is killer
-1343 1692 K:^ witness
-1343 1598 K:suspect because
1342 6138 G:T came out of
-1342 3136 G:killed i
-1342 2200 G:other side
-1342 2200 G:the other side
1342 2872 K:kick .
-1342 2200 N:down .
-1342 3136 S:engines
1342 1980 S:zat
-1341 1162 BT:spare
1341 2872 G:^ T should be
1341 3678 G:^ i say T
-1341 1162 G:spare T
1341 1980 G:who talked
-1341 2681 N:skip .
1340 4411 AT:crawled out
1340 4411 G:T crawled out
1340 4411 G:crawled out
1340 1980 N:ship
-1339 469 AT:and the
1339 1980 BT:ten to
1339 1980 BT:to one
1339 5082 G:P lied
1339 2872 G:as long
1339 2872 G:as long as
1339 2872 G:long as
1339 1980 G:ten to
1339 1980 G:ten to one
1339 6818 G:the vents $
-1339 2681 G:this round $
-1339 2681 K:^ blink
1339 1980 K:ten one
1338 5702 G:my vote .
1338 2872 K:bodies rounds
1338 3678 K:hiding $
-1338 730 O:TTnotT
1337 2872 AT:doors
-1337 2681 BT:^ negative
1337 1980 BT:like the
-1337 2681 F:negative
-1337 2681 G:^ negative
-1337 2200 K:also ,
1337 4411 K:another and
1337 2872 K:i zero
1336 1500 AT:not seen
1336 1980 E:always returns
-1336 3976 E:fix
1336 1027 E:found
1336 2872 E:i watched
1336 1980 E:scene .
1336 2166 S:tomorrow
-1335 6666 AT:left for
1335 1980 G:blinked .
1335 1980 G:left the place when
1335 1980 S:blinked
1334 1980 AT:less .
1334 2872 G:and P says
1334 2872 G:and P says P
1334 2872 G:for O was
1334 2872 G:never went to
1334 2872 G:never went to place
1334 2872 G:there was a
-1334 5092 G:was fueling
1333 2872 AT:cap ,
1333 5398 G:about place
1333 1980 K:O blind
-1333 442 K:O that
1332 1980 AT:on you
-1332 1692 BT:observation
-1332 2681 K:were killer
1331 2438 AT:stick
1331 1980 K:the figure
-1331 1950 N:on the
1330 3733 BT:^ where
1330 3678 G:together every
-1330 3567 K:other in
1330 2872 K:wearing .
-1330 3976 N:O and
1330 1980 N:a single
1330 1980 N:single one
-1330 1429 S:whether
-1329 2200 G:T saw something
1329 2872 G:never been in
1329 1146 G:say P
-1329 3136 N:walk
1328 3678 AT:but the
1328 1980 AT:i still
1328 3678 AT:story about
1328 2872 BT:word with
1328 2872 G:word with T
-1328 730 K:^ thought
1328 1980 K:given O
-1328 2200 S:declare
1327 1980 G:a scream
1327 1162 N:with O
-1327 2200 S:attest
-1326 2524 G:beside i
-1326 2200 G:i seen O
-1326 1692 K:half ship
-1325 1003 E:we say
1325 1980 G:, and i shall
-1325 3136 G:O was that
-1325 3136 G:O was that :
1325 1980 G:and i shall
1325 1980 G:it turns out T
1325 1980 G:turns out T
-1325 3136 G:where O was that
1325 1980 S:worse
1324 1980 BT:m
1324 1980 F:m
1324 5082 G:T next $
1324 1980 G:^ m
1324 4411 G:all know
-1324 1692 G:i never said
-1324 2681 G:place , all
-1324 4366 G:with T , O
-1324 2681 K:P last
1324 1980 S:m
1323 3678 G:( $
-1323 2200 G:of place and
1323 5082 K:, percent
-1323 3976 K:place last
-1323 3136 N:so it
1323 1980 S:lean
-1322 1692 F:T cannot
-1322 1692 G:^ T cannot
-1322 3136 G:cells in place
1322 1980 K:want accuse
-1322 1518 K:was Q
1322 1003 N:again .
1321 1003 AT:'s hands
-1321 2200 AT:apology
1321 1336 BP:look
1321 1980 E:man
-1320 1341 AP:time
1320 1980 AT:cuffs
-1320 892 AT:had a
1320 1980 AT:in cuffs
1320 5702 AT:kills
1320 1980 BP:^ not
1320 803 E:so who
1320 1980 G:in cuffs
1320 1980 S:cuffs
-1319 2444 E:upper
-1319 1692 G:with P $
1319 1980 K:accounts ,
1319 1980 K:guilty O
1319 1980 O:iTTinot
1318 1980 AT:the duo
1318 2872 BT:i more
-1318 2200 G:, P 'd
1318 1980 G:duo .
1318 1980 G:is the duo
1318 1980 G:is the duo .
1318 1980 G:it with i
-1318 419 G:of us
1318 1980 G:the duo
1318 1980 G:the duo .
1318 1980 K:i airlock
1318 1980 K:is duo
1318 1980 N:book
1318 1980 N:book it
-1318 3567 S:swiping
1317 2438 G:P say
-1317 1980 G:i do not buy
-1317 4916 G:then i went
1317 1980 G:to the vent
-1317 2200 K:nothing do
-1316 1500 BT:be O
-1316 2681 F:suppose T
-1316 5432 G:^ did T see
-1316 2681 G:^ suppose T
1316 2872 G:voted the
-1316 1003 G:will be
1316 1042 K:T alibi
-1316 1162 K:blackout T
1316 1980 K:such T
1316 1980 K:swings O
1315 2872 BP:opened
-1315 982 BT:check
1315 1980 BT:fond
1315 1980 BT:fond of
-1315 3976 E:doing
1315 1980 E:the dead
1315 4411 F:maybe it
-1315 1692 F:the body
1315 4411 G:^ maybe it
-1315 1692 G:^ the body
1315 1980 G:fond of T
-1315 2200 K:checked of
1315 1980 K:fond T
-1315 2200 K:put hand
-1315 2474 K:were place
1314 2438 G:T have no
1314 3678 G:do not balance
1314 3678 K:do balance
1314 1980 S:announced
1314 2872 S:wears
-1313 2347 AT:, we
-1313 2200 BT:rip
-1313 2681 G:and only O
-1313 4737 G:place where
-1313 1692 G:ship in
-1313 1692 G:the ship in
1313 1980 K:getting .
1313 4411 K:too my
-1312 2681 AT:killed anyone
1312 1980 AT:you just
-1312 3567 G:, i saw O
-1312 2681 G:killed anyone
-1312 3567 G:point .
-1312 2200 G:there a
1312 1003 K:why do
1311 1980 AT:even moving
1311 1500 AT:walked through
1311 1980 G:does a
1311 1980 G:even moving
1311 1980 G:the meeting and
1311 3678 S:eleven
-1310 1692 AT:pale
-1310 1692 K:T pale
1309 2438 BT:notice
1309 3241 G:'s T $
-1309 3976 G:, i found
1309 2872 G:tea .
1309 3678 K:'s how
1309 3678 K:ladies ,
1308 3285 AP:out of
-1308 1692 AT:O of
1308 1980 G:hesitates to
1308 1980 G:one hesitates
1308 1980 G:one hesitates to
1308 4737 K:O near
-1308 2681 K:both place
-1308 2200 K:log place
1308 1980 S:hesitates
1307 2872 AT:chased
-1307 3136 AT:place during
1307 1980 G:, the place ,
1307 1980 G:: T stood
1307 1980 G:: T stood in
1307 7803 G:T is lying about
1307 7803 G:is lying about
-1307 1950 G:seen in
-1307 1950 G:seen in place
-1307 3136 G:was T in place
-1307 1692 K:O hands
-1306 3136 G:in my book
-1306 3136 G:my book
-1305 315 BT:who
1305 1980 E:'s where
1305 10918 G:about where T was
1305 903 G:and i do
1305 903 G:and i do not
-1305 1692 G:been a
1305 10918 G:not one word
1305 10918 G:not one word about
1305 10918 G:one word about
1305 10918 G:one word about where
-1305 1605 G:the dish
1305 2672 G:vote T
1305 1980 G:was on O
1305 10918 G:word about where
1305 10918 G:word about where T
1305 10918 K:one about
1305 10918 K:word where
-1304 1162 BT:close to
-1304 4737 BT:i went
-1304 1692 G:i and did
-1304 1692 G:i and did not
-1304 892 S:vs
1303 1980 G:'s seen
1303 3678 G:fishy $
-1303 2422 G:it 's T
-1303 5092 K:T tools
-1303 1429 S:serious
1302 1980 AT:think that
1302 1980 BT:all along
1302 1003 G:came up
-1302 4366 G:place : i ,
-1302 2681 G:suspect O ,
1302 604 G:with O ,
-1302 1162 K:P think
1301 2872 BT:i love
1301 3678 E:not an
1301 2872 G:i love T
1301 2872 G:love T
1301 2872 G:to gossip
1301 2872 K:not gossip
-1301 3355 K:so ca
-1301 1247 S:clear
-1300 624 E:met
1300 1980 G:last meeting and
1300 1791 K:at 's
1300 1980 K:last nobody
-1299 4366 AT:all in
1299 1692 BT:card
-1299 3976 BT:sat
1299 3678 G:suspicious $
-1299 507 K:i O
-1299 1692 K:serious $
1298 1743 G:and i think
1298 1500 K:why say
1297 2872 AP:times .
1297 1980 BT:^ ayo
1297 5702 G:T is awfully
1297 1980 G:T tho
1297 5702 G:^ T is awfully
1297 2872 G:the victim 's
1297 2872 K:'m kidding
-1297 1518 K:O did
1297 5702 K:^ awfully
1297 1980 K:ayo T
-1297 1162 K:no think
-1297 1085 K:place of
1296 1980 BT:not need
-1296 2200 E:actually
-1296 3285 E:always the
1296 3678 G:is cooked
1296 2872 K:than does
-1295 8234 G:O killed T and
-1295 3136 K:and confirm
1295 4411 K:two :
1294 1003 AT:whatever
1294 1336 G:one does
-1294 4053 K:^ shady
1294 3678 K:bet O
-1294 1847 S:later
1293 1170 AT:everything
-1293 1692 BP:from the
1293 1980 K:'m of
-1293 1950 K:fair ,
1292 2872 AT:much for
-1292 1662 G:T did it $
1292 1980 G:since place
1292 1980 G:since place .
1292 1980 G:was T , and
1292 1980 K:O polite
1292 1980 K:gave ,
1292 1500 S:ledger
1291 1980 AT:near my
1291 1980 E:O say
-1291 802 F:is T
1291 1980 G:T near my
-1291 802 G:^ is T
1291 1980 G:near my
1291 1980 K:, read
-1291 2200 K:can tell
-1291 2681 K:could tell
1290 4411 AT:, always
1290 3285 F:so we
1290 1980 G:, T , what
1290 3285 G:^ so we
-1290 3567 G:in place all round
1290 4411 G:no offense
1290 4411 S:offense
1289 1980 AT:performance
-1289 1162 G:not bad
-1289 1692 K:impostor 'd
1289 1003 O:OinotT
1288 2872 BT:the motion
1288 2872 G:the motion
1287 5082 AT:teeth
1287 2872 F:everybody on
1287 1980 G:T T T
1287 1980 G:^ T T T
1287 2872 G:^ everybody on
-1287 1570 K:is about
-1287 2200 K:talks T
1287 2872 K:that this
1286 1980 AT:P turned
-1286 3706 BT:with T
1286 606 G:O died .
-1286 4553 G:were in place .
-1286 1162 K:see a
1285 3678 BT:^ goodbye
1285 3678 F:goodbye
1285 3678 G:^ goodbye
1285 1980 G:dead silent
-1285 1162 K:are at
-1285 2200 K:would gain
-1284 1429 BT:lady
1284 5082 G:T pushed
1284 1980 K:floor a
1283 1980 AT:no longer
1283 5702 G:we win
1282 6818 AT:'s partner
-1282 1500 AT:win
1282 2872 G:fly .
-1282 1950 K:lock O
1282 1980 K:work i
1281 2872 G:O dies
1280 2872 AT:" place
1280 2872 G:a liar .
1280 1980 G:an answer
-1280 3976 G:to place at
-1280 2681 K:P fine
1280 1980 K:around with
-1279 1162 K:T theory
1279 1980 K:game .
1279 2872 K:off with
-1278 2200 AT:confused
1278 1980 BT:yeah ok
1278 1980 G:yeah ok
1278 1980 G:yeah ok T
-1278 2444 K:i speak
-1277 3976 AT:clear ,
1277 1682 AT:was in
1277 1980 BT:since the
-1277 2681 E:later
-1277 2444 G:, at the
-1277 1950 G:T , O and
-1277 1692 G:let us not
-1277 3567 G:place just before
1277 1980 K:, leaving
-1277 1003 K:now the
1276 1980 BT:^ bench
1276 1980 F:bench
1276 1980 F:bench T
-1276 1162 F:but P
1276 2872 F:i smell
1276 1980 G:^ bench
1276 1980 G:^ bench T
-1276 1162 G:^ but P
1276 2872 G:^ i smell
1276 1980 G:bench T
-1276 3567 G:were in place ?
1276 2872 K:words not
1275 5702 AT:is acts
1275 1662 AT:timing
1275 1980 E:made
1275 1203 G:, to
1275 2288 G:P 's the
1275 5702 G:T is acts
1275 5702 G:^ T is acts
1275 2872 G:innocent T
1275 5702 G:is acts
-1275 2681 G:second T
1275 516 K:O was
1275 5702 K:T acts
1275 3678 K:hide $
1275 2872 K:on all
-1275 1518 K:why i
1275 1003 N:without
1275 1336 S:obvious
1274 2872 BT:'m like
1274 2872 G:'m like
1274 2872 G:^ i 'm like
1274 2872 G:i 'm like
-1274 2872 G:shady .
-1274 2200 N:to report
-1273 1291 BT:did
-1273 3976 BT:it ca
-1273 982 E:, then
-1273 2200 N:'m only
1272 1980 G:80 T
1272 5702 G:: T vented .
-1272 1085 G:but O
1272 1500 G:if T is crew
1272 1980 G:place was down ,
1272 1980 G:was down ,
1272 1980 K:O goes
-1272 2200 K:when from
1271 1980 BT:too ,
1271 1500 G:, is not
1271 1980 K:" again
-1271 1692 N:did not
1270 5082 AT:the opportunity
-1270 2200 E:like to
1270 1980 G:'ve listened
-1270 3136 G:T , so i
1270 1980 G:can not be
1270 1980 G:it : T
-1270 1692 G:lay T
1270 2438 G:one minute
-1270 3567 K:T shared
1270 1980 K:more on
-1269 1692 AT:'s reasoning
1269 1980 AT:accuses i
-1269 2681 AT:did T
-1269 3976 BT:this round
-1269 1162 E:map
-1269 1692 G:T 's reasoning
1269 1980 G:T accuses i
-1269 1692 K:T reasoning
-1269 1162 K:why should
-1269 2200 N:, because
-1268 2842 F:i was
1268 1980 G:, does not P
1268 321 G:O died
1268 5082 G:T is shady .
-1268 2842 G:^ i was
1268 1980 G:does not P
1268 1980 G:does not P ?
1268 5082 G:is shady .
1268 1980 G:one T ,
1268 1980 K:i panicked
-1267 3567 AT:clean ,
-1267 1692 G:hold it against
1267 3678 G:my list $
-1267 1692 G:not hold it
-1267 1692 G:not hold it against
1267 837 S:slipped
-1266 2200 G:T did not see
1266 1003 G:^ T followed i
-1266 2200 G:safe .
1266 1980 K:, lacks
1266 1980 K:lacks for
1265 1980 BP:wrong about
1265 4411 G:in the vents
1265 1980 G:wrong about P
1265 4411 K:in vents
-1264 2681 G:it was O who
-1264 1692 G:regarding O
1264 2872 G:said place and
-1264 2681 G:was O who
1264 2872 K:^ learned
1264 1430 K:be but
1263 1980 AT:a room
-1263 3136 BT:^ rip
-1263 3136 F:rip
-1263 3136 F:rip T
-1263 3136 G:^ rip
-1263 3136 G:^ rip T
-1263 1980 K:one is
1263 3678 K:partner T
-1263 2200 K:place left
1262 1980 G:in blood
1261 1980 AP:down in
1261 1980 AT:only to
1261 4411 AT:subject
1261 1500 AT:the bilge
1261 4411 AT:the subject
1261 1980 AT:tho ,
-1261 2034 AT:walked in
1261 1980 G:T say P
1261 1980 G:only to
1261 4411 G:the subject
1261 2438 K:exhibit T
-1260 1692 BT:: has
1260 5702 BT:still say
1260 5702 G:^ i still say
1260 5702 G:i still say
1260 1980 G:named T and
1260 1980 G:named T and i
1260 5702 G:still say
1260 2872 G:times T
-1260 4491 K:in until
1260 1980 K:not other
-1260 3567 K:put place
1260 2872 K:twice and
-1259 1692 BT:agrees
1259 1980 BT:goodnight
1259 1980 BT:goodnight ,
-1259 2836 F:after
1259 2872 G:, looked at
-1259 2836 G:^ after
1259 1980 G:goodnight ,
-1259 2200 G:lying there
1259 2872 G:the whole thing
1259 2872 G:whole thing
1259 1980 K:goodnight T
1259 1980 K:looked in
1259 1743 K:suspect T
1259 1980 S:goodnight
-1259 1822 S:till
-1258 4053 G:throw T
1258 2872 K:then vent
1257 5082 AT:answered
1257 1980 AT:near to
1257 7325 BT:^ kick
1257 7325 BT:kick
1257 2872 F:T then
1257 7325 F:kick
1257 2872 G:^ T then
1257 7325 G:^ kick
1257 1980 G:place but i
-1257 2681 G:rip T $
1257 6279 G:so remove
-1257 3976 K:, passed
1257 2438 K:hypothesis T
1257 3678 K:of next
1257 6279 K:remove (
1257 6279 K:so (
1256 3678 AT:story is
1256 553 E:killer
1256 1980 E:standing by
-1256 2681 G:T by the
1256 3678 G:always has
-1256 1162 G:than guilty
-1256 1692 K:been too
1255 1003 AP:would have
1255 1980 AT:defends
1255 1980 AT:defends O
1255 7325 AT:is should
-1255 3976 G:T and O in
1255 1980 G:T defends
1255 1980 G:T defends O
1255 7325 G:T is should
1255 7325 G:^ T is should
-1255 1429 G:all right
1255 1980 G:defends O
-1255 5092 G:i can vouch
1255 1269 G:i when
1255 7325 G:is should
1255 1980 K:^ liability
1255 1980 K:all who
-1255 1950 K:fair T
1255 1980 S:liability
-1254 3136 E:looking
1254 2872 G:ran ,
-1254 1429 O:iTPO
1253 4411 AT:confess
-1253 1429 AT:killed by
-1253 2444 BP:i was
1253 2872 G:said "
-1253 3567 K:, beside
1253 1500 K:closed T
-1253 3136 K:set aside
1253 1980 S:risk
-1252 1162 F:T please
-1252 1162 G:^ T please
1252 1980 G:afraid T
-1252 3976 G:in place when O
1252 4411 K:we we
-1252 838 S:thanks
1251 1980 AT:on board
1251 1980 E:old
1251 2872 E:place it
-1251 2200 G:, T with
-1251 982 G:Q was
1251 9870 G:T is beside O
1251 1980 G:T on board
1251 5082 G:^ T is so
1251 9870 G:beside O 's
1251 9870 G:beside O 's body
1251 9870 G:is beside O
1251 9870 G:is beside O 's
1251 2872 G:let T be
1251 1980 G:on board
1251 1980 K:T board
1251 1003 K:^ slipped
-1251 2681 K:hear before
1251 1402 S:bilge
1251 9870 X:T is beside O 's body
-1250 2200 F:wrong ,
-1250 3567 G:, P was with
1250 1980 G:^ so T saw
-1250 2200 G:^ wrong ,
-1250 2200 G:^ wrong , T
1250 1980 G:so T saw
1250 1980 G:so T saw a
-1250 2200 G:wrong , T .
1250 510 K:T mean
1249 1980 AT:far too
1249 2438 BT:sorry ,
-1249 510 F:O
-1249 510 G:^ O
1249 1980 G:far too
1249 1500 G:over there
1249 718 K:^ report
-1249 2866 K:then O
1249 1980 K:too and
-1249 1692 N:'m asking
1248 1980 BT:^ go
1248 1980 G:and all of
-1248 3136 G:um ,
1248 2872 K:1 's
1248 1980 K:alone someone
-1248 1162 S:hardly
-1247 463 AP:to
1247 2872 AT:had really
1247 5082 AT:ngl
-1247 1296 AT:who was
1247 2872 E:'s talking
-1247 2034 G:, O , T
-1247 799 G:, so
1247 2872 G:T had really
1247 1980 G:accept O
1247 1980 G:accept O 's
1247 2872 G:if T had really
-1247 2681 G:is that O
-1247 3976 G:with O ?
1246 2872 BT:bodies
1246 1980 BT:outpost
1246 3419 BT:today
-1246 7221 G:, where were
-1246 2200 K:stood for
-1246 1192 K:with and
1245 2872 G:, who claims
1245 1980 G:unlucky ,
1245 1980 K:like in
-1245 1429 S:tripped
-1244 3910 F:O killed
-1244 3910 G:^ O killed
1244 1980 G:four seconds .
1244 3678 G:on three
1244 1980 K:nobody ever
1243 4411 AT:rotten
1243 1003 E:hear
-1243 892 G:'s argument
1243 3678 G:'s hands .
-1243 1692 G:T from place
-1243 1692 G:ask T to
-1243 3025 G:body in
1243 5702 G:the vent and
-1243 2681 G:whether O
-1242 1429 AT:, thank
-1242 3567 F:quick
-1242 6666 G:, place with
-1242 3567 G:^ quick
1242 4323 K:T story
-1242 3976 K:fixed place
1242 1500 K:that crew
1241 1980 G:O while
1241 1980 G:O while i
-1241 916 K:T left
1241 1980 K:^ fear
1241 3678 K:is strange
1241 1744 K:then to
-1241 2681 N:others
-1240 1692 AT:been consistent
1240 2872 AT:described the
1240 2872 G:T described the
-1240 2000 G:^ i did not
-1240 982 G:could not
1240 2872 G:described the
-1240 3136 G:did T leave
1240 3456 G:vote T $
1240 1980 G:what is
1240 2872 K:described .
1239 5082 AT:tasks $
-1239 2200 G:T alone .
1239 1500 G:T broke
-1239 1570 G:T vented ,
1239 1980 G:one more
-1239 1162 G:please T
1239 5082 G:tasks $
1239 2872 K:the game
-1239 2524 N:O ?
-1238 4366 AT:died in
-1238 3136 BT:um
-1238 624 E:: place
1238 1203 K:from of
-1237 3567 G:the wires in
-1237 3136 N:saw i
1236 3678 G:^ i saw P
-1236 1692 G:is not guilty
1236 1980 G:left so
-1236 3976 G:neither of
1236 1980 G:vent and T
1236 1980 G:was T 's hand
-1236 5758 G:when i left .
1236 1980 G:where Q says
-1235 2200 E:saw i
-1235 2681 G:tripped over
-1235 1822 S:test
-1234 265 E:place .
1234 5082 G:believe O ,
1234 1253 G:the knife
-1234 7270 G:was in place with
1234 1980 K:so took
-1233 1162 BT:^ victim
-1233 1162 F:victim
-1233 1162 F:victim :
-1233 1162 G:^ victim
-1233 1162 G:^ victim :
-1233 1162 G:^ victim : T
-1233 2270 G:by i
1233 1500 G:there in place
1233 2872 K:^ blame
-1232 1692 AT:a straight
1232 1980 AT:us into
-1232 1692 G:a straight
1232 4754 K:^ used
1231 2872 AT:dodging
1231 4411 AT:one to
1231 2872 G:others were
1231 3678 K:, distant
1231 3678 K:be too
1231 3678 K:could too
-1231 2200 N:O would
1231 2872 S:dodging
1231 2438 S:hole
1230 6279 AT:has to
1230 6279 AT:not told
1230 1980 AT:that vote
1230 1980 G:T walked through .
1230 6279 G:not told
1230 1980 G:that vote $
1230 2084 G:the body .
1230 1980 G:walked through .
-1230 1162 K:laid on
1230 1980 K:which walked
1229 1980 G:until the meeting
-1229 1251 K:time i
1229 1980 K:until meeting
1229 2872 K:well it
-1229 1162 S:catch
-1229 926 S:caught
1228 3678 BT:wears
1228 5082 G:T is too
-1228 1064 G:i never
1228 1003 G:i or
1228 803 K:nobody that
1228 1003 N:friend
-1228 2200 N:help .
1227 1980 AT:to stroll
-1227 1692 E:place this
1227 3678 G:: T 's
1227 2872 G:lmaooo $
1227 1980 K:3 and
-1227 3976 K:for bit
-1227 1692 K:no killed
1227 5082 K:sounds $
-1227 1692 K:way killed
1226 1003 AT:said T
-1226 2681 E:swiped
-1226 2212 F:T $
-1226 2212 G:^ T $
-1226 388 K:O Q
1226 2526 K:^ gets
1226 4053 K:^ throw
-1225 3136 G:, or so
-1225 2200 G:looking at the
-1225 3136 G:or so
-1225 1692 K:never it
-1225 1162 N:for it
1225 2872 S:verdict
-1224 1692 G:the witness O
-1224 1692 G:witness O
1224 1253 K:the like
1223 4234 AT:impostor .
1223 2872 AT:one i
1223 5702 G:T , and if
1223 5082 G:for one another
1223 5082 G:for one another ,
-1223 1692 G:how long
-1223 2681 G:the report came
1223 5082 K:for another
-1223 1429 N:know .
1222 1980 BT:i beheld
-1222 3567 BT:vouch for
-1222 3567 G:vouch for T
-1222 1692 G:well done
-1222 3136 G:with O for
1222 1980 K:O game
1222 2872 K:hand to
-1222 1692 K:on last
-1222 3136 K:were doing
1221 1980 AP:out and
-1221 3567 AT:can vouch
-1221 2681 G:, but i do
1221 1980 G:then i 'm a
1221 1980 K:think place
-1220 2200 G:T is there
-1220 3136 G:already in
1220 1980 G:full of
-1220 2200 K:anything $
1220 1980 K:one for
1219 5082 AT:no witness
1219 1980 G:i pulled
1219 1980 G:i pulled up
1219 1980 G:i pulled up ,
-1219 2200 G:not have been
1219 1980 G:place when i pulled
1219 1980 G:pulled up
1219 1980 G:pulled up ,
1219 1980 G:when i pulled
1219 1980 G:when i pulled up
1219 3678 K:off ship
1219 1980 K:when pulled
1218 1980 AT:preferably
-1218 1865 AT:so i
1218 1003 G:O said about
1218 2872 G:and i vote
-1218 624 K:done T
-1218 1662 K:told $
1218 1003 N:believe O
1218 1980 N:unfortunate
1218 2438 S:motion
-1217 2681 AT:watering
1217 2872 BT:null
1217 1980 G:T was on top
-1217 3136 G:by nobody
1217 1980 G:says P 's
-1217 3567 K:later .
1217 1980 K:the said
1216 3678 G:T is playing
-1216 1162 K:, peace
1215 1980 BT:might i
1215 1662 G:O , one
1215 2872 G:found two
1215 2872 G:found two bodies
-1215 2681 G:place : it
-1215 2681 G:place : it 's
1215 1980 K:T locked
1215 424 K:T that
1215 1980 K:does for
-1215 1162 K:ever for
-1215 1162 N:has
1214 3830 F:either
1214 2872 F:i feel
1214 3830 G:^ either
1214 2872 G:^ i feel
1214 1791 G:a man
-1213 2200 F:is there
1213 2872 G:^ if T gets
-1213 2200 G:^ is there
1213 1170 G:i seen
1213 2872 G:if T gets
-1213 6462 K:has $
1213 2872 K:if gets
1212 1500 E:both .
1212 1980 G:, who came
-1212 1692 G:^ T came into
1212 1003 K:and thing
-1212 1221 K:in :
1212 1336 K:who a
1211 1980 G:, zero
1211 1980 G:, zero tasks
1211 1980 G:zero tasks
-1211 665 K:so is
1210 1980 AT:'s bad
1210 2872 BT:gentlemen ,
1210 1980 BT:that there
1210 1980 G:T 's bad
1210 7325 G:T self reported
1210 1980 G:^ that there T
1210 3678 G:off with
1210 1980 G:that there T
1209 1980 BT:baked
1209 2872 G:T : what
-1209 1162 G:T saved
-1209 2200 G:T was at the
-1209 1980 G:always T
1209 1980 K:baked T
-1209 2200 K:off list
1209 1018 O:TiO
1208 3678 F:it pains
1208 3678 G:^ it pains
1208 3678 G:^ it pains i
1208 3678 G:it pains
1208 3678 G:it pains i
1208 3678 G:pains i
-1208 2200 K:, whom
1208 3678 K:^ pains
-1208 697 K:of is
1208 3678 S:pains
-1207 3136 AT:held
1207 3678 G:Q 's partner
1207 4584 G:T lied
1207 2872 G:no answer ,
1207 3678 K:Q partner
1207 4411 K:T cannot
-1207 2200 K:did at
1207 1980 N:sure ,
1206 1500 BT:crew and
1206 2872 E:accuse
-1206 1692 K:i gone
1206 1003 K:to is
-1205 766 G:T was
-1205 3136 G:but i do not
1205 3678 G:with O :
-1205 2200 K:O :
1204 1980 E:a short
1204 2872 E:enough for
1204 1980 G:a place
-1204 1692 G:thank T .
-1204 1162 K:the minute
1204 5995 S:holes
1203 1500 BP:T with
1203 2872 G:" trust
-1203 3136 G:T was innocent
-1203 3136 G:by side
1203 4411 G:goes on
-1203 2681 G:helped i
1203 5082 G:i have a
-1203 3136 G:side by
-1203 3136 G:side by side
1203 1003 K:O cleared
-1203 3136 K:side side
1203 3678 K:three on
1203 849 S:knows
1202 4865 AT:acting
1202 630 AT:with
1202 1980 G:, T , tell
-1202 1429 G:and by
-1202 3567 G:i company
-1202 3567 G:kept i
-1202 3567 G:kept i company
1202 3678 K:'s bit
1202 2872 K:said we
1201 2872 AT:account for
-1201 1692 BT:shift
1201 1980 G:next door .
1201 2438 G:tells i
-1201 3976 G:was already in
-1201 1692 K:, because
-1201 1429 K:could P
-1201 2681 K:have asked
1201 510 S:noose
-1200 812 AT:tell
1200 1980 BT:once ,
1200 416 E:he
1200 2872 E:was innocent
-1200 3567 G:T joined
1200 1980 G:T that 's
1200 1500 G:look .
-1200 3136 G:stayed in place
1200 2438 K:'ve it
-1199 3567 AT:say O
1199 1980 BT:ask why
-1199 5082 G:^ T vented .
1199 1980 G:ask why T
-1199 1162 G:says O , and
-1199 2504 G:the start
-1199 2681 K:twice O
1199 2872 K:you vented
1198 7325 BT:my money
1198 1980 BT:the villain
1198 1980 G:'m with O
-1198 2681 G:, place , T
1198 1980 G:i 'm with O
1198 1980 G:if T is not
1198 7325 G:my money
1198 1980 K:has witness
-1198 1692 K:thing $
1198 5082 K:votes $
-1198 1518 S:worth
-1197 1980 AT:or we
1197 737 BT:, but
1197 1980 BT:align
-1197 4366 G:O left place
-1197 2200 G:^ O was the
-1197 2200 G:^ T , would
1197 4411 G:could be O
-1197 1980 G:or we
-1197 419 K:i was
-1196 2200 BT:last game
1196 1980 BT:you all
1196 2509 G:^ i was in
-1196 2200 G:game T
-1196 2200 G:last game T
-1196 6072 G:then in
-1195 1162 E:i met
-1195 1692 G:, i 'd be
-1195 2200 G:T found O in
1195 4411 G:if you ask
1195 4411 G:if you ask i
1195 4411 G:you ask i
1194 510 AT:sound
1194 1003 F:T know
1194 4411 G:, vent , place
1194 4411 G:T , vent ,
1194 1003 G:^ T know
1194 4411 G:vent , place .
1194 510 K:T sound
1193 2872 BT:boots
1193 2872 E:knew
1193 1500 K:T away
1193 2872 K:boots T
-1193 1692 K:tuned dish
1192 706 AT:"
1192 3678 G:out , O
1192 1980 K:O keep
1192 1980 K:feel i
1192 4053 K:is have
1192 1980 K:smell .
-1191 83 AT:,
-1191 3567 AT:can tell
1191 754 F:T followed
1191 754 G:^ T followed
-1191 853 G:hear T
-1190 3567 AT:40
-1190 2200 K:O whoever
1190 3285 K:gotta $
-1189 3136 AT:can T
1189 754 AT:followed i
1189 2872 G:, of course
1189 754 G:T followed i
1189 754 G:followed i
1189 2872 G:that body
1189 2872 K:, course
-1189 3567 K:T probably
-1189 1162 N:there ?
-1188 4737 G:, T saw i
1188 2872 G:^ do not lie
1188 1980 G:a panel .
1188 2872 G:do not lie
1188 652 G:says P
1188 1980 K:do but
1188 2872 K:do lie
-1188 3136 K:hands the
1188 2872 K:man a
1187 1980 E:'s been
-1187 2200 G:T remember
1187 1980 G:after what T did
1187 1980 K:everyone with
-1187 2681 K:that saw
-1186 1162 BT:a second
1186 1980 O:OQTnot
-1185 2200 AT:bench
-1185 3567 AT:came by
1185 7325 G:T has no alibi
1185 1003 G:^ T said T
1185 7325 G:has no alibi
1185 7325 G:not explain $
1185 5702 G:where T was sus
-1185 4366 G:where were you
1184 2872 G:T , i think
-1183 2200 G:, ca not be
1183 4411 G:^ i 'd put
-1183 3136 G:i made
1183 1980 G:people do not
1183 2872 K:cast ,
1182 2872 BT:but still
-1182 1162 E:ok who
-1182 1162 G:not vote for T
-1182 3136 G:said about O
1182 1980 G:that T just
1182 2872 K:silence the
-1182 1692 N:does .
-1181 2681 AT:did P
1181 3081 K:T explain
-1181 2681 N:no one
1181 1980 N:who died
-1181 1429 S:start
1180 1253 AP:door
1180 2872 AT:how T
-1180 3976 G:^ T came to
1180 2872 G:why was
1180 1500 K:not out
-1179 1289 AT:has no
1179 1980 BP:know ,
1179 1980 BP:not know
1179 2872 BT:^ looking
1179 2872 F:looking
1179 3285 G:O without
1179 2872 G:^ looking
1179 1980 G:know , P
1179 1980 G:not know , P
1179 3678 G:so fake
-1179 2681 K:to buddy
-1178 3976 G:^ T 's dead
-1178 1185 K:^ about
-1178 3355 K:^ vouch
-1178 1692 N:well .
1177 2872 BT:^ visual
-1177 2200 BT:point ,
1177 2872 F:visual
1177 2872 G:^ visual
-1177 2200 G:point , T
1177 3678 K:feel is
-1176 3567 BT:, was
1176 1980 E:wonderful
1176 2872 G:is odd
1176 642 K:the is
1175 1980 BT:challenge
1175 3678 G:'s fishy
1175 3678 G:that 's fishy
-1175 2200 G:what did T do
-1175 867 K:, ca
1175 1980 K:^ challenge
1175 1170 K:or $
1175 3678 K:that fishy
-1174 1692 G:T is my
1174 2658 G:standing on
1174 2872 K:get without
-1174 1692 K:say place
1174 1500 S:lord
1174 3678 S:thread
1173 2872 AT:cooldown
1173 1003 E:in ?
-1173 1162 K:leave .
-1173 2681 K:on dish
1173 6818 K:through $
-1172 1655 AT:good
1172 2288 AT:inside
1172 1500 BT:only one
1172 1980 E:happened to
-1172 2200 G:is i ,
1172 1980 G:until we
1172 2872 K:the always
-1171 2200 BT:has accused
1171 1336 BT:honestly
1171 1980 E:forty years
-1171 2200 G:, but that 's
-1171 2200 G:has accused T
-1171 1336 K:^ seems
1171 4411 K:it impostor
1171 1500 K:the near
1170 943 AT:alibi
1170 1662 BP:somebody
-1170 1376 F:what if
-1170 3567 G:T , place ,
-1170 1376 G:^ what if
1170 3678 G:is next $
-1170 4366 G:place on my
-1170 1429 G:right , T
1170 4411 K:^ convenient
1169 2872 AT:exiting
1169 1980 AT:other impostor
-1169 2681 BT:the cameras
1169 2872 G:T exiting
1169 3678 G:everyone else
-1169 2681 K:if vented
-1169 892 K:the does
1169 2872 S:exiting
-1168 1097 G:in place ,
1168 1980 K:except who
-1167 3136 AT:or did
1167 2438 E:invent
1167 4053 G:T making
1167 1003 K:coming or
-1167 3136 K:when rang
-1166 1692 AP:own words
-1166 2681 BT:hope
1166 860 E:"
-1166 1692 G:P 's own words
1166 1980 G:broke .
-1166 1692 K:P words
-1166 1162 K:friend O
-1166 1692 N:alive
-1165 3567 G:'s true
1165 2466 G:in place with O
1165 1980 G:the guilty
-1165 2200 K:check T
1165 1980 K:honestly could
-1165 3136 N:side of
1164 1980 F:T broke
-1164 2200 G:, leave
1164 1980 G:^ T broke
1164 4234 G:i vote T
-1164 2200 G:i was in the
1164 5702 G:is have to be
1164 5082 G:not telling
-1164 1692 G:the count
1163 1980 BT:what comes
1163 1500 G:O then T
1163 7325 G:^ T lied about
1163 2872 K:^ hypothesis
-1163 1162 K:believe would
1163 1500 S:getting
-1162 1692 AT:P ?
-1162 2200 AT:in upper
1162 1980 G:O 's throat
1162 1980 G:O 's throat in
1162 5082 G:T it is $
-1162 1518 K:O just
1162 1980 K:O throat
1162 1980 K:remember said
1162 2872 K:serpent the
1162 2872 S:serpent
1161 5082 AT:for $
1161 1003 G:: the
1161 5082 G:for $
1161 1980 G:say place , T
-1161 3136 K:dear T
1160 1980 AT:answers
1160 7325 AT:changes
-1160 2681 AT:could T
-1160 1430 AT:from O
1160 5995 AT:over O
-1160 2200 BP:anything
-1160 1253 BT:i it
1160 527 BT:it ,
-1160 1692 G:, T was not
-1160 2681 G:, could T
-1160 1500 G:it 's always
-1160 1692 G:one for T
-1160 2200 G:thanks for
1160 7325 S:changes
1159 2872 G:if O saw
1159 2438 K:crew and
-1159 3567 K:for anyone
1159 1980 K:one one
1159 1980 N:my hand
1158 5082 G:T out $
-1158 1162 G:^ T 's word
-1158 169 N:not
-1157 2872 AT:quiet $
-1157 4366 G:O and i in
1157 2872 G:T locked
-1157 3136 G:according to T
1157 1980 G:one of P $
1157 315 K:, 'm
-1156 1692 BT:how would
-1156 2681 G:and from
-1156 2444 G:happened .
1156 2288 G:is P
1156 3285 G:looked at i
-1156 1162 G:two questions
-1156 1162 G:two questions for
-1156 1203 G:voting T $
-1156 1162 G:was T , in
1156 6818 K:^ money
-1156 1162 S:cleared
1155 1980 AT:'s obvious
1155 996 AT:, then
1155 1980 G:'s obvious
1155 1980 G:'s obvious $
1155 1980 G:, it 's obvious
1155 4411 G:but i saw
1155 2872 G:i more than
1155 1980 G:it 's obvious
1155 1980 G:it 's obvious $
1155 1980 G:obvious $
-1155 2200 G:place since
-1155 5092 G:saw i in
-1155 1980 G:you 'll
1155 1980 K:it obvious
1154 1980 AP:forgot
-1154 1865 BT:that O
1154 1980 G:P forgot
-1154 3136 G:T in upper place
-1154 1162 G:^ T had a
1154 3678 G:fake $
-1154 1162 G:says O ,
1154 1980 K:, thing
1154 764 K:T one
1154 1980 K:forgot .
-1154 982 K:if it
1154 1980 K:late that
-1153 5092 AT:dead on
1153 3285 AT:the doors
1153 1003 BT:the only
1153 1980 F:asked
-1153 1162 G:T my guy
-1153 1162 G:^ T my guy
1153 1980 G:^ asked
-1153 3355 G:saw i
-1153 5432 G:we were in
-1153 5432 G:we were in place
-1153 4737 K:^ joined
-1153 1695 K:i voting
1153 2872 K:was because
-1153 1162 K:witness O
1152 1980 BT:was afraid
-1152 3136 G:, T was in
1152 1003 G:T 'd
1152 1402 G:be T
-1152 982 G:both .
1152 1743 G:then O .
-1152 2681 K:go O
-1151 4737 G:T and i .
1151 1500 S:30
1150 6279 AT:explain $
1150 1743 AT:quick
-1150 2200 G:T , T was
1150 6818 G:T it is .
-1150 2200 G:^ i never saw
-1150 1162 G:rip $
-1150 1162 K:count .
-1150 1865 K:half .
-1149 1692 N:was it
1148 3678 BT:detail
1148 1980 BT:do it
1148 1980 G:do it , T
1148 2872 G:there 's only
1148 3678 K:like is
1147 4411 AT:is our
1147 4411 G:T is our
1147 3678 G:^ if we do
1147 1980 G:corpse , T ,
1147 5596 G:place with T and
1147 1980 G:the night
-1147 2681 N:: i
-1146 3678 AT:be trusted
1146 1003 BT:no one
-1146 1162 G:, O 's
-1146 3678 G:be trusted
-1146 2200 G:i who
-1146 624 K:T crewmate
1146 1980 K:did align
1146 3678 N:pair
1146 1886 S:lies
-1145 1692 AT:no impostor
1145 1980 BT:b
-1145 3567 E:not vote
-1145 2681 G:T did you
-1145 3283 G:both in place
-1145 1162 G:has O
1145 1980 G:just got
1145 1980 G:that T was the
-1145 3136 K:nowhere .
1144 5702 AT:sus that
1144 2872 G:'ve never seen
-1144 4366 G:, so O .
1144 2872 G:i 've never seen
-1144 2200 G:i owe T an
-1144 2200 G:owe T an
-1144 4366 G:so O .
1144 2288 G:the hole
1144 2872 K:'ve seen
-1144 1692 K:T swear
-1144 2200 K:gone O
1144 1003 K:not my
1144 1402 K:table T
-1144 624 K:was not
-1143 1123 AT:is
1143 3419 AT:tomorrow
1143 4411 BT:opened and
1143 4411 G:opened and
1143 4411 G:opened and T
1143 1980 K:is always
1143 1500 K:like on
1143 2438 K:this is
1142 1980 AP:person
-1142 2872 AT:stab
-1142 1162 E:lights were
1142 3678 F:T shut
-1142 1162 F:let P
1142 1980 G:, why T
1142 3678 G:^ T shut
-1142 1162 G:^ let P
-1142 5092 G:met T in place
-1142 5004 G:place , where
1142 2872 G:this ship
1141 1980 BT:you about
1141 3678 F:T sounds
1141 3678 G:^ T sounds
1141 1003 G:^ if T had
1141 1980 G:you about
1141 1980 G:you about T
-1141 2681 K:or just
-1141 2200 O:OTPO
1140 5702 BP:blood
-1140 3976 G:, were not T
-1140 1692 K:T old
1140 2438 K:better T
1140 5702 K:blood P
-1139 1229 AT:this round
1139 3678 BT:be mad
-1139 3136 E:went off
-1139 4737 G:, P was in
1139 3678 G:do not be mad
1139 1500 G:if not
1139 3678 G:not be mad
-1139 1692 K:did there
1139 3678 K:do mad
-1139 3567 K:of have
1139 1980 K:the takes
1138 3796 G:of the vent
1138 1980 G:to everything
1138 5702 G:was sus that
1137 3285 AP:'s partner
1137 3285 AP:partner
-1137 3136 AT:is good
1137 1980 G:'s funny
1137 3285 G:P 's partner
1137 3285 K:P partner
1136 2872 AT:distance
1136 1980 BT:had the
1136 3678 BT:think we
-1136 2501 G:T kill
1136 4411 G:^ O first ,
-1136 1692 K:, same
-1136 1950 K:in saw
1136 469 K:was O
1135 200 G:T .
-1135 6642 G:of the vent in
1135 1170 K:believe T
1134 1980 AT:us for
1134 1980 BP:nobody
-1134 838 E:: i
1134 1980 G:i without
1134 1980 G:us for
-1133 3355 AT:went to
-1133 2681 BT:cross
1133 2288 G:P and
-1133 1692 G:on account
-1133 1692 G:on account of
-1133 2200 G:some time
1133 2872 K:'s self
-1133 1027 K:^ crew
1132 1980 BT:Q says
1132 671 G:T 's hand
-1132 1692 G:from O .
-1132 1162 K:for killer
-1132 1162 K:i mad
1132 1003 K:said is
1132 1980 K:the gets
1131 1003 AT:i 've
1131 3678 G:shady $
1131 2872 K:^ cap
-1131 3567 K:for while
1131 4411 K:not 'll
1131 803 K:than ,
1131 1980 K:thing say
1130 1980 AT:pay
1130 2872 AT:the weather
1130 2872 AT:weather
1130 1402 BT:^ should
1130 1980 G:T accused i
1130 1980 G:^ T accused i
-1130 2200 G:pushed T
1130 1980 K:T pay
-1130 2681 N:has been
1130 1980 S:pay
-1130 1429 S:timeline
1129 1980 G:, which no
-1129 871 G:O ?
1129 2872 G:do not let T
1129 1980 G:in O ,
1129 1980 G:which no
-1129 1341 K:, round
1128 1980 AT:speak of
-1128 2681 G:T was place
1128 10233 G:next to O 's
1128 1980 G:speak of
1128 10233 G:to O 's body
-1128 1950 G:was alive
1127 1980 BT:as O
1127 1980 G:^ same as O
-1127 3976 K:, doing
-1126 2872 AT:cooked
-1126 1162 AT:lamp
1126 1336 BT:table
1126 3678 G:O : T
-1126 2200 G:two for
-1126 2200 G:what O did
1126 1743 K:no and
1126 4411 K:why lying
-1126 1692 N:O does
1125 3285 AT:of that
-1125 2076 AT:that O
1125 635 BP:was
-1125 2347 G:, did
1125 1980 K:just right
1125 1500 K:mention .
-1125 742 O:
-1124 1692 BT:captain
1124 3678 G:in the hole
1124 1980 K:i use
1124 3678 K:in hole
-1124 2200 S:completed
-1123 1692 AT:need to
1123 1980 AT:why P
1123 2034 G:, T , O
1123 1980 G:bless you
1123 2872 G:ca not decide
1123 1980 G:nice ?
1123 2872 G:not decide
-1123 3567 G:on the scanner
1123 2872 K:ca decide
1123 1980 K:once task
1123 1054 K:were at
-1122 1692 G:let T finish
1122 4411 K:^ plank
-1122 1692 K:let finish
1122 4754 K:looks $
1122 2872 K:of "
1122 1003 K:someone i
1121 3678 BT:ok voting
1121 3678 F:ok voting
1121 1980 G:O O with
1121 1980 G:O O with i
1121 1980 G:O with i on
-1121 1296 G:T could not
1121 1980 G:^ O O with
1121 3678 G:^ ok voting
1121 3678 G:^ ok voting T
1121 1980 G:i on T ?
1121 3678 G:ok voting
1121 3678 G:ok voting T
1121 2438 K:T wo
1121 1980 O:TTTiT
1121 1980 X:O O with i on T ?
1120 5082 BT:locking
1120 1980 BT:reason not
-1120 3136 G:T came .
1120 1980 G:do not go
1120 1980 G:reason not
1120 1980 G:reason not to
1120 1980 G:reason not to vote
-1120 1162 G:to murder
1120 1177 G:vent .
-1120 2200 K:as P
1119 1980 AT:claimed to
-1119 1162 G:'s buddy
1119 1980 G:T claimed to
1119 1980 G:T claimed to have
-1119 6666 G:found T ,
-1119 2200 G:have not heard
-1119 2200 G:not heard
-1119 2200 K:have heard
1119 1170 K:one that
-1119 3136 N:we do
1118 1980 AT:thirty
1118 4411 AT:was an
1118 1980 K:get too
1118 1980 S:iron
1117 1980 AT:O fighting
1117 3678 BT:getting
1117 1980 G:O fighting
1117 1980 G:T and O fighting
1117 1980 G:and O fighting
1117 1980 G:and found a
1117 1980 G:room P
1116 1598 G:^ so it 's
-1116 1692 G:did anyone else
-1116 2681 G:so that 's
-1116 1692 K:did else
1116 1980 K:is says
1116 2872 K:is way
1116 1980 S:crooked
-1115 2681 BT:discovered
-1115 845 BT:in
1115 2872 G:'s P .
1115 2872 G:and T have been
1115 2872 G:if P 's crew
1115 2872 G:it 's P .
-1115 1692 G:that you
-1115 624 K:as of
-1115 2200 K:get the
1115 3678 K:no is
1114 1980 AT:profits
-1114 5092 G:dead on the
-1114 3976 G:from the place side
1114 2872 G:on purpose
-1114 3976 G:the place side
-1114 2681 K:and stay
1114 1980 K:dark full
1113 671 BT:i mean
-1113 892 BT:questions
-1113 2681 G:^ T , can
1113 1980 K:T ice
1113 4411 K:T outta
1113 1336 K:single .
-1113 1692 N:dead people
-1113 566 O:OTO
-1112 624 AP:think
-1112 2334 AT:has not
1112 2872 AT:what is
1112 6818 BT:^ funny
-1112 1692 G:accusing T ,
1112 2872 G:body like
1112 2872 G:have two suspects
1112 2872 G:i have two suspects
1112 2872 G:the body like
1112 2872 G:two suspects
1112 1980 G:what T was
-1112 2200 K:^ cool
1112 2872 K:for guy
1112 2872 K:have suspects
1112 2872 K:i suspects
1112 1980 K:move the
1112 2872 K:suspects my
1112 2872 K:two my
1111 2872 AP:knew
1111 2872 AT:is making
-1111 1162 G:seen T .
-1111 3976 G:the round .
1110 1662 AT:in it
1110 1980 E:rooms
1110 1980 E:two rooms
-1110 3136 G:ran past
-1110 1692 G:said O vented
1110 1980 K:and fast
1109 1336 AT:covered
1109 1980 E:in my
-1109 3976 G:in place , all
1108 1980 AT:sun
1108 2438 BP:explain
-1108 1429 BP:innocent
1108 4411 G:only T has
1108 2872 G:to say P
-1108 982 K:T proof
-1108 1980 K:making $
1108 2872 K:my have
1107 5082 AT:avoids
1107 1980 BT:live with
1107 3678 G:'s shoes
-1107 1865 G:, T left
-1107 3025 G:in place the
1107 1980 G:live with
1107 1980 G:two people ,
1107 5082 K:^ avoids
1107 5082 K:avoids $
1107 1128 K:trust T
-1107 4366 K:where found
1107 5082 S:avoids
-1106 2444 BT:, ask
1106 2872 BT:hostile
1106 1980 E:are two
1106 1980 E:there are
-1106 2444 G:, ask T
-1106 1692 G:you think it
-1106 1692 G:you think it 's
-1106 481 K:the ?
1106 5702 K:using $
-1106 2200 S:reasoning
-1106 595 S:was
1105 2872 BT:T had
1105 2872 G:^ T 's is
1105 2872 G:be clear
-1105 2200 G:could not find
-1105 3136 G:i leave
-1105 2681 G:nothing but a
-1105 3355 K:ask we
-1105 2200 K:could find
1105 1980 K:like be
-1105 2681 K:nothing a
-1104 802 AT:ok
-1104 2681 BT:asteroids
1104 1003 BT:i want
1104 1500 BT:smoke
-1104 1162 G:bad T
1104 1253 G:do not want
1104 6818 G:lying about place .
-1104 1692 N:'m just
-1103 2200 BT:counted
1103 1980 F:T swore
-1103 802 F:i voted
-1103 1162 G:, T says
1103 1980 G:^ T swore
-1103 802 G:^ i voted
1103 1980 G:same ,
1103 1980 K:^ swore
1103 1980 K:for task
1103 1980 K:nearly ,
-1103 2200 N:'s one
1103 2872 S:screen
-1102 452 AT:truth $
1102 1980 BT:^ theres
1102 1003 BT:anyway
-1102 1296 BT:the last
1102 1980 BT:theres
1102 5082 F:get
1102 1980 F:theres
1102 5082 G:^ get
-1102 803 G:^ it 's O
1102 1980 G:^ theres
1102 1980 G:be T or
1102 1980 G:be T or O
-1102 892 G:just because
1102 2872 K:tasks P
1102 1980 K:theres T
1102 2438 K:vented of
1102 1980 K:voted out
1101 416 E:never
1101 5702 F:T playing
1101 5702 G:T playing
1101 5702 G:^ T playing
1101 2872 G:is hard to
-1101 3136 G:the gauges in
-1101 3136 G:the gauges in place
1101 1003 K:short T
-1101 2200 K:the half
-1100 892 BT:wants
1100 2872 G:all vote T .
-1100 2200 K:, cold
1100 2872 K:: go
1100 5082 K:if skip
-1100 2681 S:wandered
1099 1500 AT:, you
1099 2872 BT:confidence
1099 606 BT:off
1099 2872 F:my confidence
1099 2872 G:^ my confidence
1099 2681 G:body in place .
1099 2872 G:my confidence
1099 1003 K:since .
-1099 4366 K:started with
-1099 1162 K:us O
-1099 1376 K:you ?
1099 2872 N:cell .
1098 1980 F:ask yourselves
-1098 3567 F:where did
1098 1980 G:^ ask yourselves
-1098 3567 G:^ where did
1098 3678 G:at the top
1098 2438 G:but T is
-1098 2200 G:through the door
-1098 1269 G:was it
-1098 2200 K:O either
1098 1980 K:^ yourselves
1098 3678 K:at top
1097 4411 AP:'s teeth
1097 4411 AP:teeth
-1097 1467 BT:good
-1097 5758 G:'s body in
-1097 5758 G:'s body in place
1097 449 G:, T .
1097 4411 G:P 's teeth
1097 1980 G:found a body
1097 3678 G:today i
1097 4411 K:P teeth
1097 1003 K:about right
1097 1980 K:one thing
-1096 3976 G:O and T in
1096 1980 G:i do not need
1096 3678 G:towards T .
1096 1980 G:want to be fair
-1096 1429 K:tell it
1096 1980 K:want fair
1095 1980 BT:came up
-1095 1692 BT:thank you
1095 529 G:O was
1095 1980 G:it hurts
-1095 1692 G:thank you T
-1095 2200 K:O somebody
1095 837 K:T standing
-1095 982 K:that in
1095 621 S:four
-1094 3976 E:, for
-1094 624 E:we 've
-1094 1692 G:the game is not
-1094 3136 G:would i kill
-1094 1500 K:^ needs
1094 1980 K:own if
1094 2872 S:majority
1093 3678 BT:motion to
1093 1980 E:, kill
1093 3678 G:T acting
1093 1980 G:makes T the
1093 2872 G:ship $
1092 2872 AP:already
1092 3678 AT:shifts
-1092 838 E:like
-1092 1692 E:night
-1092 1692 E:the night
-1092 730 G:not make
1092 2872 G:one vote
1092 878 G:should have
-1091 5092 K:found i
1091 2872 K:whatever i
-1091 2200 O:OOOOT
1090 5082 AT:provided
1090 1980 BT:red
-1090 2681 G:i suspect O
1090 1980 K:red T
-1090 1576 N:were
1090 5082 S:provided
1089 1980 AP:twice .
-1089 1162 AT:lmao $
1089 2212 AT:murder
1089 1662 G:like T .
-1089 2681 G:was watering
-1089 1162 K:about it
1088 1980 AT:everybody can
1088 4411 BT:'d put
-1088 2200 G:happy to
1088 1003 K:^ quick
-1087 3976 AT:i shared
-1087 2034 AT:upper place
1087 1980 G:too if
1087 2872 K:'s suspicion
1087 1980 K:times .
-1087 704 S:seems
-1086 2200 G:O " so
1086 805 G:T $
1086 1003 G:T , is
1086 1980 G:among us
-1086 2200 G:remove O " so
1086 3678 K:it still
1085 1980 G:, that 's a
1085 1980 G:T then O $
-1085 2200 G:negative on T
-1085 1950 G:round one i
1085 1980 G:the first time
1085 3678 K:" says
-1085 3567 K:neither us
1085 1980 N:supposed
1085 1980 N:supposed to
1084 2288 K:'m my
-1084 1162 K:O go
-1084 2681 K:after said
-1083 971 BT:into
1083 1980 E:'d left
-1083 1692 G:i could have
1083 1980 G:place for half a
-1083 1692 K:for not
1083 7325 K:to voted
1082 2872 G:T explains
1082 2872 G:hole of
1082 2872 K:ill ,
1082 431 K:see in
1081 1003 BP:run
1081 1980 BT:alibi of
1081 1980 G:alibi of
1081 1980 G:alibi of T
1081 2872 G:shoes .
1081 1980 G:up for T ?
1081 1500 K:but you
1081 1980 K:came way
1081 1003 S:forgot
-1080 2200 BT:assume
-1080 2681 G:into place and there
1080 2438 G:is nobody
-1080 2681 K:into there
1079 1402 AP:was not
1079 3678 AT:is seems
1079 1980 BT:one second
1079 1980 BT:second and
1079 510 BT:see the
1079 1500 E:short
1079 1500 G:, alone
1079 3678 G:, idk
1079 3678 G:, idk $
1079 3678 G:T is seems
1079 3678 G:^ T is seems
1079 1980 G:i was upper
1079 1980 G:i was upper place
1079 3678 G:is seems
1079 5702 G:standing on the
1079 1980 G:was upper
1079 1980 G:was upper place
-1079 3567 K:: found
-1079 624 K:O both
-1079 1162 K:are or
1079 3678 K:lie T
-1078 2444 G:O with O
-1078 2444 G:T could not have
1078 1980 O:TnotPiP
-1078 802 S:solid
1077 2872 AT:O voted
1077 2872 G:T and O voted
1077 6279 G:^ either T or
-1077 1692 G:apologize to
1076 3678 AT:been alone
-1076 1429 AT:place or
1076 3678 AT:type
-1076 3136 AT:when it
1076 1980 G:answer is
-1076 1162 G:grounds of
-1076 1162 G:on grounds
-1076 1162 G:on grounds of
-1076 3499 G:out of the vent
-1076 1875 G:was in
-1076 1162 K:grounds .
-1076 1162 S:calculator
1076 692 S:close
1076 3678 S:type
-1075 2200 G:, contrary
-1075 2200 G:, contrary to
-1075 2200 G:, contrary to what
-1075 3567 G:^ T , dear
-1075 2200 G:contrary to
-1075 2200 G:contrary to what
1075 1980 G:forget that
-1075 1429 G:meeting i
-1075 1692 G:not T , T
-1075 2200 K:contrary what
-1075 2200 S:contrary
1074 1003 BT:T found
1074 1003 BT:trusts
-1074 2836 BT:vouch
-1074 3678 F:nobody can
-1074 1296 G:, place ,
1074 4411 G:O was killed by
-1074 3678 G:^ nobody can
1074 1980 G:^ we lost O
1074 1980 G:just standing
1074 1980 G:lost O
1074 1980 G:was just standing
1074 4411 G:was killed by T
1074 1980 G:we lost O
-1074 624 K:voted T
1073 1980 BP:ate
-1073 1588 BT:i never
1073 1980 G:ate P
1073 1980 G:use a
1072 1980 AT:what have
-1072 1007 BP:, i
1072 2113 G:are the
-1072 2681 G:lights failed
1072 1980 G:see you
1072 1980 G:see you in
1072 1980 G:see you in the
-1072 2681 G:the lights failed
-1072 2200 K:asteroids ,
1072 1980 K:i rest
-1071 1692 AT:between the
1071 2872 G:'s been T
1071 1003 G:T did not come
-1071 1692 G:what happened to T
-1071 1429 K:no on
1071 3678 S:putting
1070 1980 AP:stood .
1070 1980 AT:bite
1070 4411 AT:nobody to
1070 1980 G:P stood .
1070 3678 G:a lie
-1070 3285 G:be trusted $
-1070 1500 G:no sense
1070 1980 G:stood .
-1070 3285 G:trusted $
-1070 2444 G:when i arrived
-1070 577 K:wrong T
1069 2872 BP:not even
1069 2872 G:'s heart
1069 1980 G:: it was T
1069 1980 G:^ between T and
-1069 1162 G:record , T
-1069 1162 G:the record , T
-1069 3136 G:with whom
1069 1980 K:lies ,
-1068 2438 AT:place vent
1068 1980 G:O is gone
1068 3678 G:T and we
1068 2872 G:T when we
1068 2872 G:T when we had
1068 1980 G:be all
1068 1980 G:because i saw P
1068 1003 G:can throw
-1068 1003 G:or T , and
-1068 2200 K:, accusing
-1068 2200 K:same so
1068 2872 N:how many
-1068 1162 O:iOTnot
-1067 624 E:also
1067 1003 G:T told i T
1067 1980 G:^ because i saw
1067 1500 K:'s says
1067 3081 K:to an
1067 375 S:how
1066 1500 AT:, does
1066 803 AT:be in
1066 2872 AT:not lie
-1066 3136 BT:upper place
1066 3678 G:are in it
1066 3678 G:are in it together
-1066 1692 G:saw T ?
-1066 3136 K:upper T
1065 5082 AT:invented
-1065 2200 AT:went out
1065 4411 G:T vents
1065 1500 G:be honest ,
-1065 1865 K:alone for
1065 5082 K:is ejected
1065 1289 S:ejection
-1064 1336 AT:looks
1064 5082 G:voting T ,
1064 1980 K:i bet
-1064 892 K:i right
1064 982 N:when
1064 2872 S:placed
1063 2872 AT:denies
1063 2872 G:T denies
1063 2872 K:^ denies
1063 1980 K:did nothin
1063 1980 K:not nothin
1063 2872 S:denies
-1062 1692 G:T , what
1062 3678 G:eager to
-1062 892 G:friend .
1062 2471 G:in place ?
1062 1980 G:round because
1062 1980 G:tell anyone
-1062 1692 G:to place so
1062 1980 K:by window
1062 3678 K:i towards
1061 3678 AT:'s boots
1061 1980 E:has a
-1061 1429 G:'s got a
1061 3678 G:T 's boots
-1061 1162 G:done for
1061 3081 G:it up
1061 2872 G:one good
1061 3678 K:T boots
1061 596 K:T us
1061 1980 K:^ busted
-1061 1314 K:is to
1061 1980 S:busted
1060 1003 AP:, O
1060 2872 BT:i call
-1060 1692 BT:should we
1060 2872 F:i call
-1060 1692 F:should we
1060 2872 G:^ i call
-1060 1692 G:^ should we
-1060 1692 G:^ should we vote
-1060 1429 G:came out of place
-1060 3136 G:from the moment
-1060 1692 G:should we
-1060 1692 G:should we vote
-1060 1692 G:should we vote T
1060 1980 K:liquidate .
-1060 2200 K:there can
1060 1980 S:liquidate
1059 2872 AT:the loudest
1059 3678 AT:without using
1059 1980 BT:hi
1059 1980 G:hi T
-1059 2200 G:place way
1059 3678 G:using the door
-1059 2286 G:with T .
1059 3678 G:without using
1059 3678 G:without using the
1059 3678 G:without using the door
-1059 1692 G:wrong about T ,
1059 1003 K:'s there
-1059 1162 K:T shot
1059 3678 K:using door
1059 3678 K:without door
-1058 1950 BT:place i
-1058 1692 G:'s fine .
-1058 3567 G:it was O ,
-1058 1692 G:not say that
-1058 1234 K:, place
1058 3678 K:and take
-1058 3567 K:were impostor
-1058 624 N:or
-1058 548 S:has
1057 2288 F:i put
1057 4411 G:P away
1057 2288 G:^ i put
-1057 2681 G:the engines
1057 1980 K:: do
-1057 2212 K:i buy
1057 1980 K:would first
-1057 776 N:place ,
1056 1500 AP:place for
-1056 1518 BT:i ca
-1056 3136 BT:watched O
1056 3678 F:T kill
1056 2872 G:T is on the
1056 3678 G:^ T kill
-1056 1162 G:dead T .
1056 1980 G:i T 'd
-1056 1950 G:place and there was
1056 1980 G:told i T 'd
-1056 3136 G:watched O
1056 3678 G:working together
-1055 2681 G:did asteroids
-1055 2200 G:do not trust O
-1055 3136 G:i was going
-1055 2200 G:not trust O
1055 1980 G:that T arrived
1055 2167 G:then i
-1055 2200 K:^ neither
-1054 2200 BP:T when
1054 1980 BT:put i
1054 1980 G:^ well , if
1054 1980 G:gave us
-1054 1627 G:to place and
-1054 1518 K:^ sat
1054 2585 K:looked i
1054 2872 S:thrown
-1053 3136 AT:during the
-1053 1692 BT:left first
1053 1980 E:say ,
-1053 2681 G:^ T was at
-1053 901 G:it was T
1053 2438 K:'s answer
1053 2872 K:'s excuse
-1053 1429 K:there $
1053 1980 K:vote against
1052 4411 AT:is deserves
1052 4411 G:T is deserves
1052 4411 G:^ T is deserves
1052 4411 G:is deserves
1052 4411 K:T deserves
1052 1980 K:and man
1052 4411 K:deserves $
-1052 3136 K:did anybody
1052 2872 K:from "
-1052 1162 K:the took
-1052 463 N:what
-1052 2200 S:stars
1051 1980 AT:bean
1051 5082 AT:has more
-1051 681 E:i was
1051 1980 G:T at dawn
1051 1980 G:hang T at
1051 1980 G:hang T at dawn
1051 5082 G:has more
1051 1003 K:T alibis
1051 1980 K:T dawn
1051 1980 K:be at
-1051 1692 K:go on
1051 2872 K:that up
1051 1980 S:bean
1050 1980 AT:, easy
1050 2872 AT:from lower
1050 4411 AT:is sounds
-1050 2681 BT:um ,
1050 1980 G:, easy $
-1050 1241 G:O , O
1050 3678 G:T crawled out of
1050 4411 G:T is sounds
1050 803 G:T talks
1050 4411 G:^ T is sounds
1050 3678 G:crawled out of
1050 3678 G:crawled out of the
1050 2872 G:from lower
1050 342 G:i saw T
-1050 1692 G:is a crewmate
1050 4411 G:is sounds
-1050 624 G:just T $
1050 1598 G:looked at
1050 1500 G:were $
-1050 1692 K:P first
1050 4411 K:T sounds
1050 3678 K:crawled of
1050 1980 K:last no
-1050 3285 K:out airlock
1050 1003 K:so vote
1050 1980 K:then easy
1049 2872 AT:shifted
-1049 3567 AT:so O
1049 1980 F:bruh T
1049 1980 G:^ bruh T
-1049 3136 G:be dead
1049 1980 G:bruh T
1049 1980 N:evidence
-1048 2681 BT:'s hear
-1048 2681 G:'s hear
-1048 2681 G:^ let 's hear
-1048 2681 G:let 's hear
1048 2872 G:same story word
1048 2872 G:story word
1048 3678 K:is shady
-1048 2681 K:let hear
1048 2872 K:same word
1048 2872 K:story word
1048 2872 K:word word
1047 5702 AT:( $
1047 3678 BT:rotten
1047 5702 BT:so remove
1047 5702 G:T ( $
1047 1980 G:i repeat
1047 5702 G:remove T (
1047 5702 G:remove T ( $
-1047 1239 G:so P
1047 5702 G:so remove T
1047 5702 G:so remove T (
1047 2872 S:ez
-1046 3136 AT:alive in
1046 3678 AT:suddenly
-1046 1692 K:, list
-1046 2681 K:, watching
-1046 3136 K:and alive
1046 3678 K:gonna it
1046 3678 K:might O
-1046 2200 K:place while
1045 1980 AT:even look
1045 1980 AT:pushed
1045 2872 BT:up :
-1045 730 E:, place
-1045 802 G:a thing
-1045 2200 G:told i O
1045 1003 G:was T , who
-1045 1692 K:in Q
1044 1003 AP:but
1044 1980 AP:not hear
1044 1003 AT:O on
-1044 2200 AT:place door
-1044 2681 AT:the fuel
1044 1980 BP:lord
1044 1980 G:P did not hear
1044 1980 K:P hear
1044 1430 K:vented i
-1044 1162 O:iTPP
-1043 1692 AT:bickering
1043 1980 G:rests on one
1043 1980 K:beneath .
-1043 1692 K:helped the
1043 1980 K:rests one
-1043 1692 S:bickering
1042 1003 E:years
1042 1980 G:T admits
1042 2872 G:^ " i was
1042 2872 G:acting all
1042 1980 K:P vent
-1042 1162 K:could place
1042 1980 K:i scared
1042 1980 K:not proof
-1041 2681 AT:is safe
-1041 1692 AT:speaking
-1041 1162 G:T and no
-1041 2681 G:T is safe
-1041 2681 G:^ T is safe
1041 1980 G:four people
1041 1980 G:smell of
-1041 2681 K:T safe
1041 467 S:dead
-1040 3136 AT:i company
-1040 3136 AT:kept i
1040 1980 BT:'m 90
1040 1980 BT:90
1040 1980 E:bro
1040 1980 G:'m 90
1040 1980 G:^ i 'm 90
1040 1980 G:i 'm 90
-1040 1645 G:so O
-1040 3136 G:the wires in place
1040 1980 G:think you did
1040 1980 G:think you did it
1040 5702 G:vents .
-1040 333 K:T because
1040 1980 K:^ 90
-1040 1162 K:for three
1040 1980 K:i 90
-1040 1950 K:place watched
1040 1003 S:energy
-1039 2681 AT:i stood
1039 2872 BT:answers
1039 1980 BT:rather be
-1039 2200 E:stay
-1039 2200 E:upper place
1039 1980 G:'d rather be
1039 1980 G:'d rather be wrong
1039 1980 G:T than
1039 1980 G:about T than
1039 1980 G:i 'd rather be
1039 1980 G:rather be wrong
1039 1980 G:rather be wrong about
-1039 2681 G:to finish
1039 1980 G:wrong about T than
1039 1980 G:yesterday .
1039 1980 K:'d wrong
-1039 1181 K:, to
1039 1980 K:about than
-1039 2200 K:inclined T
1039 1980 K:rather about
1039 1980 K:rather wrong
1039 1980 K:wrong than
-1039 1692 N:none .
1038 4411 BT:we skip
1038 1980 F:accusing
1038 1980 G:^ accusing
-1038 572 G:up .
1038 1191 K:if 's
1038 1980 K:most of
1038 2872 K:time turn
1038 1980 K:us read
1037 2872 AT:one minute
-1037 1980 AT:the question
1037 1980 F:how do
1037 3678 G:'m afraid
1037 2872 G:'m obliged
1037 2872 G:'m obliged to
1037 1980 G:^ how do
1037 2872 G:does not compute
1037 3678 G:i 'm afraid
1037 2872 G:i 'm obliged
1037 2872 G:i 'm obliged to
1037 2872 G:not compute
1037 1980 G:out : T
1037 280 G:place and
1037 1980 G:what does T
-1037 754 K:- .
1037 1662 K:T walk
1037 2872 K:does compute
1037 2872 K:i obliged
1037 1500 S:suit
1036 1980 BT:'s T
1036 3678 BT:'s name
1036 1980 BT:hide
1036 1980 BT:i spied
1036 1980 BT:spied
1036 4411 G:T vented , i
1036 1980 G:i spied T
1036 1003 G:never once
1036 1980 G:spied T
1036 172 K:O ,
1036 718 K:T around
1036 1980 N:that before
1036 1980 O:OiOOTO
1035 2872 F:funny ,
1035 2872 G:^ funny ,
1035 2872 G:our eyes
-1035 624 G:that T did it
-1035 3567 G:the oxygen
-1035 1162 G:while T
1035 1500 K:a than
1034 2872 AT:earned
-1034 1094 BT:when i
1034 1980 E:friend .
1034 1980 G:'s removal
1034 1980 G:'s removal .
-1034 5432 G:: O and O
1034 2872 G:T 's asteroids
-1034 1296 G:T at the
1034 1980 G:removal .
1034 878 K:'s it
-1034 2200 K:Q been
-1034 1692 K:T list
-1034 1692 K:and arrived
-1034 1162 K:has place
-1034 2444 K:left ?
-1034 982 K:right ,
1034 2872 S:earned
1033 3678 AT:after that
1033 5082 AT:things up
1033 3678 BT:no offense
1033 3678 BT:offense
1033 1980 G:every body
-1033 1162 G:i voted for T
1033 1980 G:in two rounds
1033 1980 G:of .
-1033 2200 G:same time
1033 5082 G:things up
1033 3678 K:^ offense
1032 1128 AT:man
1032 3678 AT:to explain
-1032 1692 BT:was i
-1032 3136 G:^ i followed T
-1032 3136 G:shortly before
1032 2872 G:tale .
1032 1980 G:well , and
1032 1980 K:coat 's
1032 2730 K:too $
-1032 1692 S:negative
-1031 2200 AT:please vote
1031 1980 AT:why .
1031 5082 BP:'m voting
1031 1980 BP:i vote
1031 4270 G:^ T is not
1031 5082 G:fast $
1031 1662 K:" 's
1031 1980 K:we what
-1030 1162 G:, and i say
1030 2438 G:O is dead .
-1030 1162 G:and i say
1030 2872 G:cat .
1030 1336 G:i do not want
1030 2872 G:i said so
-1030 892 G:in the place ,
1030 4411 G:or T is
1030 2872 G:the cat .
-1030 1692 K:i people
-1029 1692 AP:that O
-1029 2200 E:where i
1029 789 G:, T , and
1029 1980 G:, and i like
-1029 1692 G:^ T held the
1029 1980 G:and i like
-1029 1162 G:some of
1029 1980 G:the second i
-1029 1162 K:watch O
1028 2872 E:country
1028 2872 E:country we
1028 2872 E:my country
1028 1980 G:'s all connected
-1028 3136 G:, i came
1028 1980 G:all connected
1028 1980 G:it 's all connected
-1028 3567 G:saw O in place
1028 1014 G:with i ,
1028 1980 K:'s connected
-1028 1692 K:, wait
1028 3678 K:^ bye
1028 1980 K:it connected
-1028 1692 K:like couple
1028 2872 K:man 's
-1028 1429 K:with it
-1028 916 S:dish
-1028 1098 S:half
-1027 2681 E:is that
1027 1980 G:'s colour
-1027 2200 K:^ testify
1027 3678 K:impostors and
-1027 2200 K:why go
1027 510 S:still
1026 1980 AT:space .
1026 1662 BT:, is
1026 1980 E:a guy
1026 837 G:T 's alibi
1026 2135 G:T goes
1026 5702 G:T is got to
-1026 2681 G:^ you ok if
-1026 2200 G:good , T
-1026 2681 G:if T ,
-1026 2681 G:if T , :
-1026 1692 G:if T is lying
1026 1980 G:in space .
1026 5702 G:is got to
1026 5702 G:is got to be
-1026 2681 G:ok if T ,
1026 1980 G:whole game
-1026 2681 G:you ok if
-1026 2681 G:you ok if T
-1026 1692 K:asked i
1025 5082 AT:suspiciously
-1025 2200 AT:watched P
1025 2872 G:T murdered
1025 1980 G:the nearest
1025 1980 K:all someone
-1024 1085 AP:with
1024 1980 AT:forty seconds
1024 1980 BP:close
1024 3040 BT:something
-1024 1162 E:behind
1024 4411 G:i propose we
1024 1980 G:leads to
1024 4411 G:propose we
-1024 1162 K:and find
-1024 1692 S:code
1023 4411 BP:contradicts
-1023 574 BT:where
-1023 1692 E:i need
1023 4411 G:P "
-1023 4366 G:i passed T
1023 6818 G:is lying about place
1023 1980 G:vote T , who
1023 1980 K:vote who
1022 5082 AT:a gap
-1022 3047 BT:i can
-1022 1692 G:O only
1022 1980 G:P 's way out
1022 448 G:i 'm
-1022 2681 G:makes O
1022 5082 K:is told
1022 1980 K:of guy
-1022 1162 K:vote just
-1022 2200 N:O say
1022 448 S:'m
1022 3678 S:panic
-1021 3567 AT:, were
1021 4411 AT:emerged
1021 4411 AT:emerged from
1021 1980 AT:peas
1021 1980 AT:two peas
-1021 624 BP:could
1021 1980 BT:a better
-1021 3136 E:you like
1021 1980 G:, two peas
1021 1980 G:, two peas .
1021 1980 G:T , i 've
1021 4411 G:T emerged
1021 4411 G:T emerged from
1021 1482 G:^ O was with
1021 1662 G:ejecting T
-1021 1770 G:i and
-1021 2200 G:i said about
1021 1980 G:it that way
1021 1980 G:it that way .
1021 1980 G:peas .
1021 1980 G:that way
1021 1980 G:that way .
1021 1980 G:two peas
1021 1980 G:two peas .
-1021 2200 G:what i said about
-1021 802 K:, down
1021 1980 K:, peas
1021 1980 K:it way
-1021 1376 K:place it
-1021 1162 K:watched T
1021 606 S:corpse
1021 1980 S:peas
-1020 1003 AT:false
1020 1146 AT:words
1020 2872 AT:worst
-1020 1692 BP:call
-1020 3567 G:P can
-1020 2200 G:my alibi is
-1020 2681 G:still in place when
-1020 2200 G:swear to
1020 2872 G:the worst
1020 1980 K:'s tonight
1020 1980 K:hide the
-1020 1482 K:neither nor
1020 1980 K:north ,
1020 2872 S:worst
-1019 1162 AP:'s there
1019 2872 AT:two rooms
-1019 1162 G:P 's there
1019 2872 G:and T were the
-1019 1662 G:if the
-1019 3976 G:place , were
-1019 2681 G:tell whether
-1019 1692 K:and other
1019 1980 K:come saw
-1019 757 K:for that
1018 5702 F:throw T
1018 2872 G:: T did
1018 5702 G:^ throw T
1018 3678 G:discussion .
-1018 1162 K:i none
1018 2563 K:see place
1017 615 AT:away
1017 1980 E:vote the
1017 2872 G:i next round
-1017 1429 G:not Q
1017 1980 G:over the body
1017 1980 G:sense .
-1017 2200 G:was my
1017 2872 K:and talk
-1017 2200 K:foot place
-1016 624 AT:: negligible
-1016 1162 AT:is buy
-1016 624 AT:negligible
1016 2872 BT:^ bad
1016 704 BT:out ,
-1016 1162 BT:query :
1016 2872 F:bad
-1016 1162 F:query :
-1016 624 G:: negligible
-1016 624 G:: negligible .
1016 3678 G:O says T came
-1016 1162 G:T is buy
-1016 1162 G:^ T is buy
1016 2872 G:^ bad
-1016 1162 G:^ query :
-1016 252 G:blame T
-1016 2200 G:following T
-1016 1162 G:is buy
-1016 624 G:negligible .
-1016 1162 G:query :
1016 3678 G:says T came
1016 1253 N:'s the
1016 1980 O:TnotTO
-1016 624 S:negligible
1015 2872 BT:opened ,
1015 1980 G:^ i find O
1015 1980 G:find O 's
1015 1980 G:i find O
1015 1980 G:i find O 's
1015 1980 G:like a rat
1015 1980 K:100 T
1015 2872 K:does :
-1015 4553 S:filter
-1015 2200 S:harm
1014 1980 AT:" .
1014 671 F:hey T
1014 1980 F:ill
-1014 1692 F:who
1014 671 G:^ hey T
1014 1980 G:^ ill
-1014 1692 G:^ who
1014 1980 G:a look
-1014 1162 G:hang i
1014 671 G:hey T
1014 1980 G:of Q $
-1014 1692 G:on the other side
1014 803 K:" was
1013 1980 E:one body
-1013 1692 G:'s got nothing
-1013 1692 G:'s got nothing to
-1013 5365 G:T saw i
1013 1980 G:could it be T
1013 1980 G:it be T ?
-1013 2200 K:^ game
1013 630 K:not when
-1012 3976 G:T passed
-1012 1003 K:is sus
1012 1980 K:those 's
1011 3678 F:O please
1011 5082 G:, says i
1011 3678 G:^ O please
1011 1500 G:^ T walked out
1011 355 K:T from
-1011 2135 K:vote $
1011 2872 N:without being
-1011 2200 S:visited
-1011 1500 S:win
1010 2872 AT:'s behaviour
1010 2872 G:'s behaviour
1010 2872 G:T 's behaviour
1010 5082 G:and that 's T
1010 1500 G:to keep
-1010 3136 G:until about
-1010 1750 G:with i .
-1010 1429 K:T nowhere
-1010 2200 K:at did
-1010 1692 K:did take
-1010 559 N:time
-1009 624 AT:for being
1009 2872 BT:all be
1009 1980 G:away from the
-1009 1692 G:i withdraw
1009 1500 K:T work
-1009 1692 S:withdraw
1009 4411 S:yeet
1008 1980 AP:something
1008 1980 AT:did to
1008 1003 AT:electric
1008 1170 AT:sounds
-1008 1692 BT:witness :
1008 1115 G:, and i 'm
1008 1980 G:did to O
-1008 1692 G:not i , T
1008 1980 K:P something
-1008 1692 K:how were
-1008 1692 K:so was
-1008 802 K:somebody T
-1008 1692 K:wait i
1007 2872 AT:stick together
1007 1455 BT:were
1007 1980 K:60 $
1007 2872 K:that will
-1006 3567 AT:fine ,
1006 2872 BP:usually
1006 1980 F:i give
1006 550 G:T , and i
1006 4411 G:T and P 's
1006 1980 G:^ i give
1006 1003 K:watched O
-1005 1162 AP:near
1005 1633 G:^ i think T
1005 1980 G:need a
1005 1500 K:^ hands
1005 1743 K:remove ,
-1005 537 K:vent O
-1005 1624 N:O .
1005 1980 S:lied
1004 2872 G:O , so i
-1004 2200 G:help i
1004 2585 G:how T
-1004 1562 G:in place was
1004 2872 G:jumped out
1004 3678 G:sixty percent
1004 5082 K:^ things
1004 3678 K:body before
-1004 1692 K:did you
1004 2438 N:suspicious .
1004 3678 S:sixty
-1003 1027 AT:, place
-1003 1429 BT:^ good
1003 1980 BT:it takes
-1003 1162 G:O talks
1003 1980 G:it takes T
-1003 1692 G:nothing to do
-1003 1692 G:nothing to do with
1003 1980 G:takes T
-1003 2200 G:then why
1003 1980 G:true thing
-1003 1162 G:what if
1002 2872 AT:apart
1002 1980 AT:loved
1002 1980 BT:a hole
1002 1980 BT:hole
1002 1980 E:goes .
1002 1980 G:'s off .
-1002 892 G:ok $
1002 1980 G:standing in place and
1002 2872 K:T apart
1002 1980 K:T loved
1002 1980 K:hole T
1002 1980 K:ill the
-1002 1162 S:captain
1001 1980 BP:stays where
1001 3678 G:'s eyes
1001 1980 G:T stays where
1001 1980 G:can see P
1001 1980 G:can see P .
1001 1980 G:never a
-1001 3136 G:one i was
-1001 3136 G:round one i was
1001 1692 G:see anyone
1001 3678 G:you 's eyes
-1001 405 K:it .
-1001 1692 K:suspicious i
1001 3678 K:you eyes
1000 7325 AP:story $
-1000 2200 BT:dear ,
1000 7325 G:P 's story $
-1000 3524 K:T suspicious
-999 2681 F:but but
999 3678 F:this T
-999 1692 G:T was right about
-999 2681 G:^ but but
999 3678 G:^ this T
-999 2681 G:but but
999 837 G:now ,
999 1500 K:hold .
999 1980 K:the lord
-999 892 N:between
998 1336 BT:believes
-998 1162 E:care
998 2872 G:from vent
-998 2987 G:near T
-998 4366 G:tools ,
998 2872 K:away ?
998 1980 K:but afraid
997 4053 AT:down the
997 1500 E:run
-997 1003 G:my vote on
-997 1003 G:my vote on T
997 2872 G:no one to
-997 2681 K:were alone
-997 2200 S:shot
996 2872 F:T cut
-996 4366 G:, O was alone
996 1980 G:T " just
-996 2681 G:T 's right
996 2872 G:^ T cut
996 1500 G:^ given that O
996 1003 G:caught T
996 1500 G:given that O
996 1980 K:'ve all
-996 892 K:only T
996 2872 K:today 'm
996 3678 K:us one
-996 1162 K:why all
995 1500 AT:bilge
-995 1162 AT:have seen
995 3678 BT:certainly
995 2872 BT:so vote
-995 1865 BT:was alone
995 1500 G:" again
995 3678 G:T is T
995 3678 G:^ T is T
-995 3136 G:in place while T
995 2872 G:so vote T
995 1662 G:want T
995 2872 G:were not .
-995 1605 K:, left
-995 2681 K:when alarm
994 1003 AT:'s own
994 5702 AT:be removed
994 2872 AT:closest
994 5702 AT:removed
994 1980 F:so how
994 1980 G:" in place
994 1980 G:^ so how
994 1980 G:^ so how did
994 5702 G:be removed $
994 5702 G:removed $
-994 1692 K:us where
-994 1221 S:thank
-993 624 AP:killer
993 1980 BT:ejection ,
-993 1162 G:, although
993 5082 G:^ voting T $
-993 1692 G:did not $
-993 2200 G:found by
-993 2200 G:when O came in
-993 1072 K:place all
-993 414 K:was the
-993 713 S:pass
-992 1500 AT:cut the
-992 2681 E:suspicious
-992 2681 E:suspicious .
992 510 E:whoever
-992 1692 F:like ,
992 1980 G:O then T $
-992 1692 G:T there ?
-992 1692 G:^ like ,
-992 3355 G:and went
992 1980 G:kills ,
992 2288 G:us a
-992 1162 K:and lived
992 2872 K:any and
-992 4366 K:i card
992 3678 K:reported $
-992 1950 K:time place
-991 1950 AT:T go
991 1203 AT:say P
991 1253 G:'s O or
991 1253 G:it 's O or
991 1980 G:no task in
991 1980 G:no task in place
991 630 K:and do
991 1980 K:looking T
991 1598 K:right of
991 2872 O:OOOiT
990 467 BP:T said
-990 1692 BT:O did
990 1980 G:does nobody
-990 2681 G:i was just
-990 1027 K:have for
-990 730 K:seen T
-990 2200 N:about O
989 849 AT:'s alibi
989 2872 AT:said sorry
989 2872 AT:sorry to
-989 1692 E:heads
989 1500 G:, then O .
989 2872 G:T said sorry
989 2872 G:T said sorry to
-989 3040 G:^ T is the
989 2872 G:^ T said sorry
989 2872 G:said sorry to
-989 1692 K:^ yes
-989 1429 K:got to
988 2872 AT:shaft
-988 1429 BT:lay
988 1980 BT:two kills
988 1980 F:two kills
-988 1162 G:O , you
988 1500 G:T O .
988 1980 G:^ two kills
-988 2200 G:parted from
988 754 G:says P was
988 1980 G:two kills
988 2872 G:ventilation shaft
-988 2681 G:why did O
988 3678 K:about door
-988 1692 K:round a
-988 2681 K:twice is
988 754 K:what P
988 2872 S:shaft
-987 1042 AT:, what
-987 1162 AT:facts
987 1115 AT:not .
987 803 F:i mean
987 1980 G:'s T 's alibi
-987 2200 G:, good
-987 3136 G:Q was with
987 803 G:^ i mean
987 2872 G:cooked up
987 3678 G:right after
-987 1162 K:T facts
-987 2681 K:through i
986 5082 AT:gives i
986 1003 AT:really walked
-986 1692 BT:i had
-986 2681 G:alone with O for
986 5082 G:gives i
-986 2034 G:in place , P
-986 1162 G:in with
985 1980 AT:how come
-985 1692 G:O or O .
-985 3567 G:first round i
985 1980 G:have seen neither
985 1980 G:i have seen neither
985 2438 G:the body $
-985 1003 K:^ story
985 1980 K:have neither
985 1336 K:i afraid
985 1980 K:nor a
985 1980 K:nor do
-985 757 O:TOOT
985 457 S:zero
-984 1126 AT:impostor
984 3285 AT:thrown
984 1003 G:'s bad
984 2872 G:'s story about the
984 1980 G:i repeat , T
984 1003 G:the floor in place
-984 892 G:voted for
984 1980 K:if this
983 2872 E:the most
983 2872 G:T first , and
983 1980 G:T hath
983 1980 G:^ T 's .
-983 2200 G:beginning of
-983 624 G:i understand
-983 2200 G:in place and saw
-983 2200 G:the beginning of
-983 2200 G:then i was
983 2872 K:a list
983 671 K:just by
982 5082 AT:are always
-982 1692 BT:'ve no
982 5082 BT:not place
-982 1692 E:for place
982 5082 G:are always
982 5082 G:is a liar .
982 5082 G:not place :
982 5082 G:not place : i
982 5082 G:place : i saw
-982 1692 G:say O .
982 5082 G:was not place :
-982 1162 K:'s lamp
-982 1162 K:T truth
982 1003 K:guys T
-982 624 K:to in
-982 3976 K:with half
982 4411 S:smells
-981 1692 AT:scan .
981 1980 E:said "
981 1980 G:T any day
981 1980 G:be sending
981 3678 G:how convenient
-981 1743 G:it is T
981 2872 G:not a single
981 1980 K:T day
-981 1518 K:place ?
981 2444 K:then with
-981 3567 K:this place
981 1662 K:what was
981 1980 S:sending
980 6279 AT:then $
980 1500 K:ask 's
979 2872 AP:not ,
979 5702 AT:be eliminated
979 5702 AT:eliminated
979 3678 F:vote for
-979 1692 G:^ same as T
979 3678 G:^ vote for
979 5702 G:be eliminated
979 5702 G:be eliminated $
979 5702 G:eliminated $
979 1980 G:stab $
979 1980 K:2 $
-979 431 K:^ but
979 1980 K:one "
-979 3136 K:time found
979 1980 K:you from
979 1980 S:liars
-979 1162 S:sing
978 754 AP:would
-978 2681 BT:personally
978 1500 BT:such
978 2288 G:'m leaning
-978 1692 G:^ too many cooks
978 1500 G:each time
978 4411 G:i 'd look at
978 2288 G:i 'm leaning
-978 2200 G:i with O
-978 2200 G:i with O .
978 2585 G:impostor .
-978 1692 G:many cooks
-978 1162 G:real $
-978 1692 G:too many cooks
-978 3136 G:was going to
978 5082 K:T impostors
-978 1692 K:^ cooks
978 2288 K:i leaning
-978 2200 K:made T
-978 1692 K:too cooks
-978 1692 S:cooks
977 4411 G:^ i 'd bet
-977 1692 G:i do not even
977 3678 G:we all know
977 1980 G:you gotta
977 1980 K:clearly $
-977 3567 K:company place
977 671 K:us to
977 1003 S:slightly
-976 1692 BT:declare
976 1980 G:O tbh
-976 3567 G:was already in place
976 671 G:what T did in
-976 2200 K:saying i
975 1980 AT:stabbed P
975 1980 BP:T stabbed
-975 2681 F:for what
-975 1162 G:'s being
975 2872 G:'s face
-975 2681 G:'s worth
-975 2681 G:'s worth ,
975 1980 G:T stabbed P
-975 2681 G:^ for what
-975 2681 G:^ for what it
975 2872 G:a room with no
-975 2681 G:for what it
-975 2681 G:for what it 's
975 1980 G:i in place with
975 2872 G:i regret to say
-975 2681 G:it 's worth
-975 2681 G:it 's worth ,
975 2872 G:regret to say
-975 2681 G:what it 's
-975 2681 G:what it 's worth
-975 2681 G:worth ,
975 2872 K:alibi every
975 1980 K:in case
975 1003 K:it or
975 2872 K:regret say
-975 2681 K:what worth
974 1980 AT:: two
974 2872 BT:^ today
974 1845 BT:say it
974 1980 G:T : two
-974 2200 G:T do the
974 1980 G:for T : two
-974 3136 G:there too .
-974 1085 S:fuel
973 754 AT:not come
-973 2681 BT:reported ,
-973 1692 F:all right
973 6818 G:^ T has no
-973 1692 G:^ all right
973 3678 G:^ wow , T
-973 1518 G:believe T .
-973 3136 G:place , with O
973 3678 G:to look at
973 3678 G:wow , T
-973 3678 K:T save
-973 624 K:^ probability
-973 1692 K:asked O
973 3678 K:to discussion
973 3678 S:candidate
972 2872 G:O and T voted
-972 838 G:T for
972 2872 G:and T voted
972 1980 G:dead people
972 1003 G:i know what i
972 5082 K:story $
971 5702 AT:be thrown
-971 326 BT:Q
-971 1003 G:'re all
971 5702 G:be thrown
-971 3136 G:i scanned
971 1980 K:big that
-971 290 K:body T
971 2872 K:locked $
971 1980 K:without task
-970 1162 AT:yells
970 467 BT:, T
-970 1162 E:i scanned
-970 1162 G:, and i wo
-970 2200 G:came $
970 4411 G:get T out
-970 2200 G:time O
970 1980 K:is no
970 1980 K:off a
-970 3136 K:wait O
-970 892 K:which were
969 3678 AT:holes $
-969 2891 AT:place ?
-969 3136 F:walked
-969 3136 G:^ walked
969 3678 G:holes $
969 2872 G:is a liar ,
969 2872 G:not vote on
-969 3567 G:to place with
-968 1692 AT:get to
968 1980 BP:insists
-968 1518 BT:over
-968 624 E:, put
-968 1692 G:^ so T were
968 1980 G:is with the
-968 867 G:next to i
968 2872 G:only one of us
968 3678 K:, smell
968 1980 K:insists P
968 1662 K:next P
-968 1913 S:until
967 2084 BT:remove
-967 1865 BT:were not
-967 903 E:now
967 4001 G:it 's T $
-967 1162 G:of you .
-967 624 G:think that T did
-967 1692 K:got i
967 2872 S:skipped
-967 912 S:were
966 2872 AP:'s do
966 2872 AT:remain
966 1162 BT:not see
966 2872 G:P 's do
-966 1692 G:T at all
966 3678 G:smells like
966 1500 K:^ die
966 5702 K:all same
966 1003 K:and once
966 1980 K:but right
-965 4366 AT:part
965 439 BT:after
965 1980 E:three people
965 1980 E:two have
-965 3136 G:the cameras ,
965 671 G:trusted T
965 1980 K:how that
965 1980 K:please vote
965 9870 X:T is next to O 's body
-964 3567 BT:place the
-964 3136 F:came
964 1980 G:'d suggest
-964 2681 G:'s right ,
-964 3136 G:^ came
964 1980 G:i 'd suggest
964 671 G:is T ,
-964 1162 K:: could
964 3678 K:: percent
-964 3136 K:T holding
964 1980 K:vote off
-964 2681 K:wait ,
964 3678 K:you story
963 1980 AT:door to
963 1980 AT:job
963 1980 AT:just finished
963 2872 G:is a killer
963 1980 K:T job
963 1980 K:^ cut
962 1500 BT:T never
962 1500 BT:reach
962 1980 G:and find
-962 2912 G:i sat
-962 3976 G:kill T ,
962 754 G:my read
962 1500 G:that vote
962 6279 K:or then
962 1500 S:eliminated
961 1980 F:T speaks
961 4411 G:T killed O in
961 1980 G:^ T speaks
-961 1692 G:nothing but
961 1980 K:am of
961 1980 K:cause been
961 2872 K:go is
-961 1692 K:leave 's
961 1003 S:90
-960 2681 AT:: place
960 9429 AT:vent $
960 1518 BT:left place
960 2872 G:T still
960 837 G:and my
960 2872 G:stab O
960 2872 G:stab O in
960 2872 G:stab O in place
960 4411 K:T cover
-960 1950 K:and watched
960 1980 K:light the
-960 1692 N:'s dead
-959 1692 AT:testimony is
959 1980 AT:wtf
-959 1692 G:'s testimony is
-959 1692 G:T 's testimony is
-959 1692 G:testimony is
-959 2681 G:were you
959 1336 K:i eat
959 1980 K:my an
-959 437 K:on of
-959 1205 K:with $
959 1980 S:wtf
958 1980 AT:'s does
958 1980 G:T 's does
958 1980 G:T 's does not
-958 1692 G:away ?
958 1980 G:before the scream
958 1980 G:but it was T
-958 2200 G:my account
958 1980 G:ship 's
958 1980 G:vote was
958 1500 K:P never
-958 2200 K:T cameras
958 4053 K:T caught
958 1980 K:before scream
-958 1162 K:could about
958 3678 K:out hole
958 1500 N:crew .
957 5082 AT:climb
957 5082 AT:climb out
957 5702 AT:holes
957 1980 G:, and what i
-957 6666 G:, i was with
957 5082 G:T climb
957 5082 G:T climb out
957 5082 G:T out of the
957 1980 G:and what i
-957 1162 G:lady T
-957 1341 G:was crew .
957 1500 K:" it
957 2872 K:to being
956 2872 AT:entered .
956 2438 AT:it and
956 1003 BT:back ,
-956 1692 G:, cute
-956 2681 G:T said about O
956 2872 G:away with
-956 6666 G:left for place .
956 6818 G:to be voted
956 2872 K:always one
956 1003 K:five T
-956 2681 K:i dish
-956 494 N:is not
956 597 S:man
-955 2200 AT:until
-955 1349 BT:suspect
955 9870 G:T is over O
-955 3136 G:^ T is good
-955 1162 G:^ we should not
955 9870 G:is over O
955 9870 G:is over O 's
-955 716 G:is the
955 1980 K:P twice
-955 1162 K:^ sit
-955 838 N:said
955 9870 X:T is over O 's body
954 5082 AT:impostor :
954 1980 AT:skipped
954 4411 AT:strange
-954 2200 F:O Q
-954 1480 F:T was
-954 2200 G:^ O Q
-954 1480 G:^ T was
-954 3136 G:for a while
954 5082 G:impostor :
-954 1980 G:told us $
954 1980 K:^ press
954 1980 K:i 80
-954 2363 K:place got
954 4411 K:plank T
953 4053 AT:explained
953 1980 AT:pulled the
953 1980 F:T pulled
-953 982 F:so far
953 1980 G:T pulled
953 1980 G:T pulled the
953 1980 G:^ T pulled
953 1980 G:^ T pulled the
-953 982 G:^ so far
953 3678 G:guy .
953 1980 S:accuser
952 1980 AT:by now
952 2438 AT:knew
952 1980 BT:^ tldr
952 2872 E:day
952 2872 E:my day
952 1980 G:: i watched T
-952 1162 G:T , thank
-952 1500 G:could be T ,
952 1980 G:defended T last
952 1980 G:defended T last time
952 3678 G:team .
-952 2076 G:the cameras
952 3678 G:the team .
-952 3058 K:T over
-952 1162 K:T thank
952 2872 K:kills $
952 1980 N:kill .
951 1980 AT:space ,
951 1980 AT:three .
-951 419 BP:kill
951 2872 BT:we do
951 5702 F:look at
-951 5432 G:O kill T in
951 5702 G:^ look at
-951 1692 G:accusing T .
-951 1692 G:cleared .
-951 4737 G:i can vouch for
951 8688 G:i suspect T ,
-951 5432 G:kill T in
951 1980 G:space ,
951 1980 G:standing there in
951 1980 G:standing there in place
951 1980 G:there in place .
-951 3567 G:were five
951 2872 K:T heart
-951 3567 K:five place
951 1980 K:of before
951 1980 K:out right
951 1980 K:space i
951 1336 S:coat
950 6279 AT:is gotta
-950 2200 BT:when did
950 1003 E:see ?
950 1980 G:T , T told
950 6279 G:T is gotta
950 6279 G:^ T is gotta
950 1003 G:hear the
950 6279 G:is gotta
950 1980 G:the place when T
-950 2200 G:when did T
-950 892 G:where O
950 5702 K:^ deflecting
950 1980 K:read 's
950 1980 K:someone not
950 1980 K:you had
950 2872 K:you of
950 5702 S:deflecting
-949 922 AT:T was
-949 1162 BT:i retract
-949 1162 BT:retract
-949 1692 G:^ T , please
-949 1162 G:i retract
949 1980 G:that 's T $
-949 624 K:^ dies
-949 1162 K:^ retract
-949 1162 S:retract
948 1980 AT:floor in
-948 1692 BP:as T
948 5082 BP:blood on
948 1003 E:was one
948 5082 G:blood on P
948 1980 G:body T
-948 1162 G:hear T first
-948 1162 G:hear T first .
948 1980 G:the body T
-948 1162 K:'ve O
948 1003 K:been rounds
948 3678 K:every T
-948 1003 K:got of
-948 510 K:probability T
947 1980 AT:departing
-947 1162 BP:against T
947 6279 F:my money
947 5398 G:: i saw T
947 6279 G:^ my money
-947 5092 G:i swiped
-947 2681 G:in place , not
-947 1429 G:who were
-947 1429 K:all in
947 3285 K:do be
-947 1692 K:i yet
-947 2681 N:map
-947 2681 N:map .
-947 1162 N:now i
947 1980 S:departing
946 1980 AT:contradicts
946 1980 AT:not named
-946 1692 AT:to consider
946 1500 AT:top of
946 1003 BT:you guys
946 1980 F:between us
946 2872 G:'m on
946 2438 G:^ T said place
946 1980 G:^ between us
946 1980 G:^ between us ,
946 1980 G:either the
946 671 G:everyone .
946 1980 G:how 's the
946 2872 G:i 'm on
-946 5092 G:i went place
946 1980 G:not named
946 3678 K:T ship
946 578 K:an the
946 4411 K:locking .
-946 1692 K:thank $
945 2872 AT:hast
-945 1162 AT:timeline
945 1980 BT:less than
945 1980 BT:who told
-945 1162 G:, discovered
-945 1162 G:, discovered by
945 2872 G:T hast
945 1980 G:but it 's
945 1980 G:less than T
945 1003 G:rounds ,
-945 1162 K:T timeline
945 2681 K:all place
945 1253 K:be :
945 5702 K:not trusted
-944 1845 AT:vented $
-944 3150 BT:always
944 1003 E:line
-944 3136 F:then place
944 1980 G:, yet the
-944 3136 G:^ then place
-944 982 G:let us
944 2438 G:through the vent
944 1980 G:yet the
-944 3136 K:i walk
-944 314 N:place .
943 1500 BP:wrong
943 1980 BT:, tis
-943 2034 BT:fair
943 1980 BT:rounds ,
-943 776 E:next
943 1980 G:, tis
943 1980 G:, tis T
943 2872 G:always said
943 4411 G:grate in
943 4411 G:grate in place
-943 1550 G:i walked
943 1980 K:^ tis
943 4411 K:grate place
-943 1429 K:or the
943 1500 S:baked
942 4411 G:is not have a
942 1980 G:person O
942 1980 G:straight away
-942 892 G:the same as
-942 1162 K:'ve i
-942 3976 K:^ recap
-942 2200 K:by he
942 1980 K:smoke 's
-942 3567 K:went ?
941 1980 AT:being alone
941 2872 AT:listened
941 1980 BT:a corpse
-941 1692 BT:not tell
941 1253 E:innocent
941 1980 G:O dead in
941 1980 G:a corpse ,
941 1980 G:a corpse , T
-941 2200 K:O our
941 1980 K:kinda O
-941 2681 K:not because
-941 2200 K:since ,
941 1003 K:what with
-941 2681 N:task
941 1980 O:OiOOOT
-940 1162 AT:need
940 1980 BT:during the
-940 1570 G:lying about
-940 754 K:T nervous
-940 2681 K:fixed .
940 1980 K:has once
940 773 S:alibi
-939 2200 BP:saying
939 1980 BT:a feather
939 1980 BT:birds
939 1980 BT:feather :
939 2872 E:plants ,
939 1980 E:talks
939 5082 G:, self
939 1980 G:T is still
939 1980 G:T is still alive
939 1980 G:^ birds of a
939 1980 G:a feather
939 1980 G:a feather :
939 1980 G:birds of a
939 1980 G:birds of a feather
939 1980 G:feather :
939 1980 G:is still alive
939 1980 G:last round and O
939 1980 G:of a feather
939 1980 G:of a feather :
939 1980 G:round and O
-939 1162 G:what T described
939 1980 K:behind door
939 1980 K:birds a
-939 1692 K:do ?
939 1980 K:feather and
939 1980 K:is alive
939 1003 K:my says
-939 2200 K:with round
939 3357 M:l0
939 2872 S:escaped
938 416 AT:O the
938 1980 AT:i called
938 1980 AT:team i
938 1980 BT:guilty ,
-938 3136 E:then O
938 1980 G:, and i must
938 1980 G:and i must
938 1980 G:called it $
-938 3136 G:can confirm place
-938 3136 G:can confirm place .
-938 3136 G:confirm place
-938 3136 G:confirm place .
938 1980 G:i called it
938 1980 G:i called it $
938 3678 G:place and now
938 1980 G:team i
938 1980 G:team i called
938 1980 G:team i called it
938 1980 K:team called
938 1980 K:team it
-937 2681 BT:T go
-937 1692 BT:whether
-937 1325 G:in place .
-937 624 G:my vote from T
-937 624 G:vote from T
-937 624 G:vote from T to
-937 1162 G:witnessed .
-937 3136 K:bell i
935 3678 AT:closer
935 3678 AT:from a
935 1980 BT:letting
935 1980 E:smiles
935 1980 E:who smiles
935 2872 G:, T was "
-935 2681 G:i came through
-935 1162 G:what i said
935 1980 K:, swore
935 5082 N:(
935 5082 N:O (
935 5082 N:so remove
934 671 AP:gave
-934 1162 AT:been honest
-934 1692 AT:my eyes
-934 1692 AT:than i
-934 1162 BP:T into
934 1980 F:y 'all
-934 1162 G:'s been honest
-934 1259 G:, in place
-934 1162 G:T 's been honest
934 1980 G:^ y 'all
-934 1162 G:been honest
-934 1692 G:voted O
934 1980 K:^ 'all
934 1980 K:this did
-933 1162 AT:is buying
-933 3136 BT:culture
-933 624 BT:to blame
-933 2200 G:T gave i a
-933 1162 G:T is buying
933 1500 G:T is the last
-933 1162 G:^ T is buying
-933 2200 G:after T .
-933 2681 G:culture ,
-933 1003 G:in the floor
-933 1162 G:is buying
933 1980 G:it , and the
933 932 G:kill O
932 2438 G:T is making
932 3678 G:impostor is T
932 1980 G:zero .
-932 1162 K:in make
932 1003 K:now after
932 2872 S:cup
932 1003 S:shaking
-931 1054 AT:asteroids
931 966 AT:place ,
-931 537 AT:point
931 1980 AT:was over
931 1203 BP:vote
931 1980 G:T was over
931 1980 G:^ T was over
-931 1692 G:gentle T
-931 341 K:^ i
-931 2200 K:^ summary
-931 1162 K:is evidence
931 1980 K:you got
931 2872 N:percent .
930 4411 F:T pushed
930 4411 G:^ T pushed
930 4411 G:^ if we skip
930 4411 G:if we skip
930 1980 G:ignore .
-930 3976 G:my way
930 1980 G:to ignore .
930 1980 K:O helps
930 1980 K:asking 's
-930 3672 K:round in
930 1980 K:were who
929 448 AT:never
929 1980 G:T is a bad
-929 624 G:be next ,
929 1500 G:place , and it
929 1500 G:put i
929 1736 K:: .
929 4411 K:think and
929 3678 K:two could
929 550 S:alive
-929 2681 S:throughout
-928 1162 AT:T sure
-928 2681 BT:, did
928 4411 BT:locking in
928 4411 G:locking in
928 4411 G:locking in T
928 1980 K:T double
-928 606 K:here ,
928 4411 K:locking T
928 1980 K:that fellow
928 2872 K:unless $
927 1980 BT:mark
927 5082 BT:torn
927 5082 G:'m torn
-927 3976 G:T see i
927 5082 G:^ i 'm torn
927 5082 G:i 'm torn
927 2872 G:it pains i to
927 1980 G:no alibis
927 1980 G:nothing personal ,
927 2872 G:pains i to
927 1980 G:personal ,
927 1003 G:the bilge
927 1980 K:'ll parrot
927 5082 K:^ torn
927 5082 K:i torn
927 2872 K:pains to
927 1980 K:you caught
-927 2444 S:40
926 2872 AT:get away
926 6279 AT:is must
926 1980 AT:on "
-926 2200 BT:but O
-926 2681 G:, blink
-926 2681 G:, blink twice
-926 2681 G:, blink twice if
926 2872 G:T get away
926 2872 G:T get away with
926 6279 G:T is must
-926 2681 G:T or did
-926 2681 G:T or did T
926 6279 G:^ T is must
-926 2681 G:did T or
-926 2681 G:did T or did
-926 1162 G:get that
-926 1162 G:i get that
926 6279 G:is must
926 1980 G:on "
-926 2200 G:there before
-926 1162 K:, fine
926 3678 K:T tomorrow
926 1980 K:ball .
926 3678 S:deceiving
925 1980 BT:evidence on
925 1980 G:, T , to
925 1003 G:, and each
-925 1162 G:, why would i
925 1500 G:T then O
925 1980 G:do a task .
925 1980 G:evidence on
925 1980 G:evidence on T
-925 2681 G:not follow
-925 1692 G:the fuse
-925 1692 G:where T had
925 1980 K:'s should
925 1980 K:man seen
-925 1692 S:fuse
925 1980 S:stalk
924 2872 AT:a meeting
-924 507 BT:^ O
924 1980 E:brief .
924 2872 G:a meeting
924 3173 G:i in
924 1980 G:knew it was
924 2872 K:^ worries
-924 982 K:what and
-924 2200 K:would killed
-924 892 N:here
924 1980 S:gentlemen
924 2872 S:occasions
923 2872 AT:error
923 2438 BP:or T
923 1980 BT:it came
-923 1692 G:'s all i
923 2872 G:only after
-923 1692 G:that 's all i
-923 2681 K:before got
923 1980 K:every .
-923 2681 S:laugh
-922 1692 AP:about O
922 4411 AT:bro
922 1980 AT:counting
922 1980 AT:i am
-922 1576 G:T is
922 1500 G:an empty
-922 4737 G:dead on the floor
922 5082 G:i is T
922 1980 G:makes T look
-922 1692 G:twice $
-922 4737 K:dead floor
-922 1500 K:vote but
921 1980 AT:was camping
921 1500 BP:but T
921 2872 BT:^ therefore
921 2872 F:therefore
921 1980 G:T was camping
921 2872 G:^ therefore
-921 1613 G:alibi $
921 1003 G:another 's
921 1980 G:was camping
921 1980 K:T camping
921 1003 K:silence .
921 2872 K:there people
921 2872 K:were people
-920 1162 AP:i think
920 1980 AT:dry
-920 624 G:the time
920 1980 K:O pair
919 5082 AT:desperate
-919 1692 BT:T got
-919 1170 F:look
-919 2200 G:O was .
-919 892 G:P are
-919 1170 G:^ look
919 1500 G:guess who
919 2872 G:sounds like
-919 1950 G:was going
919 5082 K:T desperate
919 4411 K:gets $
919 2438 K:ok 'm
919 5702 K:only left
919 5082 S:desperate
-919 746 S:lying
918 1980 AT:done a
918 1980 AT:not done
-918 4411 AT:save
918 1980 BT:cooking
918 1003 E:a body
-918 892 E:i ran
-918 2200 E:saw O
918 4411 G:but T vented
918 1980 G:done a
-918 624 G:no ,
918 1980 G:not done a
-918 2681 G:went down to place
918 1253 K:T gave
-918 1162 K:^ vs
918 1251 K:i then
-918 2200 K:saw much
918 1500 K:would trust
918 1980 N:of hands
918 1980 N:show of
917 1594 AT:died
917 8475 AT:that vent
917 1003 F:T promised
917 1728 G:T in
917 1980 G:T over O for
917 1003 G:^ T promised
917 2872 G:out !
917 1980 G:over O for
917 1980 G:with soot
-917 1113 K:both .
-917 1341 K:did or
917 4053 K:out that
917 1980 K:soot 's
-917 1162 K:take time
-917 3567 S:manifolds
917 1980 S:soot
-916 1162 G:T chill
-916 2681 G:^ i was on
916 1170 G:i think T is
-916 2438 G:nobody to
-916 1003 G:win .
-916 1162 K:^ chill
916 1980 K:but points
916 2872 S:plank
-915 1162 AT:is buys
915 1980 AT:not hear
-915 1162 AT:the next
-915 2200 BT:^ fair
915 2872 BT:said :
-915 2200 F:fair
-915 624 F:trust T
915 1980 G:, buddy , that
-915 1692 G:O could have done
-915 1162 G:T is buys
-915 1162 G:^ T is buys
-915 2200 G:^ fair
-915 624 G:^ trust T
915 1980 G:buddy , that
915 1980 G:if T 's clean
915 1980 G:into place with O
-915 1162 G:is buys
-915 1692 G:on what
-915 2425 G:place at
-915 2200 K:T present
915 1980 K:buddy that
-915 1072 K:i because
915 1980 K:if clean
-915 982 K:lights i
914 1980 G:a simple question
914 1980 G:simple question
914 1980 K:and he
-914 2681 K:as tell
-914 1162 K:i over
-914 2681 K:question :
914 1003 K:this has
-913 1692 AT:stairs
913 2872 AT:tells i
913 1500 F:with O
-913 2200 G:'s good ,
913 2034 G:, O with
913 1980 G:, so why
913 1500 G:^ with O
913 3678 G:got to be
913 1980 G:sure T ,
913 3678 K:got be
913 1170 K:has a
913 1402 K:lying T
913 1791 K:through vent
-913 1162 K:why silent
-913 1692 S:stairs
912 6279 AT:is ca
912 5082 BT:smells
-912 1162 F:good
912 2872 G:, i 've seen
912 6279 G:T is ca
912 6279 G:T is ca not
912 6279 G:^ T is ca
-912 1162 G:^ good
912 2872 G:^ if i die
912 2872 G:die next
912 2872 G:i die
912 2872 G:i die next
912 2872 G:if i die
912 2872 G:if i die next
912 6279 G:is ca
912 6279 G:is ca not
-912 1692 G:ten steps
-912 1692 G:ten steps away
912 2872 K:if die
-912 1692 K:ten away
912 3678 K:we down
911 3678 AT:behaving
-911 410 BP:O
911 354 BT:O ,
-911 4366 BT:can vouch
911 4411 BT:know ,
911 1980 BT:names ,
-911 1162 G:'s next
911 1003 G:O would be
911 1980 G:^ two names ,
911 2872 G:and nobody asks
911 1980 G:names ,
-911 1429 G:the place to
911 1980 G:two names ,
911 3678 K:T behaving
-911 1692 K:but ai
911 1980 K:my why
911 1980 K:names and
-911 1692 K:not kill
911 2872 K:walked through
911 3678 S:behaving
910 5702 AT:be kicked
910 2872 AT:ill
910 5702 AT:kicked
-910 1692 E:stayed
910 1980 F:T the
-910 1162 G:'s theory
910 4053 G:T is on
910 1980 G:^ T the
910 5702 G:be kicked
910 5702 G:be kicked $
910 5702 G:kicked $
910 1500 K:zero .
910 4411 S:suspicions
909 5082 AT:vented into
909 1980 BT:speech
909 1980 BT:speech ,
909 1980 E:killer walked
909 5082 G:T vented into
909 5082 G:T vented into place
909 1980 G:speech ,
909 1980 G:speech , T
909 1980 G:speech , T .
909 5082 G:vented into
909 5082 G:vented into place
909 1980 K:^ speech
-909 892 K:for in
909 6279 K:money on
909 1003 K:place alone
909 1500 K:run the
909 1980 K:speech T
-909 2200 O:iOOOT
909 3678 S:rights
908 1054 BP:with i
-908 624 BT:to voting
-908 1003 G:T has not
-908 4916 G:T in place $
908 1336 G:ejection ,
908 1003 G:like the
-908 624 G:to voting
-908 624 G:to voting T
908 1980 G:who has been
-907 2200 AP:were in
907 1980 AT:is clearly
907 671 AT:way .
907 2872 E:not vent
907 1980 G:is clearly
-907 3976 G:were T in place
907 1980 K:T clearly
907 4411 K:hole the
-907 1692 N:O has
-906 1162 AP:showed
906 1980 AP:was never
906 1980 AT:kind of
906 671 AT:us P
906 1980 G:P was never
-906 2200 G:T , could T
-906 3136 K:'d dead
906 1980 K:but kind
-906 2200 K:handed the
906 2872 K:nothing say
-906 700 S:wires
905 3678 G:T for i $
-905 2681 G:by i .
905 3678 G:impostor move
905 1203 G:of O and
905 1980 S:knew
904 1003 AP:bad
904 1003 BP:well
-904 6072 BT:O found
-904 892 F:an
-904 1162 F:do T
-904 1692 G:, young
-904 6072 G:O found T
-904 892 G:^ an
-904 1162 G:^ do T
904 1500 G:hold T
904 8234 G:place with T .
-904 1692 K:why be
903 1980 BT:50 between
-903 2200 BT:: who
903 647 BT:O was
-903 1007 F:T and
903 1980 G:, i 'm leaning
903 1980 G:50 50 between
903 1980 G:50 between
903 3678 G:: T , vent
903 1980 G:^ 50 50 between
-903 1007 G:^ T and
903 1980 G:i were T
903 1980 G:if i were T
-903 2681 G:know $
903 1980 K:50 and
903 1980 K:50 between
-903 1543 K:did in
903 1980 K:leaning $
-903 2200 N:up at
902 1980 BT:doubloons
-902 1162 BT:yelling
902 1980 E:name .
-902 3976 G:O was alone in
902 1500 G:in between
902 803 K:it it
902 1980 S:doubloons
902 1003 S:laughed
901 2872 BT:my suspicion
-901 1692 F:lol O
901 2872 G:'d wager
-901 3136 G:, O or
-901 1251 G:T alone
901 2872 G:^ i 'd wager
-901 1692 G:^ lol O
901 2872 G:i 'd wager
901 2872 G:leaves the
-901 1692 G:lol O
-901 1692 G:my client
901 1500 G:place , which is
901 2872 K:^ jury
901 1980 N:connected
901 1980 N:connected to
901 1980 N:is connected
901 1980 N:vent is
901 1980 N:you found
900 1980 AT:route .
900 1980 AT:taking
900 1980 AT:talk .
900 1980 AT:we 'd
900 1003 BT:where T
-900 1162 E:hearsay .
900 1980 E:poor
900 1980 E:poor O
-900 624 G:'s O T
900 2872 G:'s knees
900 1980 G:'s route .
-900 2200 G:, T or O
900 1980 G:T 's route .
-900 624 G:T looked nervous .
-900 624 G:it 's O T
900 1980 G:route .
900 1980 K:T taking
-900 1162 K:argument that
-900 476 K:the as
-900 1429 N:went
-900 1162 N:were off
899 1980 AT:who wanted
-899 1162 E:some
899 1980 G:hand that
-899 2200 G:only .
-899 2200 G:place , is
899 1980 K:said one
898 1980 AP:, then
898 1980 AP:then P
-898 442 G:T !
898 624 G:came from place
898 2872 K:'s come
898 4411 K:: impostor
-898 2200 K:there three
898 1980 N:sounds
897 1980 AT:fighting one
-897 1803 AT:place when
-897 3567 AT:what were
-897 431 BP:is not
-897 2438 BP:unless
897 2872 E:somebody 's
897 3678 F:T reports
-897 1357 G:, so i
-897 802 G:O "
897 3678 G:^ T reports
897 2872 G:^ do not look
-897 3136 G:all this round .
897 1980 G:fighting one
897 1980 G:fighting one of
897 1980 G:impostor prolly
897 1980 G:impostor prolly $
897 1980 G:my uncle
897 1980 G:prolly $
-897 1162 K:T anybody
897 2872 K:and corpse
897 1980 K:fighting of
897 1980 K:of prolly
897 1980 K:one impostor
-897 3976 K:shared with
897 1980 K:zero ,
897 1980 S:uncle
896 1003 AT:round one
-896 1162 BP:hiding
896 1980 BT:just i
-896 1162 BT:lower
-896 1429 G:in place all
896 1980 G:it just i or
896 1980 G:just i or
896 6279 G:no alibi $
-896 3136 G:shared a
896 1980 K:just or
896 1662 N:conclusions .
895 1980 G:, crew
-895 3567 G:, so we
895 2872 G:T or i
-895 1950 G:saw T go
895 2872 G:unaccounted for .
895 1598 K:, "
-895 1500 K:^ cooked
895 1980 K:after a
895 2872 K:unaccounted .
894 1791 AT:blame
894 1980 BT:literaly
894 2872 G:^ T 's silence
894 1500 K:P bad
-894 976 K:T impostor
894 2872 K:^ silence
894 4754 K:used vent
-894 1649 S:alarm
-893 3136 AT:have each
893 1980 AT:so obviously
893 258 F:T
-893 1692 G:P not
893 258 G:^ T
893 1980 K:compare to
-893 559 K:had in
893 4411 K:seconds a
-893 1027 N:lights
892 1980 AT:assassin .
892 5082 AT:voted $
-892 3567 G:^ i had T
892 1980 G:assassin .
-892 2200 G:even T
-892 2200 G:place before the lights
-892 1796 G:the gauges
-892 3567 K:can was
-892 1692 K:check and
-892 227 K:it O
-892 1075 K:one $
-892 1429 K:seconds i
-891 2200 G:^ T would have
891 1980 G:if P 's
891 797 G:is a
891 4411 K:but be
-891 5092 K:was until
891 1980 N:film
-890 1692 AT:, for
890 1980 AT:flock
890 1980 AT:one flock
890 2872 BT:^ recommend
890 2872 BT:heart ,
890 1980 E:the hands
890 2872 F:recommend
890 1980 G:, one flock
890 1980 G:, one flock .
890 1980 G:T was " in
890 2872 G:^ recommend
890 1500 G:and out
890 2872 G:be T too
890 2872 G:could be T too
890 1980 G:flock .
890 2872 G:heart , T
890 1980 G:one flock
890 1980 G:one flock .
890 1980 K:" an
890 1980 K:, flock
-890 1429 K:out ?
890 1980 K:really "
890 1980 S:flock
889 1003 BT:O then
-889 2681 BT:i O
889 5702 K:is explained
889 3678 K:put of
889 1980 N:the dark
-889 533 S:fine
-888 1162 AP:any
888 1980 AP:could have
888 1203 BP:body
888 1980 G:P could have
-888 1003 G:came out
-888 1151 G:place $
888 5702 K:must $
888 1500 S:bus
-887 2681 AT:rocks
-887 3567 AT:the wires
-887 2681 G:T in place at
-887 892 G:did T say
-887 1429 G:have no reason
887 1500 G:heard T say
-887 1429 G:i have no reason
-887 624 N:killers do
-887 1253 S:yesterday
886 1980 BP:hour
886 1253 BT:can we
-886 1692 BT:out to
-886 1692 BT:recall
886 1980 G:T , we all
-886 1296 G:T even
-886 1162 G:negative ,
886 1980 K:hour P
-886 2034 K:not so
886 4411 K:out one
886 932 O:TPP
886 1221 S:goes
-885 1315 AT:can confirm
-885 1692 AT:place was
885 4411 BT:^ suspicion
885 1980 E:at place
-885 2200 G:, that is ,
885 1980 G:O to T .
-885 2681 G:at the wires
885 1003 G:between us
-885 1162 G:button .
-885 7221 G:found T .
-885 1162 G:in that time
-885 1162 G:in that time .
-885 2681 G:is it true
-885 2200 G:that is ,
-885 2681 K:at wires
884 4411 AT:is gave
884 2872 AT:is up
-884 1162 BT:a theory
884 4411 G:T is gave
884 4411 G:^ T is gave
-884 1429 G:can confirm T
-884 2681 G:did you see
-884 713 G:i ask
-884 1692 G:i seeing
884 4411 G:is gave
884 2872 G:is getting
884 2872 G:is up
884 1980 G:than T does
-884 2681 G:why would i kill
884 1980 K:^ shadow
884 4411 K:gave $
884 1253 K:killed T
-884 1692 K:place seeing
884 3678 K:up it
-884 1429 N:in my
-884 3567 N:leaves O
884 1500 S:ice
-883 4366 AP:went to
-883 1692 AT:arrived in
-883 624 AT:dies .
883 1253 AT:speaks
-883 1000 BT:ask
-883 4366 G:P went to
-883 1162 G:T believe
-883 624 G:T dies .
-883 624 G:dies .
883 4411 G:is not telling
883 1980 G:then is
883 4411 K:T culprit
883 1003 K:T least
883 1980 K:^ sign
883 4411 K:is telling
882 837 AT:corpse
-882 1692 AT:dark .
-882 1692 BT:yeah sure
-882 1692 F:yeah sure
-882 1162 G:'s argument is
-882 1692 G:^ yeah sure
-882 1692 G:^ yeah sure ,
882 1980 G:on the ballot
882 1980 G:the ballot
882 3678 G:would do .
-882 1692 G:yeah sure
-882 1692 G:yeah sure ,
-882 1296 K:did i
-882 1162 K:second ,
-882 386 N:place
-881 2200 AT:i only
-881 595 BT:maybe
881 1980 G:'ll bet
881 1980 G:'ll bet i
-881 4366 G:, T was there
881 1980 G:i 'll bet
881 1980 G:i 'll bet i
-881 2200 K:had before
881 2872 N:tasks ,
881 1500 S:hath
880 1980 AT:leaving a
-880 1692 AT:remove O
-880 3066 AT:up $
-880 2200 BT:first with
-880 1162 G:P was on the
880 4174 G:T killed O .
-880 1692 G:T remove
-880 1692 G:T remove O
880 1980 G:i on T ,
-880 1692 G:lock T remove
-880 1692 G:lock T remove O
-880 853 G:round ,
880 1980 K:lil $
880 1003 K:that down
880 4411 X:T is impostor
-879 642 AT:is have
879 2872 BP:heard T
879 3678 G:'m the queen
-879 642 G:T is have
-879 642 G:^ T is have
879 1980 G:about P .
879 2872 G:heard T say P
879 3678 G:i 'm the queen
-879 642 G:is have
879 1336 G:o the
879 3678 G:the queen
879 3678 K:'m queen
-879 1162 K:front ?
879 2872 K:heard P
879 3678 K:i queen
879 1336 K:one two
879 1500 K:place "
879 3678 K:queen .
-879 2681 K:thing place
879 510 Q:!
879 510 S:!
879 3678 S:queen
878 2872 F:ladies and
878 1003 G:T , T say
-878 1950 G:^ O was alone
878 2872 G:^ ladies and
878 1980 G:and killed O
878 2872 G:is the one
878 409 G:with O
-878 1692 K:O room
-878 2438 K:^ partner
-878 452 K:i to
878 4411 K:is coincidence
-878 135 S:it
-877 291 AT:did it
877 1003 BP:ran
-877 624 BT:only a
-877 624 F:only a
877 6892 F:vote
-877 1162 G:T is not lying
-877 624 G:^ only a
877 6892 G:^ vote
877 1980 G:and still
-877 1162 G:is not lying
877 3678 K:if do
-877 1692 K:if like
877 3678 K:is holes
-877 4737 K:the part
877 1003 K:what us
876 3678 AT:a distant
876 1662 AT:have no
876 1003 AT:particular
876 754 AT:say place
-876 2681 F:O came
876 510 F:how
876 1980 G:'ll eat i
-876 1162 G:, thank T
-876 2681 G:^ O came
876 510 G:^ how
-876 1162 G:at all $
876 1980 G:eat i
876 1980 G:i 'll eat i
876 1003 G:in O
876 1980 G:pair from
876 1980 G:pair from the
876 1980 G:pair from the start
876 2872 G:that P 's
876 1980 G:the pair from
876 1980 G:the pair from the
876 1980 G:were the pair from
876 2872 K:^ curious
876 1980 K:eat parrot
876 1980 K:pair start
876 1980 K:pair the
-876 1518 K:place there
876 1980 K:we two
875 3678 AT:, tomorrow
-875 1692 BT:are we
875 3678 BT:come on
-875 3976 F:T joined
875 3678 G:, tomorrow
-875 3976 G:^ T joined
-875 3976 G:^ T joined i
875 1500 G:after ,
875 3678 G:against T $
875 3678 G:come on
-875 2200 G:into place ?
875 1980 G:not let T
875 4411 G:plank ,
875 1003 G:saw P in
875 1003 G:saw P in place
875 2212 G:that 's a
875 4411 G:the plank ,
875 8582 G:the vent in
875 1980 G:voted T , O
875 4411 G:walk the
875 4411 G:walk the plank
875 4411 G:walk the plank ,
875 1474 G:with T $
-875 1692 K:^ culture
-875 2444 K:kept company
875 4411 K:walk plank
875 1980 K:was moving
-874 2200 AT:'s fine
874 1003 AT:five
-874 5092 G:T left for
874 1980 G:did T come out
874 5702 K:awfully $
874 3081 K:if wrong
-874 1692 N:reason
873 2872 AP:kills
873 1980 AT:fleeing
873 473 AT:in
873 1980 AT:seen fleeing
873 1980 G:T seen fleeing
-873 1692 G:bell .
-873 2681 G:hear P
873 1980 G:seen fleeing
873 1980 K:T fleeing
873 3678 K:is believe
873 3678 K:might ,
873 1980 K:question you
-873 1429 K:you if
873 1980 S:smooth
872 7803 AT:save an
872 7803 AT:voted to
872 7803 G:T voted to
872 7803 G:T voted to save
872 7803 G:save an
872 7803 G:save an impostor
872 7803 G:save an impostor .
872 7803 G:to save an
872 7803 G:to save an impostor
872 7803 G:voted to
872 7803 G:voted to save
872 7803 G:voted to save an
872 7803 K:save impostor
872 630 K:the before
872 7803 K:to impostor
872 7803 K:voted an
872 7803 K:voted save
872 1980 O:iPnot
871 1980 AT:basket
871 1980 BT:would put
871 2872 G:'m out
871 1980 G:^ i would put
871 1980 G:basket .
871 2872 G:i 'm out
871 4411 G:i still say that
871 1980 G:i would put
871 1980 G:in the same basket
871 4411 G:no , T .
871 1980 G:same basket
871 1980 G:same basket .
871 4411 G:say that it
871 4411 G:say that it 's
871 4411 G:still say that
871 4411 G:still say that it
-871 3136 G:that 's what i
871 1980 G:the same basket
871 1980 G:the same basket .
871 1980 G:would put
-871 2912 K:believe O
871 1980 K:in basket
871 1980 K:put and
871 1980 K:the basket
871 1980 S:basket
-870 3976 BP:, ask
870 3678 G:^ T made it
-870 3678 G:^ could be T
-870 1162 G:whoever wants
-870 2681 K:culture ,
870 2872 K:nobody have
870 510 K:of and
870 1980 K:place npc
870 1980 K:teleported $
870 1980 S:npc
869 1980 AT:explain why
-869 343 AT:innocent
869 1003 AT:is about
869 3678 AT:is nobody
869 1980 BP:explain why
869 2872 BP:out of
869 3678 G:T is nobody
869 3678 G:T is nobody to
869 3678 G:^ T is nobody
869 3678 G:is nobody to
-869 469 G:would be
869 1980 K:come never
869 1980 K:how never
-869 1162 K:i witnessed
869 1980 K:last told
869 1003 K:way it
-869 802 N:nobody was
868 2872 G:bad vibes
-868 2681 G:of us in
868 1500 G:should 've
-868 3567 K:with right
-868 2200 N:right side
-868 2200 N:the right
-867 2200 AT:fine $
867 1980 BP:excuse
867 1980 BT:^ excuse
867 1980 BT:smiling
-867 2034 E:so far
-867 624 G:T , could
-867 2200 G:T on my
-867 1042 G:did O
867 1980 K:excuse but
-867 452 K:i saw
867 2872 K:somebody next
866 1980 AT:look .
-866 802 AT:panel
866 946 BT:alone with
866 1980 BT:tells i
-866 2438 BT:words :
-866 4737 G:T when the
-866 1692 G:at the time
-866 4737 G:kill T .
866 1980 G:to mention it
866 1980 G:to mention it .
-866 2438 G:words :
-866 1692 K:, guess
-866 290 K:two for
866 730 K:wait T
-866 1692 N:both of
-866 616 S:is
865 1003 BT:hit
865 2872 BT:proposal
-865 1003 G:^ T first .
-865 3976 G:i met T in
865 1980 G:when i asked
-864 2444 G:, O killed
864 2872 G:body to
-864 1162 G:else .
-864 2681 G:for those
864 2872 K:T talkin
-864 1162 K:can say
864 2872 K:stand and
-863 2681 G:O place ,
863 1980 G:T claims place but
-863 1692 G:T the one
863 1980 G:claims place but
863 4411 G:is most
-863 3567 G:time i was
863 1500 G:to i , T
-863 2200 G:what makes
-863 1692 K:, fella
-863 1692 K:walks place
-862 3567 F:i met
-862 731 F:maybe
-862 3567 G:^ i met
-862 731 G:^ maybe
-862 1950 G:into T
-862 2200 G:look for
-862 2912 G:place last
862 1980 G:the tunnels
862 1980 G:then P vented
-862 2200 G:to look for
862 1692 G:was with i .
-862 624 K:O what
-862 3136 K:asteroids i
862 1003 K:is nice
-862 3976 K:place passed
862 431 K:then ,
862 1980 K:then vented
-862 1692 N:we were
862 1980 S:tunnels
861 1500 AT:defend
-861 3567 AT:later .
-861 1609 AT:vented .
861 1003 F:ok ok
-861 2681 G:P i
861 1003 G:^ ok ok
861 1003 G:ok ok
-861 1692 G:place was T .
-861 7486 G:then place with T
-861 624 K:'s point
861 2872 K:guy to
861 803 K:us and
861 1980 K:when vented
-860 1692 AP:'s hand
-860 1692 G:P 's hand
-860 3136 G:T doing in place
860 6818 G:^ that leaves T
-860 494 G:and did
860 1980 G:following i and
860 1980 G:following i and it
-860 2200 G:see T alive
-860 2200 G:to see T alive
860 2872 K:cause :
860 1980 K:following and
860 1980 K:following it
-860 1162 K:the done
-860 398 O:iTi
859 5082 AT:convenient
-859 510 BT:seems
859 1980 G:, why do
859 1980 G:, why do T
859 1980 G:T , why do
859 1980 G:do T not
859 2872 G:list ?
859 1980 G:why do T not
859 2200 G:with T on
-859 476 K:^ fine
-859 1162 K:everyone so
-859 2200 N:gives
859 2872 S:tall
-858 892 AT:tell P
858 606 AT:thru
858 283 BT:saying
-858 1162 E:says Q
-858 624 G:T but i 'm
-858 1429 G:and where
858 3678 G:bet my
-858 4737 G:do not think T
-858 624 G:ejection of T was
-858 4737 G:not think T
-858 624 G:of T was a
-858 2681 K:seen at
858 1980 K:to whoever
-858 624 S:grandmother
857 1500 AT:pair
-857 949 AT:when
-857 333 BP:i
857 1003 BT:human
857 1980 E:1
-857 2200 F:nay
-857 2200 F:nay ,
-857 2200 G:^ nay
-857 2200 G:^ nay ,
-857 1767 G:vouch for
-857 1692 K:no yet
857 1003 S:human
-856 1003 AT:misled
-856 1162 BT:deceased
-856 1162 BT:the deceased
856 1336 G:do not like
-856 1429 G:i was there .
856 1980 G:is not my
856 1980 G:is not my place
856 1980 G:it is not my
856 283 K:'ve .
856 4411 K:cover $
-856 1162 K:deceased T
-856 4615 K:do think
856 1980 K:that !
855 1980 AT:always near
855 1980 AT:everywhere
855 1980 AT:i call
855 1980 G:always near
855 2872 K:game that
-855 3567 K:tools T
-855 1162 N:corridor
855 1980 S:everywhere
854 5702 AT:is is
854 1429 BT:i trust
854 5702 G:T is is
854 5702 G:^ T is is
854 5702 G:is is
854 2872 G:my suspicion
854 5702 G:not who P $
-854 3567 G:watched i
854 5702 G:who P $
-854 1692 G:yes , T was
-854 3285 K:it always
854 1980 K:of …
-854 2200 K:whatever ,
854 1980 K:where claims
-854 624 X:who was in place ? T .
-853 1500 BP:looks
853 704 BT:but i
-853 1162 G:and one for
853 3678 G:gets my
853 754 G:i hold
-853 2681 G:place after the
853 510 G:regarding T
853 1980 G:to forget
853 1980 K:" P
853 3678 K:'s came
-853 1513 K:^ out
853 4641 S:airlock
-852 730 AT:alone .
-852 2200 AT:right by
852 1980 BT:narrow it
852 3678 G:'d say it
852 3678 G:'d say it 's
-852 1692 G:( is
-852 1692 G:( is not
852 2872 G:everyone but
-852 1692 K:( not
852 535 K:T not
-852 3976 K:alarm i
-852 1341 K:been place
-851 1328 AT:vented
-851 1429 G:, may
-851 1162 G:T where $
-851 1162 G:^ T where $
851 1500 G:the T , P
851 1980 G:today ,
-851 2681 K:help the
-851 1692 K:the tho
-851 1162 X:T where
-850 2396 AT:later
-850 2681 E:i suspect
-850 2681 E:suspect O
850 1003 G:" i was in
-850 1162 G:'s task $
850 1203 G:, is not it
850 7325 G:T lied about place
850 710 G:it , T
850 1146 G:person who
850 1980 K:^ mom
-850 1341 K:fine i
850 1162 K:so we
-849 1692 BT:and where
-849 1692 BT:came in
849 1003 BT:die
-849 1950 G:, so P
-849 4737 G:T was there too
-849 1162 G:innocent .
849 2872 G:the vent by
-849 2681 K:P card
849 2872 K:pointing ,
-848 2200 AT:departed
-848 1162 AT:look pale
-848 1692 BT:charge
-848 1162 E:hang
-848 1692 E:last meeting
848 1980 G:'s time to
-848 1162 G:T look pale
848 1980 G:it 's time
848 1980 G:it 's time to
-848 1162 G:look pale
-848 713 G:round $
-848 1692 G:stop accusing
848 2872 G:to close
848 4411 G:two is
-848 2200 K:, called
-848 1692 K:dark i
848 1980 K:round told
848 671 K:up T
-848 510 N:typical
-848 510 N:typical .
847 1003 BP:oh
-847 1003 G:T vented from
-847 1003 G:T vented from place
-847 3976 G:^ T left i
847 3678 G:^ why is T
847 1980 G:and T was not
847 1980 G:going with T .
-847 1305 S:scan
-846 3136 AT:fine .
846 1980 AT:is why
-846 1692 BT:life
846 1170 E:a vent
846 1980 F:since when
846 1980 G:^ since when
-846 1692 G:card with
-846 1692 G:chill $
-846 1336 G:ok T $
846 1170 G:one to
-846 2200 G:say anything
-846 2200 G:sitting in
846 2872 G:so , but
846 1980 G:so P could
846 1500 G:that this
-846 1162 G:then , T
846 1980 G:today T
-846 2836 G:were both in place
846 1980 K:also .
-846 1574 K:did T
846 1500 K:nothing $
-846 1692 K:swiped with
-846 2200 K:through T
846 1500 N:place vent
-845 1162 AP:same
-845 1162 AP:the same
845 1003 BT:little
845 1980 G:, and T claims
-845 2681 G:O , O with
-845 1162 G:^ i never said
845 1980 G:a ventilation
845 1980 G:and T claims
845 1980 G:cooking the
-845 2681 G:in place were
-845 4737 K:for part
845 2872 O:TTTP
845 2438 S:plain
844 1500 AT:as well
844 1980 AT:calls O
844 1980 E:need i
844 1980 E:on ?
844 1980 G:O the liar
844 1980 G:O the liar .
-844 624 G:P should
844 1980 G:^ if T be
-844 1003 G:^ the one who
844 1980 G:calls O the
844 1980 G:calls O the liar
844 1980 G:if T be
844 1980 G:never saw T pass
844 2872 G:to know who
844 2872 G:wanted a
844 2872 K:else and
844 2872 K:every ,
844 1980 K:never pass
-844 1162 K:observation T
844 1662 K:on it
-844 2200 N:left .
843 3678 BT:propose we
-843 1500 F:vote P
843 1980 G:'m not kidding
843 1146 G:, T , that
843 3285 G:, and it 's
-843 1500 G:^ vote P
-843 2681 G:aside .
843 1980 G:i 'm not kidding
843 1980 G:not kidding
843 1980 K:i kidding
-843 4366 K:i together
843 2872 K:than has
843 1336 K:the do
843 730 O:TP
-842 1692 AT:killer is
842 1336 AT:like P
-842 2739 BT:killed
842 1003 BT:sitting
842 1003 G:none .
-842 2200 G:place during
842 5702 K:T fishy
-842 81 K:to T
-841 393 BT:votes
-841 1950 G:did see
841 1980 G:dodging $
-841 1980 G:of the airlock
-841 1980 G:out of the airlock
-841 3136 K:at valves
841 2872 K:i feeling
841 2872 K:lock in
841 2872 K:meeting vote
-841 1980 K:of airlock
-840 1429 AT:bell
-840 624 AT:not listen
-840 3136 AT:sure it
840 2438 AT:the hole
840 7325 AT:the vents
-840 982 AT:watch
840 1707 BT:with
-840 802 G:O went
-840 1692 G:T may be
840 2872 G:T next .
-840 624 G:so far
-840 1692 G:why did not T
840 1980 K:2 from
840 2438 K:^ own
-840 1562 K:before ,
-840 624 K:listen P
-840 757 K:not "
840 1980 K:not fix
840 1980 K:nothing said
840 1980 K:one at
-839 3136 BT:my card
839 2872 G:, others
839 1003 G:not like
-839 1162 K:^ once
-839 2681 K:cells ,
-839 2681 K:i past
839 1980 K:someone .
839 1003 N:is lying
-838 1692 AT:attest
838 1500 AT:had an
-838 624 BT:the silent
838 1003 G:last words
-838 838 G:lights $
-838 4553 G:place , O and
-838 624 G:the silent
838 2872 K:agreed first
838 1003 K:of by
-838 1692 K:testimony the
-838 6374 K:until left
-838 1692 N:O have
837 1692 AT:see i
-837 1692 BT:the moment
-837 1692 E:soon
837 2872 E:wake
837 2872 E:wake up
837 1980 F:O convinced
-837 1692 G:, i 'm the
837 1980 G:^ O convinced
837 1980 G:^ O convinced i
-837 624 G:against O
837 1336 G:do ,
837 2872 G:on my list $
837 1980 G:that gives
837 982 G:were in place ,
-837 1692 K:are in
-837 3136 K:moment in
-837 2681 S:paths
837 2872 S:pipe
836 3678 AT:liar $
836 1980 AT:locked i
836 510 BT:trusted
836 2872 G:T now $
836 3678 G:liar $
836 1980 G:locked i
836 1980 G:locked i in
836 1003 G:never went
-836 892 G:the report
836 4411 K:and climbed
836 2872 K:either out
836 1980 K:like Q
836 1980 K:locked in
-836 1162 K:to point
835 5082 AT:frame
-835 1518 BT:near
-835 2444 G:dead ,
835 2872 G:exactly what i
835 2872 G:exactly what i 'd
-835 1692 G:i think T was
-835 1162 G:respect , T 's
-835 1692 G:think T was
835 1980 K:because make
835 2872 K:exactly 'd
835 1003 K:let one
-835 2200 K:let to
835 1980 K:this of
-835 1692 K:walk on
-834 892 BP:defend
-834 1518 BT:dish
834 1980 E:not invent
834 3678 G:Q out
-834 870 G:T , T .
-834 1108 G:i could
-834 1162 G:in order .
834 1980 G:people , and
834 2872 G:vote for T $
-834 3136 G:went to place $
-834 3136 K:Q have
-834 426 K:^ right
834 3678 K:first if
-833 3136 BT:beds
833 1980 F:how 'd
833 1980 G:^ how 'd
833 4411 G:has blood
833 4411 G:has blood on
-833 3136 G:never left place
-833 624 K:and against
-833 2200 K:round ?
-833 1162 S:otherwise
-832 892 BT:blackout
-832 520 E:with i
832 510 G:O , though
832 754 G:T said T
832 1980 G:body before
832 1980 G:body before the
832 4411 G:gives i the
-832 1757 G:place , so
832 1980 G:the body before
832 1980 G:the body before the
832 510 K:O though
832 1980 K:T cat
832 4411 K:gives the
832 1980 K:my you
832 1980 K:you everyone
832 2872 N:50 50
832 1980 N:answer
831 1980 AP:over
831 781 AT:knows
831 3678 BT:^ make
831 1980 G:T know the body
831 2872 G:and that 's what
831 1980 G:did T know the
831 1980 G:know the body
831 1980 G:know the body was
831 1980 G:put it
-831 4737 G:then place $
831 4411 K:T suspiciously
831 341 K:^ we
-831 2200 K:it neither
830 1980 AT:'ll be
830 1203 AT:left O
830 1980 BT:'d feel
830 1980 BT:feel safer
830 1980 BT:safer
830 1980 G:'d feel
830 1980 G:'d feel safer
-830 1003 G:'ll be
830 1980 G:^ i 'd feel
-830 982 G:did ,
830 1980 G:feel safer
-830 2200 G:good as
830 1980 G:i 'd feel
830 1980 G:i 'd feel safer
830 1980 G:it 'll
830 1980 K:'d safer
830 6279 K:changed story
830 1146 K:do like
830 1980 K:i safer
830 1980 K:safer T
830 1003 K:sat .
830 1003 K:the 'd
-829 1162 AT:friendly
829 5702 AT:is did
829 1980 AT:stays we
829 2872 BP:explain how
-829 1692 BT:lass
-829 624 E:was lying
829 5702 G:T is did
829 5702 G:T is did not
829 1980 G:T stays we
829 5702 G:^ T is did
829 1980 G:^ if T stays
829 1980 G:closest .
829 2872 G:explain how P
829 1980 G:if T stays we
829 5702 G:is did
829 5702 G:is did not
829 4411 G:maybe it 's T
-829 2200 G:round and T
829 1980 G:stays we
-829 1980 K:T every
-829 1162 K:T friendly
829 1203 K:T quiet
829 1980 K:for man
-829 757 K:saw ?
-829 1042 K:then in
829 1791 S:playing
828 1980 BT:let it
-828 2681 G:O not
-828 3136 G:^ O , did
-828 1429 G:^ and T ,
828 1980 G:all three .
828 2872 K:terrible .
-828 3760 K:with in
827 4411 AT:contradicted
827 1980 AT:feet ,
-827 1414 AT:in place
827 1980 BT:'s feet
827 1980 BT:feet
827 1980 BT:feet ,
-827 1662 BT:it be
827 4411 BT:we agree
-827 535 E:…
827 1980 G:'s feet , T
827 1980 G:T 's feet ,
827 1980 G:^ the T ,
827 1980 G:feet , T
-827 1692 G:i ran into
827 1980 G:person in
-827 1950 G:were together ,
827 4411 K:T contradicted
827 2438 K:^ knew
827 1980 K:feet T
-827 1692 K:long O
827 1003 K:my 's
-827 754 K:votes T
-827 624 N:either
826 1253 AT:kinda
826 1003 AT:last to
826 1980 G:, do not be
826 1980 G:be greedy
826 1980 G:be greedy $
826 1980 G:believe O .
826 1980 G:do not be greedy
826 1980 G:first , do
826 1980 G:first , do not
826 1980 G:greedy $
826 1980 G:i believe O .
826 1980 G:not be greedy
826 1980 G:not be greedy $
826 1003 G:think we
826 2872 K:, lied
-826 815 K:T before
826 1980 K:after first
826 1980 K:do greedy
826 1980 K:first do
826 1980 K:first not
826 1980 K:not greedy
826 1980 S:greedy
825 1500 G:do not know ,
-825 3567 G:i got to place
-825 3567 G:in place from the
825 1500 G:not know ,
825 1980 G:that is not an
-825 1692 K:a correction
825 5082 K:awfully .
-825 892 K:killed O
-825 1162 K:said on
825 1980 K:two three
-825 2681 S:arguing
-824 2681 G:: O with O
-824 1692 G:T from place to
824 754 G:T sounds
824 578 G:^ T said P
824 1980 K:sure be
824 1003 K:to again
824 1253 S:falls
823 1980 AT:O down
-823 2681 AT:shortly
-823 2681 AT:shortly before
-823 2200 E:wiring
-823 1162 G:'d ask T to
-823 2200 G:: Q
823 1980 G:O down .
823 1003 G:a rat
-823 1692 G:the asteroids ,
823 1980 K:always it
-822 624 AT:caught O
-822 1950 AT:place so
822 606 BT:'d have
-822 624 G:T caught O
-822 624 G:T caught O .
-822 1162 G:the evidence against
822 5702 K:^ self
822 1980 K:place 30
822 1500 K:was close
822 2872 K:would court
821 1387 AT:vent ,
821 5082 AT:was you
-821 1162 AT:will tell
821 1003 BP:show
821 1980 BT:: the
821 1980 BT:right to
821 3285 BT:suspicious
821 5082 G:T was you
821 5082 G:T was you who
-821 1162 G:T will tell
821 2872 G:^ having weighed the
821 2872 G:having weighed the
821 2872 G:i words
821 2872 G:mark i
821 2872 G:mark i words
821 5082 G:was you who
821 2872 G:weighed the
821 5082 G:where T was you
-821 1692 G:which of us
-821 1162 G:will tell
-821 892 K:^ honest
-821 2681 K:before in
821 2872 K:having the
-821 2681 K:of alarm
-821 1692 K:or pick
821 1289 K:the did
-821 1692 K:which us
821 1980 N:ever .
-821 802 S:deceased
820 2872 AT:from that
820 1980 AT:out .
820 1980 BT:concern
820 1003 G:T say place ,
820 2872 G:roof .
820 1003 G:say place ,
-820 1162 K:P were
-820 355 K:i vote
-820 1376 K:i when
820 754 K:way to
-819 1692 AT:'s killer
-819 1692 AT:hearing
-819 2200 AT:spent the
819 1980 BP:wants
-819 1162 BT:star
-819 1692 G:T 's killer
819 1980 G:collect .
-819 1162 G:respect T
-819 1162 G:right , T .
819 1980 G:to collect
819 1980 G:to collect .
819 648 K:^ put
-819 510 K:killer .
819 1336 K:more the
-819 3567 K:reported in
-819 1162 K:star T
819 1980 S:collect
819 1500 S:difficult
-818 2200 BT:my alibi
818 3678 G:T going
818 1003 G:has confirmed
-818 2681 G:shortly before the
818 7803 G:suspect T , because
-818 3398 G:were both
-818 555 K:if was
-818 2681 K:shortly the
-818 31 M:s1
-818 266 N::
-818 1162 S:smh
818 2186 S:throw
-817 1429 AT:light
-817 2200 BT:long were
-817 1692 G:O , we
817 1482 G:last round i
-817 1003 G:one of Q is
817 1003 G:the floor in
-817 1692 K:and worked
817 2872 K:ventilation in
817 2872 K:ventilation place
817 1500 K:why still
817 754 S:reckon
-816 3976 AT:i are
816 1980 AT:picking
816 1500 E:benefits
816 1500 E:benefits from
816 1500 E:who benefits
816 4754 F:i still
-816 3976 G:T and i are
816 4754 G:^ i still
-816 2681 G:at the place :
816 1980 G:can no
816 1980 G:can no longer
816 1980 G:i can no
816 1980 G:i can no longer
816 2872 G:putting my
-816 1054 G:the plants
-816 624 K:'s turn
816 1980 K:can longer
816 1980 K:need more
815 5082 AT:deflecting
-815 3136 E:next round
-815 248 E:round
815 3678 G:feel it
-815 1692 G:thanks for the
-815 1692 G:where ,
815 1980 K:^ statements
815 1980 K:been every
815 1980 K:said wires
-815 1692 K:thanks the
-815 1692 K:until in
-815 1692 N:you say
814 2872 AT:you did
814 1500 BT:yourselves
-814 4411 F:T first
814 624 F:is not
-814 4411 G:^ T first
814 624 G:^ is not
814 1980 G:asked what
814 2872 K:vent you
814 510 S:whoa
-813 2200 AT:alive ,
-813 2681 F:were T
-813 1162 F:which
-813 2200 G:T reported ,
-813 1980 G:T too .
-813 2681 G:^ were T
-813 1162 G:^ which
-813 1162 G:no reason to
813 2872 G:that 's T ,
-813 892 K:has ever
813 1980 K:that our
812 1980 AP:between
812 1980 AT:shouts
-812 1162 BT:and with
812 2872 BT:steps
-812 2200 E:is suspicious
-812 2200 G:'s hear T
812 1980 G:T shouts
-812 1162 G:^ ok so i
-812 1162 G:behind Q
-812 2200 G:let 's hear T
812 1003 G:not be in place
-812 802 G:think i
812 1980 K:blame i
812 393 K:do i
812 1980 K:ship the
-811 1162 AT:straight shooter
811 2872 BT:he are
811 1003 E:the same
-811 1162 G:'s a straight
-811 1162 G:'s a straight shooter
-811 1162 G:T 's a straight
-811 1162 G:a straight shooter
811 2872 G:as that
811 2872 G:he are
-811 1162 G:straight shooter
-811 2200 G:when i arrived ,
-811 1162 K:'s shooter
811 4411 K:O always
-811 1162 K:a shooter
811 689 K:and 'm
811 326 K:and know
811 713 K:i were
-811 1296 S:record
-810 2200 AT:wires .
-810 624 BP:reviewed
810 1758 BT:^ it
810 1980 BT:most
810 1003 G:^ O told us
-810 3136 G:^ T was alive
810 416 G:and no
810 781 G:left O
810 1980 G:that door ,
810 1980 G:that door , T
810 1980 G:that only
810 1980 K:bless T
-809 1429 BT:company
-809 1692 BT:even is
809 2872 G:, even if
-809 1692 G:^ i seen O
809 2872 G:^ two impostors :
809 1980 G:body was $
809 2872 G:even if
-809 3136 G:go after
809 2872 G:impostors :
809 2872 G:two impostors :
809 2872 K:believe friend
809 1980 K:you need
-809 624 X:sorry T
808 2872 AP:three times
-808 1692 G:O keeps
808 1980 G:and T for
808 1980 G:i 'd like a
808 2872 G:i , look at
-808 2681 G:place only
-808 1692 G:yet ,
808 510 K:nobody ,
808 1003 S:use
-807 1692 BT:^ assume
807 1980 BT:the impression
-807 802 BT:theory
-807 1692 F:assume
807 2872 G:, this T
-807 3355 G:O is next to
-807 3355 G:^ O is next
-807 1692 G:^ assume
-807 2681 G:the garbage
-807 2836 G:were in
-807 1692 K:assume killed
-807 1162 K:is blood
807 1980 K:oh do
-807 1692 K:to plants
806 4411 AT:admit it
806 1980 AT:after $
-806 1341 BT:have no
806 1980 E:2 of
806 1980 E:3 of
806 467 E:i saw
806 1980 E:us vs
806 1980 E:vs
806 1980 E:vs 2
-806 2200 G:, who were
-806 1027 G:O alone
806 3678 G:could have killed O
-806 802 G:it would be
806 5082 G:no alibi .
806 2872 G:this T .
-806 1980 G:words : T
806 1980 K:everybody now
-806 1072 K:into place
-806 1597 K:place then
806 1980 K:place yeah
806 892 S:unless
805 3678 AT:and look
-805 3136 AT:dead and
805 1980 AT:is worthless
-805 1692 AT:lock O
805 1980 AT:worthless
805 1980 AT:worthless .
805 2872 G:'s friend
-805 1692 G:T lock O
805 1980 G:^ T then O
-805 1692 G:is confirmed
805 1980 G:is worthless
805 1980 G:is worthless .
805 2872 G:this town
805 1980 G:worthless .
805 1980 S:worthless
-804 1692 AT:word on
-804 624 E:i pressed
-804 2681 F:i spent
-804 2681 G:^ i spent
-804 1743 G:add up
804 1980 G:how did T know
-804 5092 G:with i until
-804 1692 G:word on
-804 1692 K:if helps
803 1980 AT:bent
803 1980 AT:bent over
803 2872 AT:broke formation
803 2872 AT:formation
-803 2200 AT:i met
803 3678 AT:outta the
803 4411 AT:to answer
803 1980 AT:was bent
803 1980 E:and ran
-803 3136 E:looks
-803 2681 F:T good
803 1980 G:T was bent
803 1980 G:T was bent over
-803 2681 G:^ T good
803 3678 G:another , and
-803 892 G:back up
803 1980 G:bent over O
803 2872 G:broke formation
-803 1692 G:i , no
-803 3136 G:i reported T
803 3678 G:one another , and
803 3678 G:outta the
803 1980 G:was bent over O
803 1980 K:T bent
803 1980 K:bent O
-803 1296 K:found $
-803 624 K:sorrow T
803 214 O:TOQ
-803 2200 S:elbow
803 2872 S:formation
-802 1162 AT:now ?
802 2872 AT:the ventilation
-802 1003 BT:'s always
802 2872 BT:but the
-802 2681 BT:seen in
-802 2681 G:^ what if O
802 2872 G:is so fake
802 1500 G:knows it
802 2872 G:the ventilation
802 4584 G:vented in place
-802 1162 K:in own
-802 404 K:nothing .
802 1500 K:so for
802 606 S:takes
801 3678 AT:vented place
-801 802 AT:was near
-801 510 BT:unlike
801 1980 E:'s testimony
801 1980 E:testimony is
-801 2836 F:place ,
-801 1162 G:^ i have no
801 1054 G:^ last round i
-801 2836 G:^ place ,
801 1003 G:and i saw T
-801 1692 G:can T tell
-801 1692 G:can T tell us
-801 1162 G:source .
-801 1162 G:to be in
-801 510 G:unlike T
801 3678 G:vented place
-801 624 K:, skip
-801 1692 K:^ lass
801 1980 K:had that
801 1980 K:was thing
-801 1162 S:source
-801 510 S:unlike
-800 2200 G:, then T ,
800 2872 G:: T , and
800 3678 G:not buys
800 5702 G:not told us
800 3678 K:finally T
-800 1402 K:more than
800 2872 K:oh it
800 2872 K:shadows the
-800 624 N:facts
-799 1692 AT:and found
799 2872 AT:suspicion $
-799 1162 BT:rule
-799 1162 BT:rule out
-799 2200 G:, check
-799 1429 G:T says i
799 2872 G:^ i 'm fine
799 1003 G:i out
799 510 G:says place .
799 2872 G:suspicion $
799 1336 G:weird $
-799 1162 G:wires done
799 1980 K:T bar
-799 1980 K:^ pushing
799 672 K:in was
799 2872 K:is suspicion
799 1980 K:repeat .
799 1162 N:, so
799 321 O:TPO
-798 671 AT:ejected
798 1980 BP:someone
798 1980 BT:not care
798 1980 BT:serpent
-798 4366 G:O , not T
798 6279 G:T is has to
798 6279 G:is has to
-798 2200 G:was in place too
798 1980 K:* !
-798 1341 K:, found
798 1980 K:^ serpent
-798 2681 K:and held
798 1980 K:someone P
-798 1162 K:who too
797 1003 AT:have vented
797 3678 AT:is explain
-797 46 BT:^
-797 1054 BT:^ thank
797 1980 BT:verdict
797 1980 BT:verdict :
797 1980 BT:was innocent
-797 1692 E:i stay
-797 1054 F:thank
797 1980 G:O to the
797 3678 G:T is explain
-797 1253 G:T over O
797 2872 G:T was seen venting
797 3678 G:^ T is explain
-797 1054 G:^ thank
797 5082 G:holes than
797 3678 G:is explain
797 5082 G:more holes
797 5082 G:more holes than
797 1980 G:verdict :
797 1980 G:verdict : T
797 1980 K:verdict T
797 700 K:who with
-797 1015 S:went
-796 1162 BT:) if
796 1980 BT:can be
-796 1162 BT:if remove
-796 1692 BT:seen O
796 2872 E:of those
796 2872 F:P always
-796 1162 G:) if
-796 1162 G:) if remove
-796 1162 G:, : ) if
796 1980 G:, said nothing
-796 2200 G:, that leaves
-796 1162 G:: ) if
-796 1162 G:: ) if remove
-796 776 G:O , and i
796 2872 G:^ P always
796 1980 G:and has not
796 6818 G:be voted out
-796 1162 G:if remove
-796 2200 G:place , that leaves
-796 1692 G:with O , Q
-796 1162 K:: remove
-796 892 K:T sense
-796 1692 K:^ entry
-796 1692 K:for 2
796 1980 K:the hath
-796 2200 K:until came
796 1336 S:distance
-796 2681 S:ground
796 1500 S:passing
-795 1162 AT:, old
795 2872 AT:pirate
795 1980 F:T takes
-795 2200 F:negative on
795 803 G:, T , T
-795 1003 G:T always
795 2444 G:T and i ,
795 1980 G:^ T takes
-795 2200 G:^ negative on
795 3550 G:do not trust
795 1980 G:every trail
-795 456 G:i ,
-795 1692 G:i have not heard
-795 2200 G:watched it
-795 1162 K:T scared
-795 1162 K:^ true
795 3550 K:do trust
795 1980 K:else say
795 1003 K:just "
795 2872 K:my husband
-795 1162 N:how long
-795 1027 N:was with
795 2872 S:husband
795 2872 S:pirate
794 510 AT:'s .
794 1980 AT:both sus
794 1003 AT:everyone
-794 1003 AT:teleported
-794 1162 E:cost
-794 1162 E:cost of
-794 1162 G:all 3
794 1980 G:an honest man $
794 1980 G:are both sus
794 1980 G:are both sus $
794 1980 G:both sus
794 1980 G:both sus $
794 5082 G:but it 's T
794 1980 G:honest man $
-794 1500 G:that , T .
794 1980 K:honest $
794 1003 K:is first
794 5082 K:is were
794 2872 K:something in
-794 1003 S:teleported
-793 1341 AT:after place
-793 1692 AT:reported O
-793 624 AT:scream
-793 1692 BT:help
793 1003 E:do the
793 624 F:last round
793 3285 G:'s T and
-793 1692 G:T reported O
-793 1692 G:^ T reported O
793 624 G:^ last round
793 510 G:my read : O
793 510 G:read : O
-793 1692 G:reported O
-793 1980 G:still T
793 2872 G:wall , and
-793 1692 K:nor round
-793 1692 K:nor this
793 510 K:read O
793 1980 K:said round
793 1980 K:to beside
-793 2681 K:too in
793 2872 K:wall and
793 1500 N:airlock
-793 1692 N:was the
792 4411 AT:tracks
-792 1692 BT:could T
792 1003 BT:if T
792 4411 G:'s tracks
-792 1162 G:, from
-792 2200 G:^ saw T in
792 2872 G:it in my
792 2872 K:and name
-792 1162 K:and since
792 1980 K:place earlier
-792 1692 K:please at
-792 2200 K:seen round
792 510 N:vent .
792 4411 S:tracks
791 2438 AT:is T
791 1980 G:'ll eat
791 2872 G:O have been
791 1980 G:T said P did
791 1980 G:T so loud
791 2872 G:and O have been
791 1980 G:i 'll eat
-791 1576 G:i got
-791 1162 G:not there yet
-791 1162 G:not there yet .
791 1980 G:said P did
-791 1162 G:there yet
-791 1162 G:there yet .
-791 3567 G:when i went to
791 1980 K:but has
791 1980 K:door not
791 1980 K:of first
-791 2200 K:the scan
791 3678 K:voting ?
791 1980 S:crewmates
-791 2200 X:and T , T ?
790 1980 BP:well ,
-790 624 BT:choice between
-790 1692 G:'d like us
790 2872 G:T 's the impostor
790 1980 G:T do not talk
790 5082 G:T was sus that
-790 1500 G:a finger
-790 1692 G:i 'd like us
790 1980 G:is what we
-790 1692 G:like us
790 3678 G:only two
790 3678 G:the only two
790 1980 G:we hand
-790 1692 K:'d us
-790 1692 K:i us
790 1980 K:well P
-790 892 N:adorable
-790 892 N:adorable .
-790 1162 S:doubted
790 2438 S:kills
789 4411 AT:popped out
789 5082 E:was you
-789 2681 G:'ve been with
-789 1162 G:T is ,
789 4411 G:T popped out
789 4411 G:T popped out of
789 1980 G:just repeats
789 1980 G:just repeats whatever
-789 2200 G:no quarrel
-789 2200 G:no quarrel with
-789 1950 G:place all round
-789 2200 G:quarrel with
789 1980 G:repeats whatever
-789 1162 G:thank T
789 1980 K:^ repeats
789 1980 K:repeats says
789 2872 K:think know
789 1980 N:behave
789 1980 N:behave .
789 1980 N:how impostor
789 1980 N:impostor teams
789 1980 N:teams
789 1980 N:teams behave
-789 2200 S:quarrel
-788 1692 AP:fine .
-788 335 BT:first
-788 1162 BT:nobody said
788 1980 E:a traitor
788 1980 E:traitor
-788 1162 E:were with
788 1500 F:skip
788 3678 G:'s sus
788 1980 G:, killed by T
788 3678 G:^ T 's statement
788 1500 G:^ skip
788 3678 G:imps and
788 1980 G:must to
-788 1162 G:nobody said T
788 1500 G:one of P is
-788 1692 G:said and
-788 1692 G:said and what
-788 1692 G:says self
-788 1692 K:hush ,
-788 2681 K:i water
-788 1692 K:said what
-788 1692 K:says report
788 1003 N:single
-788 1692 S:hush
788 3678 S:mother
787 1500 AT:can see
787 1980 AT:name on
787 1313 AT:over
-787 1162 BT:i like
787 1980 G:'s name on
-787 2681 G:, can T
-787 624 G:O over both
-787 624 G:O over both .
787 1980 G:T 's name on
787 1980 G:T said place ,
787 1980 G:ballot ,
-787 624 G:choose O over both
-787 2681 G:clear $
-787 1162 G:i like T
787 1980 G:in our
787 1980 G:leaving the place
787 1980 G:name on
787 1980 G:said place ,
-787 892 G:stood next
-787 892 G:stood next to
787 3135 K:^ $
787 1980 K:leaving place
-787 706 K:next i
-787 1094 S:yes
-786 624 AT:merely
786 510 G:, everyone
-786 1429 G:i 'd been
-786 1162 G:rather than
-786 1429 K:and put
786 721 N:and i
786 1980 S:considerably
785 5702 AT:an explanation
-785 1162 AT:doing the
-785 2200 BT:says O
-785 1003 BT:we eject
-785 1162 BT:what ,
-785 1162 E:did you
-785 2681 G:, O ?
-785 1027 G:O just
-785 5758 G:^ T , where
-785 642 G:vote on
-785 1003 G:we eject T
-785 1162 G:what , T
785 1980 K:speak the
785 1980 K:speak vent
785 1980 K:talks for
-785 892 K:would had
785 4411 X:it 's T
-784 1692 AT:, from
784 1980 AT:O get
-784 624 AT:polite to
-784 624 AT:too polite
-784 230 BT:blame
-784 1692 E:blood test
-784 1692 E:test ,
-784 1692 G:and T too
784 606 G:honest ,
784 3678 G:was an impostor ,
-784 624 K:T polite
784 1980 K:all now
784 3678 K:feed the
784 3678 K:feed to
-784 1162 K:stretch .
784 892 K:were together
784 2872 S:age
784 1980 X:explain the vent .
783 5082 AT:S 's
-783 4411 AT:and if
783 1743 AT:off the
783 3678 BT:percent ,
783 1980 BT:who else
-783 510 E:liar
783 5082 G:S 's body
783 5082 G:S 's body $
-783 3567 G:have heard
-783 1162 G:impostor for
-783 1162 G:not be the
783 1980 G:wake up
783 5082 K:S body
783 5082 K:is S
783 1980 S:wake
782 1980 AT:comes out
-782 1692 BP:lower
782 7803 BT:^ bye
782 3678 BT:cast my
782 1980 BT:with voting
782 1980 E:hands ,
-782 1692 G:^ T was kind
-782 1162 G:kill i and
-782 1162 G:kill i and did
782 1980 G:that T came
-782 1162 G:to kill i and
782 1980 G:with voting
782 1980 G:with voting T
782 1980 G:with voting T .
-782 2200 K:^ prefer
782 2872 K:being place
782 1980 K:call on
782 671 K:that came
-782 1162 N:O goes
-782 1162 N:know who
781 2872 AP:says P
-781 624 E:saw someone
-781 624 E:someone yellowish
-781 624 E:yellowish
-781 624 E:yellowish go
781 2872 G:P says P
781 1003 G:T was the last
-781 1027 G:all i
-781 1162 K:O down
781 2872 K:am believe
781 4411 K:best have
781 1003 K:i 2
-781 624 K:maybe idk
781 969 N:, and
-780 1162 E:rest of
-780 1162 E:the rest
780 1980 G:" there
-780 1162 G:, captain
-780 2200 G:T , but O
-780 1003 G:did it $
-780 1692 G:or was
780 1500 G:out o the
780 1980 G:word with T about
780 2872 K:let put
780 2872 N:it up
779 1980 BT:, off
779 3678 BT:heard T
779 1003 BT:id
779 1980 G:, off
779 1980 G:, off the
-779 1692 G:who 's been
-779 624 K:look O
779 1980 N:'m sorry
-778 1162 AP:think $
778 2872 AT:the vote
778 2438 BT:'m on
778 1980 BT:proof against
-778 624 E:twice .
-778 1692 G:at the same time
778 1980 G:proof against
778 1980 G:proof against T
-778 1692 G:the same time
-778 2200 G:with i on O
778 510 K:of :
-778 624 K:would back
-778 2681 O:iOOTO
-777 1692 BT:O tell
-777 624 BT:argument
777 1500 BT:vote 's
777 1146 G:, it 's
777 2701 G:either O
777 757 G:not T ?
777 1980 G:self snitching
777 1980 K:been everybody
777 1980 K:kindly the
777 1980 S:snitching
776 1980 AT:who claims
-776 946 BT:^ not
776 1980 G:T , who claims
-776 624 G:T is just
776 1980 G:be mistaken
776 1980 G:be mistaken ,
-776 892 G:can back
776 3678 G:each other $
776 3678 G:other $
-776 1692 K:, old
776 1980 K:T claims
-776 892 K:can up
776 3678 K:each $
776 1500 K:ever .
-776 1692 K:killed by
776 2872 K:trusted ,
776 494 K:when $
776 1336 S:mentioned
-776 937 S:vouch
-775 1120 AT:body $
775 1003 BP:for i
775 2872 BT:identified
775 2872 BT:identified :
775 1980 E:awake
775 1003 E:sus
775 1980 F:the prosecution
775 1980 G:T last time .
775 1980 G:^ the prosecution
775 860 G:a room
775 671 G:and each
775 3678 G:crew you
-775 3136 G:fixed the lights
775 2872 G:identified :
-775 2200 G:same thing
775 538 K:, !
775 2872 K:^ identified
775 1980 K:^ prosecution
-775 2200 K:clean 's
775 3285 K:feeling T
-775 3136 K:fixed lights
-775 1692 K:hate T
775 2872 K:identified T
775 1980 K:of only
-775 1692 N:there was
-775 364 Q:$
-775 364 S:$
775 2872 S:identified
-774 1692 AP:'s fine
774 1980 AT:bilge hatch
774 1980 AT:knowing
774 2872 AT:panic
-774 1162 AT:until the
-774 1757 BT:^ who
-774 2200 BT:across
774 2872 BT:out that
-774 2681 BT:to ask
774 510 E:bet
-774 204 E:place
774 1662 G:O right
-774 1692 G:P 's fine
774 1980 G:house of
774 2872 G:out that T
774 1336 K:i put
774 1980 K:knowing body
-774 1341 K:not been
-774 2912 K:this was
-774 3136 N:happened
774 1980 S:knowing
-773 1429 AT:, a
-773 1562 BT:why would
-773 3136 F:T dead
773 1980 G:'s as well
773 1980 G:T 's as well
-773 3136 G:^ T dead
-773 3136 G:^ T dead in
-773 5432 G:at the start ,
773 1950 G:found O
-773 1003 G:has not answered
-773 2200 G:in my book .
-773 2200 G:my book .
-773 1003 G:not answered
773 1402 K:^ sorry
-773 1003 K:has answered
773 1336 S:twenty
-772 624 AT:life
772 1003 BP:was right
772 1003 BT:along
-772 624 E:not think
772 1980 F:T knew
772 510 G:O 's side
-772 3567 G:T at first
772 1980 G:^ T knew
-772 1692 G:^ lock T remove
772 1662 G:explain how
-772 4366 G:left place for
-772 1162 K:: nobody
-772 624 K:T life
-772 6072 K:found place
772 1003 K:in face
772 1980 K:the talk
771 1980 AT:blackguards
-771 1692 AT:seen in
771 1980 BP:eyes
771 1003 E:that time
-771 1692 F:last game
771 4411 G:, self report
-771 1500 G:, that 's the
-771 7743 G:, then place with
771 1980 G:, which of you
-771 1692 G:^ last game
-771 1692 G:^ last game T
-771 3567 G:been in place with
771 1980 G:blackguards was
771 1980 G:blackguards was it
771 1980 G:blackguards was it ?
771 1980 G:next one
771 1980 G:of you blackguards
771 1980 G:of you blackguards was
771 1980 G:one venting
-771 1162 G:thanks T
771 1980 G:the next one
771 1980 G:the one venting
-771 932 G:vented .
771 1980 G:was it ?
771 1980 G:which of you blackguards
771 1980 G:you blackguards
771 1980 G:you blackguards was
771 1980 G:you blackguards was it
771 1980 K:an which
-771 1692 K:anything O
771 1980 K:blackguards ?
771 1980 K:blackguards it
771 731 K:has the
-771 1003 K:is vote
771 1980 K:of blackguards
-771 3136 K:ran ,
771 1980 K:the venting
771 1980 K:which blackguards
771 1980 N:speak !
771 1980 S:blackguards
771 1980 S:notice
-770 425 AT:be
-770 1692 AT:down in
770 1003 AT:place without
-770 1692 G:T : O
-770 4366 G:i and T were
-770 640 G:it 's
-770 2200 G:last seen in
-770 2200 G:last seen in place
-770 2200 G:seen in place with
-770 1003 K:^ against
-770 912 S:impostor
-770 553 S:sense
770 1336 S:suddenly
769 1980 BT:visual on
-769 1692 E:ask i
769 1980 F:looking at
769 1980 F:visual on
769 1980 G:T had really walked
769 3678 G:^ i say we
769 1980 G:^ looking at
769 1980 G:^ visual on
769 1980 G:^ visual on T
769 1980 G:had really walked
769 3678 G:i say we
-769 2200 G:i was there ,
-769 1950 G:one , T .
769 3678 G:say we
-769 2200 G:to tell us
769 1980 G:visual on
769 1980 G:visual on T
-768 3567 AT:never left
768 2585 BT:propose
-768 1692 G:O walk
-768 3484 G:lied about
768 3678 K:: out
768 1980 K:T partner
-768 338 K:T right
-768 1162 K:a two
-768 1162 K:see from
-767 1162 AT:been right
-767 6666 BT:have killed
767 1146 E:same
-767 1162 G:T has been right
-767 1162 G:a minor
-767 6666 G:have killed T
767 5702 G:must go
-767 3136 G:no no ,
767 4411 K:'m at
-767 1692 K:from list
-767 1162 S:minor
766 1980 AT:be like
766 1980 AT:like "
-766 892 AT:old
766 1980 BT:tomorrow
766 1980 BT:tomorrow :
766 1980 G:T be like
766 1980 G:T be like "
766 1980 G:^ T be like
-766 1692 G:begin with
-766 2200 G:failed ,
766 1003 G:i never went
-766 2095 G:in place when
766 1980 G:tomorrow :
766 1980 G:tomorrow : T
766 1980 K:^ tomorrow
-766 1692 K:gave 's
-766 1692 K:no 'm
-766 2681 K:then so
766 1980 K:tomorrow T
-766 3136 N:place to
-765 892 AT:of us
765 3678 AT:tomorrow .
-765 1162 E:morning
765 606 E:one of
765 5082 G:T : when i
-765 2681 G:T i was
-765 671 G:^ T did .
-765 1162 G:^ in round one
765 5082 G:i suspect T :
765 754 G:not sure
-765 2681 G:place , or
765 5082 G:suspect T :
765 5082 G:suspect T : when
-765 2444 G:the two of
765 4411 K:^ cover
-765 2681 K:account i
765 1980 K:care says
-765 1162 K:follow .
765 5082 O:iTiOT
-764 1162 AT:O goes
764 1980 AT:shrug
764 1003 BP:would not
-764 1692 BT:, would
764 2872 BT:visor
764 1980 G:a shrug
764 1980 G:a shrug .
-764 1162 G:killed and
764 1980 G:shrug .
-764 1692 G:so not Q
764 1980 G:tis T .
-764 624 K:a gentleman
-764 624 K:card O
764 1980 K:tis .
764 2872 K:visor T
-764 1253 S:finger
764 1980 S:shrug
763 1980 AT:page
-763 1162 BT:round when
-763 624 G:, O did
-763 2681 G:go through
763 510 G:have P
763 1980 G:page .
-763 2200 G:place did
-763 1692 K:i impostor
763 1336 K:that who
-762 2200 AT:other .
762 3678 AT:strangely
-762 1003 F:T needs
-762 1003 G:^ T needs
762 1980 G:a pattern
762 1980 G:and place is
-762 2200 G:door of place ,
-762 1162 G:i O
762 1980 G:i always
-762 1162 G:i never said T
-762 1162 G:never said T
762 2872 G:one without
762 2872 G:only one without
762 1500 K:O front
762 3678 K:T strangely
762 3678 K:knew the
-762 1003 K:nobody back
762 754 S:moving
762 3678 S:strangely
761 1980 AT:'s the
761 1980 AT:be standing
-761 624 AT:faked nothing
761 1980 AT:houseplant
761 3678 AT:is cannot
-761 1692 AT:you 're
761 1500 BT:less
-761 3136 G:, what were
-761 3136 G:, what were T
-761 3136 G:T , what were
-761 624 G:T faked nothing
761 3678 G:T is cannot
-761 624 G:^ T faked nothing
761 3678 G:^ T is cannot
-761 624 G:faked nothing
-761 1692 G:in round one i
761 3678 G:is cannot
761 2872 G:my trust and
761 2872 G:trust and
761 1980 G:what i 'd do
761 1980 K:( O
761 1980 K:alibi second
761 3678 K:cannot $
761 1980 K:var it
761 2872 K:you be
761 97 M:t3
761 1003 S:locked
761 1980 S:var
760 2872 AT:guilty on
760 781 BT:fine
760 1980 BT:we trusted
760 1003 E:think i
760 1003 E:who came
-760 2681 F:it ca
760 1003 G:O has been right
-760 3136 G:T was there $
-760 2681 G:^ it ca
-760 2681 G:^ it ca not
760 2872 G:guilty on
-760 1692 G:i just walked
760 1980 G:i to say P
760 2872 G:of the two
760 1980 G:say P was with
-760 1162 G:that was in
-760 1162 G:that was in place
760 1980 G:to say P was
760 1980 G:we trusted T
760 1162 G:who was with
-760 1128 K:about T
-760 624 K:murder not
760 1980 K:names O
759 1980 AT:up from
759 1980 BP:say where
759 2872 F:T set
759 435 G:, one
759 1003 G:T for i
-759 1162 G:T is telling the
759 1203 G:^ T is a
759 2872 G:^ T set
-759 1692 G:and i have no
-759 2200 G:last to see T
-759 1072 G:place all
759 1980 G:say where P
759 3678 G:so T it
759 1980 G:to say where P
-759 624 K:" sus
-759 2681 K:T beds
759 510 K:i believe
-758 1692 AP:ai
-758 1692 AP:ai not
-758 1692 AT:for reporting
-758 1162 AT:nothing to
758 1980 AT:shouldve
758 1980 AT:shouldve been
758 1980 BP:had an
-758 624 BT:^ lowkey
-758 624 BT:lowkey
758 398 BT:this
758 1980 F:" why
-758 624 F:lowkey
758 1980 G:" why
758 1980 G:" why would
-758 537 G:'s not T
-758 1692 G:T for reporting
758 1980 G:T shouldve
758 1980 G:T shouldve been
-758 1692 G:T when P
758 1980 G:^ " why
758 1980 G:^ " why would
758 1980 G:^ T had an
-758 624 G:^ lowkey
-758 537 G:it 's not T
758 671 G:off T
758 1980 G:shouldve been
-758 2200 G:standing next
-758 2200 G:standing next to
-758 2200 G:when i came through
758 1980 K:" would
-758 1162 K:mean "
758 1980 K:next is
-758 1692 K:was well
-758 624 S:lowkey
758 1980 S:shouldve
757 1980 AT:forked
757 2872 E:dude
757 6279 G:, vote T $
-757 1162 G:O was "
757 1980 G:^ if O saw
757 2200 G:^ place with O
-757 1950 G:dish ,
757 542 G:on P
-757 3136 G:the second .
757 1980 K:'s forked
-757 1692 K:^ cold
757 2872 K:information ,
757 1135 K:place was
757 1980 K:tongue forked
757 537 N:be
-757 1692 N:door ?
757 1980 S:forked
-757 1162 S:unusual
756 920 BT:^ that
-756 2200 G:, and O came
-756 1692 G:T came thru place
-756 1692 G:asked who killed
756 1980 G:direction of place
756 2872 G:from one
756 1980 G:from the direction
756 1980 G:from the direction of
756 1429 G:i came from place
-756 1162 G:on this .
756 1980 G:the direction of place
-756 802 G:time of
756 1980 G:who "
756 1980 G:yeah T ,
756 298 K:'s T
-756 1692 K:asked killed
-756 1692 K:came but
-756 1162 K:scanned front
-755 216 AT:friend
-755 1692 AT:in to
-755 1692 BT:hearing
755 797 K:O O
755 1203 K:^ must
754 1980 AT:, prob
-754 2200 BP:T saw
754 1980 BT:confirmed
-754 910 F:in
-754 1162 G:, in my
754 1980 G:, prob
754 1980 G:, prob both
754 1980 G:, prob both $
-754 910 G:^ in
754 1980 G:been .
-754 3136 G:in place during the
-754 1692 G:is crew $
754 1980 G:lying for
754 1980 G:prob both
754 1980 G:prob both $
-754 624 K:O done
754 1980 K:for prob
754 1980 N:those is
-753 1162 BT:T has
753 1003 BT:T told
-753 1692 E:would like
-753 624 F:why T
753 3678 G:T killed O right
-753 624 G:^ why T
753 1980 G:i give T
753 671 G:there in
753 1980 K:'re and
-753 1562 K:i got
-753 1296 K:were O
-753 1692 N:place until
752 1980 AT:the more
752 1003 BT:expect
752 1003 BT:i but
-752 624 G:, bless P .
-752 1692 G:and i 'd like
-752 624 G:bless P .
752 2872 G:i notice
-752 1692 G:if i was
752 1980 G:of this meeting
752 1003 G:says P was in
752 624 G:speak .
752 1980 G:the more
-752 1162 K:T closed
752 1598 K:^ lies
-752 1003 K:always .
-751 1162 BT:O sure
-751 351 BT:^ and
-751 1279 G:, i was
-751 1162 G:O sure
-751 1162 G:O sure it
-751 1162 G:O sure it was
-751 1162 G:are O sure
-751 1162 G:are O sure it
-751 2681 G:blames O
-751 1692 G:i said about T
-751 624 G:is T 's .
-751 1692 K:: walked
-751 624 K:^ sample
750 1980 AT:deeper
750 1980 AT:not decide
-750 1692 AT:nothing but
750 1980 E:first ?
750 2872 G:, T 's explanation
750 1743 G:is suspicious .
-750 1692 K:, checks
-750 2200 K:^ wires
-750 2872 K:i being
-750 1865 K:i dead
-750 624 K:suspect P
750 5082 K:using vent
750 1980 S:deeper
749 1003 AT:, yet
749 8688 AT:: not
749 1980 AT:are two
-749 951 AT:left
-749 1162 AT:met
-749 1429 AT:not T
749 1980 AT:two together
749 1980 F:is possible
749 8688 G:: not one
749 8688 G:: not one word
-749 624 G:O 's got
-749 1692 G:O was with the
749 1980 G:^ is possible
749 1980 G:^ is possible that
749 1980 G:are two together
749 1980 G:are two together ?
749 1692 G:from O ,
749 1980 G:is guilty ,
749 1980 G:is possible that
749 1003 G:then .
-749 1692 G:there first
749 1990 G:to place ,
749 1980 G:two together ?
749 2872 K:, witness
749 8688 K:: word
749 2872 K:call O
749 416 K:if honest
-749 3976 K:place entire
749 1980 K:possible and
749 1980 N:always is
749 1980 N:defending
749 1980 N:defending other
749 1980 N:is defending
749 1980 N:one always
-749 1162 S:bumped
749 1003 S:seven
-749 2200 S:swabbin
748 1980 AT:bodies in
748 1980 AT:found two
748 3678 BT:b :
748 3678 F:exhibit b
748 2872 G:O remove T ,
748 1980 G:P do not
748 1027 G:T in place ?
748 1980 G:T to explain
748 3678 G:^ exhibit b
748 3678 G:^ exhibit b :
748 4234 G:am not
748 3678 G:b :
748 3678 G:b : T
748 1980 G:bodies in
748 3678 G:exhibit b :
748 3678 G:exhibit b : T
748 1980 G:finding bodies
748 1980 G:finding bodies .
-748 2681 G:fixed the place
748 1980 G:found two bodies in
748 4234 G:i am not
-748 2200 G:in place on
748 2872 G:remove T , :
-748 624 G:task $
748 1980 G:two bodies in
-748 1500 G:why is T
748 349 K:^ think
748 3678 K:as impostor
748 1980 K:finding .
748 2438 K:mark words
-748 1429 K:so 'd
-748 1162 K:what ?
747 1980 AT:been near
-747 1162 AT:do the
-747 2200 BT:dish ,
-747 1162 G:'s a good
747 5082 G:^ that leaves O
747 1980 G:believed O
-747 624 G:say about T
-747 1429 K:says i
-746 2200 AT:O say
-746 3027 AT:vent
746 1253 BT:consider
-746 624 BT:everyone says
-746 690 E:then
-746 624 F:everyone says
-746 1162 F:wow T
-746 2681 G:'s cool
746 2872 G:T was O
-746 624 G:^ everyone says
-746 624 G:^ everyone says T
-746 1162 G:^ wow T
-746 624 G:everyone says
-746 624 G:everyone says T
746 1980 G:from place to lower
746 1980 G:get .
746 3678 G:hide P
746 3678 G:hide P 's
-746 1692 G:i came by
-746 2681 G:i gather
746 3678 G:to hide P
746 3678 G:to hide P 's
-746 1162 G:wow T
746 1980 K:from lower
746 2872 K:it gg
-746 1162 N:i at
745 1980 AP:bar
-745 624 AT:lay
-745 1162 AT:stood on
-745 2200 AT:whom i
745 1003 BT:bit
-745 1845 BT:goes
745 1980 G:1 , hello
745 1980 G:1 , hello ?
745 3678 G:: eject
-745 1162 G:T stood on
-745 1692 G:at the time of
745 1003 G:empty .
-745 2681 G:for a while .
745 2872 G:goes first
745 2872 G:goes first .
745 3111 G:has to
745 1980 G:impostor yeah
745 1980 G:impostor yeah ,
745 1980 G:impostor yeah , and
745 1980 G:in place round
745 1980 G:in place round 1
745 1980 G:place round 1 ,
745 1980 G:round 1 , hello
-745 1162 G:stood on
745 1980 G:than an
745 1980 G:was impostor yeah
745 1980 G:was impostor yeah ,
745 1980 G:yeah , and
745 1980 K:'s bar
745 1980 K:1 ?
745 1980 K:1 hello
-745 1609 K:and in
-745 624 K:anyone ?
745 1980 K:is player
745 1980 K:more an
745 1980 K:nobody until
745 1980 K:round hello
-745 2200 K:whole in
745 1980 N:about .
-745 1429 N:so i
-744 2200 AP:place to
744 1662 AT:kill O
744 754 BT:gg
744 510 E:try .
744 2872 F:sure T
-744 1429 G:, i did not
-744 3136 G:T can tell
744 2872 G:^ sure T
744 1980 G:here "
-744 6374 G:killed T $
744 1598 G:the best
-744 1692 G:who cares
744 2872 K:after :
-744 2166 K:has alibi
744 2872 K:i case
-744 2438 K:on vent
-744 1162 K:single T
744 510 N:vote .
743 1980 AT:forget
743 1500 AT:has said
-743 335 BT:not vote
-743 1692 E:read
743 1980 F:T 'd
-743 2200 G:'d have seen
743 247 G:, and the
-743 3976 G:P went to place
743 1500 G:T has said
743 1980 G:T off the
743 1980 G:^ T 'd
-743 2200 K:'d seen
743 1980 K:T forget
743 1980 K:who at
-742 3136 G:, so who
742 2872 G:to cast
-742 624 G:voted for T .
742 2872 K:" doing
742 169 K:and was
742 2872 S:surfaced
741 671 AT:again $
-741 534 AT:killed
-741 838 E:was with
741 2872 G:eye .
-741 1162 G:one for T ,
741 1743 K:a who
-741 1692 K:quick T
-741 1692 N:scan
740 2872 AT:not walk
-740 235 G:T did it
-740 2681 G:after T left .
740 1980 G:causation ,
740 1980 G:causation , but
740 1980 G:is not causation ,
740 1980 G:is odd $
740 1980 G:not causation ,
740 1980 G:not causation , but
740 1980 G:odd $
740 2348 G:to explain
-740 3567 G:was with i for
740 1980 K:causation but
-740 1003 K:points T
-740 1162 S:apparently
739 1500 AT:P go
739 1980 AT:P say
739 4411 AT:af
-739 1692 BT:flip
-739 1296 BT:moment
-739 1162 BT:nothing on
-739 1692 G:, because T saw
-739 624 G:, first
739 2872 G:, has anybody
-739 1692 G:because T saw
739 1980 G:did not come .
739 1980 G:not come .
-739 1162 G:nothing on T
739 1980 G:place , only
739 1980 G:place , only T
-739 946 G:place , that
-739 624 G:scared ,
739 2872 G:smiled at
739 1253 G:talk about
-739 1162 K:^ add
-739 1692 K:nor anyone
-739 1692 K:nor killed
739 2872 S:smiled
738 1980 AP:'s plate
738 1980 AP:plate .
-738 3136 BT:sorted
-738 1162 E:pressed the
738 6279 G:'m voting T .
738 1980 G:'s plate
738 1980 G:'s plate .
738 1980 G:P 's plate
738 1980 G:P 's plate .
738 510 G:T never
738 1980 G:has seen T do
-738 1518 G:i took
738 1980 G:plate .
-738 892 G:that time
-738 1429 G:twice if
738 1980 K:P plate
-738 3136 K:gauges ,
738 1980 K:has do
-738 2200 K:killed would
738 1500 K:of right
-738 802 K:stood to
738 388 N:O was
-738 624 S:complained
-738 1162 S:form
737 1980 AP:telling
-737 2200 AT:before i
-737 1162 AT:crowd
-737 3976 AT:good ,
737 393 BP:what
737 1003 BT:lord
-737 1429 BT:until
737 1980 BT:wager i
737 2872 E:sorted
-737 4366 G:, i stayed
737 283 G:i think
737 1003 G:lord T
-737 2200 G:poor T .
737 3678 G:the grate in
737 3678 G:the grate in place
737 1003 K:O how
-737 3930 K:^ looks
-737 982 K:dish place
-737 494 K:on side
736 5995 AT:beside O
736 3678 BT:O now
-736 2200 BT:worth ,
-736 1692 E:else .
736 624 E:off
736 4411 F:nice
-736 2200 G:'s worth , i
-736 1692 G:, for the
736 815 G:O was with
736 4411 G:^ nice
736 1980 G:and i have never
736 1980 G:i have never
-736 1203 G:place was
736 1980 G:stepped over it .
-736 2200 G:vouching for
-736 2200 G:worth , i
736 1003 K:T pass
-736 1518 K:place had
-736 2200 K:worth i
736 1980 K:years i
736 462 S:more
-736 2200 S:vouching
-735 1162 AP:a good
735 1003 AT:'s shadow
735 5082 AT:blood on
735 1003 AT:shadow
-735 1662 AT:suspicious
735 1980 AT:throwing $
735 1980 BT:flag
735 1980 BT:flag ,
735 2872 BT:today i
-735 510 E:'m a
735 6818 F:T used
-735 2681 G:T ca not have
735 2872 G:^ T got away
735 1980 G:^ T is making
735 6818 G:^ T used
-735 1162 G:it was T i
735 1980 G:throwing $
-735 1162 G:was T i
-735 916 K:" "
-735 624 K:ejected the
735 2872 K:explanation .
-735 1692 K:while i
-735 1162 N:remains
-735 1003 S:protect
734 1980 F:four
-734 2200 F:i stayed
734 4411 G:T climb out of
734 1980 G:^ four
-734 2200 G:^ i stayed
734 1003 G:believes T
734 1980 G:but you
-734 1692 G:this time , i
734 1003 G:two rounds ,
734 1336 K:, over
734 1980 K:respectfully to
-734 1162 K:that by
734 510 N:all i
-734 1162 N:i found
733 1980 AP:talked
733 1980 AT:purpose
733 1980 BT:have proof
733 2872 BT:i cast
-733 1692 BT:so did
733 2872 F:i cast
733 1980 G:, or i
733 2872 G:^ i cast
-733 1162 G:dark with
733 1980 G:have proof
733 2872 G:i cast
-733 1162 G:in the dark with
-733 1692 G:so did T
-733 1162 G:the dark with
733 1402 G:vote $
733 4411 G:vote T .
733 1980 K:around is
733 1980 K:evidence as
733 1980 K:we looking
-733 3136 K:were when
-733 1429 N:stayed
-733 1429 N:what i
-733 624 S:petty
732 7325 AT:T voted
-732 1518 BT:reported
732 2872 G:T was $
732 1980 G:and he
-732 3567 G:did T see i
732 2872 G:getting my
-732 1162 G:how would T
-732 3136 G:in place on my
732 1336 G:look at the
732 5082 G:vote T now
732 2872 G:where T was $
732 1402 K:^ let
-732 3567 K:i scan
731 1980 AT:for one
-731 1692 BT:O "
-731 1692 BT:entry
731 1980 BT:line ,
731 1980 G:'s asked
-731 1162 G:O climbed
-731 1162 G:O climbed out
-731 1162 G:O climbed out of
-731 624 G:P is not
731 1980 G:T said place before
731 1980 G:line ,
731 1980 G:line , T
731 1980 G:line , T .
731 1980 G:no water
731 1980 G:no water in
731 1980 G:no water in it
-731 2200 G:not accusing
-731 1467 G:place from
-731 1662 G:quiet $
731 1980 G:said place before
-731 3136 G:the valves
731 1980 G:water in it
-731 5092 G:were in place with
731 2872 K:^ away
-731 1162 K:^ everybody
731 1980 K:lock ,
731 2872 K:ngl kinda
731 1980 K:now P
731 1980 K:passing the
731 1980 K:water it
731 2872 N:curious ,
-731 624 N:the place
730 1980 BT:how 'd
730 1980 G:anyone else think T
730 1980 G:else think T
730 1980 G:how 'd T
-730 1162 G:that you 's
-730 3567 G:then went to
-730 3567 G:walked into place and
730 1980 K:be when
730 2872 K:detail T
730 671 K:did when
-730 2200 K:moment T
730 1980 K:written the
-730 345 S:guilty
-729 1162 AT:wrench
-729 1162 BP:accused
729 1980 BP:move
-729 1429 BT:ran
729 7803 BT:trust T
729 1980 G:'s T this
729 1980 G:'s T this round
-729 1162 G:: O 's
-729 1692 G:T come to
-729 1162 G:a tree
-729 1692 G:got to the
729 754 G:said P was
-729 1692 G:us so
-729 2200 G:want to know
729 1865 G:were in place together
729 1980 K:, hath
-729 3567 K:, joined
729 2200 K:but with
729 1980 K:move P
729 624 N:not be
-729 1162 S:tree
728 2872 AT:'s bags
-728 1162 AT:P saw
728 2872 AT:bags
728 2872 BT:pack
728 2872 BT:rank
728 2872 G:'s bags
728 1336 G:, P is
728 2872 G:T 's bags
-728 624 G:T had a
-728 1162 G:T was wrong
728 1980 G:^ my suspicion of
-728 2200 G:in the middle of
728 2872 G:pack T
728 2872 G:pack T 's
728 2872 G:pack T 's bags
-728 2200 G:tell he
-728 1162 G:the lass
728 2872 K:T bags
728 2872 K:body no
-728 1658 K:i in
-728 624 K:insufficient T
728 2872 K:pack 's
-728 624 N:nobody has
727 803 AT:means
727 1003 BT:when Q
727 1980 E:fire
727 1980 E:fire .
727 2872 G:: a
727 5702 G:T changes
-727 1162 G:is T even
727 1980 G:kidding $
-727 2492 K:at place
727 1980 K:i cast
-727 1162 K:impostor to
-727 2034 K:off place
727 1980 K:out round
727 937 K:went ,
726 4411 AT:was nobody
-726 1162 E:crime
726 5082 F:T using
-726 1162 G:Q ,
726 1980 G:T claims P was
726 1980 G:T had O alone
726 4411 G:T was nobody
726 1980 G:^ T had O
726 5082 G:^ T using
-726 624 G:^ sorry T .
726 3366 G:at T .
726 1980 G:claims P was
726 1980 G:had O alone
726 1980 G:had O alone for
-726 1692 G:if T is the
-726 3136 G:place , saw T
-726 1835 G:place when
726 802 G:see T in
726 3678 G:story ,
-726 838 G:too ,
-726 815 K:the went
726 2872 K:who he
726 1980 S:starts
-726 624 X:sorry T .
-725 2200 AP:together
-725 1162 AT:made P
725 1980 BP:a word
725 1980 BT:T again
725 1980 BT:innocent we
725 1980 BT:leads
-725 624 BT:or T
725 1980 G:'d P
725 510 G:back on T
725 5702 G:be voted $
-725 2200 G:half a minute .
-725 1162 G:made P
725 510 G:no task
725 3678 G:stop lying
-725 1027 K:i reason
725 383 K:i we
725 3285 K:lying i
-725 892 K:old ,
-725 1003 S:concerned
725 1003 S:message
724 671 AT:i T
724 1980 AT:pretending
724 2872 BT:lights out
-724 1162 E:O arrived
-724 1162 E:arrived .
724 1146 F:T claims
724 510 G:, O died
724 1980 G:, who else
724 1146 G:^ T claims
-724 1436 G:look at
724 1003 K:" there
-724 892 K:, dark
-724 1003 K:^ deserves
724 1500 K:being i
724 1003 K:who got
-723 1162 AT:, go
-723 2681 BT:cells ,
-723 892 G:'s O .
723 404 G:and T was
723 4411 G:in 4k
-723 1692 G:is worth
-723 892 G:it 's O .
-723 606 K:T ejected
723 1003 K:T named
-723 2681 K:like seconds
-723 1692 K:so must
723 1980 K:still for
-723 1162 K:use 's
723 4411 S:4k
722 1980 BT:my mom
722 1980 G:^ first O ,
722 1980 G:left early
722 4411 K:^ full
722 2872 K:has under
722 1980 K:mom T
722 1980 X:first O , then T .
721 1980 AT:timing .
-721 1162 BT:cares
721 1980 G:'s timing .
721 3678 G:, but nobody
721 1980 G:T 's timing .
-721 1692 G:abt O
-721 1162 G:cares about
721 1980 G:he , and
721 3285 G:percent ,
721 3678 G:place , but nobody
-721 1162 G:tell .
721 4411 K:^ trying
721 1003 K:so a
721 5702 K:throw T
-721 2200 K:watched the
721 482 N:that .
-720 369 AT:onto
-720 1162 AT:tripped
720 1980 BP:'s tasks
-720 1662 BT:last meeting
720 4411 BT:target
720 1980 BT:that T
-720 1692 E:'s dead
720 3678 F:P lied
720 1980 G:T crawl
-720 2681 G:T kept i
-720 2681 G:T kept i company
720 3678 G:^ P lied
720 1980 K:^ chasing
720 1980 K:crawl the
720 1980 K:full i
-720 1692 K:gauges .
-720 594 K:i the
720 4411 S:target
-719 452 AT:consistent
-719 982 AT:whoever
-719 2200 F:correction
719 1980 G:T 's "
719 1980 G:^ T 's "
-719 2200 G:^ correction
719 1980 G:i want to vote
-719 6666 G:killed T in
719 2872 G:numbers do
719 2872 G:numbers do not
-719 1692 G:the console
719 2872 G:the numbers do
719 2872 G:the numbers do not
-719 1126 G:this round
-719 3136 G:was nowhere near
719 476 K:be T
719 1980 K:but rather
-719 1162 K:is against
719 1980 K:skip is
719 1980 K:the wrong
719 1003 S:purp
718 1980 AP:fresh
718 1003 AT:accuse
718 1980 AT:in O
-718 624 BT:so sure
-718 1162 BT:talked
718 510 BT:that place
-718 1692 BT:way did
718 1980 E:cries
-718 1692 G:'s corpse
718 4411 G:'s partner $
718 1980 G:a knife in O
718 1980 G:knife in O
718 4411 G:partner $
718 4411 G:put it to T
-718 1692 G:way did
-718 4366 G:were with i
-718 1692 G:which way did
718 624 K:^ scan
-718 624 K:everybody so
-718 624 K:everybody sure
718 1980 K:knife O
718 2438 K:lying place
718 1980 K:you bye
-718 297 S:blame
718 1500 S:hostile
-717 2681 BT:cameras ,
717 2872 F:T threw
-717 1162 G:, T 've been
717 2872 G:T threw
717 2872 G:^ T threw
-717 1692 G:asking for
717 3678 G:every single time
-717 3567 G:next to T 's
-717 1162 G:no impostor ,
717 2438 G:nobody asks
717 3678 G:single time
717 1980 G:times .
-717 3567 G:to T 's body
-717 624 G:what does it
717 1980 K:direction .
717 3678 K:every time
717 2872 K:say no
-717 2200 K:stood i
717 624 K:tell .
-717 624 N:off
717 1980 S:pleasure
-716 1692 AT:power
716 1980 AT:that if
716 510 BT:push back
716 1980 G:O without a
716 1980 G:i 've asked
716 1980 G:of sight
716 1980 G:out of sight
716 2162 G:was in place .
-716 188 K:'s $
716 1402 K:^ skip
-716 2200 K:did scan
716 1980 K:man just
716 1980 K:out sight
716 1980 K:twice the
716 415 S:walked
-715 624 AT:have done
-715 2872 AT:is got
715 1003 BT:'s dead
-715 1692 BT:'ve noticed
-715 2200 BT:, right
-715 1692 G:'ve noticed
-715 2200 G:, right T
-715 2200 G:, right T ?
-715 2872 G:T is got
-715 2872 G:^ T is got
715 1980 G:but P 's own
715 1980 G:buy it
715 1980 G:i ran ,
-715 2872 G:is got
715 1980 G:man T
-715 2200 G:right T
-715 2200 G:right T ?
-715 2200 K:O good
-715 1208 K:^ were
715 1980 K:but own
715 671 K:only nobody
714 2388 AT:is not
714 1980 AT:whistle
-714 1162 BT:feelings
714 1980 E:hole
-714 2200 G:'s card
714 1500 G:'s do
-714 2681 G:, or is
714 1980 G:be honest , i
-714 2200 G:have killed i
714 1980 G:honest , i
714 2438 G:maybe it
-714 2681 G:place , so i
-714 2200 G:well , T
713 1500 AT:'s is
713 671 AT:eject
713 2872 AT:framed
-713 2200 BP:already
-713 1796 BP:place with
-713 3136 E:be honest
713 1980 G:, O , so
713 1500 G:T 's is
-713 946 G:i , so
-713 2681 G:may i ask
713 1980 G:testimony , and
-713 1429 G:was still in
-713 1692 G:were in the place
713 1980 K:'ve one
-713 2681 K:may ask
-713 2681 K:seen all
-713 2200 N:the map
-712 1162 BT:blow
712 5702 F:T covering
712 1980 F:see
712 5702 G:T covering
712 2288 G:T had the
712 5702 G:^ T covering
712 1980 G:^ see
712 3678 G:a guilty
712 2872 G:under suspicion
712 1500 K:^ consider
712 4411 K:^ contradicts
-712 1162 K:blow ,
-712 1003 K:told it
712 330 O:TTT
-712 1162 S:blow
712 3678 S:heads
711 2872 BT:30
711 510 BT:yall
-711 960 G:'s the
711 510 G:T , i mean
-711 1162 G:T could have gone
-711 1692 G:after what O
-711 2200 G:i ask T
711 1003 G:ones .
711 3678 G:vote T , i
-711 2200 K:recap :
-711 1162 K:trusted round
-711 671 S:sharks
710 1980 AT:antena
710 2872 AT:just vented
710 2872 G:O 's lead
710 2872 G:T just vented
-710 2200 G:ask ,
710 2872 G:just vented
-710 3136 G:scan and
-710 520 K:O as
710 2872 K:O lead
710 1980 K:antena not
710 1003 K:everything said
710 1980 K:my my
-710 2681 K:passed ,
709 156 AT:O in
709 2872 AT:on it
709 1980 BT:imagine trusting
709 5082 E:sus that
709 1980 F:imagine trusting
709 5082 F:so remove
-709 1162 G:, thank T .
709 1980 G:T came at i
-709 1692 G:T did P
-709 1692 G:T did P 's
709 2872 G:T know that
709 2872 G:^ i feel like
709 1980 G:^ imagine trusting
709 1980 G:^ imagine trusting T
709 5082 G:^ so remove
709 5082 G:^ so remove T
709 2872 G:bags .
709 1980 G:be true
-709 2200 G:deceased ,
709 1980 G:imagine trusting
709 1980 G:imagine trusting T
709 1980 G:imagine trusting T $
-709 1162 G:in at
-709 624 G:is just
-709 2200 G:the deceased ,
709 2438 G:was nobody
709 1003 K:, impostor
709 1980 K:imagine $
709 2872 K:throw out
709 1980 X:imagine trusting T
708 3678 AT:just happened
708 1500 BT:talk about
-708 624 E:over to
708 510 E:right
-708 671 F:T wants
-708 1162 F:o O
708 1980 G:'s Q
708 1980 G:'s Q 's
708 1980 G:, and there 's
-708 671 G:^ T wants
-708 1162 G:^ o O
-708 1162 G:^ o O ,
-708 2200 G:i try
-708 2200 G:let i try
708 1980 G:standin over
-708 3136 G:standing over T
708 1980 G:stop pretending
708 3678 K:T murder
708 802 K:place Q
708 1980 K:standin the
708 1003 K:what done
708 2872 K:with respect
708 2872 S:discussion
707 2872 AT:in this
-707 525 BT:: O
707 1980 BT:hero
-707 4366 F:i passed
707 6279 G:T has to
-707 3136 G:^ i met T
-707 4366 G:^ i passed
707 1980 G:back T
707 1980 G:back T was
707 1980 G:back T was standing
707 1980 G:came back T
707 1980 G:came back T was
-707 1418 G:could be
707 1980 G:hero T
707 1980 G:hero T is
707 1980 G:lights came back T
707 1980 G:upper place for
707 1980 K:after entered
707 1980 K:hero is
-707 1162 K:in near
707 1980 K:this for
707 1980 K:upper for
-707 2681 N:heard
706 1980 AT:into P
-706 1429 AT:my alibi
706 1500 AT:stinks
706 1980 BT:asks
-706 671 F:T faked
706 1980 G:, i watched T
-706 671 G:^ T faked
-706 3976 G:card in
-706 3976 G:card in place
-706 1692 G:holding hands
706 1980 G:into P 's
-706 802 K:^ whole
706 1003 K:only up
706 1980 K:seen P
-706 338 S:far
705 1980 AT:lmaooo
-705 1162 BT:blames
-705 624 G:^ if we eject
705 3285 G:i left O in
-705 624 G:if we eject
705 3285 G:left O in
705 3285 G:left O in place
705 1027 G:no ?
-705 3567 K:1 was
705 1980 K:T lmaooo
705 1003 K:^ happened
-705 624 K:if eject
-705 1692 N:feel
704 2872 AT:, idk
-704 1003 AT:protect
704 1980 BT:afk
704 1980 G:T , that the
704 1980 G:T is not impostor
704 1980 G:T next ,
704 3678 G:a culprit
-704 2200 G:all of you
704 1980 G:is not impostor
704 1336 G:like that
704 2872 G:man with
704 4053 G:saw T kill
-704 3567 K:, wires
-704 2200 K:all you
704 1980 K:always dead
-704 803 K:makes .
-704 1429 K:the saw
703 1980 AT:always first
703 1980 AT:and each
703 1980 BP:why T
703 1003 BT:believe it
703 1980 BT:reconcile
-703 2200 G:add to
703 1980 G:always first
703 2872 G:by one
703 1170 G:i do not like
-703 2200 G:to add to
-703 1162 G:walked by
-703 1162 G:walked by ,
703 3678 K:, kills
703 1162 K:P with
703 4411 K:^ today
703 1980 K:bro saw
-703 1162 K:but says
-703 3976 K:fueling place
-703 1003 K:vent not
703 1170 S:ones
702 2872 AP:down .
-702 624 AP:of place
-702 624 AT:deserve
702 3678 AT:it together
702 1980 AT:use one
-702 624 F:O gave
702 3678 G:'s T or
702 3678 G:'s T or O
702 1980 G:T use one
-702 624 G:^ O gave
-702 1162 G:^ vote O ,
-702 730 G:alone .
-702 2681 G:button $
-702 2200 G:did T leave place
702 4411 G:is no one
702 3678 G:it 's T or
-702 252 G:on the
702 1980 G:use one
-702 624 K:T deserve
-702 1162 K:T speaking
-702 3567 K:^ fueling
702 1980 K:jumped i
-702 624 S:deserve
-701 1162 AT:back ,
-701 442 AT:could be
701 1980 AT:statements
701 1980 BT:should all
701 1980 BT:so here
-701 1003 BT:suspects
-701 802 G:, three
-701 2200 G:T cleared
701 1980 G:at you
-701 1692 G:put P
701 1743 G:right now
701 1980 G:through i
-701 1692 K:have from
701 2872 K:saw open
-700 1692 AT:, at
700 5082 AT:explained $
700 294 AT:room
-700 2681 AT:thanks
700 1980 BT:find it
700 1980 E:airlock
700 1980 E:airlock .
700 1980 E:one airlock
700 4411 G:'m voting P
700 606 G:T walked out
-700 1692 G:ago ,
700 5082 G:explained $
700 4411 G:i 'm voting P
-700 3567 G:sorted the
700 1980 G:the corridor ,
700 1980 G:the corridor , and
700 1980 G:told us that T
700 1003 K:'s "
-700 757 K:O because
700 1003 K:T more
700 1003 N:alibi
699 3678 AP:the vent
699 368 AT:T 's
-699 3136 AT:i ran
-699 1692 AT:right .
699 617 BP:one
699 2872 F:open
699 2872 F:open you
699 2872 G:'s eyes ,
699 3678 G:'s visor
699 3678 G:'s visor .
699 2872 G:^ open
699 2872 G:^ open you
699 2872 G:^ open you 's
-699 1162 G:is saying
699 2872 G:open you
699 2872 G:open you 's
699 2872 G:open you 's eyes
699 1980 G:second the
-699 1162 G:thing T
699 4792 G:with T ,
699 2872 G:you 's eyes ,
699 1003 K:bit T
699 3678 K:on visor
699 2872 K:open eyes
699 803 K:you and
698 1980 AT:'s cooldown
698 1003 AT:admit
698 1980 AT:cooldown $
698 1980 AT:has place
698 1980 AT:silence ,
698 1980 BT:, has
-698 323 BT:O
-698 2200 BT:and did
698 1980 G:'s cooldown
698 1980 G:'s cooldown $
698 1980 G:'s silence ,
698 1980 G:, and neither has
698 4411 G:, my suspicion
698 1980 G:O has place
698 1980 G:O has place ,
698 1980 G:T 's cooldown
698 1980 G:T 's cooldown $
698 1980 G:T 's silence ,
-698 3136 G:T go to
-698 3136 G:T go to place
698 1980 G:T has place
698 1980 G:T has place ,
698 1980 G:^ but T was
698 1980 G:and neither has
698 1980 G:and neither has a
698 1980 G:cooldown $
698 1003 G:go .
698 1980 G:has a witness
698 1980 G:has a witness .
698 1980 G:has place
698 1980 G:has place ,
698 1980 G:has place , and
698 1980 G:neither has
698 1980 G:neither has a
698 1980 G:neither has a witness
698 1980 G:north door
-698 2200 G:only ,
698 1980 G:place , and neither
698 1980 G:the north door
698 6818 G:vent in place $
698 1500 G:was beside O
698 4411 K:, suspicion
698 1980 K:T cooldown
-698 1429 K:^ spent
698 3678 K:a feeling
698 1980 K:neither witness
-698 1692 K:off for
-698 1692 K:there while
698 171 S:dropped
-697 2200 AT:killed i
-697 624 BP:want to
697 1980 G:, please remember
697 1980 G:all game and
697 1980 G:game and
-697 892 G:has had
697 6818 G:lied about place .
697 1980 G:please remember
-697 2681 K:nor .
697 1003 K:out is
-697 1692 N:rule
696 4411 AT:elimination
696 1115 AT:have not
696 2872 BT:'s 100
696 1980 BT:my learned
696 1980 BT:word of
696 1980 F:my learned
696 383 G:O first
696 1980 G:^ my learned
696 1980 G:my learned
-696 1692 G:negative on T .
696 3678 G:percent .
-696 2681 G:the start .
-696 1007 G:why would
696 1980 K:T mention
-696 2681 K:said it
696 1980 K:sit with
-696 1692 K:time then
-695 2200 BP:but i
-695 624 G:'s innocent $
-695 3136 G:, T can
-695 1162 G:O sounds
-695 624 G:T 's innocent $
-695 2681 G:i vented .
-695 1692 G:or because
-695 690 G:other .
-695 2200 G:says place and
695 1980 G:that T left place
695 3199 G:were in place
695 1980 K:funny was
695 4411 K:gave away
695 591 K:in ,
-695 624 N:who had
694 1980 AT:quarantine
694 1980 BT:coincidence
-694 2681 BT:i arrived
694 1980 BT:lights were
694 1980 E:cold
694 1980 E:cold ,
694 2872 E:i find
694 1003 E:of place
694 1980 G:'s " i
694 1980 G:, then keep
-694 2200 G:O cleared
694 1980 G:in quarantine
694 1980 G:in quarantine .
-694 2681 G:left place ?
-694 1692 G:mistake with
694 1980 G:quarantine .
694 4411 G:said where $
694 1980 G:then keep
694 1980 K:coincidence T
694 4411 K:is said
694 1980 K:keep in
694 1980 K:keep quarantine
694 1980 K:remove then
-694 284 N:we
694 1980 S:quarantine
693 2872 AP:were not
693 1003 AT:kill ,
-693 1162 AT:scanned in
-693 1162 AT:vs O
693 1003 E:guy
693 2872 G:P were not
-693 624 G:again , T .
693 1003 G:looking for
-693 1692 G:saw O come
-693 7803 G:the vent in place
-693 1162 G:vs O
-693 1692 G:with only
693 2872 K:, pair
693 1980 K:, such
-693 700 K:had T
-693 1692 K:round trusted
693 339 N:was
-692 1162 AT:as T
-692 1692 AT:sense to
-692 2681 G:T to place
-692 1692 G:all P
692 2872 G:keep an
692 2872 G:keep an eye
692 2872 G:keep an eye on
692 606 G:o T ,
692 1980 G:since the lights .
692 3678 G:third time
-692 1692 K:, sounds
692 3678 K:T gets
-692 1162 K:i quiet
692 2872 K:keep eye
-692 624 K:meeting to
691 671 AT:away .
691 853 G:T just
691 1980 G:^ i think ,
-691 1162 G:by T ?
691 1980 G:i and O was
691 1980 G:nobody ?
691 1980 G:not sure ,
691 1980 G:saw nobody ?
-691 1162 K:agrees T
691 2872 K:have told
691 1980 K:to truth
690 4411 AT:'s answer
-690 1692 AT:secs
-690 3025 AT:stayed
690 2872 BT:a room
690 1980 BT:by voting
690 1980 BT:now let
-690 3136 BT:place next
-690 892 E:i wo
690 1980 G:O 's word ,
690 1980 G:O said to
690 1980 G:O said to i
690 4411 G:T 's answer
690 2872 G:T killed P .
690 1980 G:by voting T
690 1980 G:by voting T .
-690 1692 G:came in to
-690 2200 G:hear from O
690 2872 G:killed P .
690 1980 G:last thing O
690 1980 G:last thing O said
690 2872 G:never entered
690 2872 G:never entered .
690 1980 G:now let
690 1980 G:now let 's
690 1980 G:the last thing O
690 1980 G:thing O said
690 1980 G:thing O said to
-690 2200 G:to hear from O
-690 3567 G:to place after
-690 2681 K:if wanted
-690 2200 K:where after
-689 624 AP:, think
689 2334 AT:a vent
-689 624 AT:ejected and
689 827 AT:made
689 416 E:to the
-689 1429 E:up to
689 4411 G:a vent in place
-689 624 G:ejected and
-689 1162 G:for O , and
689 731 G:in it
689 1980 G:named T .
-689 4737 G:we were both in
-689 892 K:O behind
-689 1162 K:is possible
689 1980 K:named .
-689 3136 K:till .
-689 1429 K:trust O
689 1500 K:with innocent
-689 624 S:nowhere
688 1980 AP:question
688 2872 AT:eleven
688 2872 AT:eleven seconds
688 2872 AT:pointing
688 1980 AT:steered us
688 4411 BT:'m torn
688 1980 BT:word ,
688 1980 F:T claimed
688 1980 G:^ T claimed
688 2872 G:eleven seconds
-688 1429 G:in place , in
-688 1429 G:the bell .
688 1303 K:^ impostor
-688 892 K:and wo
688 1980 N:actually .
688 2872 N:cooking
688 2872 N:cooking the
687 1500 AP:poor
687 1980 BT:null hypothesis
687 5082 G:goes to T :
-687 1162 G:i dipped
-687 1162 G:in what
-687 3976 G:kill T ?
687 1980 G:null hypothesis
-687 1027 G:there ?
687 1980 K:, fool
-687 298 K:Q T
-687 2200 K:i data
687 423 K:i is
687 473 K:it place
687 1980 K:of since
687 1980 K:talk for
-686 2681 F:O were
-686 3930 F:T .
-686 2681 G:^ O were
-686 3930 G:^ T .
686 3285 G:out of that
686 1980 G:place , i swear
-686 2200 G:reason , and
686 2872 G:round , and nobody
686 2872 K:T closer
-686 671 K:T false
686 3678 K:distant .
686 1980 K:place swear
-686 2200 K:reason and
-686 624 K:sees in
-686 2681 K:to met
685 1003 AT:'s whole
685 1003 AT:stood at
-685 3136 AT:watched i
-685 1253 BT:nobody can
-685 2585 F:it has
685 355 G:, T did
685 1003 G:T 's whole
685 7325 G:T : T
-685 2200 G:T fixed the
685 5702 G:T is gotta be
685 1003 G:T stood at
685 1003 G:T stood at the
-685 2585 G:^ it has
685 2438 G:^ it has to
-685 2681 G:^ place , T
685 1003 G:before the body
-685 2200 G:i look away
-685 2200 G:i look away from
685 5702 G:is gotta be
685 1500 G:killed O and T
-685 2200 G:look away
-685 2200 G:look away from
-685 2200 G:place , T said
-685 2200 G:said i look
-685 2200 G:said i look away
685 3678 G:the murder $
-685 1162 G:too far
-685 624 G:ugly .
685 1003 K:before body
-685 1500 K:is likely
-685 1162 K:kill O
-685 2200 K:look from
-685 2200 K:said away
685 920 K:vented .
-685 2200 N:is sus
-684 624 AP:one who
684 2872 AT:picked
-684 853 E:O ?
684 1980 G:T is the first
684 1980 G:T would never hurt
684 1980 G:a fly .
-684 1692 G:could say
684 1980 G:defended T in
684 1980 G:hurt a fly .
684 2872 G:impostor move $
-684 1162 G:left first , T
684 2872 G:move $
-684 802 G:time in
-684 2200 G:way before
684 510 K:'s zero
684 1980 K:, given
-684 2200 K:arrived ,
-684 1692 K:have kill
-684 2681 K:i summarize
684 1500 K:it Q
-684 982 K:make .
684 1980 K:the witness
684 2872 S:picked
683 2872 AT:excuses
683 5082 AT:goes .
683 1980 AT:majority
683 1980 BT:pressed report
-683 2200 E:at once
-683 369 F:T who
-683 1162 G:'m sorry .
683 5082 G:T goes .
-683 369 G:^ T who
683 1980 G:^ i mean i
-683 1692 G:did see O
-683 1162 G:i 'm sorry .
683 1980 G:is Q
683 1980 G:is Q 's
-683 1162 G:it T ,
683 1980 G:the majority
683 2872 K:O certainly
-683 1692 K:report the
683 1980 K:trusted .
683 1003 N:5
683 2872 S:excuses
683 1980 S:remarkable
682 1980 AT:sings
682 1980 BT:we talk
682 1980 F:T sings
682 1980 G:T sings
682 1980 G:^ T sings
682 1980 G:last vote
682 1003 G:one person
682 1980 K:does but
-682 2200 K:see when
682 1980 K:the without
-682 1692 N:card
-682 2200 O:OOOTO
-681 2200 AP:asteroids
-681 2681 AT:confirm place
-681 671 AT:idk $
-681 624 AT:was ejected
-681 730 BP:tell
681 1980 BT:one reason
681 1003 BT:surprised
681 1980 E:speaking
681 1980 E:speaking ,
-681 1162 E:the engines
-681 2200 G:, did anyone
-681 1162 G:, it was only
-681 892 G:, real
-681 2681 G:T can confirm place
681 2438 G:T did O
-681 624 G:T was ejected
-681 624 G:^ T was ejected
-681 2681 G:i there .
-681 3136 G:i wanted
681 1980 G:one reason
-681 624 G:was ejected
681 2872 K:but lied
681 1980 K:full ,
681 1289 K:never $
681 1003 K:surprised it
681 487 K:was ,
-680 1692 AT:parted
680 3285 AT:popped
680 1980 AT:shifted the
680 2872 AT:vented right
-680 2200 G:O " $
-680 1692 G:can check
680 1980 G:has seen T in
680 1980 G:hole .
-680 4366 G:i fixed
-680 2200 G:know whom to
-680 2200 G:know whom to believe
-680 2200 G:not know whom
-680 2200 G:not know whom to
680 2872 G:place without using
680 2872 G:place without using the
-680 2200 G:to believe .
680 2872 G:vented right
-680 2200 G:whom to
-680 2200 G:whom to believe
-680 2200 G:whom to believe .
680 4411 K:bye $
-680 2200 K:know believe
680 2872 K:place using
680 1980 K:play .
680 1980 K:that unless
-680 2200 K:whom .
-680 1162 N:genius
680 1980 N:paid
679 1500 AT:defended
679 1500 AT:defended O
-679 1692 AT:i :
679 803 BT:also
-679 624 BT:grudge
-679 2200 BT:is standing
-679 624 BT:no grudge
679 1980 E:O would
679 2872 G:30 O
679 1980 G:^ maybe T ?
679 1500 G:defended O
-679 624 G:no grudge
-679 2200 G:when i walked
-679 624 K:grudge T
-679 2872 K:has than
-679 624 K:i grudge
-679 685 K:in place
679 1980 K:o a
-679 624 S:grudge
679 2872 S:reasonable
678 784 AT:i was
-678 494 BT:^ has
678 290 E:in the
678 3678 F:lock O
678 1336 G:" .
678 3678 G:^ lock O
678 3678 G:^ lock O remove
678 578 G:and T have
678 595 G:and i 'm
678 754 G:kind of
678 671 G:would you
-678 1162 K:P told
678 1980 K:answers 've
678 1980 K:of three
-678 1162 K:there then
-678 1253 N:draw
678 671 S:nose
-677 1162 AP:not be
677 1980 AT:gets any
677 1980 AT:survives
-677 2200 BP:can say
677 1003 BT:head
677 737 BT:let 's
-677 1003 F:T done
677 1980 G:, which is odd
-677 2200 G:O who
-677 1162 G:P ca not be
677 1980 G:T gets any
677 1980 G:T survives
-677 1003 G:^ T done
677 1980 G:^ if T survives
677 1980 G:came up from lower
677 1003 G:corpse , T
-677 4737 G:for the first half
677 1980 G:gets any
677 1980 G:if T gets any
677 1980 G:if T survives
677 4411 G:off about
677 4411 G:on the vent
677 1980 G:up from lower
677 1980 G:which is odd
-677 3976 G:with T the
-677 3976 G:with T the whole
-677 1980 K:'m vote
-677 310 K:O "
677 1980 K:^ survives
677 1980 K:if any
677 1980 K:if survives
677 4411 K:is story
677 671 K:no of
677 1980 K:up lower
677 1980 K:which odd
677 1980 S:survives
676 1980 AT:here 's
-676 1791 AT:is impostor
676 1980 BP:time because
676 1980 BT:whose
-676 1692 F:nope
-676 1692 G:T , what did
-676 1791 G:T is impostor
676 1980 G:^ T knew where
-676 1692 G:^ nope
-676 1692 G:a minute and
676 1980 G:and O 's dead
-676 2200 G:came to place
-676 1950 G:cells ,
-676 2200 G:lights went .
-676 1692 G:minute and
676 1980 G:no tasks
-676 2200 G:the lights went .
676 1980 G:time because P
-676 2200 K:hands place
676 3678 K:threw the
-676 624 N:no vent
676 671 S:align
676 1253 S:loudest
-676 1692 S:nope
-675 1162 AT:have i
675 4411 AT:murder $
-675 1162 BP:T for
675 671 G:T 's .
-675 1692 G:^ T saw O
-675 1692 G:no time
-675 982 G:of O ,
-675 624 G:spare T .
-675 2200 G:were the killer
-675 2200 G:were the killer ,
675 671 G:yet T
-675 1162 K:Q on
675 2872 K:eyes on
-675 624 K:spare .
675 3678 N:i am
-675 402 S:makes
674 803 AP:walked
674 273 AT:behind
-674 1162 BP:let T
-674 624 BP:not one
-674 624 BT:, first
674 1500 G:, and that is
-674 416 G:: i
-674 5432 G:: place with T
674 1500 G:and that is
-674 624 G:not one of P
674 1500 G:there , T
674 1980 G:twenty seconds
-674 125 K:, not
674 1003 K:O knife
-674 1692 K:T consider
674 3678 K:^ suspiciously
674 3678 K:^ whereabouts
-674 2836 K:went $
673 1921 AT:killed O
-673 369 AT:said .
673 1980 BT:saw what
673 2872 BT:truth ,
-673 2200 G:, so not
-673 462 G:, you
673 510 G:anyone see T in
-673 1162 G:check :
673 3678 G:hard ,
-673 3426 G:i , O
673 3678 G:mate .
673 1003 K:, inside
673 2872 K:: first
673 3678 K:^ contradicted
673 1402 K:are and
-673 624 N:solid
673 1980 S:eighty
-673 241 S:votes
672 5082 AT:eager
672 1003 AT:told O
-672 2200 F:okay so
-672 3136 G:T left place before
-672 2200 G:^ okay so
672 5082 G:awfully fast
-672 1162 G:from in
672 2438 G:is impostor $
-672 2200 G:okay so
672 5082 K:T eager
672 630 K:and two
-672 3567 K:round so
672 1003 K:whatever says
-672 140 M:o0
672 1003 S:minus
-671 624 AP:doorway
-671 624 AP:the doorway
-671 1692 AT:O that
-671 1692 AT:an apology
671 4411 AT:convenient $
671 3678 AT:is most
671 1980 BT:everything that
671 3678 BT:grate
671 2288 BT:opened
-671 1162 E:need a
-671 1692 G:, pick one $
-671 1692 G:T an apology
671 4411 G:convenient $
671 4411 G:like one
-671 1692 G:owe T an apology
-671 1692 G:pick one $
-671 2444 G:place the whole
-671 3567 G:place was sabotaged
671 1003 G:the place while
-671 3567 G:was sabotaged
-671 1692 K:T apology
671 4411 K:T convenient
-671 1692 K:T such
-671 369 K:^ ?
671 2438 K:most $
-671 3567 K:place sabotaged
-671 1162 N:O gets
671 2872 N:standing next
671 5702 S:uses
671 1003 S:words
670 2872 AT:hiding something
670 1500 BP:T "
-670 1253 BT:'s a
-670 1162 BT:my bad
-670 369 BT:victim :
670 7803 F:T killed
670 2872 G:'s boots .
670 2872 G:O 30
670 355 G:T followed
670 3678 G:T is sus $
670 7803 G:^ T killed
670 838 G:did not see T
670 2872 G:does $
670 2872 G:hiding something
670 3678 G:is sus $
670 5082 G:not be trusted
-670 1162 G:place as
-670 369 G:victim :
-670 369 G:victim : T
-670 369 G:victim : T .
670 1980 K:P already
670 2872 K:into using
670 2872 K:into without
670 1980 K:it kill
-670 2165 K:round i
-670 488 N:have
670 3678 N:usually
669 1980 AT:end up
669 1980 AT:hatch
669 1980 AT:snuck
-669 892 AT:thank T
-669 624 BP:bad
669 2872 BT:^ come
-669 892 E:the one
669 1980 F:T snuck
669 2872 F:come on
-669 1749 F:it 's
669 2872 G:'s vote T and
-669 1692 G:, so that 's
-669 892 G:T , thank T
669 1980 G:T end
669 1980 G:T end up
669 1980 G:T end up in
669 1980 G:T snuck
669 1980 G:^ T snuck
669 2872 G:^ come on
-669 1749 G:^ it 's
-669 3567 G:and i together ,
-669 1162 G:asteroids $
669 1980 G:did T end
669 1980 G:did T end up
669 1980 G:end up in
669 1980 G:end up in place
669 1980 G:how did T end
669 1980 G:i never went to
-669 3567 G:i together ,
669 3678 G:know it was T
-669 1162 G:long did
669 1980 K:^ snuck
-669 624 K:bad P
-669 624 K:button $
669 1980 K:did end
669 1980 K:end in
669 1980 K:end place
669 1980 K:how end
669 1980 K:lie does
669 2872 K:on hands
669 1003 K:the "
-668 1162 AT:vote for
668 3678 BT:^ votes
-668 476 F:i ca
668 3678 F:votes
668 1980 G:, how T
668 5082 G:T kills
-668 476 G:^ i ca
-668 476 G:^ i ca not
668 3678 G:^ votes
-668 624 G:none against
-668 1377 G:of a vent
668 1980 G:up : T
-668 1692 G:witness , T
668 1598 K:let vote
-668 2444 K:moved place
668 2872 K:one vented
-668 3723 S:sus
-667 1162 AP:not $
-667 1162 AP:there ,
-667 624 AT:handing
667 4411 AT:prove $
-667 1162 AT:sort
667 1980 BT:breaker
667 648 BT:i think
-667 1692 E:, if
667 1980 E:accuse anyone
667 1980 E:have killed
-667 1162 E:not say
-667 1162 G:P did not $
667 1950 G:T and i in
667 2872 G:T could 've
667 5702 G:T is not who
-667 2200 G:cells in place ,
-667 1692 G:into place after
667 3678 G:my gut
667 4411 G:prove $
667 1692 G:the entire round
-667 1162 G:the order
-667 624 K:T handing
-667 1162 K:T sort
667 3678 K:^ hiding
-667 1980 K:bet on
667 1003 K:blood O
-667 624 K:handing the
-667 1692 K:into after
667 4411 K:is prove
-667 1662 K:lied .
-667 1162 K:look before
-667 2200 K:my round
-667 624 S:handing
666 954 AT:for the
-666 1162 AT:return
666 1980 BT:that guy
666 2872 G:'m the queen of
666 1980 G:'s right about T
666 1980 G:O 's right about
-666 3136 G:O did T
666 292 G:T and O .
666 2288 G:T lying
-666 3136 G:T next to i
666 2872 G:a joke
666 2872 G:be old
666 2872 G:i may be old
666 2872 G:may be old
666 2872 G:queen of
666 1980 G:shut up
666 2872 G:the queen of
-666 1950 G:walked in ,
666 2872 G:wears T
666 2872 G:wears T .
-666 3567 G:with T , and
666 510 K:P through
666 1980 K:at since
666 1500 K:die ,
666 1980 K:making to
666 2872 K:may old
666 2872 K:rotten and
666 2872 K:truth .
666 5082 K:vote be
666 510 K:vouched ,
666 2872 K:wears .
666 1980 N:man who
666 1980 X:O 's right about T .
665 1980 BT:angry
665 3678 BT:plot
665 3678 BT:plot twist
665 3678 BT:twist
665 5082 F:T avoiding
665 3678 F:plot
665 3678 F:plot twist
665 1980 F:should T
-665 1162 F:wait is
665 1980 G:'m not angry
665 1980 G:'m not angry ,
665 5082 G:T avoiding
665 5082 G:^ T avoiding
665 3678 G:^ plot
665 3678 G:^ plot twist
665 1980 G:^ should T
-665 1162 G:^ wait is
-665 494 G:and T ,
665 1980 G:angry ,
-665 1692 G:asking .
665 1980 G:happened to stroll
665 1980 G:happened to stroll into
665 1980 G:i 'm not angry
665 1402 G:i feel
665 1980 G:just happened to stroll
665 1980 G:not angry
665 1980 G:not angry ,
-665 1162 G:other side of
-665 1162 G:other side of the
665 3678 G:plot twist
-665 802 G:seen O
665 1980 G:stroll into
665 1980 G:stroll into place
-665 624 G:talk ,
-665 1162 G:the other side of
665 1980 G:the state
665 1980 G:to stroll into
665 1980 G:to stroll into place
665 1980 K:'m angry
665 2872 K:: about
665 3678 K:^ twist
665 5702 K:changed 's
665 1980 K:happened into
665 1980 K:happened stroll
665 1980 K:i angry
665 1980 K:just stroll
665 1980 K:on today
-665 1692 K:together not
665 1980 S:angry
665 3678 S:plot
665 3678 S:twist
664 1003 AT:suit
664 1980 BP:lie
-664 2200 BT:if nobody
-664 1692 BT:tripped
-664 2200 G:O O if
-664 2200 G:O O if nobody
-664 2200 G:O if nobody
-664 2200 G:O if nobody can
-664 2200 G:^ O O if
-664 1429 G:before the meeting
664 1003 G:contradicts what
664 369 K:but O
664 1980 K:lie P
-664 1162 K:on feet
664 1500 K:whole to
663 283 AT:the O
663 510 BP:know
663 1980 BP:you ca
663 1980 BT:have a
663 802 BT:not kill
-663 1692 E:like ,
663 4411 E:well ,
-663 1162 F:O 're
-663 3355 G:1 i
663 1980 G:T 's explanation
-663 1162 G:^ O 're
663 1003 G:ask why
663 1003 G:believe i
663 1500 G:explaining to
663 1500 G:explaining to do
663 6818 G:i saw T kill
663 1980 G:one over
663 1980 G:one over there
-663 3355 G:round 1 i
663 1980 G:second time T
663 1980 G:the second time T
663 2872 G:vent in place i
663 671 K:at P
663 1500 K:explaining do
-663 982 K:i after
-663 2200 K:not whether
-663 624 N:more
663 1253 S:leads
662 272 AT:was not
662 2872 BP:every
662 1980 BP:you T
662 1980 BT:as before
-662 1162 BT:cooks
662 1980 E:avast
662 1980 E:avast !
-662 946 E:lower
-662 1692 E:spent most
-662 282 E:where
662 2872 F:no offense
-662 982 G:: place ,
-662 3567 G:T died in
662 2872 G:^ no offense
662 1980 G:as before
662 1980 G:as before ,
662 1980 G:as before , T
662 1980 G:before , T
662 1500 G:i think it
-662 1692 G:in to place
-662 606 G:that 's the
-662 624 G:told i ,
-662 671 K:and 're
-662 624 K:being people
662 1980 K:same before
662 2363 K:then for
661 6279 AT:are still
-661 624 AT:listen to
-661 1162 AT:nobody was
661 1203 BT:buy
-661 624 F:T quiet
661 1003 G:O , then T
661 6279 G:T are still
-661 624 G:T quiet
-661 624 G:^ T quiet
661 6279 G:are still
-661 1980 G:come out of the
-661 3136 G:got to place ,
661 1980 G:one of us who
-661 1162 G:people were
661 1003 K:, call
661 606 K:O alive
-661 1692 K:O say
661 833 K:in ?
-661 1162 K:us clearly
-661 1251 N:did
661 1980 N:liar .
660 2872 AP:left O
660 3678 AT:alibi has
-660 1692 BT:last with
660 3678 G:'s alibi has
-660 892 G:, for
660 2872 G:P left O
660 3678 G:T 's alibi has
660 3678 G:alibi has
-660 537 G:into place
-660 1692 G:last with T
660 5702 G:leaning T
660 1980 G:snow .
660 671 K:and must
-660 4737 K:round found
660 1980 N:body ?
660 624 N:the one
-659 2212 AT:out $
659 1003 AT:panicked
659 1980 AT:the numbers
659 1980 G:, always
659 1980 G:, out ,
-659 1692 G:T 's fine
659 1500 G:had the chance
-659 2117 G:next to T
-659 1692 G:place door ,
659 1500 G:the chance
-659 1692 G:the place door ,
659 4754 G:this vent
-659 1162 K:let in
659 2872 K:one never
-659 2681 K:panel ,
659 1500 K:were one
-659 624 N:i like
659 1003 S:panicked
658 1980 AP:, Q
658 2872 AT:fabrication
-658 1162 AT:is convince
-658 2681 AT:the scanner
-658 3136 BT:i sat
658 1980 F:action
658 1980 F:action item
658 1336 G:'s name
-658 1211 G:, O and O
-658 520 G:T go
-658 1162 G:T is convince
658 1980 G:T murdered O
-658 1162 G:^ T is convince
658 1980 G:^ action
658 1980 G:^ action item
658 1980 G:action item
658 1980 G:coincidence that
-658 1162 G:is convince
-658 2200 G:most of it
-658 1162 G:place by O
-658 1692 G:second half
658 1980 G:the visor
-658 2200 G:us :
-658 3136 G:we both
658 1003 G:what have
-658 624 K:T sentence
658 1980 K:^ coincidence
-658 1162 K:^ convince
-658 1692 K:^ known
658 1980 K:^ reason
-658 624 K:he about
658 1980 K:lie in
-658 2200 K:most it
-658 510 K:one us
658 1980 K:without but
658 2872 S:fabrication
-658 802 S:spoke
657 1003 AP:through a
657 1980 BT:one vote
-657 2681 E:went place
657 416 G:again $
-657 4366 G:and i ,
-657 637 G:it is
-657 520 K:^ respect
656 2872 AT:calm for
656 1500 AT:cap
656 1980 BT:'m obliged
656 3678 BT:hallway ,
656 1980 BT:obliged to
-656 2200 G:T did not kill
656 5702 G:T is must be
656 1980 G:^ i may be
656 2872 G:calm for
656 1980 G:if T were not
656 5702 G:is must be
-656 1162 G:lied about T
-656 1162 G:lied about T .
656 1980 G:place and only T
-656 2200 K:, rocks
656 671 K:alibi 's
656 1980 K:i serve
-656 1003 K:is murderer
-656 624 K:looks but
656 1980 K:obliged T
656 1980 K:out murder
656 1003 K:this and
656 1980 S:serve
-655 1162 AT:dear
655 2872 AT:then ,
655 1103 BT:if it
-655 982 G:O is the
655 2872 G:T then ,
-655 2681 G:found O in
655 1980 G:i think we 're
-655 1162 G:showed up .
655 1980 G:think we 're
-655 2034 G:to place to
655 1980 G:went , O
-655 1003 K:'s story
655 4411 K:^ vents
655 1003 K:a more
655 1980 K:did !
-655 892 K:even ,
-655 321 K:is but
-655 1162 K:showed .
655 2872 S:debate
655 671 S:plate
-655 1662 S:pushing
654 387 AP:in place
-654 1162 AT:then so
654 2872 BT:detail ,
654 1980 BT:it i
654 510 F:what do
654 1980 G:, on
654 510 G:^ what do
654 1003 G:given that O and
654 671 G:hello ?
654 2438 G:i knew
-654 1162 G:then so
-654 1162 G:then so is
-654 1692 K:did of
-654 803 K:feel T
-654 1162 K:of did
654 2872 K:tongue ,
654 2872 K:we dead
-654 1162 N:'s what
-653 2200 AT:helped i
-653 1429 AT:the dark
653 578 AT:twice
653 1980 BP:earlier
653 2872 BT:O please
653 2872 BT:how convenient
653 2872 F:how convenient
653 5702 F:kick T
-653 2444 G:O , not
653 1003 G:T twice
653 2872 G:^ how convenient
-653 982 G:^ it 's not
653 5702 G:^ kick T
653 1980 G:about P 's
653 1980 G:from this
653 5702 G:kick T
-653 2681 K:after go
653 1003 K:can be
652 1980 AP:be the
652 1003 AT:O after
-652 2681 BT:so who
-652 1162 E:i noticed
-652 2200 G:^ T was there
-652 2681 G:go after place
652 510 G:killed .
652 1980 G:place with clean
652 1980 G:place with clean hands
652 1980 G:with clean
652 1980 G:with clean hands
652 1003 K:T votes
652 431 K:as T
-652 452 K:only i
-652 3136 K:swiped place
652 3678 S:setting
651 1003 AT:P had
-651 1692 AT:paid for
-651 624 AT:wrong ,
-651 1692 G:T paid
-651 1692 G:T paid for
651 2872 G:^ i 'm afraid
-651 5092 G:in place when the
651 1980 G:not vote on that
-651 3136 G:place when i walked
-651 878 G:that it
651 1980 G:vote on that
-651 1003 K:P who
651 1980 K:T easy
651 2872 K:^ afraid
-651 624 K:is blame
651 3678 K:one still
-651 1162 K:then i
-651 1692 K:too came
650 1980 AT:leaving the
650 1980 BT:, today
650 982 G:T in place when
650 1980 G:^ i would bet
-650 1692 G:at that
650 671 G:but T ,
650 1980 G:i would bet
650 1003 G:lying ?
650 1980 G:would bet
650 754 K:not back
-650 1162 K:observed place
650 3678 K:two do
-650 1598 S:likely
649 1980 AT:T goes
649 1980 AT:smiles
649 4411 BT:put my
649 1980 F:T murdered
649 1980 G:T smiles
649 1980 G:^ T murdered
-649 1162 G:ca not tell
-649 1692 G:lying , then
-649 3976 G:passed T in
649 1500 G:too long
649 355 K:'d see
-649 1391 K:at end
649 1336 K:has it
-649 1911 K:in T
-649 1980 K:is our
649 1980 S:smiles
-648 892 AP:gone
-648 2200 AT:can say
648 5082 AT:must go
648 1662 AT:offered
-648 1162 AT:would i
-648 1692 F:T watched
648 457 F:somebody
-648 1692 G:^ T watched
648 457 G:^ somebody
648 1500 G:a kill
-648 3976 G:can vouch for T
-648 1950 G:not be T
-648 624 G:place :
-648 2681 G:with T :
-648 1162 K:'ve and
-648 892 K:P gone
648 1500 K:^ defended
-648 5432 K:died in
648 510 K:does ?
648 1500 K:like rat
648 1980 K:nobody of
648 1003 K:place task
648 5082 K:want out
648 1003 N:murder
-647 2444 BP:clear
647 1980 BP:earned
647 1980 G:'s got the look
647 1980 G:, T told O
647 1253 G:^ T , why
647 1980 G:got the look
647 1980 G:got the look of
647 1003 G:it just
647 1980 G:look of a
647 1980 G:never seen a
647 1980 G:the hero
647 1980 G:the look of a
-647 2200 G:was in place then
-647 892 G:went from
-647 730 K:O or
647 1003 K:T report
-647 419 K:T sure
647 179 K:T the
647 402 K:and only
647 1980 K:look a
-647 1692 K:pass place
647 1980 K:word from
647 1003 N:you can
646 2438 AT:partner
646 284 AT:then
-646 1692 BP:nah
646 1980 BT:of lies
646 3678 F:lets vote
646 3678 G:^ lets vote
-646 1692 G:all ?
646 1003 G:anymore .
-646 1692 G:at all ?
646 1336 G:can confirm where T
-646 3136 G:company in
-646 3136 G:company in place
-646 4366 G:i and T ,
646 3678 G:lets vote
646 754 G:task in
646 2872 K:excuse .
646 624 K:left i
-646 2674 S:story
645 473 AT:one who
645 1980 BP:times
-645 1162 BT:contradiction
645 1980 BT:feeling that
-645 3567 BT:i kill
645 1980 BT:shake
645 1980 BT:shake the
645 1980 BT:statement of
645 1980 BT:the feeling
-645 2200 E:because ?
-645 246 E:in
-645 2200 G:, did T or
-645 2200 G:O 's and
645 2872 G:a knave
-645 1429 G:door of place
645 1980 G:feeling that
645 1980 G:feeling that T
645 2438 G:pair of
645 1980 G:shake the
645 1980 G:shake the feeling
645 1980 G:shake the feeling that
645 1980 G:statement of
-645 1429 G:the door of
-645 1429 G:the door of place
645 1980 G:the feeling
645 1980 G:the feeling that
645 1980 G:the feeling that T
645 1980 G:the vent is
645 1980 G:times P
645 1980 G:was !
645 578 K:'s for
-645 2681 K:and then
-645 1162 K:because did
645 1980 K:been everyone
645 1980 K:i shake
-645 892 K:i straight
645 1980 K:shake feeling
645 1980 K:shake that
645 1980 K:times us
645 1980 K:us then
645 1980 S:shake
644 2872 AP:vents
644 416 AT:T did
-644 1162 BT:i shall
-644 1692 E:gen
644 1500 F:T talks
644 2872 G:T 's alibi for
644 1003 G:T were alone in
644 1500 G:^ T talks
644 1791 G:the impostor .
644 1980 G:wires , and
-644 1692 K:'s clean
-644 624 K:but came
-644 2200 K:help with
644 510 K:right place
-644 1692 K:write the
-644 2872 S:acts
643 671 AT:by a
643 1500 F:told
-643 2200 G:T was alive in
643 1500 G:^ told
-643 1692 G:i was on
643 2872 G:playing us
-643 624 K:T merely
643 754 K:^ twice
-643 413 K:have ,
643 2872 K:vented in
642 222 AT:body
-642 2681 AT:go after
642 3678 AT:has something
-642 1162 BT:which of
642 2438 E:ones .
642 1980 G:'d watch
642 1980 G:O in place before
-642 2681 G:T go after
642 3678 G:are always together
642 1980 G:caught $
642 1980 G:got caught $
642 1980 G:i 'd watch
-642 1341 G:was there ,
-642 2200 K:, sat
642 2872 K:be o
-642 1692 K:from or
-642 2200 K:had fight
642 1980 K:it people
642 1003 S:red
-641 5758 F:found T
-641 1162 G:T is a crewmate
-641 5758 G:^ found T
641 2872 G:gently :
-641 1692 G:i came $
-641 1162 G:if you think
-641 624 G:the witness
-641 465 K:and came
-641 1162 K:counted .
-641 1162 K:if think
641 1980 K:one left
641 1980 K:right a
641 1980 K:the stand
-640 624 AT:nothing wrong
-640 192 AT:would
640 2872 BP:T lied
640 3678 G:, plain
-640 1162 G:T 's in place
-640 624 G:nothing wrong
-640 624 G:real talk
640 2872 G:up , T ,
-640 3976 G:with O at
-640 155 K:^ be
640 3678 K:and stick
640 2872 K:and very
-640 1543 K:did do
-640 1562 K:good T
640 510 S:fall
640 2438 S:feels
-639 498 AT:at
639 1003 AT:persuasive
639 1003 AT:pops
639 1003 AT:pops up
639 3678 E:to invent
-639 3136 G:T sorted
639 1980 G:against T 's .
639 1980 G:cast my vote
-639 624 G:please T $
639 1003 G:pops up
-639 1225 K:^ is
639 1980 K:cast vote
639 2872 K:deceiving .
639 2872 K:of hole
-639 2200 K:personally T
-639 290 K:right T
-639 1003 N:gg
639 1003 S:pops
639 291 S:up
638 2872 AT:is raises
-638 892 AT:may be
638 2872 AT:raises
-638 624 BT:does ,
-638 624 F:learned
-638 624 F:learned friend
-638 762 G:, place
638 2872 G:T is raises
638 2872 G:^ T is raises
638 1980 G:^ T started the
-638 3136 G:^ T was already
-638 624 G:^ learned
-638 624 G:^ learned friend
-638 624 G:assert that
-638 1692 G:company :
638 2872 G:is raises
-638 2200 G:on the ground
-638 1692 G:only people
-638 2200 G:the ground
-638 1692 G:the only people
-638 1500 G:the sharks
-638 1692 G:to begin
-638 1500 G:to the sharks
-638 624 K:, assert
638 2872 K:T raises
-638 624 K:assert lied
-638 2166 K:either O
638 1980 K:is steps
-638 624 K:learned ,
-638 2200 K:on ground
-638 1162 K:panel .
638 2872 K:raises $
-638 624 K:that lied
-638 1500 K:to sharks
-638 624 N:in which
-638 624 N:sentence ?
-638 624 N:which sentence
-638 2034 O:iOTO
-638 624 S:assert
-637 1162 AT:T good
-637 1162 AT:calls i
-637 1162 AT:good ?
-637 1692 AT:one question
637 1980 BT:escaped
-637 1027 E:way
-637 1692 G:, one question
-637 1692 G:T , one question
637 1980 G:T , this one
-637 1162 G:T T good
-637 1162 G:T T good ?
-637 1162 G:T calls i
-637 1162 G:T good ?
-637 1162 G:^ T T good
-637 1162 G:calls i
-637 1692 G:one question
-637 2200 G:round , when
637 2438 G:was $
-637 624 K:body up
637 1980 K:escaped that
637 1980 K:has escaped
-637 1162 K:my entry
-637 2200 K:round when
637 494 K:to that
-637 246 N:?
636 2872 BP:O or
636 5702 BT:funny how
636 1500 BT:jury
636 366 BT:when
-636 1692 E:) ?
636 803 E:story
636 1980 F:man
636 1980 G:T all along .
636 1336 G:T is .
636 1980 G:^ man
-636 1692 G:a half
-636 1692 G:and a half
636 5702 G:funny how
636 5702 G:funny how T
636 1980 K:, dog
636 1980 K:^ suspects
636 1980 K:a once
-636 1162 K:the somebody
636 1003 K:when up
636 510 S:sayin
635 1980 AT:4d
635 1980 AT:4d chess
635 1980 AT:playing 4d
635 416 BT:would not
635 2872 F:put T
635 1980 G:4d chess
635 1980 G:T is playing 4d
635 2872 G:^ put T
-635 1692 G:and O had
-635 2681 G:i spent the
635 1980 G:is playing 4d
635 1980 G:is playing 4d chess
635 1980 G:playing 4d
635 1980 G:playing 4d chess
-635 1162 G:the killer $
-635 1162 G:witness : T
-635 624 K:'ll you
635 1980 K:T 4d
635 1980 K:is 4d
635 1980 K:is chess
635 2438 K:kinda $
635 1980 K:playing chess
635 1980 K:votes and
-635 1162 N:stand
635 1980 S:4d
635 1518 S:book
635 1003 S:safer
-634 1692 AT:press
634 671 BT:caught
634 1980 BT:landlubber
634 1980 BT:that landlubber
634 2438 F:i keep
-634 2200 G:, wait
-634 624 G:T for it
634 269 G:^ T was not
634 2438 G:^ i keep
-634 1500 G:answer $
634 2872 G:anywhere near place .
634 982 G:i came from
634 1980 G:knew where
634 1980 G:landlubber T
634 2872 G:sixty percent ,
634 1980 G:that landlubber
634 1980 G:that landlubber T
634 510 G:the body ?
634 1980 G:were T 's
634 671 G:what O said about
634 2872 K:^ more
634 1980 K:really to
634 2872 K:sixty ,
634 1980 S:landlubber
-633 1003 AT:bad .
633 2872 AT:credibility
633 2872 AT:credibility $
-633 1692 AT:got there
-633 1692 F:no i
-633 768 F:one
633 2872 G:T follows
-633 1692 G:T got there
-633 1692 G:^ no i
-633 768 G:^ one
633 2872 G:credibility $
633 1336 G:first , and
-633 1950 G:followed T
633 1980 G:in a room with
-633 2200 G:place , T 's
633 1980 G:seconds after the
633 2872 G:the impostor is T
-633 3136 G:then went to place
-633 1162 G:was T , but
633 2872 K:T credibility
633 2872 K:is credibility
-633 3136 K:made beds
-633 1003 K:numbers not
633 3678 K:suspicion $
-633 2101 K:until .
633 1980 K:us round
-633 2200 N:Q were
-633 2200 N:in round
633 2872 S:credibility
632 1003 AT:man ,
632 2872 BT:witnesses
-632 1562 F:i walked
632 510 G:O dead
-632 1162 G:O was last
-632 1562 G:^ i walked
-632 624 G:blame T ,
632 1980 G:i not to mention
-632 1692 G:in at the
632 2872 G:near the body $
632 1980 G:not to mention
-632 1162 G:the west
-632 624 G:to blame T ,
632 2438 K:T fake
-632 1692 K:about last
-632 624 K:after $
-632 1162 K:dish the
632 1500 K:do not
-632 1692 K:killed from
632 1980 K:told round
-632 1003 K:vote because
632 1402 S:20
631 1253 AT:alibi .
631 9298 AT:is has
631 1980 AT:my place
631 2872 AT:off this
-631 624 AT:teacher
631 2872 AT:this ship
-631 4289 BT:found
-631 1692 E:on O
631 2872 G:P makes
631 9298 G:T is has
631 9298 G:^ T is has
631 9298 G:is has
631 2872 G:off this
631 2872 G:off this ship
631 1347 K:O with
-631 624 K:hide P
-631 624 K:like teacher
-631 624 K:my teacher
-631 1203 K:nice ,
-631 624 K:teacher $
-631 4366 N:at all
631 148 S:suggests
-631 624 S:teacher
630 1980 AP:claims to
630 2363 AT:i went
630 1980 BT:defendant
630 1980 BT:majority
630 1980 G:P claims to
-630 1692 G:T : it
630 1980 G:T moved
630 3081 G:T vented $
-630 3567 G:on the floor of
-630 1162 K:ask !
-630 1072 K:got place
630 1980 K:majority T
630 3678 K:says "
630 1980 K:the says
-630 1692 N:by O
630 824 N:of the
630 1980 S:defendant
-629 624 AT:showed
629 3678 AT:the bad
-629 467 BT:if we
629 6279 BT:nice try
-629 520 BT:right ,
629 6279 F:nice try
-629 1162 G:'s evidence ,
629 4411 G:T gives
629 4411 G:T gives i
629 6279 G:^ nice try
-629 2200 G:at the beginning
-629 3567 G:blood test ,
629 1980 G:says T had
-629 3567 G:test ,
629 624 G:was in place $
629 4411 G:we vote T .
-629 2200 K:at beginning
-629 3567 K:blood ,
629 1980 K:it btw
-629 1692 K:later came
629 2872 S:contradicted
628 1500 BT:^ case
628 754 BT:chance
-628 624 BT:found the
-628 2816 BT:look
-628 2200 G:, cold
-628 2681 G:, then T came
628 510 G:T knows
628 1003 G:in it .
628 1341 G:in place , where
-628 3136 G:met T .
628 3930 G:not buy
628 1980 G:three occasions
-628 1692 G:to be in place
-628 304 K:have to
628 1003 K:never in
-628 1162 K:testimony O
628 2872 K:upper a
628 1146 K:we out
-628 1692 S:chillin
-628 1692 S:confused
-627 624 AP:'s scared
-627 624 AP:scared
627 1980 AP:us .
627 1980 AT:87
627 1980 AT:: 87
627 1336 AT:a task
627 2872 AT:offered no
-627 624 G:'s scared
627 1980 G:87 .
627 1980 G:: 87
627 1980 G:: 87 .
-627 624 G:P 's scared
-627 1692 G:^ T was never
627 1980 G:an empty room
-627 624 G:and the body
627 1980 G:empty room
627 1980 G:reason i
627 1003 G:through the floor .
-627 624 K:P scared
627 1980 K:an room
627 1500 K:lock T
627 1003 K:of has
627 1003 K:same the
-627 1692 N:it out
627 1980 S:87
-626 624 AP:'s only
-626 2681 BP:poor
626 1980 BT:airlock for
626 1500 BT:impostor ,
-626 802 E:'re
-626 624 G:P 's only
-626 624 G:i , i
626 1980 G:nose .
626 802 G:place too
-626 1692 G:there any
626 1980 K:airlock T
-626 1980 K:climbed the
-626 624 K:longer that
-626 1692 K:parted ?
626 334 K:that T
-626 624 K:the work
626 1500 K:upper is
626 1003 S:goodbye
625 1980 AT:O see
-625 3136 AT:after .
-625 2681 AT:back i
-625 624 AT:down to
-625 1162 E:for my
625 510 E:front
625 510 E:front of
625 510 E:in front
-625 2438 F:probability
625 1980 G:, what a
625 1980 G:T were not .
-625 2438 G:^ probability
-625 1162 G:and T 's word
-625 2681 G:back i up
625 1980 G:close enough
625 1980 G:close enough to
-625 1692 G:had T alone
-625 892 G:just walked
625 1980 G:one close
625 1980 G:one close enough
625 1980 G:one close enough to
625 1980 G:only one close
625 1980 G:only one close enough
625 1980 G:place , what a
625 1980 G:someone saw
625 1980 G:the only one close
625 1980 G:we keep
-625 1003 G:with $
625 1980 K:close to
625 1500 K:dead ?
-625 572 K:i one
625 1980 K:one enough
625 1980 K:only close
625 1980 K:only enough
625 1980 K:someone vent
625 1003 K:tell to
625 754 S:space
624 1003 AP:about it
624 1980 AT:protecting
-624 1162 AT:to hear
624 3678 BT:bad feeling
-624 802 BT:time ,
-624 1162 BT:you voted
624 1980 F:goodbye T
-624 1162 G:, and who
624 1980 G:T now , O
624 1980 G:T protecting
624 1980 G:^ goodbye T
624 3678 G:bad feeling
624 3678 G:bad feeling about
624 3678 G:bad feeling about T
624 3678 G:but i saw T
624 1980 G:do not use
624 1980 G:goodbye T
-624 1003 G:is for
-624 624 G:is not bad
-624 624 G:is not bad .
624 1980 G:lower ,
-624 624 G:not bad .
624 1980 G:upper ,
624 2872 G:words : T .
-624 1162 G:you voted
624 1980 K:'s weather
624 1980 K:do use
624 802 K:where O
-624 1692 N:it O
624 878 S:kinda
624 1980 S:protecting
623 1980 AP:looks
623 1980 AP:looks at
623 1980 AT:eight
623 1980 AT:like salt
623 1980 AT:pepper
-623 892 BP:mean
-623 892 BT:T did
623 1980 BT:^ ez
-623 2438 BT:day
623 1980 BT:ez
623 1980 E:against us
623 1980 E:are against
623 1980 E:is possible
623 1980 E:possible
623 1980 E:possible that
623 1980 E:that two
623 1980 E:two are
623 1980 F:ez
623 1980 G:'s 1
623 1980 G:'s 1 of
623 1980 G:'s 1 of you
623 1980 G:, it 's 1
623 1980 G:, like salt
623 1980 G:, like salt with
623 1980 G:1 of you
623 1980 G:1 of you 2
623 1980 G:P looks
623 1980 G:P looks at
623 1980 G:P looks at i
623 1980 G:^ ez
-623 1692 G:i until the
623 1980 G:it 's 1
623 1980 G:it 's 1 of
623 1980 G:like salt
623 1980 G:like salt with
623 1980 G:like salt with pepper
623 1980 G:of you 2
623 1980 G:of you 2 $
623 1980 G:pepper .
623 1980 G:salt with
623 1980 G:salt with pepper
623 1980 G:salt with pepper .
-623 892 G:that 's all
623 1980 G:with pepper
623 1980 G:with pepper .
623 1980 G:you 2
623 1980 G:you 2 $
623 1980 K:1 2
-623 1692 K:after out
623 1980 K:like pepper
623 1980 K:of 2
623 1980 K:salt .
623 1980 K:salt pepper
623 1500 K:the even
-623 1692 N:who did
623 1980 S:pepper
-622 3136 G:'m crew ,
-622 1162 G:, or T
-622 1518 G:, saw T
-622 1692 G:T reported it
622 510 G:^ T says place
-622 369 G:be next
-622 624 G:everybody is
-622 2288 G:explain the vent
-622 1692 G:for i in
-622 1692 G:for i in place
-622 3136 G:i 'm crew ,
622 1980 G:it could be
-622 2681 G:met in place ,
-622 1162 G:ok if
-622 1162 G:to T , nobody
-622 1692 G:who fixed
622 1500 K:: vents
-622 2200 K:T shortly
-622 2288 K:explain vent
622 1003 K:i followed
622 1980 K:is claims
622 1003 K:never and
-622 1429 K:place far
-622 982 K:was or
622 704 N:again
622 1003 N:does that
-621 892 AP:can
-621 563 BT:^ maybe
621 1500 BT:line
621 2872 BT:we look
-621 624 E:because he
621 6279 G:^ either O or
-621 982 G:after place
621 1003 G:truth ,
621 2872 G:we look at T
621 1980 K:^ totally
621 1980 K:a beneath
621 1662 K:now and
621 1500 K:of on
-621 1162 K:then was
-621 1027 K:went and
621 1980 K:worst .
621 1980 N:different
620 1003 AT:O would
-620 1692 AT:before we
-620 892 AT:for it
620 1003 AT:i not
620 1003 AT:the victim
620 1003 AT:victim
620 1500 BP:T swore
620 1500 BP:swore
-620 2681 BT:no reason
-620 2200 BT:place were
620 2872 G:'s T and O
-620 3976 G:T and then
-620 2836 G:T says O
-620 1162 G:^ T was nowhere
-620 2200 G:been in place all
-620 1692 G:i could not find
620 803 G:i think we
-620 1562 G:it happened
620 1003 G:it turns
620 1003 G:it turns out
-620 1692 K:'m ready
-620 1162 K:, across
-620 1162 K:^ nowhere
620 1003 K:^ takes
-620 1003 K:get T
-620 1692 K:in what
620 1980 K:vent vent
-620 2681 N:could have
619 1980 AT:is killing
619 671 AT:knife in
-619 1162 AT:screamed
619 1980 AT:ship $
619 1980 BT:people ,
619 1003 G:'s is
-619 1003 G:, you 'll
619 2872 G:T near the body
-619 2200 G:following O
619 2872 G:i feel it
-619 1692 G:like T ,
-619 624 G:only crime
619 2872 G:saw T near the
-619 624 K:'s crime
-619 70 K:T a
-619 3136 K:did so
619 1980 K:guilty the
-619 3136 K:i body
619 1980 K:the less
-619 479 S:confirm
-619 1162 S:screamed
619 803 S:stays
-618 624 AT:'s movements
618 1003 AT:, out
-618 624 AT:movements
-618 1692 BT:bumped
-618 1429 BT:tell us
-618 624 G:T 's movements
618 1336 G:not want to
-618 1162 G:voted T .
-618 1692 G:was there $
-618 624 K:T movements
-618 1692 K:T state
-618 624 K:i hold
618 431 K:i say
618 1980 K:looking $
618 1003 K:or killed
-618 1692 K:reasoning O
-618 2200 K:tasks place
-617 1162 AP:cleared
-617 624 AT:i have
-617 754 AT:innocent $
-617 1692 AT:place room
-617 3976 AT:see anyone
617 1500 BT:honest ,
617 1336 BT:sure ,
-617 1692 G:, we do
-617 1692 G:, we do not
-617 1500 G:T 's the one
617 4411 G:bad guy
617 3678 G:hole in the
-617 754 G:innocent $
-617 1162 G:leave P 's
-617 452 G:not for
617 1980 G:worries i more
617 1980 G:worries i more than
-617 494 K:does make
617 1980 K:give to
617 3678 K:have feeling
617 1980 K:more does
617 3678 K:two left
-617 829 K:who T
617 1980 K:worries more
617 1980 K:worries than
-617 510 N:cool .
617 1980 S:due
-616 532 AT:to i
616 1253 BT:here ,
-616 2200 BT:sight
-616 510 BT:to choose
-616 1162 E:lights died
616 2872 G:, but T .
616 1980 G:P comes
-616 2200 G:having a
616 1980 G:is T !
-616 1692 K:50 then
616 1980 K:T twenty
-616 1003 K:not if
615 2872 AT:lied $
-615 982 AT:this .
615 1980 BP:words ,
-615 1162 F:O tells
615 1980 G:, and under
-615 1162 G:^ O tells
615 1980 G:and under
615 1980 G:cast my
-615 2200 G:could O
615 2872 G:have killed O and
615 2872 G:lied $
615 1980 K:'s person
615 3678 K:T hide
615 1980 K:blaming $
615 1980 K:hero .
615 1003 K:know saw
615 4411 K:vote then
-615 2200 K:when ran
615 803 S:suggest
614 2872 AT:, whose
614 3678 AT:not telling
614 2872 AT:pushed O
-614 1162 BP:fair
614 1003 BT:^ gg
614 1003 BT:my last
-614 1950 BT:place after
-614 2681 G:, were T
614 2872 G:, whose
614 1003 G:O saw a
614 1003 G:O saw a vent
614 1980 G:T , but the
614 1980 G:T , does not
614 2872 G:T , whose
614 2872 G:T pushed O
614 5702 G:be voted out $
-614 2681 G:i when the
614 5702 G:voted out $
-614 1072 K:O all
-614 3136 K:and stayed
614 1980 K:fear ,
-614 1500 K:lie .
614 1003 K:place 1
-614 1429 K:still the
614 2872 K:you lying
-614 369 S:theory
613 1980 AT:in secret
613 1003 E:saw the
-613 1692 F:and where
613 1980 G:'m on T
613 1980 G:'s T 's excuse
613 1980 G:'ve seen it
613 1980 G:'ve seen it ,
-613 1692 G:^ and where
613 671 G:crew then i
613 1980 G:i 'm on T
613 1980 G:i 've seen it
-613 2200 G:i was ,
-613 3136 G:in place , were
613 1980 G:in secret
613 1980 G:in secret in
613 1980 G:in secret in place
613 1980 G:kills there
613 1980 G:kills there $
-613 3976 G:left place for place
613 1980 G:meet in secret
613 1980 G:meet in secret in
613 1980 G:place , i 've
-613 3976 G:place for place
613 1980 G:plan the
613 1980 G:plan the kills
613 1980 G:plan the kills there
613 1980 G:secret in
613 1980 G:secret in place
613 1980 G:secret in place ,
613 1980 G:seen it ,
-613 1162 G:tears .
613 1980 G:the kills
613 1980 G:the kills there
613 1980 G:the kills there $
-613 624 G:the witness .
-613 1162 G:there , and then
613 1692 G:with i for
613 1980 K:, plan
613 106 K:O .
613 298 K:O by
613 2872 K:^ conclusion
613 263 K:and it
-613 510 K:have $
613 1980 K:it plan
613 1980 K:meet secret
613 1980 K:place 've
613 1980 K:plan kills
613 1980 K:plan there
613 1980 K:secret ,
613 1980 K:secret place
612 1980 BP:died
-612 4737 F:O found
612 1980 F:gimme one
-612 1162 G:, i could have
-612 4737 G:^ O found
-612 4737 G:^ O found T
612 1980 G:^ gimme one
612 1980 G:gimme one
612 1500 G:how many
612 2872 G:knows where
612 199 G:place , and
612 1980 G:said sorry to i
612 1980 G:sorry to i
-612 1692 G:then O is the
-612 431 G:to kill
612 1003 G:went out .
-612 3567 G:when the place went
-612 2200 K:, prove
-612 1692 K:O P
-612 457 K:a $
612 1899 K:and were
-612 624 K:as !
612 1980 K:died P
612 2872 K:gg T
612 1980 K:gimme reason
-612 730 K:into T
-612 1692 N:O who
-612 982 N:because
612 1743 S:offered
611 1003 AT:blade
-611 1162 AT:tell us
611 1980 BT:not rule
611 1980 E:i rule
-611 624 G:T saved my
-611 624 G:T saved my life
-611 1692 G:^ O said Q
611 1980 G:and i certainly do
611 1980 G:bodies and
611 1980 G:certainly do
611 1980 G:certainly do not
611 1980 G:certainly do not rule
611 1980 G:do not rule
611 1980 G:do not rule out
-611 1692 G:front of T
611 1980 G:i certainly do
611 1980 G:i certainly do not
611 1980 G:i do not rule
-611 1692 G:in front of T
611 1980 G:not rule
611 1980 G:not rule out
611 1980 G:not rule out O
611 1980 G:not rule out T
611 965 G:place for
-611 624 G:saved my life
-611 1162 G:till T
611 1003 G:we should be
611 2872 K:, snake
611 1177 K:T of
611 520 K:by in
611 1980 K:certainly rule
611 1980 K:do rule
-611 1692 K:front T
-611 1162 K:hiding and
-611 624 K:saved life
610 1980 AT:alibi for
-610 2200 AT:blood test
610 1500 G:'s own .
610 2872 G:not T , it
-610 2200 G:were together .
-610 409 K:T be
-610 1003 K:^ hide
-610 802 K:a before
-610 624 K:could than
-610 1003 K:out see
610 1500 S:page
-609 1162 AT:slain
-609 1162 BP:^ was
-609 982 BP:got
-609 3355 BT:is by
609 2872 G:: T came
-609 3136 G:^ O did not
-609 3355 G:by T 's body
-609 982 G:i like
609 2872 G:i on T .
-609 3355 G:is by T
-609 3355 G:is by T 's
-609 671 G:you to
-609 748 K:T did
609 1980 K:^ evasive
609 2872 K:if goes
609 3678 K:net :
-609 2681 K:place good
609 1518 N:the other
609 1980 S:evasive
-608 1162 AT:of all
-608 892 AT:rip
608 671 BP:long
608 2614 F:i suspect
608 2872 F:it seems
608 2872 G:'s 50
608 237 G:T was not
608 2614 G:^ i suspect
608 2872 G:^ if you ask
608 2872 G:^ it seems
608 1980 G:and let i
608 2872 G:ask i it
608 2872 G:ask i it 's
608 1980 G:be blood
608 1980 G:be blood on
608 2872 G:i it 's 50
608 1980 G:in place leads
608 1980 G:in place leads to
608 1980 G:is difficult
608 2872 G:it 's 50
608 3678 G:of the grate
-608 1162 G:perfect ,
608 1980 G:place leads
608 1980 G:place leads to
608 1980 G:there be blood
608 1980 G:there be blood on
608 3678 G:too hard
608 1980 G:vent in place leads
-608 1950 G:while T was
608 2872 G:you ask i it
608 2872 K:'s 30
608 2872 K:30 20
608 2872 K:50 30
608 1980 K:^ feeling
608 1980 K:gets kill
608 1003 K:has 's
608 1980 K:in leads
608 2872 K:it 50
608 3678 K:of grate
608 6818 K:try .
-608 397 S:panel
607 2872 AP:poor O
-607 1296 AT:saw it
-607 2200 AT:way to
-607 2200 BP:^ leave
-607 624 BP:out T
-607 982 G:^ T could not
607 5082 G:be thrown out
607 5082 G:be thrown out $
607 467 G:it , and
607 5082 G:thrown out $
607 2872 K:close P
607 5082 K:thrown $
607 1027 K:together ,
-606 2200 AT:T if
606 3285 AT:away $
-606 2200 AT:if nobody
-606 5398 AT:sus $
-606 1429 AT:was innocent
606 1003 BP:the body
606 2872 BT:bark
-606 4366 BT:fueling
606 2872 BT:guilty :
606 373 BT:only
606 1980 BT:was :
606 2872 F:the dog
-606 2200 G:'d like to propose
-606 2200 G:'ll stay
-606 2200 G:'ll stay with
606 2872 G:, either T
-606 624 G:O , but hear
-606 2200 G:T T if
-606 2200 G:T T if nobody
-606 2200 G:T if nobody
-606 2200 G:T if nobody can
-606 2200 G:^ T T if
606 2872 G:^ the dog
606 2872 G:^ the dog that
-606 2200 G:a buddy system
-606 2200 G:a buddy system :
-606 2200 G:and i 'll stay
-606 624 G:and sink O
-606 624 G:and sink O ,
-606 2200 G:buddy system
-606 2200 G:buddy system :
606 2872 G:did not bark
606 2872 G:dog that
606 2872 G:dog that did
606 2872 G:dog that did not
-606 2200 G:i 'll stay
-606 2200 G:i 'll stay with
606 1980 G:it was :
606 1980 G:it was : T
-606 2200 G:like to propose
-606 2200 G:like to propose a
606 2872 G:not bark
-606 2200 G:propose a buddy
-606 2200 G:propose a buddy system
-606 624 G:sink O
-606 624 G:sink O ,
-606 624 G:sink O , but
606 2872 G:that did not bark
606 510 G:that was T .
-606 624 G:the deceased
606 2872 G:the dog that
606 2872 G:the dog that did
606 1980 G:the knot
606 1980 G:to go out
606 1980 G:to go out ,
-606 2200 G:to propose
-606 2200 G:to propose a
-606 2200 G:to propose a buddy
606 1003 G:to stroll
-606 1500 G:used it
606 1980 G:was : T
-606 2200 K:'d propose
606 524 K:^ at
606 2872 K:^ dog
-606 2200 K:a system
-606 2200 K:buddy :
606 2872 K:did bark
606 2872 K:dog did
606 2872 K:dog not
-606 4366 K:i asteroids
-606 3136 K:in end
-606 2200 K:like propose
-606 2200 K:propose buddy
-606 2200 K:propose system
-606 2200 K:system with
606 2872 K:that bark
-606 757 K:this ?
606 369 K:when :
606 2872 S:bark
606 1980 S:knot
-605 1162 AT:not guilty
-605 483 AT:side
605 4053 AT:weak
-605 624 BP:case
-605 1162 BT:has now
605 3678 BT:yeet
-605 2200 G:, T , for
-605 1162 G:^ O has now
-605 3136 G:already in place when
-605 1692 G:it or
-605 1692 G:it or not
605 1980 G:killed by T ,
-605 1162 G:not hang
-605 3567 K:fixed with
605 1003 K:front and
-605 2200 K:good O
605 1980 K:here and
605 1500 K:i o
604 1980 AT:together twice
-604 1162 BP:T could
604 3678 BP:could be
604 1500 BT:forward
-604 1162 G:, with O
-604 377 G:P $
604 1003 G:first time
-604 803 G:first to
604 510 G:last with O
604 5082 G:the most likely
604 1980 G:together twice
604 1980 G:together twice .
604 1980 G:voted out .
604 1980 G:voted together twice
604 1980 G:voted together twice .
-604 2681 G:was dark .
-604 3860 G:was with
604 1980 K:'m how
604 2872 K:T throwing
-604 1692 K:and while
-604 2200 K:beds i
604 2872 K:single in
604 1980 K:voted twice
604 624 K:what T
604 1980 N:a cabal
604 1980 N:cabal
604 1500 S:forward
-603 2872 AT:grate
603 5702 AT:not given
603 1980 AT:out last
-603 2438 AT:silent
-603 2200 BP:cleared
603 1980 E:hypothesis :
-603 1429 F:then i
-603 1429 G:^ then i
-603 1221 G:an impostor
603 171 G:and T .
603 478 G:for the
603 1980 G:out last
603 510 G:told i T
603 2872 G:were and
-603 1162 K:, ok
603 2872 K:P three
-603 361 K:T we
603 2444 K:stayed the
603 1980 K:steps place
603 803 S:rat
-602 757 AP:the place
-602 1692 AT:'re so
602 3678 BT:^ suspicious
-602 1162 BT:as to
602 3678 F:suspicious
-602 1692 G:'re so
-602 1692 G:T 're so
-602 1692 G:T stayed in place
-602 624 G:T would 've
602 3678 G:^ suspicious
-602 1003 G:anybody else
-602 3136 G:ask T .
-602 1518 G:place and saw
602 606 G:right $
602 3678 G:suspect T ,
-602 803 G:that 's not
-602 2681 G:then Q
602 1500 K:'s second
-602 431 K:T done
-602 1692 K:held in
-602 624 K:honestly the
602 1402 K:was impostor
-602 2200 K:who be
601 1980 AP:the body
-601 624 AT:a great
601 1980 BP:comment
601 1980 BP:declined
601 1980 BP:declined to
601 1980 BP:to comment
601 510 E:goes
601 1980 F:T declined
-601 1162 G:O vented , and
-601 3136 G:O was there
-601 2681 G:T , dead
601 1980 G:T declined to comment
601 1980 G:T literally
601 1980 G:^ T declined
601 1980 G:^ T declined to
601 1980 G:declined to comment
601 1598 G:impostor $
601 1865 G:in place for the
-601 2681 G:in place last
601 5702 G:is has to be
601 1980 G:that T was alone
601 1500 G:vote P
601 1980 K:" sure
-601 624 K:T great
601 1980 K:^ declined
601 1980 K:comment P
601 1980 K:declined comment
601 2872 K:is want
-601 1162 K:may .
-601 4366 K:place stayed
601 1980 K:smoke T
601 2872 K:wo be
-601 1162 O:TTTnot
601 442 S:broke
601 1500 S:rehearsed
600 1980 AT:troubles
-600 3567 AT:went off
600 1980 BP:pressure
600 671 BT:five
-600 4411 BT:it has
600 1003 BT:liked
-600 1950 F:i came
-600 1692 G:O says O
-600 1162 G:T , a
600 2872 G:T lying ?
-600 1950 G:^ i came
-600 2200 G:and can
-600 1692 G:i watched it
600 1980 G:it was T the
600 1003 G:next to the vent
600 1003 G:through the floor
600 1980 G:times T was
600 1980 G:was T the
600 1980 G:was T the whole
600 2872 G:we skip ,
-600 624 G:where T were .
600 1980 K:, crawled
-600 1692 K:T enough
600 1980 K:^ times
-600 2200 K:card in
600 2872 K:still that
600 1003 K:through floor
-600 1518 K:together T
-600 252 O:notP
-600 397 S:anything
600 1500 S:respectfully
599 1980 AT:sounds like
-599 624 BP:to T
-599 169 BT:body
-599 624 F:P never
-599 2681 F:who did
-599 1162 G:, so that
599 1980 G:T sounds like
-599 624 G:^ P never
599 1980 G:^ T sounds like
-599 2681 G:^ who did
599 1980 G:am ,
599 1980 G:am , but
599 1980 G:am , but i
599 1980 G:i am ,
599 1980 G:i am , but
599 1980 G:if i am ,
-599 1341 G:was that :
599 2872 K:'d point
-599 1341 K:O after
-599 624 K:^ pass
599 1980 K:am but
599 1980 K:am i
599 1500 K:have together
-599 1341 K:where that
-599 624 N:record ,
599 1980 S:wide
598 1980 AT:'s fishy
598 2872 BP:except
598 1980 BP:place :
-598 1162 BT:'s evidence
598 510 BT:had listened
598 1003 BT:mister
-598 1162 E:but O
-598 3136 F:i counted
598 1980 G:'s fishy $
-598 892 G:'s i
-598 1341 G:, dear
-598 1341 G:, dear ,
-598 1162 G:T is no impostor
-598 3136 G:^ i counted
-598 892 G:i and i
-598 1162 G:is no impostor
598 1003 G:mister T
-598 2200 G:not have been in
598 624 G:see T in place
598 1980 G:that 's fishy $
598 1003 G:the victim .
598 1980 G:to P and
598 1003 G:victim .
-598 369 G:vote O
598 4411 G:was you who …
-598 2200 G:whole round ,
598 4411 G:you who …
-598 624 K:'re to
-598 3136 K:^ counted
598 2872 K:^ turning
-598 1692 K:came so
-598 1692 K:it easy
-598 606 K:it to
-598 2200 K:so where
598 4411 K:you …
-598 624 N:error
598 1003 S:mister
-597 1500 AP:'s $
-597 624 AT:be lying
-597 1162 AT:in ?
597 2872 AT:not convince
597 2872 AT:perjured
597 2872 AT:standin
-597 754 BT:^ ngl
-597 1980 BT:^ probability
597 1980 BT:blind or
-597 1162 BT:can someone
597 837 BT:man
597 1980 BT:trust a
597 2872 BT:wearing
597 355 E:i is
-597 1500 G:'s $
-597 1500 G:P 's $
597 2872 G:T , always
597 2872 G:T is not convince
-597 1341 G:T the whole
-597 1162 G:and none of
597 1980 G:blind or T
597 1003 G:buying it
-597 3567 G:have each other
597 2872 G:is not convince
597 2872 G:not convince
-597 1980 G:venting .
597 2872 K:T perjured
597 2872 K:T standin
-597 1662 K:T talk
-597 624 K:^ somebody
-597 3567 K:have other
597 2872 K:is convince
-597 1162 K:then then
-597 624 K:to would
597 5702 K:went vent
597 1980 N:long .
597 510 N:voting for
597 2872 S:perjured
-597 1162 S:upset
596 2872 AT:and so
596 510 AT:fixin
-596 1162 AT:i vented
-596 1162 AT:list .
596 1662 BP:either
-596 1003 BP:hide
-596 982 BT:game
-596 1162 E:the witness
596 1003 F:go
596 3678 G:'m being
-596 624 G:, rest in
596 1980 G:: T , then
596 1003 G:^ go
596 3678 G:i 'm being
-596 624 G:rest in
596 2872 G:using the
-596 494 G:what it
596 1044 G:when i
-596 1429 K:into from
596 1980 K:reported had
596 120 N:the
-596 671 S:ejected
-596 494 S:side
-595 2681 AT:agree
595 1980 AT:how P
595 1980 BT:gap in
595 1980 BT:or it
-595 2200 G:, not even
595 6279 G:O and reported
-595 1692 G:O did it ,
-595 1162 G:T had been there
595 946 G:and i did
-595 1162 G:fire .
595 1980 G:gap in
595 1980 G:gap in T
595 1980 G:gap in T 's
595 1980 G:how P
-595 1692 G:i can tell
595 6279 G:killed O and reported
-595 510 G:of T is
595 1980 G:on evidence
595 1980 G:or it 's T
595 1120 G:the round
-595 1162 G:this on T
-595 1692 K:'s know
-595 1162 K:T corroborate
-595 624 K:^ gentle
595 1980 K:gap 's
-595 3136 K:place called
595 1980 N:dodged
-595 452 S:holds
-594 355 AT:lost
-594 2135 BT:could be
594 1980 BT:skip or
594 1253 E:it is
594 671 E:our
594 1980 F:skip or
594 1980 G:^ not a word
594 1980 G:^ skip or
594 1980 G:^ skip or T
594 2872 G:blood on T
594 2872 G:blood on T 's
594 1980 G:not a word
-594 1162 G:save T
594 1980 G:skip or
594 1980 G:skip or T
594 510 K:^ id
-594 1162 K:anchor ,
-594 982 K:right and
-594 1003 K:simple ,
594 2872 K:the standing
-594 2200 K:where two
594 344 S:claims
-593 1692 AP:did nothing
-593 1162 AT:fix it
593 1500 AT:my trust
-593 335 AT:the truth
-593 624 AT:votes .
593 1003 BT:tis
-593 624 E:were out
593 2872 G:, and if that
-593 1692 G:P did nothing
-593 624 G:T votes .
593 2872 G:and if that
593 2872 G:and if that 's
593 2872 G:if that 's
593 2872 G:if that 's wrong
593 1980 G:meeting to
593 2872 G:that 's wrong
-593 624 G:votes .
593 1980 G:where there
593 1980 K:always was
592 3678 AP:'s tracks
592 3678 AP:tracks
-592 3136 AT:T doing
592 1980 AT:is how
592 1980 BT:it up
592 1980 BT:place my
-592 624 BT:questions for
592 1980 BT:slide
-592 624 BT:two questions
592 3678 G:P 's tracks
-592 1162 G:T need to
-592 2681 G:i , T and
592 3678 G:is suspiciously
-592 624 G:questions for T
592 2872 G:quiet for
-592 624 G:that T is the
-592 624 G:two questions for T
592 3678 K:P tracks
-592 1162 K:about not
592 3678 K:another that
592 1980 K:cannot .
592 1003 K:in ok
592 2872 K:ledger ,
592 1003 K:place ok
592 1980 K:slide T
592 1980 S:biggest
-592 1570 S:explain
592 1980 S:slide
592 4411 X:T vented
-591 1162 AP:so fast
591 2872 AT:meeting with
591 630 BP:never
591 1980 BT:^ hmmm
591 1980 BT:hmmm
591 2872 BT:not lying
591 757 BT:to see
591 1980 F:hmmm
591 2872 F:today i
591 1980 G:^ hmmm
591 2872 G:^ today i
-591 624 G:in T , and
-591 3976 G:my blood
591 1980 G:of patience
591 1980 G:of patience .
591 1980 G:out of patience
591 1980 G:out of patience .
591 1980 G:patience .
591 1980 G:round T came
591 2872 G:sat down
591 2872 G:sat down .
591 2872 G:since we sat
591 2872 G:since we sat down
591 2872 G:we sat
591 2872 G:we sat down
591 2872 G:we sat down .
591 1980 K:an do
-591 1692 K:can Q
591 1072 K:dead the
591 1980 K:hmmm or
591 1980 K:one both
591 1980 K:out patience
591 2872 K:since down
591 2872 K:since sat
591 606 K:then a
591 1980 K:who an
591 704 K:you it
591 1980 S:hmmm
-590 1692 AP:cool
590 1980 AT:room away
590 2200 BP:i in
590 2438 BT:how come
-590 1162 E:on my
-590 2200 G:T is innocent ,
-590 321 G:at all
-590 2200 G:is innocent ,
-590 1692 G:not have met
-590 1162 G:round , i
590 3678 G:things up $
590 1980 G:three times now
590 1980 G:three times now .
590 1980 G:times now
590 1980 G:times now .
-590 1336 G:where T was .
590 1980 K:, name
-590 1692 K:P cool
-590 1692 K:not met
-590 1162 K:or was
-590 1692 K:set place
590 3678 K:things $
590 1980 K:three now
590 510 N:about that
589 510 AP:'s on
-589 624 AP:, bless
-589 624 AP:bless
589 2872 AP:hands .
-589 509 AT:anything
-589 757 AT:would be
-589 1162 BT:we lost
-589 624 F:T tell
589 1003 G:O paid
589 1003 G:O paid for
589 1003 G:O paid for it
589 2872 G:P 's hands .
589 510 G:P 's on
-589 624 G:T has my
589 5082 G:T is is not
589 1500 G:T vented and
-589 624 G:^ T has my
-589 624 G:^ T tell
-589 1162 G:^ we lost T
589 2872 G:and i believe the
589 5082 G:is is not
-589 1162 G:lost T
589 2872 G:of both
589 2444 G:round 2 i
589 1003 G:suggest that
589 1003 G:suggest that we
-589 1162 G:we lost T
589 1003 K:as a
589 1003 K:else .
589 671 K:room .
589 1003 K:suggest we
589 2872 K:under $
589 4411 K:vote you
-588 1162 AT:half the
588 473 AT:through the
588 1253 BT:ejecting
-588 1162 E:, :
-588 1162 E:: )
-588 3136 G:1 i was
588 3678 G:a distant second
588 1980 G:a fella
588 2872 G:are imps
588 3678 G:distant second
-588 2200 G:fixed place
588 1003 G:i vote for T
588 6818 G:not trust T ,
588 1336 G:over O .
-588 3136 G:round 1 i was
588 3678 G:shall be
588 1003 G:the vote
588 416 G:with O , T
588 1003 K:: down
588 2872 K:T confess
588 606 K:do need
588 4411 K:i climb
588 1980 K:is vibes
588 3678 K:my after
588 1446 K:no $
-588 1692 K:off P
588 1980 N:try again
588 1430 S:day
-587 671 AT:answer
-587 3567 AT:fueling
587 3678 AT:is alibi
-587 482 AT:the one
587 1980 AT:turned round
587 1003 BP:man
587 606 BT:a vent
-587 2200 BT:was that
587 2872 E:use
587 1980 F:T waited
587 1003 G:, place is
-587 1162 G:O was not in
587 3678 G:T is alibi
587 3678 G:T is alibi is
587 3678 G:^ T is alibi
587 1980 G:^ T waited
587 671 G:^ i mean T
-587 3567 G:and stayed
-587 2200 G:body in place ,
587 1980 G:dark for
-587 1918 G:in place , T
587 1500 G:in place like a
587 3678 G:is alibi
587 3678 G:is alibi is
-587 2200 G:later i
587 476 G:place went
587 671 G:seen T in
587 1980 G:turned round
-587 1692 K:O asked
587 2872 S:suspiciously
-587 369 S:understand
586 3678 AP:" .
-586 1692 AT:, dear
-586 3136 AT:valves
586 1500 BT:bless
-586 624 BT:not mad
-586 426 BT:nothing
-586 624 E:gain
-586 624 E:gain by
586 1003 G:, sir
-586 1692 G:O heard
-586 6948 G:O killed T .
-586 1692 G:T saw the
-586 1162 G:a fair hearing
-586 1692 G:do not suspect
-586 1162 G:fair hearing
586 1980 G:for a crewmate
-586 1692 G:i O and
-586 1692 G:i do not suspect
586 4411 G:ngl $
-586 624 G:not mad
-586 1692 G:not suspect
586 416 G:time T
-586 1162 K:a hearing
-586 252 K:be to
586 1980 K:for crewmate
-586 1692 K:i check
-586 1162 K:literally O
-586 2681 S:happen
585 510 AT:claims
585 1980 AT:mighty
585 1429 BT:cells
-585 2200 E:class
585 510 F:is anybody
585 1980 G:, and people
585 1980 G:, sorry T ,
585 1980 G:: the vent
585 4411 G:^ T is standing
585 510 G:^ is anybody
585 1980 G:and people
585 1980 G:do not want to
585 510 G:is anybody
585 754 G:vote 's
-585 754 K:'s no
-585 871 K:T crew
585 1980 K:T mighty
585 606 K:^ gone
585 338 K:a of
-585 1692 K:ten ?
-585 624 K:the than
-585 1692 K:was nice
585 1980 N:it never
585 1980 S:mighty
-584 624 AP:, as
584 3678 AT:T !
584 510 AT:happy
584 206 AT:why
-584 802 BT:defending
-584 2200 BT:to add
-584 510 BT:to point
584 1500 G:, O first
-584 2681 G:^ i reported T
584 2872 G:if Q
584 2872 G:if Q 's
-584 1692 G:out again
-584 1692 G:out again .
584 3678 G:vent of
-584 1162 G:were alone for
584 1980 K:here vote
-584 1162 K:is both
584 2872 N:chance
583 2872 AT:imps and
583 1980 AT:remembers
-583 2681 BP:i did
-583 1692 BP:place without
-583 3593 BT:my vote
583 1980 BT:nobody asked
-583 754 E:has been
-583 1003 E:well .
583 1980 F:nobody asked
-583 5092 G:T 's body in
-583 2200 G:T alive .
583 2872 G:T slip
583 1500 G:^ O is right
-583 2200 G:^ T is clean
583 1980 G:^ nobody asked
583 1980 G:^ nobody asked T
-583 1162 G:and let T finish
-583 1162 G:carrying cells
-583 1162 G:have left
583 2872 G:i saw what
583 2872 G:i saw what i
-583 3136 G:i was with P
583 1980 G:nobody asked T
583 2872 G:saw what i
583 2872 G:saw what i saw
-583 1162 K:and finish
583 1980 K:not blood
583 1980 N:bothers
583 1980 N:bothers i
583 1980 N:that bothers
583 1980 S:remembers
582 547 AT:'s account
-582 892 AT:makes sense
582 5082 AT:uses
-582 1692 BT:test
582 5082 F:T uses
-582 2200 G:T see O
582 5082 G:T uses
582 5082 G:^ T uses
582 1980 G:^ first T ,
582 1980 G:is where O
582 1980 G:is where O died
-582 624 G:not evidence
-582 2200 G:on the cameras
-582 624 G:proof .
582 1003 G:that i have
582 1980 G:where O died
582 510 K:O word
582 2872 K:^ finally
582 5082 K:^ uses
-582 2200 K:on cameras
582 5082 K:uses $
-582 757 N:i ,
582 1980 X:first T , then O .
581 2872 AT:dead to
-581 624 BT:debit
-581 1692 BT:i stayed
581 671 E:i just
581 3678 E:the quiet
-581 892 E:voting
581 4411 F:T avoids
-581 2872 F:T made
581 5082 F:T through
581 1980 G:, we 'd
581 1980 G:, we 'd have
581 416 G:O on
-581 2200 G:T and O did
581 4411 G:T avoids
-581 1341 G:T walked in
581 4411 G:^ T avoids
-581 2872 G:^ T made
581 5082 G:^ T through
581 2438 G:at P
581 2872 G:dead to
581 2872 G:how T knew
-581 1162 G:i follow
-581 1162 G:if T is impostor
-581 1162 G:long ago
-581 1162 G:long ago .
581 1980 G:not want to be
581 1980 K:'s hole
-581 1162 K:, follow
-581 2681 K:^ shared
-581 1162 K:been ago
-581 1162 K:been long
-581 624 K:debit T
-581 624 K:the lose
580 2872 BP:grate
-580 1692 BP:killer
580 2872 BT:is this
-580 946 BT:place to
580 510 E:is place
580 355 E:try
-580 2681 G:Q left
-580 1296 G:T came in
-580 982 G:do it .
-580 1692 G:into place from place
580 838 G:see i
580 1980 G:three rounds ,
-580 2200 K:, wandered
-580 2296 K:T vent
-580 644 K:^ what
-580 1003 K:is silent
-580 2200 K:wandered and
-580 624 K:will next
580 510 N:have a
-580 2438 S:money
-579 1162 BT:^ counsel
-579 1162 BT:counsel
-579 1162 BT:counsel for
579 1662 BT:lean
579 1980 E:consistent
-579 1162 F:counsel
-579 1162 F:counsel for
579 1980 G:'s side since
579 1980 G:'s side since morning
579 754 G:, but T
-579 1692 G:, i was watching
579 1482 G:, was
-579 1162 G:^ counsel
-579 1162 G:^ counsel for
-579 1162 G:^ counsel for T
579 1003 G:^ sorry T ,
579 2872 G:airlock $
579 1980 G:been taking
-579 1162 G:counsel for
-579 1162 G:counsel for T
579 1980 G:happened and
579 1980 G:has been taking
-579 1162 G:hurt T
579 3678 G:points to T .
579 1980 G:side since
579 1980 G:side since morning
579 1980 G:side since morning .
579 1980 G:since morning
579 1980 G:since morning .
579 2872 G:the airlock $
579 1980 K:'s morning
-579 1162 K:counsel T
579 2438 K:either T
579 1980 K:has taking
-579 1162 K:is when
579 1980 K:said you
579 1980 K:side morning
579 1980 K:talks like
-579 2200 K:us been
579 1980 N:birds
579 1980 N:birds of
579 1980 N:blood
579 1980 N:blood .
-579 1692 N:did O
579 1980 N:feather
579 1980 N:feather ,
579 1980 N:feather is
579 1980 N:of one
579 1980 N:one feather
579 1980 N:say ,
579 1980 N:the feather
579 1980 N:with blood
578 4411 AT:not provided
-578 624 AT:nowhere
-578 802 AT:says i
578 2872 E:a reason
578 2872 F:something 's
578 1980 G:P needs
-578 1391 G:^ O , O
-578 1692 G:^ negative on T
578 2872 G:^ something 's
-578 1692 G:had time to
578 4411 G:not provided
578 2872 G:something 's
578 563 G:that the
578 1980 G:then T came out
578 4411 K:T deflecting
-578 510 K:a -
578 1980 K:being in
578 1980 K:finds ?
-578 1162 K:get first
578 1980 K:is kind
-578 3976 K:sure O
578 1500 K:the find
-578 624 N:opportunity
-578 624 N:opportunity ?
-578 624 N:the opportunity
-578 1162 O:TiOQ
578 2872 S:menu
578 1003 S:vague
577 1980 AP:, this
577 606 AT:say T
-577 1692 AT:the bench
-577 314 E:O is
577 2872 G:, sus $
577 1980 G:P , this
577 606 G:T say T
577 2872 G:are T and
577 2872 G:are T and O
577 1980 G:as well as
-577 2681 G:holding the
-577 1003 G:lying .
-577 1162 G:to start
577 1980 G:well as
-577 1692 K:asteroids T
577 2872 K:shall it
576 1980 AP:'s tasks
576 2872 AP:i and
576 1980 AT:are together
576 1003 AT:ballot
576 1980 AT:honest man
576 3678 AT:is contradicts
576 2872 BT:death
576 1980 BT:lukewarm
576 1980 BT:lukewarm take
576 2872 BT:of death
-576 624 F:T ok
576 606 F:T why
576 1980 F:lukewarm
576 1980 F:lukewarm take
576 1980 G:'s an honest
576 1980 G:'s an honest man
576 2872 G:'s sus af
576 1980 G:: T in the
576 1980 G:P 's tasks
576 1980 G:T 's an honest
576 3678 G:T is contradicts
576 1003 G:T say T were
576 3678 G:^ T is contradicts
-576 624 G:^ T ok
576 606 G:^ T why
576 1980 G:^ lukewarm
576 1980 G:^ lukewarm take
576 1980 G:^ lukewarm take :
576 2034 G:alone with T
576 1980 G:are together
576 1980 G:are together on
576 1980 G:are together on this
576 1980 G:by P in
-576 2438 G:climbed out of the
576 3678 G:is contradicts
576 1980 G:lukewarm take
576 1980 G:lukewarm take :
576 1980 G:on this $
576 1003 G:say T were
576 1980 G:together on this
576 1980 G:together on this $
576 1980 G:was doing in
576 2872 K:, thirty
576 1307 K:O in
576 2872 K:^ death
576 1980 K:a do
-576 1341 K:clear .
576 3678 K:contradicts $
576 1980 K:lukewarm :
576 1980 K:together this
576 1980 K:you we
576 624 N:then place
576 1980 S:lukewarm
-575 1692 AT:had gone
-575 624 AT:harmless
-575 624 AT:harmless .
-575 1692 AT:impostor ?
-575 3136 AT:is fine
575 3678 AT:is full
-575 1692 AT:who were
575 1980 BP:says P
575 2872 E:must be
575 188 F:T said
-575 1162 F:witness
575 1980 G:" trust i
-575 624 G:O ever
-575 1692 G:T had gone
-575 3136 G:T is fine
-575 355 G:T looked
-575 892 G:T saw O
-575 1692 G:^ T did you
575 188 G:^ T said
575 4411 G:^ i have a
-575 1162 G:^ witness
-575 1692 G:body so
-575 624 G:has O ever
-575 1692 G:impostor ?
575 3678 G:is full
575 3678 G:is full of
575 2872 G:skip , T
-575 1429 G:the alarm
575 700 K:Q in
575 372 K:T 's
-575 624 K:T harmless
575 2872 K:^ lose
-575 1003 K:^ now
-575 624 K:^ rip
-575 2681 K:could whether
575 442 K:just O
-575 1003 K:looks P
575 1980 K:trust "
-575 1162 S:shown
574 2872 AT:believe $
574 1003 AT:got to
-574 624 AT:print
-574 1162 AT:quiet because
-574 1162 BP:quiet
-574 1162 BP:quiet because
-574 853 E:i went
-574 1162 E:reported it
-574 2681 E:room where
574 284 F:T 's
574 628 F:that
574 2872 G:: T stabbed
-574 1162 G:O had T
574 284 G:^ T 's
574 628 G:^ that
574 837 G:and is
574 2872 G:believe $
-574 1162 G:quiet because
-574 1162 G:quiet because P
-574 3976 G:shared place
-574 2681 G:this time i
574 2872 G:to believe $
574 1980 G:voting T right
-574 3567 K:O over
574 1980 K:T talks
574 2872 K:T things
-574 624 K:for P
-574 892 K:is any
574 4411 K:is name
-574 1162 K:oh i
-574 1162 K:quiet P
574 3678 K:today tomorrow
574 1980 K:voting right
-574 624 N:is there
-574 2200 N:makes no
-574 2200 N:no sense
-573 266 AT:-
573 4411 AT:airlock .
573 1980 AT:around the
-573 982 AT:innocent .
-573 190 AT:we
573 1980 AT:whole thing
573 1980 E:O know
-573 892 E:log
573 4411 F:T vent
573 1980 F:seriously
573 1980 F:seriously now
573 1980 G:" where
-573 2200 G:O , so O
573 4411 G:^ T vent
573 1980 G:^ seriously
573 1980 G:^ seriously now
573 1980 G:^ seriously now ,
573 2872 G:a hole in
-573 1692 G:be transparent
-573 3136 G:happened ,
573 1980 G:i note
573 1980 G:seriously now
573 1980 G:seriously now ,
-573 1692 G:to be transparent
-573 1162 G:two of us
-573 5432 G:who killed T
-573 5092 G:with T then
-573 381 K:i for
573 1980 K:seriously ,
573 5082 K:sus .
-573 1692 K:to transparent
-573 369 K:told ,
573 1980 K:trusted T
-573 1162 K:two us
-573 1692 S:transparent
572 1003 AT:coat
-572 1162 AT:observed
-572 1692 BT:O lied
-572 1162 BT:it against
572 1980 BT:obsessed
572 1980 BT:obsessed with
572 1980 BT:with how
-572 1840 G:O and T were
572 1980 G:^ T 's always
572 1980 G:and if O 's
572 2872 G:i do not trust
572 1980 G:if O 's killer
-572 1162 G:it against T
-572 1162 G:it against T .
572 1980 G:obsessed with how
572 1980 G:odd that
-572 2200 G:place so it
572 1980 G:with how
-572 1003 K:T pushing
572 1980 K:need to
572 1980 K:obsessed how
-572 510 K:would push
-572 2200 O:iTOOO
571 1336 AT:close
-571 1500 E:that nobody
571 606 F:i seen
571 1980 G:P and i
571 1980 G:T 's story about
571 606 G:^ i seen
-571 5432 G:^ when T died
-571 4411 G:be ejected
571 1500 G:i move
571 3678 G:leaves T and
571 3678 G:leaves T and O
571 510 G:lights came
-571 1692 G:of alarm
571 1980 G:you who
-571 847 K:and there
571 526 K:were T
571 206 O:TO
570 1980 BP:forget
570 1980 F:mon
570 1980 F:mon dieu
-570 624 G:'s own words
-570 3136 G:, all in
-570 3136 G:, all in place
570 1980 G:O right next
570 1980 G:O right next to
570 1980 G:^ mon
570 1980 G:^ mon dieu
570 1980 G:^ mon dieu ,
570 1003 G:a panel
-570 2200 G:at the door of
-570 3136 G:beds ,
570 1980 G:dieu ,
-570 1162 G:i straight
570 1980 G:killed O right next
570 1980 G:mon dieu
570 1980 G:mon dieu ,
570 2872 G:of the floor .
-570 624 G:own words
570 2872 G:sorry , T ,
-570 1162 G:the list
-570 1429 G:the sample
570 754 G:turns out
570 1980 K:'s report
-570 581 K:: place
570 1980 K:T pushed
570 1980 K:^ dieu
570 1336 K:and how
570 4411 K:at percent
570 2872 K:awfully for
-570 457 K:being .
570 2872 K:he 's
-570 1950 K:i already
570 1980 K:mon ,
-570 2681 K:on left
570 369 K:place did
570 283 K:tell ,
570 1545 K:voting .
570 1980 S:dieu
570 1980 S:mon
-569 1692 AT:O as
-569 3567 AT:alive when
569 383 AT:get
569 1336 BT:better
569 1980 E:east .
-569 1162 F:between O
569 982 G:'s scan
569 2872 G:O right in
569 2872 G:O right in front
-569 1162 G:T on a
-569 1162 G:^ between O
-569 3567 G:alive when
-569 1162 G:and stood
569 1500 G:end up
-569 1692 G:is clean $
569 2872 G:killed O right in
-569 1162 G:literally with
569 1003 G:round one ,
-569 3136 G:sorted the tools
-569 1162 G:was literally with
-569 1162 K:, panel
569 578 K:T get
-569 3567 K:alive left
-569 1950 K:before after
569 3136 K:can for
-569 1162 K:in every
-569 1162 K:literally and
-569 2681 K:passed the
569 2438 K:place 20
569 1162 K:place walked
569 4411 K:smells T
-569 624 K:task gets
569 3285 K:vote out
568 1336 AP:three
568 1980 AP:which
568 2872 AT:'s shoes
-568 510 AT:not i
568 2872 AT:shoes
568 1980 BT:asks where
568 1980 BT:loudest voices
568 1003 BT:lovely
568 1980 BT:voices
568 1980 BT:voices were
568 1980 G:O told us to
568 2872 G:T lies $
568 1980 G:asks where
568 1980 G:asks where T
568 1980 G:asks where T was
568 1980 G:five minutes
-568 1162 G:half the ship
-568 1162 G:half the ship in
568 1980 G:hide something
568 1980 G:nobody asks where
568 1980 G:nobody asks where T
568 1054 G:not see T
-568 892 G:or place
-568 892 G:place or place
568 1980 G:to hide something
568 1980 K:asks was
-568 1162 K:crew bet
568 2872 K:every is
568 1980 K:let out
568 1980 K:not real
-568 892 K:then did
567 1500 AT:matter
-567 1324 AT:the body
567 355 AT:turned
567 373 AT:with the
-567 2200 BT:O blames
567 1980 BT:denies
-567 1692 BT:what makes
567 1980 E:says "
567 1003 G:'d ask O
567 1003 G:'d ask O to
-567 2200 G:O blames
-567 1162 G:^ i 'd encourage
567 1980 G:^ if T denies
567 2872 G:^ so T "
567 1003 G:ask O to
567 1980 G:at it
567 1980 G:at it .
567 1003 G:i 'd ask O
567 1980 G:if T denies
567 2872 G:so T "
-567 624 G:tell P $
567 2872 K:'m being
567 630 K:'re ,
-567 624 K:( $
-567 1162 K:^ encourage
-567 3283 K:back place
-567 2200 K:blames ,
-567 2200 K:blames and
567 1980 K:if denies
567 2438 K:with story
-567 624 N:outstanding
567 1003 S:news
-567 321 S:thought
-566 2288 AT:next .
566 3678 AT:so sus
566 1980 BT:'s boots
-566 1162 BT:withdraw
566 1980 F:the curious
-566 1692 G:'s neither
-566 1692 G:T 's got a
-566 624 G:T says it
566 1980 G:^ the curious
-566 1692 G:by P 's own
566 1980 G:is lying $
-566 1692 G:it 's neither
566 2872 G:so T it is
566 3678 G:so sus
566 1980 G:the curious
-566 730 G:three of
-566 1429 G:together in place ,
566 3419 G:vote T and
566 2872 G:you vented
566 671 K:^ wo
566 1980 K:need look
566 1980 K:thing P
-566 1692 N:start
565 1980 AT:duct
-565 781 AT:keeps
565 3678 BT:finger
565 754 F:since
565 1500 G:T comes
565 2872 G:T pushing
565 754 G:^ since
-565 1162 G:claims that O
565 1980 G:duct in
565 1980 G:duct in place
565 1336 G:i may be
-565 3426 G:in place together
-565 624 G:not guilty
-565 1692 G:place this round ,
-565 1162 G:says O came out
565 1003 G:that if
565 1980 G:told you that
565 2872 K:T smell
565 1980 K:duct place
-565 1162 K:even place
565 1980 K:one way
-565 1692 N:any vent
565 2872 N:we never
565 1980 S:duct
-564 1162 AT:a ghost
-564 1692 AT:elbow
564 1980 AT:smooth $
-564 2200 BT:, since
-564 1162 BT:disagree
564 3678 BT:kidding
-564 1692 E:i stayed
-564 1162 G:T for like
-564 1692 G:T would be alive
564 5702 G:^ T out of
564 510 G:as of
-564 1692 G:my elbow
564 3678 G:saw T standing
564 1980 G:smooth $
564 625 G:was T .
564 1980 G:with others
-564 1162 K:, innocent
564 3678 K:but vote
564 1003 K:lie i
-564 624 K:release .
-564 1692 K:so cool
564 1980 K:take at
-564 671 K:we up
564 1003 K:whoever for
-564 624 N:asking
-564 624 S:release
563 4411 AT:lying T
-563 1162 BT:gold
563 1003 BT:have voted
563 1980 BT:right there
-563 1162 BT:say what
-563 1692 BT:verify
563 2872 G:O and T killed
563 4411 G:T is lying T
-563 1429 G:got T
563 1003 G:have voted
563 4411 G:is lying T
563 4411 G:lying T
-563 1980 G:the question $
-563 3136 G:were in place when
563 1980 K:'s ill
563 510 K:^ else
563 671 K:a this
-563 1692 K:could clarify
-563 1162 K:gold T
-563 1692 K:over in
563 2872 K:percent ,
-563 1162 K:place again
-563 1692 N:fixed
563 1518 N:i in
-563 892 N:is the
563 1253 S:boots
-563 1692 S:clarify
562 1980 AT:" forgot
-562 2200 AT:before it
562 1980 AT:forgot "
562 671 AT:were never
-562 892 BT:^ are
-562 1162 BT:came through
562 1980 BT:love T
-562 1162 G:O because of
-562 1429 G:O if
562 1980 G:T " forgot
562 1980 G:T " forgot "
562 3678 G:T was an
562 3678 G:T was an impostor
-562 624 G:against O ,
562 1003 G:all alone
-562 3136 G:and T died
562 1980 G:i love T but
562 1980 G:love T but
562 1980 G:love T but T
562 1980 G:noticing ?
-562 802 G:out of place ,
562 671 G:were never
-562 1162 K:and pass
562 3678 K:as goes
-562 1692 K:in since
562 1980 K:love but
-562 892 K:run place
562 1003 S:hm
-561 404 AT:leave
561 578 AT:someone
561 3678 AT:strange $
561 335 AT:then i
561 1980 BP:even
-561 2200 BT:all round
561 2872 BT:behaviour
561 2872 BT:behaviour from
561 1980 BT:my confidence
561 1980 BT:problem with
-561 624 E:gauges in
561 1980 G:'s the second
561 1980 G:'s the second time
-561 1692 G:O came in ,
-561 3136 G:O saw i
-561 2681 G:^ T said O
-561 1162 G:^ is it T
561 2872 G:behaviour from
561 2872 G:behaviour from T
561 1980 G:by P ,
-561 1162 G:do not act
-561 2200 G:heard $
-561 2200 G:i heard $
-561 1162 G:not act
561 1980 G:problem with
561 1980 G:problem with T
561 3678 G:strange $
561 1980 G:that 's the second
561 1003 G:version .
561 4411 G:why did T kill
-561 1162 G:with Q 's
561 3678 K:T strange
-561 1692 K:T watched
561 2872 K:^ behaviour
561 1980 K:^ problem
561 1980 K:all for
-561 312 K:and for
561 2872 K:behaviour T
561 1980 K:correlation T
-561 1692 K:could where
-561 1162 K:do act
-561 1162 K:so anyone
561 1980 K:so impostor
561 1980 K:that second
-561 2200 K:to where
561 1980 K:wrong of
561 1980 N:long way
561 1980 N:round ?
561 1980 N:the long
560 1003 AP:'s post
560 1003 AP:post
560 1003 AP:post in
-560 1162 AT:as to
-560 1162 AT:harvest
560 1980 BT:die next
560 1980 BT:sleeping
560 1980 BT:sleeping on
-560 2200 G:O why
560 1003 G:P 's post
560 1003 G:P 's post in
560 1980 G:T fr
560 1980 G:T to a
-560 1692 G:^ while i respect
-560 452 G:i a
-560 1692 G:i respect
560 1980 G:lie $
560 2872 G:my vote for
560 2872 G:my vote for T
-560 476 G:on T 's
560 1980 G:on T fr
-560 2836 G:place ?
560 1980 G:sleeping on
560 1980 G:sleeping on T
560 1980 G:sleeping on T fr
-560 1162 G:the place :
560 2438 G:to explain $
-560 1692 G:while i respect
560 1003 K:P post
560 359 K:T in
560 1980 K:^ sleeping
560 1980 K:die it
-560 1692 K:even ?
560 1980 K:gentlemen the
560 1980 K:on fr
560 1980 K:sleeping T
560 1980 K:sleeping fr
560 2872 K:there gap
-560 1692 K:while respect
560 578 S:bar
-560 1162 S:harvest
559 1980 AT:filed
559 609 AT:place .
-559 671 AT:vented from
-559 624 E:maybe
-559 2200 G:^ T were in
559 3678 G:^ voting T ,
559 1980 G:i heard the vent
-559 1692 G:i prefer
-559 624 G:the line
559 1980 K:, bounder
559 1980 K:out had
-559 2681 K:place tools
559 1662 N:am
559 1003 N:stood
559 1980 S:bounder
559 1980 S:filed
558 2438 AT:to get
558 510 BT:plenty
558 1980 BT:vibes
-558 624 BT:why should
-558 624 E:this is
558 1003 F:T again
558 510 F:but O
558 2438 G:'s answer
558 1003 G:^ T again
558 510 G:^ but O
-558 1950 G:and there was T
558 3678 G:have no alibi
558 1980 G:of the table
-558 2200 G:scanned $
558 1980 G:vented in front
558 1980 G:vented in front of
-558 624 G:why should
-558 2200 K:O trip
558 1980 K:getting vibes
-558 326 K:i and
558 1980 K:of table
-558 546 K:round T
-558 242 K:the i
558 1980 K:vibes T
-558 2681 N:O had
-557 1429 AT:i got
557 2872 BT:^ watch
-557 240 BT:accused
557 2872 F:i caught
557 2872 F:watch
-557 982 G:'s and
557 2872 G:^ i caught
557 2872 G:^ watch
557 1980 G:floor of place ,
-557 1003 G:guilty :
-557 2200 G:safe ,
557 2872 G:statistics .
-557 4366 G:with T , place
557 1003 K:50 O
-557 1162 K:in side
-557 892 K:tell the
-557 2681 K:the blackout
557 2872 S:statistics
556 319 AT:from the
-556 369 AT:looked nervous
556 1980 AT:of there
556 1003 AT:too much
-556 1692 E:place i
556 1003 G:T anymore
-556 1692 G:^ O could have
556 3678 G:^ T vented into
556 4411 G:and look at
-556 624 G:for T , three
556 1980 G:got O killed
556 1980 G:if T 's crew
-556 624 G:if this
-556 624 G:if this is
-556 1003 G:it all
-556 369 G:looked nervous
556 1980 G:of there
556 1980 G:out of there
-556 3136 G:round , so
-556 1692 G:second T 's
-556 1162 G:standing .
556 1980 G:the gap
-556 671 G:the person who
-556 1692 G:then O and
556 1980 K:, gap
556 671 K:T man
556 1980 K:T show
-556 1692 K:i lower
-556 1162 K:light T
-556 2200 K:little in
556 1980 K:out there
556 1692 K:when ,
-556 274 N:to
-556 757 S:plants
-555 1162 AT:chill $
555 2872 AT:fails
555 416 BT:big
555 1336 BT:defended
555 1980 BT:mention that
-555 1950 G:: O with
555 1980 G:O 's dead .
555 510 G:P would have
-555 3567 G:^ i went to
555 1980 G:and you still
-555 892 G:before the report
555 1336 G:defended T
-555 624 G:does not make P
555 2872 G:i that T has
555 1980 G:mention that T
555 1980 G:to mention that
555 1980 G:to mention that T
555 1980 G:you still
555 2438 K:T hiding
-555 892 K:before report
555 982 K:did not
-555 2681 K:headed place
-555 1692 K:see too
555 2872 K:sharks i
555 2872 S:fails
-554 2200 AT:an i
554 2872 AT:contradicting
554 2872 AT:is contradicting
554 2872 AT:is outed
554 2872 AT:outed
-554 624 E:and no
-554 1692 E:it happened
-554 624 G:, T was just
554 1980 G:O , and one
-554 1692 G:O , do not
554 355 G:O and the
554 2872 G:T is contradicting
554 2872 G:T is outed
554 2872 G:^ T is contradicting
554 2872 G:^ T is outed
554 1662 G:^ i find it
-554 1162 G:alone for a
-554 1692 G:and saw
554 1980 G:impostors : O
554 1980 G:impostors : O ,
-554 1162 G:is O and O
554 2872 G:is contradicting
554 2872 G:is outed
-554 1692 G:swiping .
554 1980 G:two impostors : O
-554 692 K:T !
554 2872 K:T contradicting
554 2872 K:T outed
554 2872 K:^ contradicting
554 2872 K:^ outed
554 2872 K:contradicting $
-554 802 K:not …
554 2872 K:outed $
554 1003 K:this to
-554 624 N:not know
-554 1692 O:OnotOT
554 2872 S:contradicting
554 2872 S:outed
553 3678 AP:lied about
553 3678 BT:plank with
-553 1500 E:closed .
553 1980 E:finder
553 1980 E:the finder
553 136 E:who
553 2438 F:net
-553 1692 G:T while
553 2438 G:^ net
553 2872 G:as an impostor
-553 1162 G:last game
553 3678 G:my suspicion falls
553 1980 G:other is
553 3678 G:plank with
553 3678 G:plank with T
553 1980 G:questions to
553 3678 G:suspicion falls
553 3678 G:the plank with
553 3678 G:the plank with T
553 1980 G:true T
553 1980 G:vent and you
-553 1980 K:T goes
553 1980 K:^ kills
553 671 K:ca in
553 1980 K:is end
553 3678 K:my falls
553 2872 K:next all
553 1003 K:of into
553 1500 K:vote ,
-553 1692 K:with cells
-553 2200 N:let 's
553 1214 S:name
553 2438 S:net
-553 1003 S:rubs
552 1003 AT:P has
552 1500 AT:dumb
552 1003 AT:made the
552 2872 AT:not balance
552 510 AT:to come
-552 1692 AT:visited
-552 1692 BT:correction
-552 1027 BT:not T
-552 2200 E:i say
-552 3567 F:during
552 2872 G:'d bet my
-552 3567 G:^ during
552 2872 G:find it a
552 2872 G:i 'd bet my
-552 1162 G:point , T ,
552 4411 K:'s holes
552 671 K:T someone
552 1980 K:^ bless
-552 290 K:a between
-552 1692 K:i quarrel
-552 1162 K:other i
-552 1162 K:owed .
-552 1692 K:quarrel .
-552 1429 K:second with
552 3678 K:trying i
552 838 K:what doing
552 754 N:-
-552 1692 N:saw a
551 452 BT:tell
551 1003 G:, and no one
-551 1162 K:O explanation
551 671 K:alone round
551 2872 K:are all
-551 1341 K:but do
-551 892 K:that nothing
550 1980 AT:always the
-550 510 AT:deserves
550 1980 AT:gg $
-550 1692 AT:was watering
550 1980 BP:last meeting
550 1980 BT:^ strange
-550 1429 BT:i followed
-550 624 BT:insists
550 4411 BT:suspect is
-550 624 BT:that a
550 2872 F:either way
550 1500 F:remove
550 3678 G:T was nobody can
-550 1692 G:T was watering
550 1980 G:T with P 's
550 2872 G:^ either way
550 1500 G:^ remove
-550 1162 G:assume T
550 1980 G:it 's been T
550 1980 G:meeting P
-550 3136 G:round in place
550 4411 G:suspect is
550 3678 G:was nobody can
550 3678 G:was nobody can confirm
550 3678 G:where T was nobody
-550 3678 K:'s more
-550 559 K:T then
-550 1692 K:T watering
-550 1162 K:and wanted
-550 224 K:but T
-550 2200 K:impostor have
-550 190 K:not 's
-550 2200 K:place oxygen
-550 2200 K:this in
550 3678 K:was confirm
-550 2524 K:when to
-550 4366 K:where i
550 3678 K:where nobody
550 1500 S:fooled
549 1980 BT:T nobody
549 1980 BT:statement
549 5702 F:T from
-549 2200 F:i vouch
549 2872 G:'s wearing
-549 2200 G:, and i with
-549 1162 G:O , by
549 1980 G:O lock T nobody
-549 1162 G:T convinced
-549 1162 G:T convinced i
-549 1162 G:T convinced i ,
549 3678 G:T is no one
549 1980 G:T nobody
549 1980 G:T nobody can
549 1980 G:T nobody can confirm
549 1980 G:^ P was just
549 5702 G:^ T from
-549 2200 G:^ i vouch
-549 2200 G:^ let us adopt
-549 624 G:a lamp
-549 2200 G:a pairing
-549 2200 G:a pairing protocol
-549 2200 G:a pairing protocol :
549 1980 G:a second witness .
-549 2200 G:adopt a
-549 2200 G:adopt a pairing
-549 2200 G:adopt a pairing protocol
-549 2200 G:and i with
-549 2200 G:first , but
549 1980 G:for the one
549 1980 G:front of i and
-549 2200 G:i vouch
-549 2681 G:in place , both
549 3678 G:is no one to
-549 2200 G:let us adopt
-549 2200 G:let us adopt a
549 1980 G:lock T nobody
549 1980 G:lock T nobody can
549 2872 G:look at T ,
-549 2681 G:neither of us
-549 892 G:of T in
549 1980 G:one who wanted a
549 1980 G:only one who wanted
-549 2200 G:pairing protocol
-549 2200 G:pairing protocol :
-549 2200 G:protocol :
549 1980 G:second witness .
-549 2200 G:us adopt
-549 2200 G:us adopt a
-549 2200 G:us adopt a pairing
549 1980 G:wanted a second
549 1980 G:wanted a second witness
549 1980 G:who wanted a
549 1980 G:who wanted a second
-549 1162 K:'s before
-549 624 K:'s killer
549 1980 K:2 vented
-549 2200 K:^ adopt
-549 2200 K:a protocol
-549 2200 K:adopt pairing
-549 2200 K:adopt protocol
549 1980 K:alibi it
-549 2200 K:first but
-549 1162 K:help ,
549 1980 K:keeps up
-549 2200 K:let adopt
549 1980 K:on card
549 1980 K:only wanted
-549 2200 K:pairing :
-549 2200 K:protocol with
549 1980 K:smell T
549 510 K:the are
549 2872 K:then about
-549 2200 K:us pairing
549 1980 K:wanted second
549 1980 K:wanted witness
549 1980 K:who second
-549 2200 N:lost .
-549 2200 S:adopt
-549 2200 S:pairing
-548 624 AP:'s too
548 1980 BP:is that
548 1500 BT:real
548 2872 BT:wrong but
-548 624 G:'s too
-548 624 G:, P 's too
548 510 G:, but Q
-548 624 G:P 's too
-548 158 G:P was
-548 2200 G:confirm the
548 1980 G:is that P
-548 1162 G:it , and O
548 3678 G:standing on the vent
548 700 G:where T was
548 2872 G:wrong but
548 2872 G:wrong but T
548 1003 K:'d on
-548 3136 K:already ,
-548 2200 K:doing i
548 1980 K:five and
-548 892 K:if just
-548 3136 K:joined .
548 1980 K:much "
548 1980 K:said "
548 3678 K:standing vent
548 494 O:OOTi
548 1341 O:OTOi
547 1980 AT:speech .
-547 1692 AT:to it
-547 2200 BT:body of
-547 1162 E:thing .
547 355 F:lol T
547 355 G:^ lol T
-547 2200 G:body of
-547 2200 G:body of T
-547 982 G:confirm T
547 2872 G:do not mean
-547 3976 G:i did my
547 2872 G:i do not mean
547 2872 G:is not it ,
547 355 G:lol T
547 2872 G:not it ,
547 2200 G:were both in
-547 2034 G:with T and O
-547 1692 K:^ cross
547 754 N:doing
-547 624 N:lamp
-547 624 N:lamp .
-547 1162 S:harsh
547 1003 S:less
546 1980 AT:for every
546 2872 AT:guys ,
-546 216 BP:do not
546 1003 BT:corridor ,
546 1980 BT:explained
-546 1692 BT:far :
-546 1003 BT:heart
546 1980 BT:is getting
-546 1162 BT:stuff
-546 946 G:, T came
-546 1692 G:, i saw that
546 1980 G:, look at the
546 2872 G:P out ,
546 510 G:T says P was
-546 1796 G:T there
-546 1162 G:a round and
-546 1003 G:airlock for
546 1980 G:at i , look
546 1980 G:at the two that
-546 2200 G:been T ,
-546 624 G:ever done
-546 624 G:ever done for
546 1980 G:every second
546 1980 G:every second .
546 1980 G:for every second
546 1980 G:for every second .
-546 1692 G:i saw that
-546 1692 G:i saw that much
546 1253 G:i think it 's
546 1980 G:look at the two
-546 1692 G:saw that
-546 1692 G:saw that much
-546 1692 G:saw that much .
546 1980 G:skipped the
546 1980 G:skipped the place
546 1980 G:skipped the place :
546 1980 G:that skipped
546 1980 G:that skipped the
546 1980 G:that skipped the place
-546 1003 G:the airlock for
546 1980 G:the two that
546 1980 G:the two that skipped
546 1980 G:two that
546 1980 G:two that skipped
546 1980 G:two that skipped the
546 1980 G:use our
-546 1692 K:O died
546 671 K:O more
546 1003 K:T call
546 547 K:^ then
546 1980 K:at look
-546 2872 K:bad .
-546 624 K:be you
546 3678 K:blames $
-546 624 K:do protect
546 1980 K:explained T
546 1980 K:getting off
-546 1692 K:i much
-546 624 K:liar O
546 1980 K:look two
546 2872 K:of we
546 1980 K:skipped :
546 1980 K:skipped place
546 1980 K:the skipped
546 1980 K:two skipped
-546 624 K:what ever
546 1980 K:who and
-546 624 K:why protect
546 1980 N:pattern
546 1980 N:pattern .
-546 1162 N:southeast
-546 416 N:with my
545 1500 AT:doth
-545 1692 BT:decide between
545 1980 BT:should have
-545 624 E:scan .
545 1980 E:tuning
545 1980 E:tuning the
545 1980 G:'d give
545 1980 G:^ i 'd give
-545 2681 G:dead in place $
-545 1692 G:decide between
545 1980 G:i 'd give
-545 1692 G:i discovered
-545 1692 G:left before
-545 802 G:not do
-545 1692 G:not trust O .
-545 452 G:scan .
-545 1692 G:trust O .
-545 1692 K:Q "
545 1980 K:an everything
-545 1692 K:decide and
545 510 K:floor O
545 1980 K:no confirm
545 1980 K:one confirm
545 225 N:in place
-545 1251 S:cold
545 174 S:twice
544 313 AT:around
-544 1162 AT:at time
-544 1162 AT:time of
-544 290 BT:done
-544 1162 BT:it T
544 1980 BT:probability of
-544 214 BT:thinks
-544 1692 E:went up
-544 1162 F:great
544 1980 F:probability of
544 1980 G:, however ,
544 2872 G:T went into the
-544 1162 G:^ great
544 1980 G:^ probability of
544 1980 G:^ probability of T
544 1980 G:alibi each other every
544 2872 G:at i and
544 1980 G:each other every
544 1980 G:each other every time
544 1980 G:every time .
544 754 G:if that
544 2872 G:is T ?
544 1980 G:of T being
544 1980 G:other every
544 1980 G:other every time
544 1980 G:other every time .
544 1980 G:probability of
544 1980 G:probability of T
544 1980 G:probability of T being
-544 1692 G:the same thing
544 2872 G:vent when
-544 2681 G:was not there .
544 2872 G:went into the
-544 1162 G:where T had been
544 1980 K:each time
544 1180 K:i trust
544 1980 K:of being
544 2872 K:one too
544 1980 K:other time
544 1980 K:probability being
-544 1692 K:to here
-544 853 K:two in
-544 2200 K:was dish
544 606 K:with dead
543 416 AP:look
543 2872 AT:'re lying
-543 624 AT:is to
-543 1692 F:what makes
543 2872 G:'re lying
543 2872 G:'re lying ,
-543 1162 G:O was standing
543 2872 G:T 're lying
543 2872 G:T 're lying ,
-543 624 G:T is to
-543 1692 G:^ what makes
-543 624 G:away , T
-543 1162 G:gold star
543 1980 G:killed by T $
543 1980 G:on that alone
-543 892 G:scanned in
-543 862 G:see T
543 1980 G:that alone
-543 624 G:the other ,
543 510 K:, very
543 1500 K:^ fake
543 1003 K:called $
543 1980 K:going let
543 1003 K:how the
-543 624 K:match ,
-543 624 K:match T
-543 1162 K:place watching
-543 1162 K:thanks for
-543 2396 K:when got
543 1980 K:where "
542 547 BP:about
-542 673 BP:in
542 1980 BT:^ threat
-542 1162 BT:man ,
542 1980 BT:threat
542 1980 F:threat
542 204 G:, i
-542 2200 G:: then
-542 2681 G:T watched i
-542 5206 G:^ T saw i
-542 1162 G:^ i voted for
542 1980 G:^ threat
542 1980 G:beneath the floor
542 1980 G:beneath the floor of
-542 226 G:maybe T
542 1980 G:out , and T
-542 624 K:, way
542 259 K:^ tells
542 1980 K:asks where
542 1980 K:beneath floor
542 1500 K:explain P
542 1980 K:lying one
-542 3976 K:start the
542 1980 K:threat :
-542 624 K:weird ,
542 1980 K:will to
-542 452 K:you at
542 1980 S:threat
-541 310 AT:make
541 1980 AT:yes ?
-541 1162 BP:blaming
-541 1162 BP:blaming T
541 1980 BP:forgot
-541 2681 BT:O who
-541 1296 BT:dear
541 1980 E:back in
541 214 G:O and T .
541 1980 G:T , yes ?
-541 624 G:T did , T
-541 2200 G:T is good
-541 754 G:T wants
-541 624 G:did , T
-541 624 G:did , T .
541 1662 G:know the
-541 2200 G:my culture
541 1500 G:my place
541 2872 G:no cap ,
-541 510 G:not check
541 4411 K:^ smells
-541 537 K:back the
-541 1692 K:my while
541 3678 K:throwing $
541 1980 N:" .
-541 550 N:go
-540 1429 AT:, all
540 1980 AT:cried
540 2872 AT:motive $
-540 1336 AT:pushing
540 510 BP:thing
540 510 BT:asked
540 1003 BT:before ,
540 1980 BT:but only
540 2872 BT:closely
540 1980 BT:not confirm
540 1003 BT:place or
-540 1162 BT:word on
-540 1162 G:, let alone
-540 2681 G:, with whom
-540 2681 G:, with whom i
540 4411 G:T is you were
540 3678 G:T standing over
540 510 G:about as
540 1980 G:every time i
-540 2200 G:from place ?
-540 624 G:go on
540 4411 G:is you were
-540 1162 G:let alone
-540 624 G:look how
540 2872 G:motive $
-540 2681 G:with whom i
-540 1162 G:word on T
540 2872 K:^ closely
540 1980 K:^ cried
540 2872 K:closely T
540 2872 K:is motive
-540 624 K:person has
540 860 K:say but
540 1003 N:meeting .
540 2872 S:closely
-540 397 S:follow
-540 624 S:value
-539 1692 AT:'s card
539 2872 AT:been awfully
-539 1162 BP:voted
-539 624 BT:pushed
539 510 E:is it
-539 1162 F:some
539 2872 G:'m putting
-539 1162 G:'s logic
-539 1162 G:^ T walked in
-539 1162 G:^ some
539 2872 G:been awfully
539 510 G:doubt T .
-539 2200 G:gen with
539 1980 G:gentlemen , T
539 2872 G:i 'm putting
-539 2200 G:or O ?
539 510 G:skipping .
539 1980 G:to close the
-539 624 G:typed "
-539 1003 G:wrong i
-539 1692 K:P together
-539 1692 K:blood $
-539 671 K:ejection T
539 1980 K:gentlemen T
-539 3136 K:i lights
539 2872 K:i putting
-539 624 K:typed "
-539 624 K:why lie
539 510 S:skipping
-538 1692 AT:both down
-538 2200 AT:genrator
538 5082 BT:^ sus
538 1980 E:is one
-538 624 G:T and none
538 1980 G:and O died ,
538 1980 G:and the corpse
-538 1692 G:both down
538 2872 G:doing tasks "
538 510 G:is short
-538 1162 G:suppose ,
538 2872 G:tasks "
538 1980 G:venting $
-538 892 K:P left
538 671 K:alone one
538 1980 K:but off
538 1980 K:got that
538 803 K:seen ,
-537 1162 BT:died with
537 1980 BT:turn around
-537 892 E:not know
-537 624 G:ai not no
537 355 G:i doubt T
-537 624 G:not no
-537 559 G:the dark
-537 624 K:ai no
-537 2200 K:where are
537 1003 K:wrong O
537 671 N:and the
-537 1692 N:because i
-536 1162 AT:'s dark
-536 1003 BT:why are
-536 369 E:test .
536 1263 G:came in
-536 1692 G:i P 's
536 1003 G:place , and no
536 1003 G:the prosecution
536 1003 G:was near the
-536 1692 G:with i $
-536 1429 K:O everybody
536 1003 K:am ,
536 2872 K:i getting
536 1980 K:murdered .
-536 1003 K:work .
-536 1162 N:and what
536 1003 S:prosecution
535 1003 AP:read
-535 269 AT:, do
535 1980 AT:been working
-535 982 AT:half
-535 1162 AT:no vent
-535 1162 AT:saw the
535 671 E:vent to
535 1980 F:T abandoned
-535 1162 F:we can
535 1980 G:^ T abandoned
-535 1162 G:^ the body was
-535 1162 G:^ we can
535 1980 G:been working
535 1980 G:been working together
535 1980 G:been working together ?
535 1980 G:both victims
535 1980 G:for i to
535 1980 G:have been working
535 1980 G:have been working together
535 1980 G:open vent
535 1980 G:the open vent
-535 2200 G:together with
-535 1162 G:turned out to
-535 1162 G:turned out to be
535 1003 G:was in place "
535 1980 G:working together ?
535 1980 K:^ abandoned
535 2872 K:a convenient
535 1980 K:have working
535 1003 K:on round
-535 1162 K:turned be
-535 1162 K:turned to
535 1980 K:working ?
535 1980 N:find i
535 1980 N:i wondering
535 754 N:should
535 1980 N:wondering .
535 1980 S:victims
534 1980 AT:fighting each
534 1980 BP:named
-534 283 E:eyes
534 1518 G:O were in
-534 2200 G:O with O ,
-534 1692 G:and by i
534 1980 G:each other is
534 1980 G:each other is so
534 1003 G:everything T
534 1980 G:fighting each
534 1980 G:fighting each other
534 1980 G:fighting each other is
534 1980 G:is so fake $
534 1980 G:only T .
534 1980 G:other is so
534 1980 G:other is so fake
534 1980 G:so fake $
534 1980 K:'m wrong
534 1500 K:^ making
534 1003 K:^ turned
-534 1692 K:by by
534 1980 K:each is
534 1980 K:fighting other
534 402 K:how T
534 1980 K:it feel
534 1980 K:other fake
534 3285 K:out floor
-534 1162 N:present .
-534 1162 N:really
-533 2681 AT:O or
533 1980 AT:both vouch
533 3678 AT:changing
-533 2200 AT:ground
-533 1162 BT:comment
533 1980 G:, case closed ,
533 1980 G:, everyone go
533 1980 G:, everyone go home
-533 2681 G:, i passed
533 2872 G:O was T
-533 493 G:T are
533 1980 G:T lacks
-533 624 G:T why are
533 510 G:^ i think P
533 2701 G:^ it was T
-533 2200 G:and T can
533 510 G:and T was last
533 1980 G:both vouch
533 1980 G:both vouch for
533 1980 G:both vouch for each
533 1980 G:case closed ,
533 1980 G:case closed , everyone
533 1980 G:closed , everyone
533 1980 G:closed , everyone go
533 1980 G:crew then i 'm
533 1980 G:each other , case
533 1980 G:everyone go
533 1980 G:everyone go home
533 1980 G:everyone go home .
533 1980 G:impossible , and
533 1980 G:impossible , and i
533 3678 G:in vent
533 122 G:it ,
-533 2200 G:not O T
533 3678 G:or T is lying
533 1980 G:other , case
533 1980 G:other , case closed
-533 1500 G:that it 's
-533 3136 G:time in place
533 1980 K:, home
533 4754 K:T voted
533 1980 K:a says
-533 520 K:body ,
533 1980 K:both each
533 1003 K:ca you
533 1980 K:case everyone
533 1980 K:closed everyone
533 1980 K:closed go
533 1980 K:each case
533 1980 K:everyone home
533 1980 K:impossible and
533 1980 K:other case
533 1980 K:other closed
533 1003 N:normal
-533 226 S:make
532 2288 BT:leaves O
532 1003 BT:sure about
-532 1692 BT:who lock
-532 1692 BT:who who
-532 1692 F:not he
532 1003 G:T answers
532 1980 G:T came from that
-532 1003 G:T done
532 2872 G:T first , O
-532 1692 G:T reported .
-532 1692 G:^ not he
-532 1692 G:^ not he so
-532 624 G:against T and
-532 1692 G:he so
-532 1692 G:he so who
-532 1692 G:he so who who
-532 1692 G:not he
-532 1692 G:not he so
-532 1692 G:not he so who
532 3305 G:out of the
-532 2681 G:so i was
-532 1692 G:so who who
-532 1692 G:so who who lock
-532 1692 G:the two of you
-532 1692 G:two of you
-532 1692 G:who lock
-532 624 G:who says that
-532 1692 G:who who
-532 1692 G:who who lock
532 510 K:, taken
532 1003 K:^ answers
-532 1162 K:^ consistent
-532 2200 K:^ personally
532 1980 K:be before
-532 1692 K:he who
-532 1692 K:so lock
532 1500 K:we get
-532 1692 K:who lock
-532 1692 K:who remove
531 1980 AT:, on
531 2585 AT:changed
-531 1692 G:'m voting O
531 1980 G:T , on
531 1003 G:T were , T
531 1980 G:^ T , on
531 2872 G:^ that 's the
-531 1162 G:both are
531 3678 G:buy a
-531 1162 G:here who
-531 1692 G:i 'm voting O
-531 1162 G:killer , i
531 3678 G:not buy a
531 1980 G:so nicely
531 1980 G:so nicely .
-531 624 G:stop defending O
-531 1162 G:wanted to water
-531 510 K:T doubt
531 1003 K:accuses ,
-531 452 K:did vent
-531 982 K:i had
-531 1692 K:i set
531 2872 K:lock :
-531 1429 K:on with
531 1980 K:raise hand
-531 624 K:to not
-531 754 K:voting T
-531 1162 K:wanted water
-531 1162 N:, just
-531 1162 N:on O
531 1980 O:TTTOT
-530 624 AP:has a
-530 510 AT:P .
530 1980 AT:a terrible
-530 624 AT:grounds
530 2872 AT:hide P
530 2872 BT:'s eyes
-530 2200 BT:O see
-530 419 F:nothing
530 1980 G:'re a terrible
530 1980 G:, T 're a
530 1980 G:O has cleared
-530 2200 G:O say T
-530 2200 G:O see T
530 1980 G:T 're a terrible
-530 624 G:T , or
-530 1162 G:^ i was not
-530 419 G:^ nothing
530 1980 G:a terrible
-530 1162 G:already ,
-530 3976 G:and later
530 2872 G:answer for
-530 2200 G:by my side
-530 2076 G:i trust T
-530 2200 G:i walked into
-530 5264 G:saw T vent
530 1980 K:'re terrible
530 1980 K:, align
-530 1162 K:, honestly
-530 416 K:T lies
-530 1692 K:just ?
-530 2658 K:ok $
530 2872 K:single and
-530 2200 K:swiped ,
-530 1692 K:walk T
-530 624 N:alone ?
530 1310 S:liar
529 1980 AT:'s alone
-529 2681 AT:are clear
-529 2096 AT:it is
529 4411 AT:more holes
529 2872 AT:not being
-529 1692 E:signed
-529 1692 E:signed the
-529 1692 F:can T
529 2872 F:keep
529 1980 G:'s alone
529 1003 G:'s head
529 5082 G:100 $
529 1980 G:T 's alone
529 393 G:T , that
-529 2444 G:T , who was
529 2872 G:T is not being
529 3678 G:^ O saw T
529 2872 G:^ T is giving
-529 1692 G:^ can T
529 2872 G:^ keep
529 1980 G:a room that
-529 1950 G:are fine
529 1253 G:both be
-529 2200 G:emptied the
529 4411 G:has more holes
529 4411 G:has more holes than
-529 1162 G:inch .
529 2872 G:is not being
-529 431 G:no reason
529 2872 G:not being
529 1980 G:notice T
529 1980 G:room that
-529 1162 K:T dear
-529 624 K:blame O
529 4411 K:has holes
-529 1162 K:pin T
529 2872 K:should at
-529 1692 N:that ca
529 1980 N:think we
-529 624 S:yell
528 1980 AT:an error
-528 1162 AT:asleep
-528 1162 AT:not that
528 1980 AT:returned an
528 1980 BT:'s proposal
528 1003 BT:skeptical
-528 2200 G:, may i
-528 2200 G:, may i ask
528 1980 G:O 's proposal
528 1980 G:P knew
-528 624 G:T by O
528 1980 G:an error
528 510 G:had listened to
528 510 G:had listened to i
528 310 G:like a
528 510 G:listened to i
-528 2681 G:part of the
528 1980 G:reach for
528 1980 G:reach for the
528 1980 G:returned an
528 1980 G:returned an error
-528 1162 G:so i 'd
528 1980 G:support O
528 1980 G:support O 's
528 1980 G:support O 's proposal
528 2872 G:were not there $
528 1980 K:O proposal
-528 1162 K:did plants
-528 838 K:i only
-528 803 K:is here
528 510 K:listened i
528 1980 K:not witness
-528 2681 K:part the
528 1980 K:returned error
-528 1692 K:to other
528 1402 K:to vent
528 754 N:convenient
-528 1692 S:inspected
528 1003 S:skeptical
528 355 S:usually
527 1980 AT:formation at
-527 2681 AT:happened ?
-527 2200 AT:paths
-527 369 BP:did not
-527 1003 BP:vented
527 1980 BT:i submit
-527 1162 G:( is not that
527 1980 G:T broke formation
527 1980 G:T broke formation at
527 2872 G:T kill O .
527 1980 G:broke formation at
527 1980 G:formation at
-527 2681 G:happened ?
527 2872 G:heads :
-527 1162 G:is not that "
-527 2681 G:it happened ?
-527 1162 G:not that "
-527 1162 G:not that " …
527 2872 G:of guilty
527 510 G:said the
-527 1162 G:that "
-527 1162 G:that " …
527 1500 G:the others
-527 1588 G:went off
-527 1162 K:( that
527 1980 K:T formation
527 1980 K:broke at
-527 624 K:hanged a
527 1980 K:is every
-527 1692 K:kind to
527 510 K:place what
-527 1162 K:that …
527 671 K:the three
-527 624 N:next .
-527 624 S:hanged
-526 1692 AT:half .
-526 527 BT:'s
-526 1162 BT:asking i
-526 624 BT:quit
-526 1162 F:thanks for
526 1980 G:" again .
-526 3136 G:, O were
-526 2200 G:^ according to T
526 4411 G:^ i think it
526 3678 G:^ maybe it 's
-526 1162 G:^ thanks for
-526 1162 G:^ thanks for the
-526 1162 G:be serious
-526 1162 G:be serious ,
-526 2200 G:behind in
-526 2200 G:behind in place
526 1980 G:doing wires "
526 1980 G:doing wires " again
526 1980 G:guess , T was
-526 892 G:last saw
-526 1162 G:serious ,
-526 1162 G:was left alone
526 1980 G:wires "
526 1980 G:wires " again
526 1980 G:wires " again .
-526 624 K:^ another
526 892 K:doing ?
526 1980 K:doing again
526 1003 K:leave and
-526 1273 K:place the
-526 624 K:see then
526 1980 K:smell from
526 1980 K:wires again
526 467 K:you the
525 1003 AP:ran
525 1980 AT:straight past
-525 1336 E:, it
-525 624 E:all of
-525 624 E:is O
525 1980 E:much .
-525 624 F:T seem
525 1980 G:'ve been saying
-525 624 G:T seem
-525 624 G:^ T seem
-525 1162 G:against O is
-525 1303 G:and if
-525 1162 G:before lights
525 2872 G:from the place and
525 1980 G:i 've been saying
525 3678 G:killed O in front
525 1980 G:past the body
525 1980 G:straight past
525 1980 G:straight past the
525 1980 G:straight past the body
525 671 K:'s over
525 1980 K:'ve saying
-525 2200 K:O 2
-525 624 K:^ seem
525 1980 K:else O
525 1980 K:straight body
-525 624 K:the proof
-525 1162 N:short
525 1980 N:wo
525 1980 N:wo not
-525 469 S:ask
525 1003 S:cap
525 510 S:working
524 510 AT:was watching
-524 313 BP:T 's
-524 1950 BT:have been
524 671 BT:reached
-524 480 F:not
-524 2200 G:, T saw it
-524 3025 G:, did T
-524 624 G:O , and now
-524 624 G:T ok $
-524 480 G:^ not
-524 757 G:as far as i
524 4411 G:explain $
-524 757 G:far as i
524 1980 G:have the right
524 1980 G:have the right to
524 1980 G:i go back
-524 6072 G:i were in
524 1980 G:period .
524 1980 G:right to remain
524 1980 G:the right to
524 1980 G:the right to remain
524 1980 G:to remain
524 2872 G:vote is T
-524 1865 K:first place
-524 624 K:not down
524 2872 K:only 'd
524 1980 K:right remain
524 2872 K:say because
524 1980 K:seen anything
524 1980 K:the remain
523 1980 AP:entered
523 1980 AT:hell
523 1980 AT:hell maybe
523 1980 AT:maybe both
-523 624 AT:scapegoat
-523 624 AT:signed
523 4411 BT:money 's
-523 1692 BT:tried
523 241 E:place vent
523 5702 G:T is should be
-523 1162 G:but for
-523 1162 G:did i
-523 671 G:get P
523 1980 G:hell maybe
523 1980 G:hell maybe both
523 1980 G:hell maybe both $
523 2872 G:i shall say
523 5702 G:is should be
523 1980 G:maybe both
523 1980 G:maybe both $
-523 1162 G:moment T
523 4411 G:money 's
523 4411 G:money 's on
523 4411 G:money 's on T
523 2872 G:shall say
-523 1692 G:swabbin the
-523 1162 G:the moment T
523 1980 K:P entered
-523 1162 K:begin .
-523 1662 K:has for
523 1980 K:hell $
523 1980 K:hell both
523 1980 K:hiding ?
-523 766 K:i from
523 1980 K:maybe hell
523 1286 K:place so
523 1336 K:sorry ,
-523 1692 K:swabbin floor
-523 452 K:then lying
-523 982 N:got
-523 624 N:truly
-523 2200 O:TTiO
523 1980 S:hell
522 1162 AT:i did
-522 1162 AT:l
522 1003 AT:less
-522 620 BT:'m
522 1980 BT:butler
522 1980 BT:the butler
522 3678 E:as well
-522 3136 E:honest ,
-522 355 E:sat
522 3678 E:think as
-522 1162 F:ma
-522 1162 F:ma 'am
522 1980 F:the butler
-522 1162 G:'am ,
-522 2200 G:'d be dead
-522 3976 G:, did T see
-522 624 G:, it 's O
522 1980 G:O and T is
522 2872 G:^ i vote for
-522 1162 G:^ ma
-522 1162 G:^ ma 'am
-522 1162 G:^ ma 'am ,
522 1980 G:^ the butler
522 1980 G:^ the butler did
-522 1003 G:about T 's
522 1980 G:butler did
522 1980 G:butler did it
522 1980 G:butler did it ,
522 1003 G:everything that
522 1500 G:for somebody who
522 510 G:gentle O
-522 1692 G:like , T
-522 1162 G:ma 'am
-522 1162 G:ma 'am ,
522 2872 G:murderer .
-522 3136 G:on my way
522 1500 G:one does not
522 2438 G:one who vented
522 1980 G:the butler did
522 1980 G:the butler did it
522 2438 G:the one who vented
-522 3136 G:walked to place ,
-522 892 G:was near .
-522 1027 G:were in the
522 1980 K:'s leaks
522 1980 K:'s meeting
-522 1162 K:^ 'am
522 1980 K:^ slid
522 1980 K:butler ,
522 1980 K:butler T
522 1980 K:butler it
-522 1162 K:ma ,
522 1980 K:much does
522 2872 K:not whole
522 1980 K:over face
-522 1692 K:place tripped
522 1980 K:slid the
522 2438 K:the vented
-522 2200 K:with wires
-522 1162 N:off the
-522 1162 S:'am
-522 1162 S:ma
522 1980 S:slid
-522 329 S:sorry
521 2872 AT:a culprit
521 2872 AT:be true
-521 1162 AT:completed
521 1980 AT:master
-521 1692 AT:was my
521 1980 E:he came
521 383 E:two
-521 730 G:O was the
521 892 G:T : i
521 1980 G:T doth
521 1980 G:T doth protest
521 5702 G:T gets my vote
-521 1692 G:T was my
-521 1692 G:^ T was my
-521 1162 G:^ did T vent
-521 3150 G:either O or
-521 624 G:if it was T
521 510 G:is usually
521 671 G:not want
521 1980 G:off alone
-521 1162 G:saw T last
-521 1692 G:say Q
521 1003 G:sure about
-521 1162 G:who saw T last
521 671 G:you two
-521 1692 K:O following
521 1980 K:Q name
-521 1162 K:across the
-521 624 K:believe hurt
-521 1692 K:each a
-521 4542 K:in with
521 837 K:no it
521 2872 K:please be
-521 510 K:think $
-521 624 K:tongue .
521 2872 X:ok T
-520 1162 AT:, neither
520 3678 AT:everyone $
520 1203 BT:^ two
520 1980 E:i finished
-520 624 F:anyone see
-520 2200 G:T , can T
520 833 G:T has
520 1980 G:T is i
520 1980 G:T is i as
520 1980 G:^ T is i
-520 624 G:^ anyone see
-520 624 G:^ anyone see T
520 1980 G:is i as
-520 3567 G:together , O and
520 1229 G:until the
-520 1429 G:were all
-520 892 K:, blames
-520 1692 K:and button
-520 1162 K:has but
520 1003 K:if be
520 510 K:my about
520 1980 K:place corpse
-520 1162 K:too not
-520 1229 K:was for
-519 2681 AT:alive and
-519 1162 AT:believe T
519 1980 AT:honeyed
-519 624 BP:again ,
-519 1162 BT:, stop
-519 624 BT:an honest
-519 1162 BT:believe the
-519 624 BT:honest man
519 1980 BT:honeyed
-519 1162 E:were O
-519 892 E:witness .
519 2872 G:, six
-519 1162 G:P 's fine .
-519 1162 G:T , one for
519 1980 G:T shut up
-519 1500 G:^ T 're the
519 1980 G:^ T shut up
-519 1692 G:anybody in
-519 1162 G:for T , one
-519 3136 G:is dead on
-519 3136 G:is dead on the
519 4411 G:not be trusted $
-519 2200 G:place , found
-519 5432 G:place , then i
519 1980 K:T honeyed
519 510 K:^ mean
519 2872 K:and straight
519 2872 K:he first
519 1980 K:honeyed ,
-519 1692 K:on own
-519 710 K:place P
519 2872 K:six ,
-519 1980 K:throw .
519 1980 S:honeyed
-518 1162 AT:account .
-518 2681 BP:, where
518 595 BP:with
518 510 BT:got eyes
518 1980 BT:paper
518 1980 BT:should 've
518 1980 BT:vent go
518 1980 F:should 've
-518 1162 G:'s word against O
518 1980 G:O more than
518 1980 G:^ should 've
-518 1162 G:against O 's
518 2872 G:get T out $
518 510 G:got eyes
518 510 G:got eyes on
518 510 G:got eyes on T
-518 1692 G:how long were T
-518 1692 G:long were T
-518 624 G:or not
-518 624 G:other , T
518 2872 G:so T $
518 2872 G:the wrong way
518 1980 G:vent go
-518 1162 G:word against O
-518 1162 G:word against O 's
518 2872 G:wrong way
518 1500 K:^ enter
-518 624 K:all at
-518 624 K:we let
518 1980 N:how .
518 1003 S:thirty
518 1003 S:trail
-517 2200 AT:already dead
517 1980 AT:has found
-517 1692 AT:my hand
-517 1692 AT:throughout
-517 1162 BT:^ ca
517 2872 BT:no doubt
-517 982 G:O goes
517 1980 G:T has found
517 2872 G:and he 's
517 1980 G:has found
517 2872 G:ok so i 'm
-517 377 G:voted T
-517 3136 G:while ,
517 624 K:card T
517 1003 K:speech .
-517 624 K:will ,
516 1980 AP:a script
516 1980 AP:off a
516 1980 AP:reading off
516 1980 AP:script
-516 1162 AP:write
-516 1162 AT:apologize
-516 1162 BT:last saw
-516 1162 E:scanned .
516 1980 G:'s reading off
516 1980 G:'s reading off a
516 757 G:, after
516 1980 G:P 's reading off
516 1980 G:a script
-516 1162 G:be stupid
-516 2200 G:before i ,
-516 1162 G:i accused
-516 1162 G:last saw T
-516 3567 G:my blood test
516 1980 G:off a
516 1980 G:off a script
-516 2200 G:place , then P
516 1980 G:reading off
516 1980 G:reading off a
516 1980 G:reading off a script
516 1003 G:said nothing
-516 1162 G:says self report
516 1980 G:seconds without
-516 624 G:to vote T on
516 1003 G:twice .
-516 1162 G:would be stupid
-516 1162 K:P our
-516 1402 K:T should
516 4411 K:at !
-516 1162 K:given T
516 2872 K:he he
-516 3976 K:i left
-516 624 K:my by
-516 3567 K:my test
516 1980 K:off script
-516 1162 K:place side
516 1980 K:reading a
516 1980 K:reading script
-516 624 K:think saw
-516 421 K:to and
-516 624 K:wanna T
-516 1162 K:would stupid
-516 1162 N:, both
516 1980 S:script
515 326 AT:said P
515 2872 AT:single time
515 1950 BT:O were
-515 1003 BT:we should
-515 1162 E:location
-515 1743 F:either T
515 860 F:should
515 1003 G:'d bet
515 3678 G:'s a lie
515 1662 G:, has
515 1003 G:T did a
-515 1692 G:^ T was place
-515 1743 G:^ either T
515 860 G:^ should
515 1003 G:i 'd bet
515 416 G:i swear
515 3678 G:likely $
515 3678 G:most likely $
515 1980 G:still T $
515 3678 G:that 's a lie
515 1003 G:tho ,
-515 218 K:'s a
515 3678 K:'s lie
-515 624 K:, proved
515 1003 K:^ believes
515 1980 K:and precisely
515 1980 K:has idea
515 1170 K:impostor T
515 2872 N:eject
515 1003 S:fer
-515 624 S:proved
515 2872 S:sketchy
514 1980 BP:gets
514 1980 BT:i smell
-514 2200 E:'s odd
-514 2200 E:odd
-514 1692 G:O were both in
514 624 G:T , O ,
514 1980 G:T had an alibi
-514 671 G:T now ,
514 2872 G:T vented place
514 2872 G:^ T vented place
514 2872 G:^ i lean T
514 2872 G:at T 's feet
514 2872 G:feel like T
514 2872 G:feel like T is
514 1980 G:had an alibi
514 1103 G:has no
514 2872 G:i lean T
514 2872 G:lean T
514 2872 G:like T is
514 1336 G:now that
514 4411 G:that story
514 1429 G:the place went
-514 1692 G:the whole time in
-514 2681 G:were T doing in
-514 1692 G:whole time in
514 1980 K:had alibi
514 1003 K:out like
514 1980 K:shady $
-514 624 K:sing ,
-514 624 K:was lmao
513 1003 AT:go in
513 510 AT:i 'll
-513 624 BT:^ k
-513 624 BT:^ silence
-513 520 BT:accusing
513 1003 BT:breaking
513 1980 BT:tall
-513 520 E:any
-513 3567 E:fix wiring
-513 1692 G:'s last
-513 1692 G:, um
-513 1692 G:, um ,
513 510 G:T , what T
513 1003 G:T go in
-513 2658 G:^ T 's story
513 3136 G:at first ,
-513 1743 G:climbed out of
-513 1162 G:i bumped
-513 1692 G:not agree
-513 1692 G:place , yes
-513 624 G:point about the doors
-513 1253 G:that it 's T
513 1980 G:the other half
513 1003 K:body and
-513 1743 K:climbed of
-513 1692 K:not saw
513 741 K:one and
-513 1692 K:place yes
-513 624 K:point doors
513 1980 K:tall T
513 510 O:TOOQ
513 2872 S:kraken
-512 624 AT:much ,
512 1980 AT:pirate ,
-512 1162 BT:i vented
-512 164 E:'ve
512 4411 E:was sus
512 1980 G:'s T by
-512 624 G:and P is not
512 1980 G:caught in the
512 1980 G:caught in the act
512 1980 G:in the act
-512 624 G:it 'd
-512 624 G:it 'd be
512 1980 G:it 's T by
-512 1692 G:on the strength
-512 1692 G:on the strength of
512 1980 G:pirate ,
-512 1692 G:strength of
-512 1692 G:strength of a
-512 1692 G:the strength
-512 1692 G:the strength of
-512 1692 G:the strength of a
-512 1162 G:us that O
512 313 G:what a
512 1980 K:T pirate
512 1003 K:an that
512 1980 K:an this
512 1980 K:caught act
-512 1743 K:has P
512 1980 K:in act
-512 1692 K:on strength
-512 624 K:scared the
-512 1692 K:strength a
-512 892 K:the reported
512 1980 K:this so
512 1980 K:warm T
-512 369 S:lmao
-512 1692 S:strength
511 1980 AP:witnesses
511 1980 AT:looked at
511 1980 BP:towards
-511 624 BP:vented ,
-511 1692 BT:not accusing
-511 1692 E:i !
511 624 E:not in
511 2872 F:feed
511 510 F:late
-511 912 G:, T and O
511 2872 G:^ feed
511 510 G:^ late
511 2872 G:at T , T
511 1662 G:but if
511 510 G:did T 's
511 2872 G:told on
511 1980 G:witnesses .
511 1980 K:'s always
511 2872 K:, win
511 1980 K:O strolled
511 510 K:about as
-511 1692 K:and made
511 1003 K:bilge place
511 1003 K:clear is
-511 1692 K:i accusing
511 1980 K:loud .
-511 1003 K:our $
511 903 K:vote O
-511 892 S:dear
510 2872 AT:rid
-510 5995 AT:to save
510 510 AT:waiting for
510 2872 BT:^ going
-510 2912 BT:been with
-510 494 E:point
510 1980 F:should have
510 626 G:O or T
-510 892 G:O said Q
510 1980 G:T on that
-510 1692 G:T saw P
510 1980 G:^ should have
510 5082 G:i agree with O
510 965 G:one of
-510 892 G:said Q
-510 1162 G:say something
-510 1162 G:tho so
-510 1692 G:to produce
510 1980 G:went there
-510 3976 G:where did T go
-510 624 K:'s cause
510 1980 K:answer the
510 1980 K:such as
510 510 K:task ,
510 2872 K:to rid
510 1003 S:chess
-510 624 S:observation
509 2872 AT:called a
-509 1162 AT:know who
-509 1162 AT:seen by
509 1336 BT:^ fine
-509 3774 G:, T saw
509 1980 G:, because P
-509 5432 G:O killed T in
-509 2681 G:T in place for
509 3678 G:always together ,
509 2872 G:the vent , T
509 1980 K:" of
509 1980 K:, almost
509 982 K:kill $
-509 45 O:iT
508 1500 AP:at i
-508 1162 AT:, young
508 1980 AT:claim of
508 1980 AT:question and
-508 1162 AT:young
-508 624 BP:in T
508 1500 BT:few
508 1980 BT:i asked
-508 624 E:how long
-508 624 E:it take
-508 633 F:i 'm
508 1980 G:T 's claim of
508 2872 G:T looked at
-508 633 G:^ i 'm
508 1980 G:asked T a
-508 1429 G:i , in
-508 1429 G:i , in place
508 1980 G:i asked T
508 1980 G:i asked T a
508 2872 G:please vote T with
508 1980 G:question and
508 1980 G:the T is
-508 624 G:thing ?
508 1980 K:S a
508 1980 K:and forgive
508 1980 K:hole .
-508 1692 K:place most
-508 1162 K:remove O
508 1980 K:you !
-508 510 N:these two
-508 1072 S:nor
508 803 S:timing
507 1662 AT:lying to
507 1003 AT:task .
-507 624 BT:wants us
-507 1162 G:T i saw
507 3678 G:^ T climbed out
507 2872 G:apologise in
-507 3136 G:i kill T
-507 2681 G:i sat in
507 1980 G:suit .
507 3175 G:suspect T
-507 1692 K:O 've
507 1003 K:all the
-507 624 K:i suspected
-507 1692 K:see round
507 1980 K:up never
-506 290 AP:'re
506 5082 AT:made that
506 2872 BT:coat
-506 2200 BT:place where
-506 1162 BT:voting O
-506 2200 E:and both
506 1980 E:be sick
506 1980 E:gonna be
506 1980 E:sick
506 1980 E:sick .
-506 290 G:P 're
506 419 G:and i was
506 1980 G:and then we take
506 1980 G:care of
506 2872 G:every thread
-506 2200 G:finished the
506 1980 G:first , and then
-506 624 G:for P 's
506 5082 G:made that
-506 1162 G:place , T is
506 1980 G:take care
506 1980 G:take care of
-506 572 G:the place .
506 1980 G:then we take
506 1980 G:then we take care
506 1980 G:we take care
506 1980 G:we take care of
506 1980 K:'ve known
-506 283 K:^ this
506 1980 K:care .
506 2872 K:coat T
-506 624 K:everyone and
506 1980 K:place vote
506 2872 K:remove now
506 1980 K:then care
506 1980 K:we care
506 1980 K:we of
505 2872 AT:contradiction
505 1003 AT:convinces
505 1003 AT:convinces i
505 1003 AT:following i
505 1980 AT:two share
505 1980 BT:'re parroting
505 1980 BT:1 of
505 1980 BT:about the
-505 1692 BT:data on
-505 1162 BT:discrepancy
-505 1692 BT:no data
505 1980 BT:others ,
505 1980 BT:parroting
-505 1162 BT:speaking
505 1980 F:1 of
505 1980 G:'re parroting
-505 624 G:'s suspicion
505 1980 G:, bye $
-505 1692 G:P were in
505 3678 G:T gives i the
505 1980 G:^ 1 of
505 1980 G:a brain
505 1980 G:a brain cell
505 1980 G:a brain cell or
505 1980 G:a kill list
505 1980 G:a kill list ?
-505 2200 G:a reason ,
505 3678 G:are T lying
505 1980 G:brain cell
505 1980 G:brain cell or
505 1980 G:brain cell or a
505 1980 G:cell or
505 1980 G:cell or a
505 1980 G:cell or a kill
505 1003 G:convinces i
-505 1692 G:data on
-505 1692 G:data on T
-505 1162 G:discrepancy in
-505 1692 G:have no data
-505 1692 G:have no data on
-505 1692 G:i have no data
505 1980 G:kill list
505 1980 G:kill list ?
-505 2200 G:making the
505 4641 G:next to O
-505 1692 G:no data
-505 1692 G:no data on
-505 1692 G:no data on T
505 1980 G:or a kill
505 1980 G:or a kill list
505 1980 G:others ,
505 1980 G:others , T
505 1980 G:share a brain
505 1980 G:share a brain cell
505 1003 G:there 's T
505 1980 G:two share
505 1980 G:two share a
505 1980 G:two share a brain
505 2872 G:vented place $
-505 671 G:vote P $
505 3678 G:why are T lying
-505 624 G:you had listened
505 578 K:'d ,
505 1980 K:, parroting
505 1980 K:a cell
-505 1692 K:alone moment
-505 624 K:anything 's
505 3678 K:are lying
505 1980 K:brain a
505 1980 K:brain or
505 1980 K:cell a
505 1980 K:cell kill
505 1980 K:do share
505 1980 K:four one
505 1980 K:friends T
-505 1692 K:have data
505 1980 K:or kill
505 1980 K:or list
505 1980 K:others T
505 1980 K:parroting ,
505 1980 K:parroting do
505 1980 K:report would
505 1980 K:share brain
505 1980 K:share cell
505 1980 K:two brain
-505 1692 K:was already
505 1003 K:who this
505 1003 N:desperate
505 1003 S:convinces
-505 369 S:idea
505 1980 S:parroting
-504 510 AT:false .
-504 2200 AT:form
504 1980 AT:offers
504 1980 AT:talk about
504 624 AT:the way
-504 1950 AT:went place
-504 624 BP:hurt
-504 1692 BT:scratch
-504 2200 E:what you
504 2872 G:, T comes
504 2872 G:, T comes out
-504 624 G:, location place ,
-504 510 G:T is false .
-504 2681 G:and i stayed
-504 624 G:location place ,
-504 510 G:no T $
504 210 G:the first
-504 624 G:with whoever
504 1980 K:T assassin
-504 1692 K:^ together
504 1003 K:had it
-504 624 K:location ,
-504 510 K:love T
504 553 K:too .
-504 1162 N:both ?
504 1980 S:offers
503 1980 AT:, even
-503 1692 AT:was cold
503 1980 BT:independent
-503 416 BT:meeting
503 1980 BT:two independent
-503 2681 F:from what
503 1980 F:two independent
503 2872 G:T is most
-503 1692 G:T was cold
503 1003 G:^ T accuses i
503 2872 G:^ T is most
-503 1162 G:^ T was a
-503 2681 G:^ from what
-503 2681 G:^ from what i
503 1980 G:^ two independent
-503 2681 G:from what
-503 2681 G:from what i
503 2872 G:gut tells
503 2872 G:gut tells i
503 671 G:i trusted T
503 2872 G:my gut tells
503 2872 G:my gut tells i
-503 355 G:not listen to
503 3678 G:of a vent in
-503 3136 G:on my own
503 704 G:place "
-503 1692 G:place , did the
-503 1429 G:record ,
-503 1162 G:remind T
-503 1429 G:the record ,
503 1980 G:two independent
503 1980 K:^ independent
503 671 K:been along
503 2872 K:gut i
-503 3567 K:i fueling
503 1980 K:independent T
-503 537 K:then the
503 2166 S:always
503 1980 S:independent
-503 142 S:so
-503 1162 S:weaker
502 1980 AT:, talk
-502 1162 AT:agrees with
502 671 AT:did a
502 510 AT:honest ,
-502 1003 AT:it all
502 606 AT:the other
502 1980 BP:the next
502 510 BT:and yet
502 1980 BT:it strange
502 1980 BT:strange that
-502 355 BT:thinks it
502 1980 G:, talk
-502 2200 G:, that O
502 1980 G:O , that 's
502 1980 G:O and ,
-502 671 G:T keeps
-502 624 G:T turn
502 3678 G:^ for i is
-502 3136 G:^ in summary :
502 1980 G:backs !
502 1980 G:behind our
502 1980 G:behind our backs
502 1980 G:behind our backs !
-502 3136 G:by anyone but
-502 3136 G:for by
-502 3136 G:for by anyone
-502 3136 G:for by anyone but
502 3678 G:for i is
502 3678 G:for i is T
502 1980 G:has not touched
-502 1692 G:in place , if
502 1980 G:in place behind
502 1980 G:in place behind our
-502 3136 G:in summary :
502 1980 G:it strange
502 1980 G:it strange that
502 1980 G:it strange that T
502 1980 G:met in place behind
-502 1162 G:my hand
502 1980 G:not touched
502 1980 G:our backs
502 1980 G:our backs !
502 1003 G:out o
-502 1692 G:place , if
502 1980 G:place behind our
502 1980 G:place behind our backs
502 1980 G:strange that
502 1980 G:strange that T
-502 355 G:thinks it 's T
502 3678 G:toward T $
-502 3136 G:unaccounted for by
-502 3136 G:unaccounted for by anyone
-502 1162 G:when T walked
-502 3136 K:and unaccounted
502 1980 K:behind !
502 1980 K:behind backs
-502 3136 K:by but
502 1980 K:explain met
502 1980 K:has touched
502 1980 K:how in
502 1980 K:how met
502 1980 K:in behind
502 1980 K:let and
502 1980 K:met behind
502 1980 K:our !
502 1980 K:place backs
502 1980 K:place noticing
502 1980 K:place our
-502 1162 K:speaking ,
-502 3136 K:summary and
502 3678 K:toward $
-502 3136 K:unaccounted anyone
-502 3136 K:unaccounted by
-502 624 K:word vent
502 1500 N:2
-502 2444 O:iTTi
501 1336 AP:one .
501 1980 AT:place one
-501 1162 BP:T watched
-501 404 BT:have not
501 3678 BT:is either
501 1003 BT:now ,
-501 1692 BT:over to
-501 1162 BT:perhaps
501 1980 BT:that vent
-501 2034 G:, i in
-501 2034 G:, i in place
501 1003 G:, it was T
501 1500 G:O on this
-501 624 G:P 's there .
-501 1692 G:did not kill O
501 1980 G:evidence i
501 1980 G:for a guy
-501 624 G:lamp .
501 1980 G:much for a guy
-501 1692 G:not kill O
-501 1162 K:, corpse
-501 757 K:and into
-501 1003 K:because alone
501 1980 K:much guy
501 754 K:no place
501 510 K:trust about
-501 230 S:great
-500 1162 AT:alright
-500 510 AT:with $
-500 1162 BT:^ seen
-500 569 BT:before
500 1980 BT:words ,
-500 624 E:S ,
500 1980 G:, but T went
500 3678 G:, says i !
-500 1162 G:, stop
500 1980 G:Q 's partner .
500 1980 G:but T went
-500 1692 G:from place i
-500 892 G:in place as
500 1980 G:late husband
500 1980 G:my late
500 1980 G:my late husband
500 3678 G:says i !
-500 3567 K:2 with
-500 1162 K:T alright
-500 1162 K:^ alright
-500 1518 K:did leave
-500 624 K:i print
-500 1692 K:only part
500 3678 K:says !
500 1500 K:standing it
500 1003 K:vent from
499 510 BT:lad
-499 310 BT:one ,
-499 1980 BT:you to
499 1980 G:T did not walk
-499 624 G:T do not say
499 1980 G:or T did not
499 510 G:unless O
499 1003 G:was T with
-499 1692 G:watched .
499 2872 K:T answered
-499 1162 K:if lying
-499 1692 K:not guilty
499 692 K:say ,
499 655 K:with .
499 529 K:you i
499 510 N:behind the
-498 624 BP:to kill
-498 2200 BT:leave place
498 1980 BT:prose
498 510 BT:taken
-498 349 E:in place
-498 1162 E:match
498 1980 G:, in rhyme
498 1980 G:, in rhyme or
498 1980 G:, whether it
498 1980 G:, whether it was
498 1003 G:O says .
498 1980 G:O was crew ,
-498 982 G:T showed
498 1980 G:^ i cannot tell
-498 1162 G:attest to
498 1980 G:cannot tell
498 1980 G:cannot tell ,
498 1980 G:cannot tell , in
498 3678 G:coincidence .
498 1980 G:i cannot tell
498 1980 G:i cannot tell ,
498 1980 G:in rhyme
498 1980 G:in rhyme or
498 1980 G:in rhyme or prose
498 1003 G:or O , and
498 1980 G:or prose
498 1980 G:or prose ,
498 1980 G:or prose , whether
498 1980 G:prose , whether
498 1980 G:prose , whether it
498 1980 G:rhyme or
498 1980 G:rhyme or prose
498 1980 G:rhyme or prose ,
498 1980 G:tell , in
498 1980 G:tell , in rhyme
-498 1692 G:true , and
498 624 G:was O and
498 510 G:was really
498 1980 K:, rhyme
-498 113 K:^ no
498 671 K:be on
-498 1162 K:been with
498 1980 K:cannot in
-498 2200 K:come to
498 1980 K:in prose
-498 1692 K:nowhere place
498 1980 K:or whether
498 1980 K:prose it
498 1980 K:prose whether
498 1980 K:rhyme ,
498 1980 K:rhyme prose
498 1980 K:tell rhyme
-498 718 K:vote or
498 3678 K:we if
497 510 AT:'s invoice
497 1980 AT:alone all
497 510 AT:invoice
-497 624 BT:a murderer
497 1980 BT:o the
497 1980 E:O sorted
497 1980 E:tools ,
497 671 F:might
497 510 G:'s invoice
497 510 G:T 's invoice
-497 4366 G:T is dead in
497 671 G:^ might
497 1980 G:alone all
497 1980 G:alone all round
-497 1692 G:arrived there
-497 1692 G:i arrived there
497 2872 G:killer is T
497 1980 G:on O in place
497 809 G:place .
-497 1162 G:suppose T did
-497 1162 G:suppose T did it
497 671 G:that there
-497 757 G:then O is
-497 1692 G:when i arrived there
497 510 K:O friend
-497 1162 K:T careful
497 510 K:T invoice
497 355 K:both T
-497 982 K:came $
-497 2200 K:came at
-497 1162 K:jump ,
-497 1162 K:suppose did
-497 1162 K:suppose it
497 1257 K:was when
-497 1162 S:legit
-496 624 AT:see a
-496 1429 BT:walked
-496 1162 F:T if
496 5082 F:funny how
496 1289 F:so it
496 1980 G:'m with O :
-496 1692 G:: place , place
496 1980 G:O described .
496 1980 G:T voted together
-496 1162 G:^ T if
496 5082 G:^ funny how
496 5082 G:^ funny how T
496 1289 G:^ so it
496 1980 G:and T voted together
-496 1162 G:going in
496 1790 G:i can
496 510 G:i can see
-496 2200 G:i was alone with
-496 1162 G:i was wrong
496 1980 G:i watered the
496 1980 G:i watered the plants
-496 369 G:not i $
-496 2681 G:passed by
496 1980 G:so T have
-496 2200 G:to ask T
496 1980 G:what O described .
496 1980 K:of say
-496 369 K:the caught
-496 1429 N:O saw
496 1500 S:math
-495 1162 AT:be no
495 387 AT:next
-495 776 AT:were
-495 624 BP:although
495 1980 BP:wherever
-495 1027 BT:into place
495 2872 BT:opportunity
-495 2200 BT:summarize :
-495 2200 BT:was told
495 1003 E:what did
-495 452 G:T and the
-495 1162 G:T be no
-495 1692 G:T was there and
495 510 G:a plate ,
495 2872 G:another one
-495 1162 G:looked funny
-495 1162 G:looked funny .
-495 222 G:of place
495 510 G:on a plate ,
495 510 G:plate ,
-495 1162 G:tells us that
495 1980 G:there 's blood
-495 1203 G:us $
495 671 K:'s after
-495 624 K:^ movements
-495 369 K:^ theory
495 1115 K:about 's
-495 1692 K:are people
495 1003 K:buy T
-495 1162 K:comment the
-495 2200 K:did card
-495 802 K:have reason
495 1003 K:lies T
495 2872 K:opportunity T
-495 2200 K:place kill
-495 1162 K:that funny
-495 1162 K:that told
-495 1162 K:us told
495 510 N:hand .
-495 730 O:iTOi
495 1980 S:wherever
494 3678 AT:af $
494 3678 AT:sus af
-494 2200 AT:we have
494 171 AT:you
-494 1162 BT:all right
-494 802 BT:and there
-494 2200 G:T go after place
-494 1162 G:^ all right ,
494 3678 G:af $
-494 1162 G:all right ,
-494 1162 G:all right , T
-494 1162 G:corpse of
-494 240 G:for T ,
494 510 G:in place , the
494 1980 G:is a killer .
494 1980 G:of T leaving
494 2872 G:over O $
-494 4737 G:place and found
-494 2200 G:round T and
-494 2200 G:round T and i
-494 2200 G:scanner .
494 2872 G:standing over O $
494 3678 G:sus af $
-494 1162 G:the corpse of
-494 2200 G:the scanner .
494 3678 K:T af
-494 606 K:^ points
-494 624 K:and laid
-494 431 K:is alibi
494 1980 K:my were
494 1003 K:no would
494 1003 K:some O
494 1336 K:the should
-494 1429 K:time in
494 4411 K:use $
494 4411 K:use vent
-494 494 N:, place
494 1980 N:many times
494 1185 S:guy
494 2438 S:invented
493 624 AT:before .
493 3678 AT:no sense
493 510 AT:shank
-493 3136 AT:the tools
493 2872 BT:anyone against
493 1980 BT:ratio
-493 624 BT:voting with
493 82 E:a
493 2872 F:anyone against
493 1980 G:, is a
-493 302 G:O or T ,
493 2585 G:T is an impostor
-493 713 G:T that
493 2872 G:^ anyone against
493 2872 G:^ anyone against voting
493 6279 G:^ vote T ,
493 2872 G:a lie $
493 2872 G:against voting T ?
493 2872 G:anyone against
493 2872 G:anyone against voting
493 2872 G:anyone against voting T
-493 75 G:by O
493 1980 G:has never
493 3678 G:the blame $
493 2872 G:voting T ?
-493 624 G:voting with
-493 624 G:voting with T
493 259 K:'ve a
493 1980 K:T finds
493 2872 K:anyone voting
-493 2681 K:came to
493 2872 K:it this
493 1980 K:ratio vented
493 510 K:the two
-493 1162 K:took T
-493 671 K:us $
493 442 S:eat
493 1980 S:ratio
493 2872 X:anyone against voting T ?
-492 802 AT:'s not
492 1980 AT:ask O
492 1980 AT:aye .
-492 671 AT:said where
492 1980 AT:suspicious $
492 2872 E:invent that
-492 2200 G:, O or T
492 1980 G:Q is the
492 1980 G:Q is the impostor
492 1980 G:a hole
492 1980 G:aye .
-492 1162 G:by O , and
-492 1692 G:cold .
-492 1692 G:for most of it
492 1003 G:just said
492 1003 G:let it
492 1980 G:of Q is the
-492 2444 G:place last round
492 1003 G:room T
492 1980 G:say aye .
-492 892 G:thought it
-492 892 G:thought it was
492 1980 K:Q impostor
-492 1692 K:and kept
-492 754 K:listen T
492 671 S:something
491 1980 AP:'s kill
-491 624 AT:audited
491 2872 AT:not buys
491 2288 AT:throwing
-491 286 BP:is
491 837 BP:next
491 121 E:nobody
491 1980 G:'s never been
491 1980 G:'s never been in
491 1980 G:, does not matter
-491 624 G:O lived
491 1980 G:O please
491 1980 G:P 's kill
491 1003 G:T did not even
491 2872 G:T is not buys
-491 1692 G:^ i got to
491 1980 G:a man who 's
-491 1162 G:all went
-491 624 G:and O lived
491 1980 G:does not matter
491 1980 G:does not matter which
-491 802 G:each other .
-491 1692 G:held my
491 2872 G:is not buys
491 1980 G:man who 's
491 1980 G:matter which
491 1980 G:matter which one
491 1980 G:matter which one goes
-491 1162 G:murderer ,
491 1980 G:never been in place
491 1980 G:not matter which
491 1980 G:not matter which one
491 1980 G:one goes
491 1980 G:one goes first
491 1980 G:one goes first .
-491 1162 G:out of place when
-491 1692 G:place , there
-491 1692 G:the stars
491 1980 G:which one goes
491 1980 G:which one goes first
491 1980 K:does matter
491 1980 K:does which
491 2872 K:is buys
491 1980 K:matter goes
491 1980 K:matter one
491 1980 K:super ,
491 1980 K:which first
491 1980 N:are dirty
491 1980 N:both are
491 1980 N:dirty
491 1980 N:dirty .
491 1500 S:fool
-491 1162 S:wing
490 1980 AP:after place
-490 624 AP:figure
-490 1162 AP:no killer
-490 1162 AT:go ,
-490 624 AT:to help
-490 1692 BT:gauges
-490 1692 BT:us :
490 1980 E:left by
490 3678 G:, could be T
490 2872 G:O first , T
490 1980 G:P after
490 1980 G:P after place
-490 1162 G:T go ,
-490 1162 G:and nobody noticed
-490 1162 G:and nobody noticed a
-490 1162 G:in one room and
490 510 G:my back
-490 1162 G:no killer .
-490 1162 G:nobody noticed
-490 1162 G:nobody noticed a
-490 1162 G:nobody noticed a thing
-490 1162 G:noticed a
-490 1162 G:noticed a thing
-490 1162 G:noticed a thing .
-490 1162 G:one room and
-490 1162 G:one room and nobody
-490 3567 G:poor T ,
-490 1162 G:room and nobody noticed
-490 922 G:when i came
-490 1692 G:with i and O
490 457 K:: the
490 182 K:T last
-490 510 K:^ faked
-490 1162 K:and noticed
-490 1950 K:at round
-490 624 K:is afk
-490 1162 K:nobody thing
-490 1162 K:noticed .
-490 1162 K:noticed thing
-490 1162 K:one nobody
-490 1162 K:room noticed
490 4411 K:still not
-490 1692 K:walked O
-490 1162 N:a party
-490 1162 N:party
-490 1162 N:party .
490 1500 O:TPPnot
-490 1692 S:hanging
-490 1692 S:stopped
-489 1162 AT:is solid
489 1980 AT:quarter
-489 624 AT:rip $
489 4411 AT:via
489 4411 F:T via
-489 369 F:that is
-489 1162 G:T , place .
489 2872 G:T just happened
489 2872 G:T just happened to
489 4411 G:T via
489 4411 G:^ T via
-489 369 G:^ that is
-489 1162 G:is solid
489 1980 G:the hole of
489 4411 K:^ via
489 1980 K:as killer
489 1980 K:earlier .
489 1980 K:sell a
489 4411 K:via $
489 4411 K:via vent
489 2872 K:when a
-489 397 S:did
489 1980 S:sell
-488 124 BP:,
-488 624 BT:^ like
488 4411 BT:fingers
488 402 BT:so it
488 1003 BT:view
-488 1692 E:'d rather
488 1980 G:'m fine with ejecting
488 1980 G:'s go with
488 1980 G:'s go with T
488 1980 G:'s wrong , then
-488 624 G:against T was
-488 2200 G:alone at
488 1980 G:and if it 's
-488 1162 G:another , which
488 1980 G:fine with ejecting
488 1980 G:if it 's wrong
488 1980 G:it 's wrong
488 1980 G:it 's wrong ,
488 1980 G:let 's go with
-488 802 G:not i ,
-488 1162 G:wait , that
-488 1162 G:wait , that was
488 1980 G:with ejecting
488 1980 G:wrong , then
488 1980 K:'m ejecting
-488 1692 K:, stand
-488 624 K:^ wanna
-488 1162 K:another which
-488 230 K:do P
488 1980 K:ejecting and
488 1980 K:fine ejecting
-488 3081 K:is bad
488 1980 K:let with
488 1980 K:of doors
-488 624 K:since T
488 1003 K:the answer
488 1980 K:to mind
488 1980 K:wrong then
-488 1692 N:i make
-488 321 N:wrong
-487 624 AT:'s buddy
487 2872 AT:responsible
-487 624 BT:calm
487 1980 BT:inform the
487 1980 BT:that master
487 259 G:, an
-487 624 G:T 's buddy
-487 1162 G:T think it
-487 2200 G:^ where did T
487 2872 G:and everyone
-487 1162 G:did O walk
-487 1003 G:i , and T
487 1980 G:i regret to inform
487 1980 G:inform the
487 1336 G:no more
487 1980 G:regret to inform the
487 1980 G:that master
487 1980 G:that master T
487 4411 G:that vent
-487 802 G:to help
487 1980 G:to inform the
487 1980 G:use the
487 1980 G:who does
487 1980 G:who does not
487 442 K:, next
487 1980 K:, ought
-487 624 K:check $
487 2872 K:every except
-487 2200 K:i touched
487 1500 K:the close
-486 1162 AT:abt O
486 313 AT:gave
486 1003 BT:dead and
486 671 BT:til
486 1980 F:reckon
-486 3976 G:O , place
486 2872 G:O tomorrow
486 2872 G:O tomorrow .
486 1980 G:^ reckon
-486 1162 G:and what T
486 1003 G:dead and T
-486 1708 G:lying $
486 1980 G:poor O .
486 671 G:til T
-486 624 K:O collapses
-486 578 K:^ makes
486 532 K:in so
486 892 K:is by
486 2872 K:today O
-486 2872 K:used .
486 1003 K:when asked
485 671 AT:he
-485 3136 BP:i found
485 1980 BT:^ depreciation
-485 1162 BT:all the
485 1980 BT:depreciation
485 1980 BT:depreciation of
-485 1162 BT:did a
-485 1162 BT:empty
485 1980 E:business
-485 2200 E:on that
485 1980 E:you think
-485 624 F:T vs
485 1980 F:depreciation
485 1980 F:depreciation of
485 1980 F:the numbers
-485 1162 G:'d gently
-485 1162 G:O did a
-485 624 G:T vs
-485 624 G:^ T vs
485 1980 G:^ depreciation
485 1980 G:^ depreciation of
485 1980 G:^ depreciation of trust
485 1980 G:^ the numbers
485 1980 G:^ the numbers do
-485 1162 G:and O with
485 1980 G:depreciation of
485 1980 G:depreciation of trust
485 1980 G:depreciation of trust in
485 1980 G:gives us
-485 1162 G:i 'd gently
-485 3136 G:i found P
485 1980 G:in T :
485 1500 G:is the impostor .
485 1980 G:of trust in
485 1980 G:of trust in T
485 1980 G:poor O ,
-485 2200 G:seen T at
-485 2200 G:seen T at all
485 1003 G:than T
485 1980 G:that anybody
485 1500 G:to say so
485 1980 G:trust in T :
-485 1692 G:visual ,
-485 624 K:T covers
485 1980 K:^ numbers
485 369 K:^ wait
-485 1162 K:all a
-485 1692 K:before the
485 1980 K:depreciation in
485 1980 K:depreciation trust
-485 252 K:looked .
-485 3136 K:round place
485 1980 S:depreciation
485 355 S:thru
484 1980 AT:are the
-484 624 AT:is also
-484 1162 AT:it when
484 1500 AT:speech
-484 1162 BT:^ given
-484 1162 BT:given that
-484 1162 BT:of my
484 1980 BT:why was
484 214 E:-
484 3678 F:yesterday
484 2872 G:T closed
484 731 G:T does
-484 624 G:T is also
-484 1692 G:^ O is standing
484 3678 G:^ yesterday
-484 1162 G:and the report
484 1980 G:believe the cat
484 1980 G:believe the cat .
484 1980 G:not believe the cat
-484 1692 G:the bed
484 1791 K:1 T
484 1003 K:T skip
484 2872 K:^ court
-484 1692 K:ask killed
484 1980 K:believe cat
-484 1162 K:good ?
484 1980 K:not cat
-484 2681 K:place see
-484 2681 K:sat T
484 1500 K:still after
484 754 K:time 's
-484 892 K:time kill
-484 1162 S:itemised
-483 624 BP:ok
483 3678 G:, and if i
483 3678 G:and if i
483 3678 G:and if i 'm
-483 1692 G:discovered T
483 2872 G:guilty as
-483 2200 G:it was dark .
-483 1003 G:now and
-483 3136 K:, alive
483 1980 K:, lie
483 837 K:and think
483 510 K:even O
483 1980 K:except ,
483 2872 K:next vote
-483 419 N:makes
483 542 S:ship
482 1980 AP:place but
-482 802 AT:O "
482 1980 AT:been answering
482 1429 AT:both in
482 1003 AT:have the
-482 510 AT:over P
-482 369 AT:polite
482 2872 AT:protest too
482 1980 BP:venting
482 1980 BP:venting and
482 838 BP:was with
482 1980 BT:admit it
482 1980 BT:compute :
482 2872 BT:methinks the
482 1980 BT:not compute
482 1980 BT:say so
482 1980 E:gg
482 1980 E:one wrong
482 1980 E:vote gg
482 1980 F:admit
482 1980 F:admit it
482 2872 F:methinks the
-482 892 F:perhaps
-482 510 F:that 's
-482 1162 G:, as T says
-482 369 G:^ T , do
482 1980 G:^ admit
482 1980 G:^ admit it
482 1980 G:^ admit it :
482 1980 G:^ does not compute
482 2872 G:^ methinks the
482 2872 G:^ methinks the T
-482 892 G:^ perhaps
-482 510 G:^ that 's
482 1980 G:admit it :
-482 1692 G:and T came in
482 1980 G:answering in
482 1980 G:answering in shifts
482 1980 G:answering in shifts .
-482 1162 G:as T says
-482 1162 G:as T says .
482 1980 G:been answering
482 1980 G:been answering in
482 1980 G:been answering in shifts
482 1500 G:bodies .
482 1980 G:compute :
482 1980 G:compute : T
482 1980 G:does not compute :
482 2872 G:doth protest too
482 2872 G:doth protest too much
-482 624 G:evening .
482 1980 G:have been answering
482 1980 G:have been answering in
482 1980 G:in shifts
482 1980 G:in shifts .
482 606 G:it takes
482 606 G:let T
482 2872 G:methinks the
482 2872 G:methinks the T
482 1980 G:not compute :
482 1980 G:not compute : T
-482 3047 G:of the round
-482 2200 G:place and T saw
-482 290 G:point at
482 2872 G:protest too
482 2872 G:protest too much
482 2872 G:protest too much .
482 1980 G:shifts .
-482 1162 G:sus , as T
482 1980 G:way of
-482 1162 K:, forget
482 1980 K:^ compute
482 1980 K:admit :
482 1980 K:answering .
482 1980 K:answering shifts
482 1980 K:been shifts
482 1980 K:compute T
482 2872 K:doth much
482 2872 K:doth too
482 1980 K:have answering
482 2872 K:methinks T
482 2438 K:not :
482 2872 K:protest .
482 2872 K:protest much
-482 1692 K:room i
482 2872 K:the doth
482 1980 N:2 imps
482 1980 N:5 left
482 1980 N:imps
482 1980 N:imps .
482 1980 N:left 2
-482 1865 O:TiPi
482 1003 S:crying
481 1003 AP:on a
481 2438 AT:, vent
481 1980 AT:now been
-481 1003 F:T called
481 1980 F:T dropped
481 1980 G:T has now been
-481 2200 G:T is clean ,
-481 1003 G:^ T called
481 1980 G:^ T dropped
-481 1162 G:^ is T the
481 1146 G:a liar
-481 1500 G:has not said
481 1980 G:has now been
481 1980 G:now been
481 3678 G:towards T $
-481 2681 G:where exactly
-481 624 K:^ 3
481 1980 K:hole place
481 510 K:says came
-481 1162 K:who off
481 1003 N:who else
481 510 S:id
481 1003 S:stinks
-480 1336 AP:impostor
-480 624 AT:'s sentence
480 3678 AT:like one
-480 4174 AT:near O
480 3678 BT:^ suspicions
480 3678 BT:suspicions
480 1980 F:T after
480 3678 F:suspicions
-480 624 G:'s sentence
-480 1692 G:T O O
-480 1162 G:T saw something .
-480 1692 G:T up
480 1980 G:^ T after
480 3678 G:^ suspicions
480 3678 G:and T is lying
-480 1162 G:because T saw something
480 1980 G:how quickly T
480 2872 G:is projecting
480 3678 G:like one $
480 1980 G:quickly T
480 416 K:O !
-480 1162 K:T aboard
480 3678 K:T opportunity
-480 290 K:^ count
480 1980 K:^ lead
480 510 K:a everyone
-480 1692 K:for meeting
-480 892 K:other of
480 3678 K:suspicions $
480 3678 K:suspicions T
-480 1162 K:which ?
-480 624 K:yelling T
-480 408 O:Ti
-480 1162 O:iiiOT
480 2872 S:projecting
-479 747 AT:confirm
479 1500 AT:since round
-479 624 BT:grandson
-479 624 BT:my grandson
-479 802 BT:think O
479 1980 E:being repaired
479 1980 E:was being
479 241 F:O T
-479 547 F:if we
-479 1162 F:which of
-479 2200 G:O came to
479 803 G:T is the only
479 241 G:^ O T
479 2872 G:^ i say ,
-479 547 G:^ if we
-479 1162 G:^ which of
479 1980 G:accused i falsely
479 1980 G:accused i falsely before
-479 1003 G:and T has not
-479 1692 G:ask T $
479 1980 G:before and
479 1980 G:before and now
-479 1162 G:did T .
479 1980 G:falsely before
479 1980 G:falsely before and
479 1980 G:falsely before and now
479 1980 G:finishes the
479 1980 G:finishes the job
479 1980 G:finishes the job .
-479 624 G:grandson T
-479 1162 G:how long was
479 1980 G:i falsely
479 1980 G:i falsely before
479 1980 G:i falsely before and
-479 1162 G:long was
-479 624 G:my grandson T
479 1336 G:not saying it
479 1336 G:not saying it 's
479 423 G:only one
-479 1162 G:so did T .
479 1980 G:the job
479 1980 G:the job .
479 1500 K:, repeat
-479 2200 K:, walks
479 3678 K:T elimination
479 1980 K:accused falsely
479 1980 K:and finishes
479 1980 K:before now
479 2872 K:buy .
479 1980 K:falsely and
479 1980 K:falsely now
479 1980 K:finishes .
479 1980 K:finishes job
-479 1162 K:from dead
479 510 K:lovely ,
479 2872 K:not now
479 1980 K:now finishes
-479 1692 K:something ?
479 1980 S:falsely
479 1980 S:finishes
-478 704 AT:an alibi
478 1980 BT:convenient ,
478 1500 BT:is no
478 2872 BT:the grate
-478 1162 G:'re our
-478 2681 G:, walked
-478 1162 G:T is crew $
-478 892 G:blames T
-478 1692 G:blink twice if O
478 1980 G:convenient ,
478 1980 G:convenient , T
478 1980 G:for a full
478 1980 G:for a full minute
-478 510 G:i it
-478 1692 G:round T was
-478 802 G:rule out T
-478 2200 G:the whole time i
478 1980 G:twice , and
-478 1692 G:twice if O
-478 2200 G:whole time i
-478 2200 G:whole time i was
-478 1692 K:blink O
478 1980 K:for full
478 2872 K:grate T
478 1980 K:offense T
-478 1162 K:ok ?
-478 802 K:question T
-478 802 K:rule T
478 671 K:telling ,
-477 1162 AT:is quiet
-477 1162 E:O …
477 2872 E:fresh
-477 1162 E:i checked
-477 494 G:O over
477 1980 G:T and T $
477 1980 G:^ can someone explain
-477 1950 G:all this round
477 1980 G:can someone explain to
477 2872 G:come clean
477 1980 G:go T .
-477 1162 G:is quiet
477 2872 G:one near
477 2872 G:only one near
477 1980 G:someone explain to
477 1980 G:someone explain to i
-477 2200 N:been in
-477 1162 O:notOTO
477 355 S:beautiful
477 1336 S:blind
-476 1162 AT:'s corpse
476 355 AT:, everyone
476 1980 AT:beneath
-476 1692 AT:i kept
476 1980 AT:impostor O
476 2872 AT:rubs
476 2872 AT:rubs i
-476 2872 AT:story has
476 1980 AT:team .
-476 1162 BT:only saw
476 321 BT:see
476 1980 BT:small
476 3678 BT:torn between
476 3678 G:'m torn between
476 1980 G:, a whole
476 1980 G:, a whole cup
-476 1162 G:T 'll
-476 1162 G:T 's corpse
-476 2872 G:T 's story has
476 1980 G:a pinch of doubt
476 1980 G:a whole cup
476 1980 G:a whole cup of
476 1980 G:cup of
476 1980 G:cup of doubt
476 1980 G:cup of doubt on
476 1980 G:doubt on O
-476 862 G:have killed
476 3678 G:i 'm torn between
476 1980 G:impostor O
476 4411 G:into the vent in
476 1980 G:of doubt on
476 1980 G:of doubt on O
476 1980 G:of doubt on T
476 2872 G:one bit
-476 1162 G:only saw T
476 1980 G:pinch of doubt
476 1980 G:pinch of doubt on
476 2872 G:rubs i
476 1980 G:the impostor O
-476 892 G:the place 's
476 3678 G:torn between
476 1980 G:whole cup
476 1980 G:whole cup of
476 1980 G:whole cup of doubt
476 3678 K:'m between
476 1980 K:'s small
476 1980 K:, cup
476 2872 K:T rubs
476 1980 K:a cup
476 1980 K:cup doubt
476 1980 K:cup on
476 1980 K:doubt O
476 1980 K:it small
476 1980 K:pinch doubt
476 1980 K:pinch on
476 2872 K:rubs wrong
476 3678 K:torn and
476 1980 K:whole doubt
476 1980 K:whole of
476 1980 N:screenshot
476 1980 N:screenshot this
476 630 S:gg
-476 357 S:took
475 1980 AT:ashamed
475 1980 AT:ashamed of
-475 2200 AT:at my
475 1980 AT:be ashamed
-475 1162 AT:capable
475 1980 BP:and yet
-475 452 BT:, do
475 510 BT:^ say
475 1980 F:i notice
475 1980 G:'s the impostor ,
-475 419 G:, that is
-475 1162 G:O cut
-475 1162 G:O will
-475 1162 G:O will go
-475 1162 G:O will go with
475 1980 G:^ i notice
-475 1162 G:any more .
475 1980 G:ashamed of
475 1980 G:be ashamed
475 1980 G:be ashamed of
-475 1162 G:capable of
-475 1162 G:go with i
-475 1162 G:go with i and
-475 2681 G:i , O and
-475 1162 G:not make i
-475 2200 G:place as i
475 416 G:say place
-475 1162 G:the record
-475 757 G:three of us
-475 1162 G:will go with
-475 1162 G:will go with i
-475 624 K:, friend
475 1980 K:^ notice
-475 624 K:gun .
475 1429 K:met place
475 1980 K:the words
-475 757 K:three us
-475 1162 N:that i
-475 2681 N:time ,
475 1980 S:ashamed
-475 1162 S:capable
475 510 S:haste
475 510 S:whos
-474 1115 AT:come out
-474 1429 AT:for half
474 2872 AT:is contradicted
474 892 BT:and it
474 1980 BT:fire ,
-474 624 BT:in this
474 1980 BT:tape
474 416 E:no .
-474 1162 E:reporter
474 1980 G:'s a second
474 1744 G:, O was
474 1980 G:, T does
474 624 G:O by
474 2872 G:T is contradicted
-474 3567 G:T joined i in
474 2872 G:^ T is contradicted
474 671 G:^ i have seen
-474 1692 G:about T , but
474 1980 G:and let P
474 2872 G:because we 're
-474 3136 G:can tell you
474 1980 G:fire ,
-474 1692 G:i want to know
474 2872 G:is contradicted
-474 3567 G:joined i in
-474 3567 G:joined i in place
474 1980 G:leaks like
474 1980 G:people :
474 1980 G:people : the
-474 1162 G:place , T must
-474 624 G:telling the truth .
474 2872 G:the door $
-474 1162 G:the meeting .
474 1980 G:there 's a second
474 1980 G:worries i .
-474 1692 G:would have been
474 1500 K:T covering
474 2872 K:contradicted $
474 1980 K:is behind
-474 1162 K:nobody accusing
474 2872 K:notice T
474 1980 K:tape T
474 1980 K:worries .
474 283 S:sound
-474 1162 S:spyglass
473 1980 AP:over it
-473 624 AT:clears nobody
-473 1692 AT:has claimed
-473 624 AT:told the
-473 1162 AT:walks into
-473 1162 BT:, a
-473 624 BT:have listened
473 355 BT:o
473 3678 BT:scurvy
-473 624 E:bussing
-473 624 E:bussing is
-473 624 E:thing ,
473 803 E:two .
473 803 F:given
-473 1692 G:, O has claimed
473 3678 G:: i saw
-473 1692 G:O has claimed
-473 1692 G:O has claimed place
-473 1162 G:O where
-473 1692 G:T has claimed
-473 1692 G:T has claimed place
-473 1162 G:T walks into
-473 1162 G:T walks into place
473 803 G:^ given
-473 1692 G:^ let i try
-473 1692 G:claimed place ,
-473 1692 G:claimed place , O
-473 1692 G:claimed place , and
-473 624 G:clears nobody
-473 624 G:clears nobody .
-473 1692 G:everyone :
-473 1692 G:for everyone
-473 1692 G:for everyone :
-473 1692 G:has claimed
-473 1692 G:has claimed place
-473 1692 G:has claimed place ,
-473 1692 G:has claimed place .
-473 624 G:have listened
-473 624 G:have listened to
-473 624 G:have listened to T
-473 1162 G:i saw T go
-473 1692 G:i try to
-473 1692 G:i try to recap
473 982 G:is dead ,
473 1980 G:is why T
-473 1692 G:let i try to
-473 1692 G:recap for everyone
-473 1692 G:recap for everyone :
473 3678 G:scurvy T
473 3678 G:that fast
473 1003 G:the obvious
-473 510 G:thinks T
-473 1692 G:to recap for
-473 1692 G:to recap for everyone
-473 1692 G:try to recap
-473 1692 G:try to recap for
473 1980 G:two bodies
473 2872 G:vote T with i
-473 1162 G:walks into
-473 1162 G:walks into place
473 2872 G:we had the
473 2872 G:we had the chance
473 2872 G:when we had the
473 1500 K:, used
-473 1692 K:O claimed
-473 1692 K:and claimed
-473 1692 K:claimed ,
-473 1692 K:claimed O
-473 1692 K:claimed and
-473 1692 K:i recap
473 1980 K:lying never
-473 1692 K:recap everyone
-473 1692 K:to whom
-473 1692 K:together did
-473 1692 K:try for
-473 1692 K:try recap
-473 624 K:voting clears
-473 624 K:voting nobody
473 2872 K:we chance
-473 624 N:name
473 1500 S:leg
473 3678 S:scurvy
472 1980 AT:behaviour as
-472 1162 AT:finish .
-472 2681 AT:manifolds
472 1336 BT:O on
472 1980 BT:on that
-472 1692 E:easy
472 1980 E:find Q
472 1980 E:place door
472 1980 F:all hands
-472 624 F:bro O
472 1980 G:'s behaviour as
472 1980 G:'s mouth .
472 1980 G:'s not one
472 1980 G:'s not one person
-472 2681 G:, ask T .
-472 892 G:O , if
472 1980 G:O , one of
472 3678 G:O in place hallway
-472 1162 G:O tell that
472 1980 G:T 's behaviour as
472 1980 G:T is a killer
472 1980 G:^ all hands
-472 624 G:^ bro O
472 1980 G:all hands
472 1003 G:been telling
472 1980 G:behaviour as
-472 624 G:bro O
472 1500 G:door to the
472 2872 G:every round .
-472 1162 G:got to the place
472 1980 G:guys it
-472 624 G:no means
472 1980 G:not one person
472 1980 G:not one person who
-472 2200 G:on cameras
472 1980 G:one person who saw
472 1980 G:person who saw
472 1980 G:person who saw T
-472 2681 G:place next to T
-472 1162 G:tell that
-472 1162 G:tell that O
472 1980 G:there 's not
472 1980 G:there 's not one
-472 1950 G:was in place at
-472 1162 G:was vent
-472 1162 G:was vent .
472 3678 K:O hallway
472 1662 K:all 's
-472 1162 K:makes better
-472 1162 K:tell tell
-472 1162 K:that tell
-472 624 K:would before
-472 1162 N:many tell
471 2872 AP:vented in
-471 290 AT:dies
-471 452 AT:helped
471 1980 AT:nothing personal
-471 1692 BP:not think
471 355 BT:one :
-471 624 E:i turn
-471 1162 F:T may
-471 671 F:ngl T
-471 982 G:, both
471 1980 G:, nothing personal
471 2872 G:P vented in
471 1980 G:T , nothing personal
-471 1162 G:^ T may
-471 1162 G:^ T may be
471 2872 G:^ could be O
-471 4737 G:^ found T in
-471 671 G:^ ngl T
471 1950 G:and O were
-471 1692 G:and then left
471 1980 G:by the north
471 2872 G:from the vent $
471 510 G:how would you see
-471 2681 G:i , we
-471 1692 G:i left the
471 1003 G:if i am
471 1980 G:is up .
471 1980 G:it we
471 1980 G:least .
-471 671 G:ngl T
471 1980 G:place by the north
471 1980 G:sorry T , nothing
-471 3136 G:together , T
471 1980 G:used a
471 1980 G:used a vent
-471 1692 G:we left
471 510 G:would you see
471 1980 K:, personal
471 1980 K:T personal
471 1980 K:T seems
-471 1162 K:T warm
-471 214 K:^ say
-471 624 K:a player
471 1980 K:by north
471 1003 K:if am
-471 1162 K:place else
471 1980 K:place north
471 1980 K:say !
471 1980 K:sorry nothing
-471 2563 K:with when
-470 1791 AT:is an
470 510 AT:laughs
470 547 AT:witness
470 671 BT:'ve heard
470 2872 E:a :
470 2872 E:exhibit
470 2872 E:exhibit a
470 1980 E:when you
-470 1692 F:note
-470 1692 F:note that
-470 1692 G:, which may
-470 1692 G:, which may explain
-470 1162 G:^ O 's alibi
-470 1692 G:^ note
-470 1692 G:^ note that
-470 1162 G:after i ?
-470 1692 G:alibi is T
-470 1692 G:are easily
-470 1692 G:are easily confused
-470 1692 G:are easily confused in
-470 1692 G:confused in
-470 1692 G:confused in poor
-470 1692 G:confused in poor light
-470 1692 G:disagreement between
-470 1692 G:easily confused
-470 1692 G:easily confused in
-470 1692 G:easily confused in poor
-470 1692 G:explain the disagreement
-470 1692 G:explain the disagreement between
-470 1162 G:for company
-470 2034 G:i reported
-470 1692 G:in poor light
-470 1692 G:in poor light ,
-470 624 G:is alone .
-470 1692 G:light , which
-470 1692 G:light , which may
-470 1692 G:may explain
-470 1692 G:may explain the
-470 1692 G:may explain the disagreement
470 1980 G:never anywhere
470 1980 G:never anywhere near
-470 2681 G:now T is dead
-470 624 G:on the other
470 754 G:one : T
-470 2681 G:place shortly
-470 1692 G:poor light
-470 1692 G:poor light ,
-470 1692 G:poor light , which
-470 1162 G:same time as
-470 1692 G:the disagreement
-470 1692 G:the disagreement between
-470 1162 G:time as
-470 776 G:was at the
-470 1692 G:which may
-470 1692 G:which may explain
-470 1692 G:which may explain the
-470 1692 K:and easily
-470 1692 K:are confused
470 269 K:came ,
-470 1692 K:confused light
-470 1692 K:confused poor
-470 1692 K:disagreement and
-470 1692 K:easily in
-470 1692 K:easily poor
-470 1692 K:explain between
-470 1692 K:explain disagreement
470 207 K:if had
-470 1692 K:light may
-470 1692 K:light which
-470 1692 K:may disagreement
-470 1162 K:murdered O
470 1980 K:never near
-470 1692 K:note and
-470 624 K:on other
-470 1692 K:poor which
-470 1692 K:which explain
-470 1162 N:not accusing
-470 1162 N:through
-470 1692 S:disagreement
470 510 S:laughs
470 1500 S:lives
469 2872 AT:setting
469 2872 BP:lmaooo
469 1027 BT:^ ask
469 1003 BT:scared
-469 1162 F:O keeps
-469 1162 F:T stop
-469 2524 G:, where T
469 1162 G:O place
469 2872 G:T setting
-469 1162 G:T the whole round
-469 1162 G:^ O keeps
-469 1162 G:^ T stop
469 1980 G:found " O
-469 520 G:i only
-469 1003 G:i say ,
-469 838 G:is innocent
-469 624 G:of proof
469 1980 G:only T came
-469 624 G:three for
-469 892 K:, question
469 1980 K:^ guilty
469 234 K:i it
469 2872 K:lmaooo P
469 1003 K:scared T
469 2872 K:setting $
469 2872 K:setting up
469 3678 K:sus not
-469 2200 K:that three
-469 892 S:perfectly
-469 892 S:summary
468 1980 AT:pointing at
468 510 AT:was no
468 1980 BT:idea ,
468 416 G:, does not
-468 2200 G:O alone .
-468 624 G:P any
-468 1162 G:T i want
-468 1692 G:T says O vented
-468 624 G:^ i 'm just
-468 1692 G:and T saw
468 1980 G:finds the body ,
468 1003 G:guilty , and
-468 1162 G:leave place .
468 1980 G:pointing at
-468 1692 G:says O vented
-468 1162 G:walk out
-468 5432 G:was with T ,
-468 419 K:, and
468 1980 K:T pointing
-468 2200 K:am place
-468 624 K:and anybody
-468 624 K:are no
468 1980 K:finds ,
468 1003 K:guilty and
-468 2681 K:i gauges
-468 442 K:is us
-468 624 K:made bed
-468 1296 K:not not
468 1980 K:person it
-468 2200 K:somewhere .
-468 2987 K:stayed place
-468 1162 S:non
468 671 S:surprised
467 2438 AT:O right
467 510 AT:T run
467 1980 AT:bye $
467 1980 AT:exits
467 1980 AT:exits the
467 1605 AT:start
-467 1162 BT:laid
-467 624 BT:retract my
-467 624 F:i retract
467 1980 G:'s put
-467 1950 G:O vented .
-467 2681 G:T 's body .
467 1980 G:T exits
467 1980 G:T exits the
-467 624 G:^ i retract
-467 624 G:^ i retract my
-467 624 G:boring .
-467 1692 G:could hear
467 1980 G:exits the
-467 1429 G:got nothing
-467 1875 G:has not
-467 1692 G:i could hear
-467 1692 G:i made the
-467 624 G:i retract my
-467 624 G:i retract my vote
-467 838 G:innocent ,
467 1980 G:let 's put
-467 624 G:retract my
-467 624 G:retract my vote
-467 624 G:retract my vote on
-467 321 G:so the
467 2872 K:bit for
-467 624 K:dish a
467 671 K:meeting i
-467 494 K:not at
-467 1162 K:report so
-467 624 K:retract on
-467 624 K:retract vote
-467 1692 K:stood with
-467 1162 K:the why
-467 464 S:look
-467 624 X:i retract my vote on T .
466 510 AP:one
-466 2200 AT:place a
466 1980 AT:ventilation shaft
466 1980 BP:: the
466 1336 BT:'d be
-466 624 BT:O defends
466 2438 BT:see it
466 1980 BT:was killed
466 2872 G:, but i saw
-466 624 G:O defends
-466 624 G:O defends T
-466 1162 G:T after the
-466 510 G:T makes i
-466 624 G:and has been
-466 2200 G:cold as
-466 445 G:i had
-466 3136 G:like to hear from
-466 1429 G:not come to place
-466 4737 G:round i was
466 1980 G:shaft in
466 1980 G:shaft in place
466 1980 G:shaft in place .
466 1980 G:the discussion
466 2872 G:three has
466 2872 G:three has blood
466 2872 G:three has blood on
466 2872 G:twice in
466 2872 G:unless someone
466 2872 G:unless someone has
466 1980 G:ventilation shaft in
466 1980 G:ventilation shaft in place
466 510 G:what P did
466 1980 K:because vented
-466 2200 K:by to
466 2872 K:first a
466 2872 K:has better
466 1003 K:named and
-466 1692 K:second place
466 1980 K:shaft .
466 1980 K:shaft place
466 2872 K:someone better
466 2872 K:three blood
-466 2200 K:us 'd
466 4411 K:uses vent
-465 355 AT:nervous
-465 671 AT:that ,
-465 1162 AT:we do
465 510 BP:at place
-465 1162 BT:past
-465 1162 BT:theory ,
465 1980 BT:touched the
465 2872 G:T impostor ,
-465 1162 G:T leave place ?
465 510 G:T said P was
465 1162 G:T were in place
-465 624 G:T yells
465 1980 G:a vent open
-465 1692 G:at the wrong
465 1980 G:backs up everyone but
465 1980 G:but only lied
465 1980 G:but only lied for
465 1980 G:everyone but only
465 1980 G:everyone but only lied
465 1003 G:guy $
465 1500 G:my nose .
465 1980 G:only lied
465 1980 G:only lied for
-465 1692 G:place during the
465 1980 G:saw a vent open
465 1500 G:story about the
-465 1692 G:tasks in place
-465 1162 G:theory ,
465 1003 G:together , Q
465 1980 G:up everyone but
465 1980 G:up everyone but only
465 837 G:where the body
465 832 K:'s place
465 1980 K:, guilty
-465 74 K:^ ,
465 1980 K:a open
-465 1692 K:at wrong
465 1980 K:backs but
465 1003 K:but think
465 1980 K:everyone lied
465 1980 K:everyone only
465 1980 K:meeting said
465 2872 K:regret that
-465 109 K:the of
465 1980 K:up but
465 1980 K:up only
465 1638 K:was place
465 1980 N:about both
465 1980 N:how i
465 1980 N:know about
464 717 AT:$
-464 624 AT:a cookie
-464 2526 AT:an impostor
-464 624 AT:cookie
-464 624 AT:has done
464 1980 AT:partner .
464 606 BT:on ,
-464 624 BT:strike
464 1003 BT:two ,
-464 2200 G:, and i ,
-464 335 G:, let
-464 624 G:T has done
-464 624 G:a cookie
-464 624 G:a partner
-464 1003 G:an alibi $
-464 624 G:back to T
-464 2681 G:for most of the
-464 624 G:has done
-464 1162 G:log .
-464 416 G:of one
-464 1162 G:on us in
-464 1162 G:on us in the
-464 730 G:the beginning
-464 2200 G:there was T ,
-464 1162 G:whatever the
464 510 K:^ knows
-464 1692 K:decide T
464 510 K:down with
-464 802 K:lights $
-464 624 K:then my
-464 1162 K:walked us
-464 1162 N:so the
-464 624 S:cookie
-463 215 AT:about
463 1980 BP:, this
-463 1429 BP:so i
-463 624 BT:not funny
-463 510 E:have noticed
-463 1003 F:judge
463 1980 G:'d place my
463 1980 G:'d place my chips
-463 1162 G:, T , place
463 1980 G:, followed
463 1980 G:, followed at
463 1980 G:, followed at some
463 1980 G:, i 'd place
463 510 G:, i heard
463 1980 G:, is that T
463 1950 G:O were in place
-463 2872 G:T , because T
-463 1003 G:^ judge
463 1336 G:^ that 's T
463 1980 G:at some distance
463 1980 G:at some distance by
-463 1692 G:both said
463 1980 G:chips on
463 1980 G:distance by
463 1980 G:followed at
463 1980 G:followed at some
463 1980 G:followed at some distance
463 1980 G:i 'd place
463 1980 G:i 'd place my
-463 892 G:in place , that
463 1980 G:my chips
463 1980 G:my chips on
-463 624 G:not funny
463 1980 G:one by one
463 1980 G:place my chips
463 1980 G:place my chips on
463 1980 G:said T vented ,
463 1980 G:some distance
463 1980 G:some distance by
463 1336 G:the first to
-463 1007 G:walked into place
463 1980 K:'d chips
463 1980 K:T picked
463 1980 K:at by
463 1980 K:at distance
463 1980 K:chips ,
-463 624 K:could an
463 1980 K:followed distance
463 1980 K:followed some
463 510 K:i murderer
463 190 K:like .
463 1980 K:on followed
463 1980 K:place chips
463 1980 K:some by
463 1980 K:tonight T
463 1980 K:us by
-463 624 K:voted in
463 1980 K:wears 's
-463 1162 K:wo at
463 1980 N:silence
463 369 S:helps
462 1980 AT:after ,
-462 2348 AT:is suspicious
462 1980 AT:not matter
462 1980 BT:^ since
462 1980 BT:need to
-462 624 BT:thinking it
462 510 E:, dear
-462 624 G:'s horses
-462 624 G:'s horses ,
462 1980 G:T flip
462 198 G:alone with
462 1980 G:be right , one
462 1980 G:both be right ,
-462 624 G:hold you
-462 624 G:hold you 's
-462 624 G:hold you 's horses
-462 624 G:horses ,
-462 1692 G:if is not O
-462 606 G:is T 's
-462 2200 G:place , by
462 1980 G:right , one
462 1980 G:right , one of
-462 1429 G:the culture
-462 1003 G:the sharks ,
-462 624 G:thinking it
-462 1003 G:to the sharks ,
-462 730 G:yet .
-462 624 G:you 's horses
-462 624 G:you 's horses ,
462 4411 K:found awfully
-462 1692 K:found time
-462 624 K:hold horses
462 1980 K:odd T
-462 2396 K:together place
462 671 K:unless a
-462 624 K:you horses
-462 624 N:do i
-462 624 S:horses
-461 892 AP:'s been
461 1980 AP:and a
-461 2200 AT:blames O
-461 1162 AT:english
461 1980 BP:: T
-461 2200 BP:shared
461 510 BP:the T
461 2872 BT:convenient that
-461 1692 BT:sight of
461 1980 F:T that
-461 624 G:'ll not
-461 624 G:'m told
461 1980 G:, coming
461 1980 G:, coming out
-461 624 G:, name
-461 624 G:, name of
-461 892 G:P 's been
461 1980 G:^ T that
-461 624 G:before we
461 2872 G:convenient that
461 1429 G:fixed lights
461 1500 G:given the
-461 624 G:i 'll not
-461 624 G:i 'm told
-461 1162 G:lower place was
-461 624 G:place , name
-461 624 G:place , name of
461 510 G:place without
-461 3567 G:saw i .
-461 1692 G:sight of T
-461 4737 G:with T when
461 1980 K:open place
-461 624 K:place name
-461 1692 K:sight T
-461 252 O:OQT
-461 525 S:in
-460 1500 AT:answering $
460 1980 AT:because the
460 1980 AT:repeat ,
460 1003 BT:O out
-460 624 BT:tally
-460 892 F:T thinks
460 1662 F:every
-460 624 G:O idk
-460 624 G:O idk $
460 1980 G:T , i repeat
-460 892 G:^ T thinks
460 1662 G:^ every
-460 624 G:and i say popcorn
-460 1500 G:answering $
460 5294 G:at T $
-460 713 G:i just
-460 624 G:i say popcorn
-460 624 G:i say popcorn .
-460 624 G:popcorn .
-460 624 G:say popcorn
-460 624 G:say popcorn .
-460 1162 G:to it .
-460 2492 G:was already
-460 1692 G:was i who
460 1980 K:T repeat
-460 624 K:and popcorn
-460 624 K:i popcorn
460 1500 K:let it
-460 1162 K:what are
460 1980 N:'s been
-460 1162 N:item
-460 2681 O:TnotPi
-460 624 S:popcorn
-459 624 AP:too much
-459 1003 AT:answer $
459 1980 AT:been T
-459 1692 AT:boy ,
459 6818 AT:vents $
459 1980 BP:tbh
459 1980 BT:because we
-459 1162 BT:us not
459 510 E:an impostor
-459 1692 E:went from
459 2872 G:'d throw
459 1980 G:'s suit
459 4411 G:, T it
459 4411 G:, T it is
459 1003 G:T i 'm
459 2872 G:^ i 'd throw
-459 624 G:and T says
-459 1692 G:before $
459 1980 G:climb out of a
-459 624 G:consistent with
459 2872 G:i 'd throw
-459 1692 G:i T and
-459 4366 G:i left place
-459 2200 G:is probably
459 2872 G:out the one
459 606 G:saw a vent
459 671 G:vote accordingly
459 671 G:vote accordingly .
459 624 G:with Q
-459 2681 K:, fixed
-459 624 K:P much
-459 1692 K:before there
459 1980 K:climb a
459 1003 K:eat .
-459 1003 K:full .
459 431 K:if in
-459 1162 K:not seen
459 1054 K:who ?
-459 2200 N:got there
-459 2200 N:i got
-458 624 AT:of accusing
-458 1003 AT:venting .
458 1336 BP:asked
-458 1253 BT:*
458 1980 BT:^ also
458 1980 BT:afraid of
-458 2200 BT:stay with
458 1980 F:also
458 1980 F:also T
-458 1692 G:O entered
458 1980 G:^ also
458 1980 G:^ also T
-458 2681 G:alone with T for
458 1980 G:and had
458 1980 G:and you can
-458 2200 G:body in place :
-458 224 G:did it
458 1980 G:have not forgotten
458 1980 G:i have not forgotten
-458 2200 G:in place : it
458 1980 G:not forgotten
-458 624 G:of accusing
-458 2681 K:1 in
458 2872 K:^ feels
458 959 K:^ round
-458 624 K:accuses accusing
-458 1162 K:across of
-458 4174 K:goes T
458 1980 K:have forgotten
458 1980 K:i forgotten
-458 1692 K:people a
-458 624 K:says looked
-458 624 K:says nervous
-458 1500 K:this from
-458 1162 K:took tries
458 510 K:who up
-458 624 N:'ve lost
-458 624 N:data .
-458 624 N:lost the
-458 624 N:nervousness
-458 624 N:nervousness is
-458 624 N:not data
-458 624 N:the thread
-458 624 N:thread
-458 624 N:thread .
458 1980 S:forgotten
-458 1162 S:sweetheart
-458 1162 S:tries
457 1980 AT:'s heart
-457 1692 AT:blink twice
457 1003 BP:under
-457 624 E:withdraw
-457 1692 G:, i mixed
457 1980 G:T 's heart
-457 624 G:T are you
457 1003 G:T have the
457 1980 G:T is the impostor
-457 2200 G:T last round .
-457 624 G:T or O for
-457 624 G:^ T are you
-457 1692 G:been straightforward
-457 1162 G:client T
-457 283 G:i 'll be
-457 7743 G:i found T in
-457 1692 G:i mixed
-457 892 G:i was not in
457 2872 G:it 's T and
-457 1162 G:my client T
-457 624 G:or O for
457 1980 G:place , yet
457 1500 G:will say
457 671 K:" $
-457 1692 K:, mixed
-457 1162 K:ago i
-457 1162 K:asking ,
-457 1692 K:behind when
457 2438 K:has at
-457 1692 K:mixed up
-457 1692 K:mixed with
457 1980 K:steps T
-457 1162 K:you ask
-457 624 N:so do
-457 1692 S:mixed
-457 1692 S:straightforward
-456 624 AP:innocent
456 2872 AT:is behaving
-456 1662 BT:ejection
-456 1162 BT:hush
-456 260 BT:then
-456 355 BT:vote on
456 1003 F:not a
-456 1692 G:, T came in
456 2872 G:T is behaving
-456 1162 G:^ T 's clean
456 2872 G:^ T is behaving
456 1003 G:^ not a
456 2872 G:is behaving
-456 1162 G:kill i ,
-456 624 G:left T to
456 510 G:lies from
456 671 G:of em
456 510 G:thank T for the
-456 355 G:vote on T
-456 624 K:P innocent
456 2872 K:^ behaving
456 2872 K:behaving $
456 1980 K:guys not
456 1980 K:is tape
456 1980 K:need T
-456 1162 K:really it
456 510 K:thank the
-456 1162 K:you kill
-455 1162 AP:go .
-455 1162 AT:asking for
455 1980 AT:fumbles
455 1980 AT:fumbles the
-455 1429 AT:left before
455 1980 AT:question !
-455 754 AT:silence
-455 802 BT:O over
455 1980 BT:applause
455 1980 BT:applause for
455 1980 BT:of applause
455 1980 BT:round of
-455 1162 F:anyone but
-455 1950 F:when the
-455 802 G:O over T
455 1980 G:T fumbles
455 1980 G:T fumbles the
455 1980 G:T fumbles the question
-455 1518 G:T is innocent
455 1214 G:T left
455 4411 G:^ T 's lying
455 510 G:^ T , kindly
-455 1162 G:^ anyone but
-455 1950 G:^ when the
-455 1692 G:a mistake .
455 1980 G:a single person
455 1980 G:applause for
455 1980 G:applause for T
455 1980 G:applause for T ,
-455 671 G:cut the
455 1980 G:fumbles the
455 1980 G:fumbles the question
455 1980 G:fumbles the question !
-455 624 G:in T 's defence
455 2872 G:locking in T .
455 3678 G:made it up .
-455 1692 G:mistake .
455 510 G:not accuse
455 1980 G:of applause
455 1980 G:of applause for
455 1980 G:of applause for T
455 1980 G:question !
455 1980 G:round of
455 1980 G:round of applause
455 1980 G:round of applause for
455 1980 G:single person
-455 2681 G:the beds .
455 1980 G:the question !
455 2212 G:voted out
455 1980 G:without any
455 3678 K:'s kill
-455 1253 K:S $
-455 624 K:T blamed
-455 754 K:T silence
455 2872 K:about body
455 1980 K:applause ,
455 1980 K:applause T
-455 1692 K:asking T
455 1980 K:feel 's
455 1980 K:fumbles !
455 1980 K:fumbles question
-455 1692 K:have there
-455 275 K:i just
-455 624 K:in defence
455 671 K:in seconds
455 2388 K:not about
455 355 K:not but
455 1980 K:round applause
455 1980 K:round for
455 1980 K:should kicked
-455 1336 K:that only
455 510 K:up like
455 1980 S:applause
455 1980 S:fumbles
-454 1692 AT:P both
454 510 AT:too ?
454 510 BP:around
454 1003 BT:confirm where
-454 452 BT:has anyone
-454 1692 BT:the end
-454 1692 E:not us
-454 1692 E:side so
-454 1692 E:so not
-454 1692 E:were left
454 3678 G:'s O and
-454 1692 G:, O place
-454 1692 G:, O place ,
454 241 G:O be
-454 1162 G:T , can
-454 2438 G:T made it up
-454 2200 G:T say O
-454 2681 G:^ T 's good
-454 1429 G:^ thank T ,
454 1003 G:confirm where T
454 1003 G:confirm where T was
454 2872 G:day we
454 1500 G:each other 's
454 2872 G:in my day we
454 2872 G:is too quiet
454 3678 G:it 's O and
454 2872 G:my day we
454 1500 G:other 's
454 1980 G:over it
-454 1692 G:place , O place
-454 1692 G:place place ,
-454 1692 G:thing in place
-454 7567 G:vent in place .
-454 1162 G:where was T $
454 2872 K:" tasks
454 2872 K:'s guilty
-454 1162 K:O someone
-454 683 K:because was
-454 1692 K:company O
-454 1341 K:down ,
454 1003 K:i maybe
-454 1162 K:not each
-454 5758 K:place until
-454 1162 K:see so
-454 1692 N:ones on
-454 355 S:convict
-453 198 AP:be
453 1980 AT:, had
453 2872 AT:cahoots
453 1980 AT:deny
453 1980 AT:deny that
453 2872 AT:in cahoots
-453 802 AT:place just
453 1980 BT:beard
453 1980 BT:beard ,
453 1980 BT:deny
-453 1692 BT:fighting
-453 1162 G:O comes
453 1980 G:T deny
453 1980 G:T deny that
453 1980 G:deny that
453 1980 G:do T deny
453 1980 G:do T deny that
-453 2200 G:have O
453 2872 G:in cahoots
453 671 G:in place in round
453 754 G:it but T
-453 2200 G:was on my
453 1980 K:beard T
453 1980 K:do deny
-453 757 K:i down
-453 1692 K:in along
-453 1162 K:just us
453 1003 K:seconds lights
453 1980 K:that closed
453 821 K:the time
453 2872 S:cahoots
453 1980 S:deny
452 3678 AT:answered $
452 1980 AT:closer to
452 1980 BP:closer
452 1980 BP:closer to
-452 624 BT:matter
-452 624 BT:matter of
-452 624 BT:the matter
-452 624 E:next .
452 1003 F:"
-452 892 G:O , because
452 1003 G:^ "
452 3678 G:answered $
452 1980 G:closer to
-452 1162 G:does not know
-452 1162 G:each other in place
-452 1692 G:had company
-452 624 G:matter of T
-452 624 G:matter of T .
452 1003 G:on you
-452 1162 G:other in place
-452 624 G:the matter of T
-452 624 G:vent and a
452 1980 K:: lights
-452 1162 K:each place
-452 1162 K:harm .
452 3678 K:is answered
-452 624 K:matter T
-452 1162 K:only have
452 1980 K:verse ,
-452 624 K:wrong ,
452 252 N:Q 's
452 2872 N:funny
452 606 S:forget
-452 837 S:heart
451 2872 AT:not buy
-451 1162 AT:please ,
-451 1980 BT:i feel
-451 369 E:'s no
-451 624 G:O strikes
-451 624 G:O strikes i
-451 624 G:O strikes i as
-451 1162 G:T , after
451 2872 G:T is not buy
-451 1162 G:T said makes
-451 1162 G:T said makes sense
-451 2681 G:^ okay so i
-451 4737 G:died i
-451 4737 G:died i was
-451 4737 G:died i was in
-451 3136 G:in place until the
451 2872 G:is not buy
451 1980 G:it was too
451 671 G:never met
-451 2681 G:okay so i
-451 2200 G:place T was
451 510 G:prison .
-451 2200 G:the steering
-451 1162 G:what T said makes
-451 2200 G:when O died
451 2872 K:is buy
451 1980 K:looked 's
-451 624 K:when upon
-451 2681 K:with later
451 566 K:you O
451 671 S:ignore
451 510 S:prison
451 251 S:trust
-450 1692 AT:before my
450 2872 AT:cover
450 1980 AT:has smiled
450 1980 AT:smiled
450 1980 AT:smiled at
450 1980 AT:worse than
450 2872 BT:T last
-450 624 BT:body and
450 1003 BT:care
-450 510 BT:us is
450 1980 E:are one
450 1980 E:gang
450 1980 E:gang .
450 1980 E:one gang
-450 1429 F:could T
-450 452 G:'s O ,
-450 269 G:, could
450 2872 G:, plain as
-450 892 G:: did
450 1980 G:T has smiled
450 1980 G:T has smiled at
-450 2200 G:T place ,
-450 624 G:^ T gets a
-450 1429 G:^ could T
-450 624 G:about O is
450 1980 G:being there
450 1980 G:being there .
450 2681 G:both in
450 1980 G:chit to
450 1980 G:clean chit
450 1980 G:clean chit to
-450 2200 G:down to place ,
450 1980 G:for T and i
450 1980 G:giving clean
450 1980 G:giving clean chit
450 1980 G:giving clean chit to
-450 1162 G:go with O
-450 1162 G:go with O .
450 1980 G:has smiled
450 1980 G:has smiled at
450 1980 G:is giving clean
450 1980 G:is giving clean chit
-450 452 G:it 's O ,
450 1980 G:of those
-450 1162 G:on place
450 606 G:one of T
450 2872 G:plain as
-450 1822 G:the bell
-450 1162 G:the place , but
-450 510 G:us is T
450 1253 G:who vented
450 1980 G:without being there
450 1980 G:without being there .
450 1980 G:worse than
450 1980 K:T smiled
450 1003 K:^ most
-450 1692 K:are was
450 1980 K:chit without
450 1980 K:clean to
450 1980 K:giving chit
450 1980 K:giving to
450 1980 K:is chit
-450 912 K:out a
450 2872 K:plain .
450 1980 K:saw after
450 1570 K:suspect ,
-450 310 K:the we
-450 4754 K:this the
450 1980 K:who after
450 1980 N:basis
450 1980 N:basis ?
450 1980 N:what basis
-450 416 O:TS
450 1980 S:chit
450 1980 S:horse
-449 1162 AT:'s lead
-449 1162 AT:alleged
-449 1162 AT:lead
449 3678 AT:us all
-449 1692 BP:fine
-449 624 BT:get that
449 892 BT:sec
-449 1692 BT:side with
449 803 BT:watch
449 1500 BT:what is
449 510 E:opportunity
449 2872 G:, T 's tale
449 182 G:O has been
449 2872 G:O impostor ,
-449 1162 G:T 's lead
449 442 G:and the only
-449 624 G:funny , T
-449 624 G:funny , T .
449 1980 G:pipe in
-449 1692 G:side with T
449 1980 G:the pipe
449 1980 G:the pipe in
449 2872 G:unless P
449 1003 K:'d we
449 2872 K:, tale
-449 1162 K:T lead
449 1054 K:can that
449 1980 K:could but
-449 624 K:discovered ,
-449 624 K:done wrong
-449 5694 K:found in
-449 624 K:funny .
-449 1500 K:of leaving
449 1980 K:pipe place
-449 1692 K:stories ,
-449 1162 K:table !
449 1980 K:venting is
-449 912 K:went .
-449 1692 N:for this
-449 1162 S:alleged
448 1980 AT:be expelled
448 1980 AT:expelled
-448 1162 AT:it !
448 1500 AT:one ,
448 1500 BT:explain the
-448 624 BT:second witness
448 624 E:in there
-448 1692 F:in summary
-448 1162 G:O , O says
-448 1162 G:P ai
-448 1162 G:P ai not
-448 1162 G:T 's killer is
-448 624 G:^ T look pale
-448 1692 G:^ in summary
448 1980 G:be expelled
448 1980 G:be expelled .
-448 1162 G:besides T
448 1518 G:come to place
448 1980 G:expelled .
-448 1692 G:hope T
-448 1692 G:i saw T was
-448 1692 G:in summary
448 1003 G:know what to
448 4411 G:not explained $
-448 1692 G:saw T was
-448 1692 G:saw T was in
448 442 G:saw a
-448 1692 G:time i saw T
448 1980 G:to be expelled
448 1980 G:to be expelled .
448 1980 K:, corridor
448 671 K:a like
448 630 K:being ,
448 718 K:it my
-448 1027 K:thank T
448 1980 K:to expelled
-448 3012 K:voting ,
-448 510 K:were only
448 1980 S:expelled
-447 624 AP:, that
447 1980 AP:O alive
-447 624 AP:that 's
-447 1162 AT:dirt
-447 2200 AT:nowhere near
447 510 AT:speaks for
447 5082 AT:still suspicious
447 510 BT:air
447 510 BT:kill O
-447 1162 E:status
447 1980 F:congratulations T
447 510 F:i see
447 1980 G:, also
447 1980 G:, and nobody asks
447 1980 G:P left O alive
447 5082 G:T are still suspicious
447 1500 G:T have been
447 431 G:T this
-447 2200 G:T was nowhere near
447 1980 G:^ congratulations T
447 1980 G:^ congratulations T ,
447 510 G:^ i see
-447 624 G:a receipt
447 1980 G:and nobody asks what
447 5082 G:are still suspicious
447 1980 G:asks what
-447 442 G:be O
447 1980 G:congratulations T
447 1980 G:congratulations T ,
447 1980 G:cooked up .
-447 1162 G:enough , T
447 1980 G:half the round ,
447 510 G:have vented
-447 1162 G:i was looking at
447 1980 G:left O alive
447 1980 G:left O alive .
-447 2200 G:left place when
447 1980 G:nobody asks what
447 1980 G:place for half the
447 5082 G:still suspicious
447 1980 G:the only one without
-447 892 G:there was T
447 1980 G:thrown out
447 1162 G:was dead
-447 1162 G:was looking at
447 1980 K:, asks
-447 216 K:all ,
447 5082 K:are suspicious
447 1980 K:asks cooked
447 1980 K:cooked .
-447 624 K:of good
-447 1162 K:suppose was
447 1980 K:the any
447 662 K:the round
447 1980 K:what cooked
-447 1692 K:whole :
-447 1692 N:each of
-447 624 N:not a
-447 1162 N:west corridor
447 1003 S:parrot
446 1980 AP:and the
446 1980 AT:hunting
-446 624 AT:is sit
-446 1162 AT:the west
-446 442 BT:be
-446 1203 BT:that it
-446 624 E:'ve done
-446 510 E:there ?
-446 1430 F:T just
-446 1003 G:, and if
-446 624 G:T is sit
446 1980 G:T said place and
446 1980 G:^ O was crew
-446 624 G:^ T is sit
-446 1430 G:^ T just
446 1003 G:a body ,
446 2872 G:and three
446 624 G:cleared by
446 1336 G:i lean
-446 624 G:is sit
-446 1692 G:made by
-446 2681 G:my sight
446 1980 G:name somebody
-446 624 G:of principle
446 1980 G:total .
446 3678 K:T subject
446 2872 K:deserves vote
446 1003 K:story the
-446 624 K:to invoice
-446 1162 N:back .
446 1980 S:hunting
-446 624 S:principle
446 606 S:turns
445 1980 AP:watching
-445 1336 AT:'s silence
-445 1162 AT:: no
445 4411 AT:awfully fast
445 3678 AT:down a
445 2872 AT:is refused
445 2872 AT:is refuses
445 2872 AT:refused
445 2872 AT:refused to
445 2872 AT:refuses
445 2872 AT:refuses to
445 671 AT:tbh
-445 1518 BT:according
-445 269 BT:one who
-445 1162 BT:question for
445 1980 BT:visor ,
445 355 E:times
-445 1336 G:'s silence
445 1980 G:1 and you
445 1980 G:1 and you all
-445 1336 G:T 's silence
-445 1598 G:T , it 's
-445 1162 G:T : no
445 2872 G:T is refused
445 2872 G:T is refused to
445 2872 G:T is refuses
445 2872 G:T is refuses to
445 2872 G:^ T is refused
445 2872 G:^ T is refuses
-445 1692 G:^ i suspect O
445 1980 G:around T .
445 3678 G:down a
-445 1692 G:have had to run
-445 624 G:have two questions
-445 624 G:have two questions for
-445 624 G:i have two questions
445 2872 G:is refused
445 2872 G:is refused to
445 2872 G:is refuses
445 2872 G:is refuses to
-445 1692 G:no wait
-445 1692 G:not ?
-445 1162 G:question for
-445 1162 G:question for T
445 2872 G:refused to
445 2872 G:refuses to
445 1980 G:round 1 and you
445 1980 G:tall ,
-445 624 G:the critical
445 510 G:those are
445 1980 G:visor ,
445 355 G:word to
445 1980 K:, tall
445 1980 K:1 all
-445 624 K:3 T
445 2872 K:O coming
445 2872 K:T refused
445 2872 K:T refuses
445 2872 K:^ refused
445 2872 K:^ refuses
-445 1692 K:and cells
-445 624 K:have questions
-445 1692 K:have run
-445 624 K:questions and
445 2872 K:refused $
445 2872 K:refuses $
-445 367 K:we T
445 1980 K:with visor
445 1500 N:impostors
-445 624 S:critical
445 1500 S:obliged
445 2872 S:refused
445 2872 S:refuses
444 3678 AT:honestly
444 2872 AT:pin
-444 1500 AT:word about
444 1003 BP:^ it
444 2872 BT:: eject
444 1980 BT:finds
444 416 E:the vent
444 1980 F:going forward
444 416 G:, and no
444 2872 G:: eject T
-444 1692 G:T beside i
444 671 G:^ O 's word
-444 2200 G:^ T , were
444 1980 G:^ going forward
-444 1162 G:and what O
-444 624 G:are good
444 2872 G:bad one
444 2872 G:bad one .
444 209 G:did not
444 1980 G:going forward
-444 2200 G:left place before i
-444 1692 G:report :
-444 1162 G:to ask
444 1003 G:touched the
-444 1162 G:who could say
-444 1692 K:guys O
-444 1162 K:hang on
444 2872 K:less ,
444 1003 S:gossip
443 1980 AP:know the
443 3678 AT:vent like
-443 624 AT:we could
443 6279 BT:T would
443 1500 BT:^ honestly
-443 1692 BT:blink twice
443 1336 BT:that we
-443 1162 BT:the report
443 606 F:honestly
-443 2200 G:O , did O
443 1980 G:P did not know
-443 3567 G:T and i did
443 6279 G:T would say that
443 1003 G:^ T , nobody
443 606 G:^ honestly
443 1980 G:^ i appreciate T
443 1980 G:a cad
443 1980 G:a cad and
443 1980 G:a cad and a
443 1980 G:and a murderer .
-443 1692 G:blink twice if T
443 1980 G:cad and
443 1980 G:cad and a
443 1980 G:cad and a murderer
443 1980 G:did not know
443 1980 G:did not know the
-443 1500 G:eyes on T $
-443 2200 G:i want to hear
-443 624 G:no way T killed
-443 624 G:of P are
-443 1003 G:of everyone
-443 3355 G:of the round .
443 6279 G:say that ,
443 6279 G:say that , T
443 624 G:to place , T
-443 1692 G:twice if T
443 3678 G:vent like
443 3678 G:vent like a
"""
