package octavo.gui.people;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import octavo.gui.controls.ChangeProposal;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.pagecontract.OpenLibrary;
import octavo.library.Library;
import octavo.names.NameForm;
import octavo.names.PersonName;
import octavo.people.KnownIndividual;
import octavo.people.NamePlan;
import octavo.people.NameRewrite;
import octavo.people.NameSearch;
import octavo.people.NameUnification;
import octavo.people.NameVariant;
import octavo.people.PersonDecisions;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/// Offers to write a person's name the same way everywhere. Nothing is rewritten before the user
/// has reviewed it.
final class UnificationOffer {
    private static final MessageTexts MESSAGES = MessageTexts.of(UnificationOffer.class);

    private final OpenLibrary library;
    private final DecisionSteps decisions;
    private final Supplier<Optional<PeopleSnapshot>> snapshot;
    private final ReadOnlyObjectWrapper<@Nullable ChangeProposal> plan =
            new ReadOnlyObjectWrapper<>();

    /// A preferred spelling.
    ///
    /// @param isNews whether it differs from the present name
    /// @param note the decision recorded with it
    private record PeopleWish(
            List<String> keys,
            String written,
            boolean isNews,
            UnaryOperator<PersonDecisions> note) {}

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
                new PeopleWish(
                        person.variants().stream().map(NameVariant::variantKey).toList(),
                        written,
                        !written.equals(person.name()),
                        now -> now.preferName(key, written).decideSame(key, spelling)));
    }

    /// Offers to write some spellings as one.
    void unify(List<String> keys, String written) {
        offer(new PeopleWish(keys, written, false, now -> now));
    }

    private void offer(PeopleWish wish) {
        PersonName name = PersonName.parse(wish.written()).value();
        Optional<PeopleSnapshot> from = snapshot.get();
        if (from.isEmpty() || name.family().isEmpty() || name.literal().isPresent()) {
            return;
        }
        Library state = from.get().library();
        library.background()
                .runInBackground(
                        () ->
                                NameUnification.plan(
                                        state, from.get().people().index(), wish.keys(), name),
                        found -> offer(wish, found, state),
                        library.onFailure());
    }

    private void offer(PeopleWish wish, NamePlan found, Library state) {
        if (found.rewrites().isEmpty() && wish.isNews()) {
            decisions.decide(MESSAGES.text("step.decide", wish.written()), wish.note());
        }
        boolean any = !found.rewrites().isEmpty() || !found.refusedNames().isEmpty();
        plan.set(any ? proposal(wish, found, state) : null);
    }

    private ChangeProposal proposal(PeopleWish wish, NamePlan found, Library state) {
        List<ChangeProposal.ProposalRow> rows =
                found.rewrites().stream()
                        .map(each ->
                                new ChangeProposal.ProposalRow(
                                        each.oldName(),
                                        each.newName(),
                                        each.place().entryKey() + ", " + each.place().field()))
                        .toList();
        List<String> left =
                found.refusedNames().stream()
                        .map(each ->
                                MESSAGES.text(
                                        "plan.refused",
                                        each.place().entryKey(),
                                        each.name(),
                                        MessageTranslator.of(each.reason())))
                        .toList();
        return new ChangeProposal(
                MESSAGES.text("plan.title", wish.written()),
                rows,
                left,
                wanted -> {
                    Set<NameRewrite> nameRewrites = new HashSet<>();
                    wanted.forEach(i -> nameRewrites.add(found.rewrites().get(i)));
                    make(wish, found.onlyWanted(nameRewrites::contains), state);
                });
    }

    /// Applies a plan, if the library is still in the state it was made for.
    private void make(PeopleWish wish, NamePlan wanted, Library state) {
        plan.set(null);
        if (wanted.rewrites().isEmpty()) {
            return;
        }
        String written = wish.written();
        if (library.libraryValue().getValue().equals(state)) {
            decisions.decideWithEdit(
                    MESSAGES.text("step", written, wanted.entryCount()),
                    wanted.toEdit(state),
                    wish.note());
        } else {
            List<String> keys = new ArrayList<>();
            snapshot.get()
                    .ifPresent(it ->
                            NameSearch.findVariants(it.people().index(), written)
                                    .forEach(variant -> keys.add(variant.variantKey())));
            offer(new PeopleWish(keys, written, wish.isNews(), wish.note()));
        }
    }
}
