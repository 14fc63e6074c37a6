package octavo.check;

import octavo.library.Work;
import octavo.receipts.EntryReceipts;
import octavo.receipts.LibraryReceipts;
import octavo.receipts.ReceiptSource.AssistantSource;
import octavo.text.LocalizedSentence;
import octavo.text.Span;

import java.util.List;

/// Entries with values that an assistant or an editor has brought, and that nobody has confirmed.
///
/// @param knownReceipts those beside the library
record ProposedEntries(LibraryReceipts knownReceipts) implements EntryCheck {
    private static final ProblemRule PROPOSED =
            ProblemRule.warning(
                    "proposed-entry",
                    "an assistant has proposed a value that nobody has confirmed");
    private static final ProblemRule ADDED =
            ProblemRule.hint(
                    "unconfirmed-value", "an editor has added a value that nobody has confirmed");

    @Override
    public List<ProblemRule> rules() {
        return List.of(PROPOSED, ADDED);
    }

    @Override
    public Check withReceipts(LibraryReceipts newReceipts) {
        return new ProposedEntries(newReceipts);
    }

    @Override
    public List<Problem> findProblems(CheckedItem checkedItem) {
        if (knownReceipts.isEmpty()) {
            return List.of();
        }
        Work work = checkedItem.work();
        EntryReceipts entryReceipts = knownReceipts.receiptsOf(work);
        return entryReceipts
                .proposalSentence()
                .map(sentence -> problemOf(work, entryReceipts, sentence))
                .stream()
                .toList();
    }

    private static Problem problemOf(
            Work work, EntryReceipts entryReceipts, LocalizedSentence sentence) {
        boolean isByAssistant =
                entryReceipts.proposals().values().stream()
                        .anyMatch(receipt -> receipt.source() instanceof AssistantSource);
        Span headSpan =
                work.entry().keySpan().isEmpty() ? work.entry().typeSpan() : work.entry().keySpan();
        return (isByAssistant ? PROPOSED : ADDED)
                .problemAt(
                        work.index(),
                        headSpan,
                        LocalizedSentence.of("{0}: {1}", work.key(), sentence));
    }

    /// Whether a problem says that an assistant or an editor brought values that nobody has
    /// confirmed.
    static boolean isProposal(Problem problem) {
        return problem.diagnostic().code().equals(PROPOSED.problemCode())
                || problem.diagnostic().code().equals(ADDED.problemCode());
    }
}
