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

/// Entries that a bug of ours keeps from being read. It reads what no other check reads, and
/// reports what makes another check throw: elsewhere such an entry counts as one that says nothing.
final class UnreadableEntries implements Check {
    private static final ProblemRule RULE =
            ProblemRule.error("unreadable-entry", "a bug in Octavo keeps an entry from being read");

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

    /// @param venues those that were read before
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

    /// What a check finds in one item, or that it could not read it.
    static List<Problem> problems(ProblemFinder finder, CheckedItem subject) {
        String key = subject.isEntry() ? subject.entry().key() : "";
        return EntryGuard.read(
                key, () -> finder.problems(subject), () -> List.of(problem(subject)));
    }

    private static Problem problem(CheckedItem subject) {
        LocalizedSentence message =
                LocalizedSentence.of(
                        "A bug in Octavo keeps this entry from being read in full. Please report"
                                + " it; the log has the details.");
        return RULE.problem(
                subject.item(), subject.isEntry() ? subject.head() : new Span(0, 0), message);
    }

    /// What a check looks for. One that cannot look at the whole library finds nothing.
    static ProblemFinder guarded(Check check, Library library) {
        Optional<ProblemFinder> finder =
                EntryGuard.read("", () -> Optional.of(check.finder(library)), Optional::empty);
        return finder.orElse(_ -> List.of());
    }

    /// Several checks may trip over one entry: that is said once.
    static void keepOne(List<Problem> problems) {
        Set<Integer> items = new HashSet<>();
        problems.removeIf(
                each -> each.what().code().equals(RULE.code()) && !items.add(each.item()));
    }
}
