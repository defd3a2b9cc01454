"""Whether the words said from a seat may be in data sets: a person says so before the first decision, the owner of an
agent when its token is made. Silence is not consent, and consent can be taken back."""

from games.models import Person
from glassbox_site.ground.acting import acts
from personas.models import Verb


@acts.on_several(
    Person,
    name="keep_out",
    verb=Verb.CHANGED,
    note=lambda is_new, person: f"{person.seat.color} of {person.seat.match}, kept out of data sets" if is_new else "",
)
def keep_out(person: Person) -> bool:
    """Keeps their words out of every data set from now on; False if they already were."""
    return bool(Person.objects.filter(pk=person.pk, in_data_sets=True).update(in_data_sets=False))
