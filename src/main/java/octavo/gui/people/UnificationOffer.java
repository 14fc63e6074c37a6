package octavo.gui.people;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import octavo.gui.controls.ChangeProposal;
import octavo.gui.controls.MessageTexts;
import octavo.gui.pagecontract.OpenLibrary;
import octavo.gui.people.SpellingPlan.PreferredSpelling;
import octavo.gui.people.SpellingPlan.SpelledPerson;
import octavo.names.NameForm;
import octavo.names.PersonName;
import octavo.people.KnownIndividual;
import octavo.people.NameSearch;
import octavo.people.NameVariant;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/// Offers to write a person's name the same way everywhere. Nothing is rewritten before the user
/// has reviewed it.
final class UnificationOffer {
    private static final MessageTexts MESSAGES = MessageTexts.of(UnificationOffer.class);

    private final OpenLibrary library;
    private final DecisionSteps decisions;
    private final Supplier<Optional<PeopleSnapshot>> snapshot;
    private final ReadOnlyObjectWrapper<@Nullable ChangeProposal> plan =
            new ReadOnlyObjectWrapper<>();

    /// @param snapshot the people as computed last
    UnificationOffer(
            OpenLibrary library,
            DecisionSteps decisions,
            Supplier<Optional<PeopleSnapshot>> snapshot) {
        this.library = library;
        this.decisions = decisions;
        this.snapshot = snapshot;
    }

    /// The rewrites for review; null if there are none.
    ReadOnlyObjectProperty<@Nullable ChangeProposal> planProperty() {
        return plan.getReadOnlyProperty();
    }

    /// Discards the offered rewrites.
    void dismiss() {
        plan.set(null);
    }

    /// Offers to unify the names of a person, and records the preference; immediately if nothing
    /// needs rewriting.
    void prefer(KnownIndividual person, String written) {
        String key = person.variants().getFirst().variantKey();
        String spelling = PersonName.parse(written).value().displayName(NameForm.FAMILY_FIRST);
        offer(
                new PreferredSpelling(
                        List.of(
                                new SpelledPerson(
                                        person.variants().stream()
                                                .map(NameVariant::variantKey)
                                                .toList(),
                                        written)),
                        !written.equals(person.name()),
                        now -> now.preferName(key, written).decideSame(key, spelling)));
    }

    /// Offers to write the spellings of each of some people as one.
    void unify(List<SpelledPerson> people) {
        offer(new PreferredSpelling(people, false, now -> now));
    }

    private void offer(PreferredSpelling wish) {
        Optional<PeopleSnapshot> from = snapshot.get();
        if (from.isEmpty() || wish.people().stream().noneMatch(SpelledPerson::isWritable)) {
            return;
        }
        library.background()
                .runInBackground(
                        () -> SpellingPlan.of(from.get(), wish), this::offer, library.onFailure());
    }

    private void offer(SpellingPlan found) {
        PreferredSpelling wish = found.wish();
        if (found.changesNothing() && wish.isNews()) {
            decisions.decide(MESSAGES.text("step.decide", wish.shownNames()), wish.note());
        }
        plan.set(found.isEmpty() ? null : found.toProposal(this::make));
    }

    /// Applies a plan; if the library is no longer in the state that it was made for, offers
    /// another.
    private void make(SpellingPlan wanted) {
        plan.set(null);
        if (wanted.changesNothing()) {
            return;
        }
        PreferredSpelling wish = wanted.wish();
        if (library.libraryValue().getValue().equals(wanted.libraryState())) {
            decisions.decideWithEdit(
                    wanted.stepLabel(),
                    wanted.namePlan().toEdit(wanted.libraryState()),
                    wish.note());
        } else {
            List<SpelledPerson> people =
                    wish.people().stream()
                            .map(SpelledPerson::written)
                            .map(written -> new SpelledPerson(keysOf(written), written))
                            .toList();
            offer(new PreferredSpelling(people, wish.isNews(), wish.note()));
        }
    }

    /// The keys of the spellings that a name finds.
    private List<String> keysOf(String written) {
        return snapshot.get().stream()
                .flatMap(it -> NameSearch.findVariants(it.people().index(), written).stream())
                .map(NameVariant::variantKey)
                .toList();
    }
}
