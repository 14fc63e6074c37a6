package octavo.gui.people;

import static java.util.stream.Collectors.joining;

import octavo.gui.controls.ChangeProposal;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.library.Library;
import octavo.library.Work;
import octavo.names.PersonName;
import octavo.people.NamePlan;
import octavo.people.NameRewrite;
import octavo.people.NameUnification;
import octavo.people.NameVariant;
import octavo.people.PersonCandidate;
import octavo.people.PersonDecisions;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/// What a library would be like with one spelling for each of some people.
///
/// @param libraryState the state that it is for
record SpellingPlan(PreferredSpelling wish, NamePlan namePlan, Library libraryState) {
    private static final MessageTexts MESSAGES = MessageTexts.of(SpellingPlan.class);

    /// Preferred spellings.
    ///
    /// @param people each with the name to write
    /// @param isNews whether they differ from the present names
    /// @param note the decision recorded with them
    record PreferredSpelling(
            List<SpelledPerson> people, boolean isNews, UnaryOperator<PersonDecisions> note) {
        PreferredSpelling {
            people = List.copyOf(people);
        }

        String shownNames() {
            return people.stream().map(SpelledPerson::written).collect(joining("; "));
        }
    }

    /// A person's spellings, and the one to write.
    record SpelledPerson(List<String> variantKeys, String written) {
        SpelledPerson {
            variantKeys = List.copyOf(variantKeys);
        }

        static SpelledPerson of(PersonCandidate candidate, String written) {
            return new SpelledPerson(
                    candidate.variants().stream().map(NameVariant::variantKey).toList(), written);
        }

        /// Whether a name can be written elsewhere: one with a family name.
        boolean isWritable() {
            PersonName name = PersonName.parse(written).value();
            return !name.family().isEmpty() && name.literal().isEmpty();
        }
    }

    /// Takes a while; call it in the background.
    static SpellingPlan of(PeopleSnapshot seen, PreferredSpelling wish) {
        NamePlan namePlan = new NamePlan(List.of(), List.of());
        for (SpelledPerson person : wish.people()) {
            if (person.isWritable()) {
                namePlan =
                        namePlan.joinPlan(
                                NameUnification.plan(
                                        seen.library(),
                                        seen.people().index(),
                                        person.variantKeys(),
                                        PersonName.parse(person.written()).value()));
            }
        }
        return new SpellingPlan(wish, namePlan, seen.library());
    }

    boolean changesNothing() {
        return namePlan.rewrites().isEmpty();
    }

    /// Whether there is nothing to tell of it.
    boolean isEmpty() {
        return changesNothing() && namePlan.refusedNames().isEmpty();
    }

    /// The rewrites for review.
    ///
    /// @param onMake makes the wanted part
    ChangeProposal toProposal(Consumer<SpellingPlan> onMake) {
        List<ChangeProposal.ProposalRow> rows =
                namePlan.rewrites().stream()
                        .map(each ->
                                new ChangeProposal.ProposalRow(
                                        each.oldName(),
                                        each.newName(),
                                        MESSAGES.text(
                                                "plan.place",
                                                titleOf(each),
                                                each.place().entryKey(),
                                                each.place().field())))
                        .toList();
        List<String> left =
                namePlan.refusedNames().stream()
                        .map(each ->
                                MESSAGES.text(
                                        "plan.refused",
                                        each.place().entryKey(),
                                        each.name(),
                                        MessageTranslator.of(each.reason())))
                        .toList();
        return new ChangeProposal(
                MESSAGES.text("plan.title", wish.shownNames()),
                rows,
                left,
                wanted -> onMake.accept(onlyWanted(wanted)));
    }

    /// The title of the paper whose name would be rewritten; its key, if it has none.
    String titleOf(NameRewrite nameRewrite) {
        return libraryState
                .indexOfSlot(nameRewrite.place().slot())
                .flatMap(libraryState::workAt)
                .map(Work::title)
                .filter(title -> !title.isBlank())
                .orElse(nameRewrite.place().entryKey());
    }

    private SpellingPlan onlyWanted(Set<Integer> wanted) {
        Set<NameRewrite> nameRewrites = new HashSet<>();
        wanted.forEach(i -> nameRewrites.add(namePlan.rewrites().get(i)));
        return new SpellingPlan(wish, namePlan.onlyWanted(nameRewrites::contains), libraryState);
    }

    String stepLabel() {
        return MESSAGES.text("step", wish.shownNames(), namePlan.entryCount());
    }
}
