package octavo.gui.pagecontract;

import octavo.gui.controls.MessageTexts;
import octavo.gui.librarystate.ReceiptSession;
import octavo.library.Edit;
import octavo.library.History.SideEffect;
import octavo.library.Library;
import octavo.library.Work;
import octavo.receipts.AcceptedValues;
import octavo.receipts.ConfirmedFields;
import octavo.receipts.LibraryReceipts;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/// Gives receipts to values of an open library. Every change is an undoable step of the library.
public final class ReceiptEdits {
    private static final MessageTexts MESSAGES = MessageTexts.of(ReceiptEdits.class);

    private final ReceiptSession receiptSession;
    private final OpenLibrary.EditSteps editSteps;

    public ReceiptEdits(ReceiptSession receiptSession, OpenLibrary.EditSteps editSteps) {
        this.receiptSession = receiptSession;
        this.editSteps = editSteps;
    }

    /// Accepts values of an entry, as the person before the screen.
    ///
    /// @param fieldNames all that can be accepted, if none is named
    public void acceptValues(Work work, Set<String> fieldNames) {
        ConfirmedFields acceptedFields =
                AcceptedValues.of(
                        receiptSession.receipts().receiptsOf(work),
                        fieldNames,
                        LocalDate.now(ZoneId.systemDefault()));
        if (!acceptedFields.fieldNames().isEmpty()) {
            applyStep(
                    fieldNames.isEmpty()
                            ? MESSAGES.text("step.accept", work.key())
                            : MESSAGES.text(
                                    "step.accept-value", String.join(", ", fieldNames), work.key()),
                    work.library(),
                    Edit.none(),
                    _ -> List.of(acceptedFields));
        }
    }

    /// Accepts all that can be accepted of entries of one library, as one step.
    public void acceptEntries(List<Work> works) {
        LocalDate today = LocalDate.now(ZoneId.systemDefault());
        List<ConfirmedFields> acceptedFields =
                works.stream()
                        .map(receiptSession.receipts()::receiptsOf)
                        .map(it -> AcceptedValues.of(it, Set.of(), today))
                        .filter(it -> !it.fieldNames().isEmpty())
                        .toList();
        if (!acceptedFields.isEmpty()) {
            applyStep(
                    acceptedFields.size() == 1
                            ? MESSAGES.text("step.accept", acceptedFields.getFirst().work().key())
                            : MESSAGES.text("step.accept-entries", acceptedFields.size()),
                    works.getFirst().library(),
                    Edit.none(),
                    _ -> acceptedFields);
        }
    }

    /// Applies an edit together with the receipts of what it brings.
    ///
    /// @param library the state that is edited
    /// @param findReceipts finds them in the state after the edit
    public void applyStep(
            String stepLabel,
            Library library,
            Edit edit,
            Function<Library, List<ConfirmedFields>> findReceipts) {
        Library libraryAfter = library.applyEdit(edit);
        LibraryReceipts receiptsBefore =
                receiptSession.receipts().afterChange(library, libraryAfter);
        List<ConfirmedFields> newReceipts = findReceipts.apply(libraryAfter);
        editSteps.applyStep(
                stepLabel,
                edit,
                new SideEffect(
                        () ->
                                receiptSession.changeReceipts(present ->
                                        present.withoutReceipts(newReceipts, receiptsBefore)),
                        () ->
                                receiptSession.changeReceipts(
                                        present -> present.withReceipts(newReceipts))));
        receiptSession.changeReceipts(present -> present.withReceipts(newReceipts));
    }
}
