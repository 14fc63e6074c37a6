package octavo.check;

import octavo.library.Work;
import octavo.receipts.EntryReceipts;
import octavo.receipts.LibraryReceipts;
import octavo.text.LocalizedSentence;

import java.util.List;
import java.util.Optional;

/// Entries with values that an assistant or an editor has brought, and that nobody has confirmed.
///
/// @param knownReceipts those beside the library
public record ProposedEntries(LibraryReceipts knownReceipts) implements EntryCheck {
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
        return messageOf(entryReceipts)
                .map(message ->
                        ruleOf(entryReceipts)
                                .problemAt(work.index(), work.entry().headSpan(), message))
                .stream()
                .toList();
    }

    /// The rule by which what nobody has confirmed in an entry is reported.
    public static ProblemRule ruleOf(EntryReceipts entryReceipts) {
        return entryReceipts.isProposedByAssistant() ? PROPOSED : ADDED;
    }

    /// What nobody has confirmed in an entry; empty if there is nothing.
    public static Optional<LocalizedSentence> messageOf(EntryReceipts entryReceipts) {
        return entryReceipts
                .proposalSentence()
                .map(sentence ->
                        LocalizedSentence.of("{0}: {1}", entryReceipts.work().key(), sentence));
    }

    /// Whether problems of a kind say that an assistant or an editor brought values that nobody has
    /// confirmed. A person can accept them.
    public static boolean isProposal(String problemId) {
        return problemId.equals(PROPOSED.problemCode().id())
                || problemId.equals(ADDED.problemCode().id());
    }
}
