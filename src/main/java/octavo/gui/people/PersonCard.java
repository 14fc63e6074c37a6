package octavo.gui.people;

import octavo.discovery.FollowOffer;
import octavo.gui.controls.MessageTexts;
import octavo.gui.masterdetail.PaperSummary;
import octavo.gui.pagecontract.OpenLibrary;
import octavo.people.KnownIndividual;
import octavo.people.NameVariant;
import octavo.people.Person;
import octavo.people.PersonDecisions;
import octavo.values.Orcid;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/// The decisions about the person shown.
public final class PersonCard {
    private static final MessageTexts MESSAGES = MessageTexts.of(PersonCard.class);

    private final PeopleModel people;
    private final PersonPage page;

    PersonCard(PeopleModel people, PersonPage page) {
        this.people = people;
        this.page = page;
    }

    public PersonPage page() {
        return page;
    }

    private KnownIndividual person() {
        return page.person();
    }

    private String key() {
        return person().variants().getFirst().variantKey();
    }

    public boolean isMe() {
        return person().decidedPerson().filter(Person::isMe).isPresent();
    }

    public void beMe(boolean yes) {
        decide(now -> now.markMe(key(), yes));
    }

    public boolean isAdvisee() {
        return person().decidedPerson().filter(Person::isAdvisee).isPresent();
    }

    public void beAdvisee(boolean yes) {
        decide(now -> now.markAdvisee(key(), yes));
    }

    /// Records the person's ORCID iD; an empty text removes it.
    ///
    /// @return why that is impossible; empty if it succeeded
    public String identify(String typed) {
        Optional<Orcid> orcid = Orcid.parse(typed).value().filter(Orcid::isValid);
        if (orcid.isEmpty() && !typed.isBlank()) {
            return MESSAGES.text("orcid.refused");
        }
        String number = orcid.map(Orcid::number).orElse("");
        if (!number.equals(person().orcid())) {
            decide(now -> now.orcid(key(), number));
        }
        return "";
    }

    /// Offers to unify the name everywhere.
    public void prefer(String written) {
        if (!written.isBlank()) {
            people.prefer(person(), written.strip());
        }
    }

    private void decide(UnaryOperator<PersonDecisions> change) {
        people.decide(MESSAGES.text("step.decide", person().name()), change);
    }

    private List<String> keys() {
        return person().variants().stream().map(NameVariant::variantKey).toList();
    }

    /// Decides that a spelling is someone else.
    public void exclude(NameVariant variant) {
        String kept =
                person().variants().stream()
                        .map(NameVariant::variantKey)
                        .filter(key -> !key.equals(variant.variantKey()))
                        .findFirst()
                        .orElse(variant.variantKey());
        if (!kept.equals(variant.variantKey())) {
            decide(now -> now.decideDifferent(kept, variant.variantKey()));
        }
    }

    /// Whether there are decisions to forget, including that someone else is not this person.
    public boolean isDecided() {
        return !forgotten(people.decisions()).equals(people.decisions());
    }

    /// Forgets all decisions about the person.
    public void forget() {
        decide(this::forgotten);
    }

    private PersonDecisions forgotten(PersonDecisions decisions) {
        PersonDecisions newDecisions = decisions;
        for (String key : keys()) {
            newDecisions = newDecisions.withoutSpelling(key);
        }
        return newDecisions;
    }

    OpenLibrary openLibrary() {
        return people.openLibrary();
    }

    FollowOffer followOffer() {
        return FollowOffer.ofPerson(person());
    }

    public void open(PersonPage.Coauthor other) {
        people.open(other.variant());
    }

    public void goTo(PaperSummary paper) {
        people.goTo(paper);
    }

    /// Opens an entry's paper outside the window.
    public void read(PaperSummary paper) {
        people.read(paper);
    }
}
