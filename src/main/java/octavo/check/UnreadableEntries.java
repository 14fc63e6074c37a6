package octavo.check;

import octavo.fields.FieldCatalogue;
import octavo.library.EntryGuard;
import octavo.library.Library;
import octavo.library.Work;
import octavo.text.LocalizedSentence;
import octavo.text.Span;
import octavo.venuenames.VenueName;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Entries that a bug of ours makes unreadable. It reads what no other check reads, and reports
/// exceptions of other checks: everywhere else such an entry counts as empty.
final class UnreadableEntries implements Check {
    private static final ProblemRule UNREADABLE_ENTRY =
            ProblemRule.error(
                    "unreadable-entry", "a bug in Octavo prevents an entry from being read");

    @Override
    public List<ProblemRule> rules() {
        return List.of(UNREADABLE_ENTRY);
    }

    @Override
    public ProblemFinder newFinder(Library library) {
        Set<String> readVenues = new HashSet<>();
        return checkedItem -> {
            if (checkedItem.isEntry()) {
                readDerivedValues(checkedItem.work(), readVenues);
            }
            return List.of();
        };
    }

    /// @param readVenues those already read
    private static void readDerivedValues(Work work, Set<String> readVenues) {
        work.workKind();
        work.publicationDate();
        FieldCatalogue.ROLE_FIELDS.forEach(work::people);
        work.publicationState();
        work.webAddresses();
        String venueText = work.venue();
        if (!readVenues.contains(venueText)) {
            VenueName.parse(venueText);
            readVenues.add(venueText);
        }
    }

    /// The problems that a check finds in one item, or a problem for its exception.
    static List<Problem> problems(ProblemFinder problemFinder, CheckedItem checkedItem) {
        String key = checkedItem.isEntry() ? checkedItem.entry().key() : "";
        return EntryGuard.readSafely(
                key,
                () -> problemFinder.findProblems(checkedItem),
                () -> List.of(problemOf(checkedItem)));
    }

    private static Problem problemOf(CheckedItem checkedItem) {
        LocalizedSentence messageSentence =
                LocalizedSentence.of(
                        "A bug in Octavo prevents this entry from being read in full. Please"
                                + " report it; the log has the details.");
        return UNREADABLE_ENTRY.problemAt(
                checkedItem.item(),
                checkedItem.isEntry() ? checkedItem.headSpan() : new Span(0, 0),
                messageSentence);
    }

    /// The finder of a check. A check that cannot examine the library finds nothing.
    static ProblemFinder guardedFinder(Check guardedCheck, Library library) {
        Optional<ProblemFinder> problemFinder =
                EntryGuard.readSafely(
                        "", () -> Optional.of(guardedCheck.newFinder(library)), Optional::empty);
        return problemFinder.orElse(_ -> List.of());
    }

    /// Several checks may fail on one entry; that is reported once.
    static void keepOnePerItem(List<Problem> problems) {
        Set<Integer> reportedItems = new HashSet<>();
        problems.removeIf(problem ->
                problem.diagnostic().code().equals(UNREADABLE_ENTRY.problemCode())
                        && !reportedItems.add(problem.itemIndex()));
    }
}
