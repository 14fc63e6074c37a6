package octavo.receipts;

import octavo.bib.BibField;
import octavo.fields.FieldCatalogue;
import octavo.library.Library;
import octavo.library.Work;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/// Finds the receipts of a library's values in another file, to which its entries were copied: also
/// of values that the copying has put into another form, such as an abbreviated venue.
///
/// @param library where the entries come from
/// @param preparedLibrary its entries in the form in which they were copied
/// @param receipts those of the library
public record CopiedReceipts(Library library, Library preparedLibrary, LibraryReceipts receipts) {

    List<ConfirmedFields> receiptsFor(Work copiedWork) {
        EntryReceipts entryReceipts =
                receipts.receiptsOf(library.workWithKey(copiedWork.key()).orElseThrow());
        Work preparedWork =
                preparedLibrary.workWithKey(copiedWork.key()).orElseGet(entryReceipts::work);
        Map<ValueReceipt, Set<String>> fieldsByReceipt = new HashMap<>();
        for (BibField field : copiedWork.entry().fields()) {
            String fieldName = field.name().toLowerCase(Locale.ROOT);
            boolean isUnchanged =
                    ValueMeaning.ofField(copiedWork, fieldName)
                            .equals(ValueMeaning.ofField(preparedWork, fieldName));
            if (isUnchanged) {
                findReceipt(entryReceipts, fieldName)
                        .ifPresent(receipt ->
                                fieldsByReceipt
                                        .computeIfAbsent(receipt, _ -> new TreeSet<>())
                                        .add(fieldName));
            }
        }
        return fieldsByReceipt.entrySet().stream()
                .map(each -> new ConfirmedFields(copiedWork, each.getValue(), each.getKey()))
                .toList();
    }

    /// Why the entry is in doubt, in whatever form it was copied.
    List<EntryDoubt> doubtsFor(Work copiedWork) {
        return library.workWithKey(copiedWork.key()).map(receipts::doubtsOf).orElse(List.of());
    }

    /// That of the field of this name, or else of one that is called otherwise in the library.
    private static Optional<ValueReceipt> findReceipt(
            EntryReceipts entryReceipts, String fieldName) {
        String standardName = FieldCatalogue.standardName(fieldName);
        return entryReceipts
                .receiptOf(fieldName)
                .or(() ->
                        entryReceipts.receiptsByField().entrySet().stream()
                                .filter(each ->
                                        FieldCatalogue.standardName(each.getKey())
                                                .equals(standardName))
                                .map(Map.Entry::getValue)
                                .findFirst());
    }
}
