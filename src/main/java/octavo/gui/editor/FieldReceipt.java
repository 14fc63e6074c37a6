package octavo.gui.editor;

import octavo.gui.controls.MessageTranslator;
import octavo.library.Work;
import octavo.receipts.LibraryReceipts;
import octavo.receipts.ValueReceipt;

import java.util.List;

/// Who vouches for the value of a field, as shown in the form.
///
/// @param lineId the id of the line
/// @param fieldName in lower case
/// @param sentence who says so, and since when
/// @param isConfirming whether the value counts as confirmed
public record FieldReceipt(String lineId, String fieldName, String sentence, boolean isConfirming) {
    /// The receipts of an entry.
    static List<FieldReceipt> of(LibraryReceipts libraryReceipts, Work work) {
        return libraryReceipts.receiptsOf(work).receiptsByField().entrySet().stream()
                .map(each -> of(each.getKey(), each.getValue()))
                .toList();
    }

    private static FieldReceipt of(String fieldName, ValueReceipt receipt) {
        return new FieldReceipt(
                EntryFormLines.idOf(fieldName),
                fieldName,
                MessageTranslator.of(receipt.sentence()),
                receipt.isConfirming());
    }
}
