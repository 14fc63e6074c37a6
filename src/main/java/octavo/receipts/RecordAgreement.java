package octavo.receipts;

import octavo.fields.FieldCatalogue;
import octavo.fields.FieldName;
import octavo.formats.workdrafts.ImportedWork;
import octavo.library.Work;
import octavo.values.ArxivId;
import octavo.values.Doi;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;

/// Finds the values of an entry that a service's record has too, in whatever form.
public final class RecordAgreement {
    private RecordAgreement() {}

    /// The entry's own fields, in lower case, that say the same as the record.
    public static Set<String> agreeingFields(Work work, ImportedWork record) {
        Set<String> agreeingFields = new TreeSet<>();
        Set<String> fieldNames = new TreeSet<>(EntryReceipts.claimedFields(work));
        work.entry().fields().forEach(it -> fieldNames.add(it.name().toLowerCase(Locale.ROOT)));
        for (String fieldName : fieldNames) {
            List<ValueMeaning> meanings = ValueMeaning.ofField(work, fieldName);
            if (!meanings.isEmpty() && recordMeanings(record, fieldName).containsAll(meanings)) {
                agreeingFields.add(fieldName);
            }
        }
        return agreeingFields;
    }

    private static Set<ValueMeaning> recordMeanings(ImportedWork record, String fieldName) {
        String standardName = FieldCatalogue.standardName(fieldName);
        return new HashSet<>(
                switch (standardName) {
                    case FieldName.YEAR, FieldName.MONTH, FieldName.DATE -> dateMeanings(record);
                    case FieldName.URL, FieldName.DOI -> addressMeanings(record);
                    case FieldName.EPRINT -> eprintMeanings(record);
                    default -> ValueMeaning.ofRecord(record, standardName);
                });
    }

    private static List<ValueMeaning> dateMeanings(ImportedWork record) {
        Set<ValueMeaning> meanings = new HashSet<>(ValueMeaning.ofRecord(record, FieldName.DATE));
        record.publicationYears()
                .forEach(year -> meanings.add(new ValueMeaning(FieldName.YEAR, year.toString())));
        return List.copyOf(meanings);
    }

    /// The address of a DOI says the same as the DOI.
    private static List<ValueMeaning> addressMeanings(ImportedWork record) {
        Set<ValueMeaning> meanings = new HashSet<>(ValueMeaning.ofRecord(record, FieldName.DOI));
        meanings.addAll(ValueMeaning.ofRecord(record, FieldName.URL));
        return List.copyOf(meanings);
    }

    /// The DOI of a paper on arXiv has its number.
    private static List<ValueMeaning> eprintMeanings(ImportedWork record) {
        Set<ValueMeaning> meanings = new HashSet<>(ValueMeaning.ofRecord(record, FieldName.EPRINT));
        Doi.parse(record.plainText(FieldName.DOI))
                .value()
                .filter(doi -> doi.prefix().equals(ArxivId.DOI_PREFIX))
                .flatMap(doi -> ArxivId.parse(doi.url()).value())
                .ifPresent(id -> meanings.add(new ValueMeaning(FieldName.EPRINT, id.toString())));
        return List.copyOf(meanings);
    }
}
