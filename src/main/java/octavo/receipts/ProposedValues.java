package octavo.receipts;

import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.fields.FieldCatalogue;
import octavo.fields.FieldName;
import octavo.library.Library;
import octavo.library.Work;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/// Finds the values that a change has brought into a library, to mark them as proposals: those that
/// services can confirm, so that a mark can go. If an entry has none of them, everything in it.
public final class ProposedValues {
    private static final Set<String> CONFIRMABLE_FIELDS =
            Set.of(
                    FieldName.VOLUME,
                    FieldName.NUMBER,
                    FieldName.PAGES,
                    FieldName.MONTH,
                    FieldName.ISBN);

    private ProposedValues() {}

    /// The values of entries that are new or say something else.
    ///
    /// @param source who brought them
    public static List<ConfirmedFields> between(
            Library libraryBefore, Library libraryAfter, ReceiptSource source, LocalDate date) {
        ValueReceipt receipt = new ValueReceipt(source, date, "");
        List<ConfirmedFields> proposals = new ArrayList<>();
        for (Work work : Work.allOf(libraryAfter).toList()) {
            int slotNumber = libraryAfter.slots().get(work.index()).number();
            Optional<BibEntry> entryBefore = libraryBefore.entryInSlot(slotNumber);
            if (!entryBefore.equals(Optional.of(work.entry()))) {
                Optional<Work> workBefore =
                        entryBefore.flatMap(
                                _ -> libraryBefore.workAt(libraryBefore.slotIndex(slotNumber)));
                Set<String> fieldNames = changedFields(workBefore, work);
                if (!fieldNames.isEmpty()) {
                    proposals.add(new ConfirmedFields(work, fieldNames, receipt));
                }
            }
        }
        return proposals;
    }

    private static Set<String> changedFields(Optional<Work> workBefore, Work workAfter) {
        Set<String> fieldNames = new TreeSet<>(namesOf(workAfter));
        fieldNames.removeIf(fieldName ->
                workBefore
                        .map(work -> ValueMeaning.ofField(work, fieldName))
                        .filter(ValueMeaning.ofField(workAfter, fieldName)::equals)
                        .isPresent());
        return fieldNames;
    }

    private static Set<String> namesOf(Work work) {
        Set<String> allNames = new TreeSet<>();
        for (BibField field : work.entry().fields()) {
            String fieldName = field.name().toLowerCase(Locale.ROOT);
            if (!ValueMeaning.ofField(work, fieldName).isEmpty()) {
                allNames.add(fieldName);
            }
        }
        Set<String> confirmableNames = new TreeSet<>(allNames);
        confirmableNames.removeIf(
                fieldName -> !CONFIRMABLE_FIELDS.contains(FieldCatalogue.standardName(fieldName)));
        confirmableNames.addAll(EntryReceipts.claimedFields(work));
        return confirmableNames.isEmpty() ? allNames : confirmableNames;
    }
}
