package octavo.check;

import octavo.library.Work;
import octavo.receipts.EntryDoubt;
import octavo.receipts.LibraryReceipts;
import octavo.text.LocalizedSentence;

import java.util.List;

/// Entries that services did not confirm when they were asked, as the file of receipts has it, and
/// that nobody has accepted since.
///
/// @param knownReceipts those beside the library
public record DoubtedEntries(LibraryReceipts knownReceipts) implements EntryCheck {
    public static final ProblemRule DISPUTED =
            ProblemRule.error("disputed-entry", "facts speak against an entry");
    public static final ProblemRule DIFFERING =
            ProblemRule.warning("differing-field", "a field differs from all records of its work");
    public static final ProblemRule UNKNOWN =
            ProblemRule.warning("unknown-entry", "no service that answered knows the work");

    private static final List<ProblemRule> RULES = List.of(DISPUTED, DIFFERING, UNKNOWN);

    @Override
    public List<ProblemRule> rules() {
        return RULES;
    }

    @Override
    public Check withReceipts(LibraryReceipts newReceipts) {
        return new DoubtedEntries(newReceipts);
    }

    @Override
    public List<Problem> findProblems(CheckedItem checkedItem) {
        Work work = checkedItem.work();
        return problemsOf(work, knownReceipts.doubtsOf(work));
    }

    /// What to report about an entry.
    public static List<Problem> problemsOf(Work work, List<EntryDoubt> doubts) {
        return doubts.stream()
                .map(doubt ->
                        ruleOf(doubt)
                                .problemAt(
                                        work.index(),
                                        work.entry().headSpan(),
                                        LocalizedSentence.of(
                                                "{0}: {1}", work.key(), doubt.sentence())))
                .toList();
    }

    private static ProblemRule ruleOf(EntryDoubt doubt) {
        return switch (doubt.kind()) {
            case EVIDENCE -> DISPUTED;
            case DIFFERENCE -> DIFFERING;
            case UNKNOWN -> UNKNOWN;
        };
    }

    /// Whether problems of a kind say that services do not confirm an entry.
    static boolean isDoubt(String problemId) {
        return RULES.stream().anyMatch(rule -> rule.problemCode().id().equals(problemId));
    }
}
