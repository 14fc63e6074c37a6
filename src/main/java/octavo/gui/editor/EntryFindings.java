package octavo.gui.editor;

import octavo.check.CheckDecisions;
import octavo.check.Problem;
import octavo.library.EntryGuard;
import octavo.library.Library;
import octavo.library.Work;
import octavo.receipts.LibraryReceipts;
import octavo.verify.EntryInquiry;

import java.util.List;
import java.util.Optional;

/// What is known of an entry beside its values: what the checks find, and who vouches for a value.
public record EntryFindings(List<FieldProblem> fieldProblems, List<FieldReceipt> fieldReceipts) {
    public EntryFindings {
        fieldProblems = List.copyOf(fieldProblems);
        fieldReceipts = List.copyOf(fieldReceipts);
    }

    /// What is known of the entry in a slot.
    ///
    /// @param checkDecisions with the receipts of the library
    /// @param jointProblems the problems that only show beside other entries
    /// @param keptAnswers judges the entry without asking anybody
    /// @throws InterruptedException if nobody wants it any more
    public static EntryFindings of(
            Library library,
            CheckDecisions checkDecisions,
            int slot,
            List<Problem> jointProblems,
            EntryInquiry keptAnswers)
            throws InterruptedException {
        Optional<Work> work = library.indexOfSlot(slot).flatMap(library::workAt);
        return new EntryFindings(
                FieldProblem.of(library, checkDecisions, slot, jointProblems),
                work.isEmpty()
                        ? List.of()
                        : receiptsOf(
                                checkDecisions.knownReceipts(),
                                work.get(),
                                doubtsOf(work.get(), keptAnswers)));
    }

    private static FieldDoubts doubtsOf(Work work, EntryInquiry keptAnswers)
            throws InterruptedException {
        return work.isPublication() && EntryGuard.isReadable(work)
                ? FieldDoubts.of(keptAnswers.verifyEntry(work))
                : FieldDoubts.NONE;
    }

    private static List<FieldReceipt> receiptsOf(
            LibraryReceipts libraryReceipts, Work work, FieldDoubts fieldDoubts) {
        return EntryGuard.readSafely(
                work.key(),
                () -> FieldReceipt.of(libraryReceipts, work, fieldDoubts),
                List::<FieldReceipt>of);
    }

    /// Shows them in the lines of the form. A problem of no particular line is shown at the first.
    void showIn(List<FieldModel> fieldModels) {
        Optional<FieldModel> firstLine = EntryFormLines.shownOrder(fieldModels).findFirst();
        for (FieldModel fieldModel : fieldModels) {
            boolean isFirst = firstLine.filter(fieldModel::equals).isPresent();
            fieldModel.showProblems(
                    fieldProblems.stream()
                            .filter(fieldProblem ->
                                    fieldModel.lineId().equals(fieldProblem.lineId())
                                            || isFirst && fieldProblem.lineId().isEmpty())
                            .toList());
            fieldModel.showReceipt(
                    fieldReceipts.stream()
                            .filter(receipt -> fieldModel.lineId().equals(receipt.lineId()))
                            .findFirst());
        }
    }
}
