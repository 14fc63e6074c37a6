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
    private static final ProblemRule RULE =
            ProblemRule.error(
                    "unreadable-entry", "a bug in Octavo prevents an entry from being read");

    @Override
    public List<ProblemRule> rules() {
        return List.of(RULE);
    }

    @Override
    public ProblemFinder finder(Library library) {
        Set<String> venues = new HashSet<>();
        return subject -> {
            if (subject.isEntry()) {
                read(subject.work(), venues);
            }
            return List.of();
        };
    }

    /// @param venues those already read
    private static void read(Work work, Set<String> venues) {
        work.kind();
        work.date();
        FieldCatalogue.ROLES.forEach(work::people);
        work.state();
        work.links();
        String venue = work.venue();
        if (!venues.contains(venue)) {
            VenueName.parse(venue);
            venues.add(venue);
        }
    }

    /// The problems that a check finds in one item, or a problem for its exception.
    static List<Problem> problems(ProblemFinder finder, CheckedItem subject) {
        String key = subject.isEntry() ? subject.entry().key() : "";
        return EntryGuard.read(
                key, () -> finder.problems(subject), () -> List.of(problem(subject)));
    }

    private static Problem problem(CheckedItem subject) {
        LocalizedSentence message =
                LocalizedSentence.of(
                        "A bug in Octavo prevents this entry from being read in full. Please"
                                + " report it; the log has the details.");
        return RULE.problem(
                subject.item(), subject.isEntry() ? subject.head() : new Span(0, 0), message);
    }

    /// The finder of a check. A check that cannot examine the library finds nothing.
    static ProblemFinder guarded(Check check, Library library) {
        Optional<ProblemFinder> finder =
                EntryGuard.read("", () -> Optional.of(check.finder(library)), Optional::empty);
        return finder.orElse(_ -> List.of());
    }

    /// Several checks may fail on one entry; that is reported once.
    static void keepOne(List<Problem> problems) {
        Set<Integer> items = new HashSet<>();
        problems.removeIf(
                each -> each.what().code().equals(RULE.code()) && !items.add(each.item()));
    }
}
