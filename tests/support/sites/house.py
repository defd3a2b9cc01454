"""A program that furnishes a data folder as the first start of a site would, short of an owner."""

import django


def main() -> None:
    django.setup()

    from django.core.management import call_command

    from glassbox_site.pages import assets

    call_command("migrate", interactive=False, verbosity=0)
    assets.collect()
    call_command("seed_personas", verbosity=0)


if __name__ == "__main__":
    main()
