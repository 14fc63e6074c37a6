package octavo.receipts;

import octavo.fields.FieldName;
import octavo.receipts.ReceiptSource.PersonSource;

import java.time.LocalDate;
import java.util.LinkedHashSet;
import java.util.Set;

/// Values of an entry that a person accepts.
public final class AcceptedValues {
    private AcceptedValues() {}

    /// The receipts of an acceptance.
    ///
    /// @param entryReceipts those before it
    /// @param fieldNames the fields that are accepted; if none is named, what makes the entry a
    ///   reference and what was proposed
    public static ConfirmedFields of(
            EntryReceipts entryReceipts, Set<String> fieldNames, LocalDate date) {
        return new ConfirmedFields(
                entryReceipts.work(),
                fieldNames.isEmpty() ? fieldsOf(entryReceipts) : fieldNames,
                new ValueReceipt(new PersonSource(), date, ""));
    }

    private static Set<String> fieldsOf(EntryReceipts entryReceipts) {
        Set<String> fieldNames =
                new LinkedHashSet<>(EntryReceipts.claimedFields(entryReceipts.work()));
        fieldNames.addAll(entryReceipts.proposals().keySet());
        if (entryReceipts.work().entry().hasField(FieldName.DATE)) {
            fieldNames.add(FieldName.DATE);
        }
        return fieldNames;
    }
}
