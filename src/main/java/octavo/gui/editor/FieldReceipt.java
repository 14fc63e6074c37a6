package octavo.gui.editor;

import octavo.gui.controls.MessageTranslator;
import octavo.library.Work;
import octavo.receipts.EntryReceipts;
import octavo.receipts.LibraryReceipts;
import octavo.receipts.ValueReceipt;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Who vouches for the value of a field, or who does not, as shown in the form.
///
/// @param lineId the id of the line
/// @param fieldName in lower case
/// @param sentence who says so, and since when
/// @param isConfirming whether the value counts as confirmed
public record FieldReceipt(String lineId, String fieldName, String sentence, boolean isConfirming) {
    /// The receipts of an entry, and in the place of those that confirm nothing, and of those that
    /// it lacks, what services say.
    ///
    /// @param fieldDoubts what services say
    static List<FieldReceipt> of(
            LibraryReceipts libraryReceipts, Work work, FieldDoubts fieldDoubts) {
        EntryReceipts entryReceipts = libraryReceipts.receiptsOf(work);
        Map<String, FieldReceipt> receiptsByField = new LinkedHashMap<>();
        entryReceipts
                .receiptsByField()
                .forEach((fieldName, receipt) ->
                        receiptsByField.put(fieldName, of(fieldName, receipt)));
        fieldDoubts
                .sentencesByField()
                .forEach((fieldName, sentence) -> {
                    boolean isConfirmed =
                            entryReceipts
                                    .receiptOf(fieldName)
                                    .filter(ValueReceipt::isConfirming)
                                    .isPresent();
                    if (!isConfirmed) {
                        receiptsByField.put(fieldName, of(fieldName, sentence, false));
                    }
                });
        return List.copyOf(receiptsByField.values());
    }

    private static FieldReceipt of(String fieldName, ValueReceipt receipt) {
        return of(fieldName, MessageTranslator.of(receipt.sentence()), receipt.isConfirming());
    }

    private static FieldReceipt of(String fieldName, String sentence, boolean isConfirming) {
        return new FieldReceipt(EntryFormLines.idOf(fieldName), fieldName, sentence, isConfirming);
    }
}
