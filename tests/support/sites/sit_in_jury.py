"""A program that gives a finished match on a running site a jury, as if it had marked during the match."""

import sys

import django

NAME = "<b>Ann</b> \u202eecila"
VOICES = 6


def main() -> None:
    django.setup()

    from games.models import Juror, Mark, Match, Voice
    from games.records.jury import jury_scoring

    match = Match.objects.get(pk=int(sys.argv[1]))
    if Voice.objects.filter(match=match).exists():
        return
    colors = [*match.seats.values_list("color", flat=True)]
    for number in range(VOICES):
        juror = Juror.objects.create(key=f"past {number}", pseudonym=NAME)
        voice = Voice.objects.create(match=match, juror=juror, marks=2)
        for place, seq in enumerate((match.head // 3, 2 * match.head // 3)):
            sheet = dict.fromkeys(colors, (10 * number + 30 * place) % 101)
            Mark.objects.create(voice=voice, seq=seq, sheet=sheet)
    jury_scoring.score(match.pk)


if __name__ == "__main__":
    main()
