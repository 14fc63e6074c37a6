package octavo.receipts;

import octavo.fields.FieldName;
import octavo.library.Work;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedSet;
import java.util.stream.Stream;

/// By what an entry is known again after some of it has changed: its key, title, people,
/// identifiers and pages. Two of them suffice, so that it keeps its receipts under a new key, or
/// with another title.
///
/// @param digests that of the key first
record EntryMarks(SequencedSet<String> digests) {
    private static final String KEY = "key";
    private static final List<String> MARKING_FIELDS =
            List.of(
                    FieldName.TITLE,
                    FieldName.AUTHOR,
                    FieldName.EDITOR,
                    FieldName.DOI,
                    FieldName.EPRINT,
                    FieldName.PAGES);

    static EntryMarks of(Work work) {
        SequencedSet<String> digests = new LinkedHashSet<>();
        digests.add(keyDigest(work));
        MARKING_FIELDS.stream()
                .flatMap(fieldName -> meaningsOf(work, fieldName))
                .map(ValueMeaning::digest)
                .forEach(digests::add);
        return new EntryMarks(digests);
    }

    static String keyDigest(Work work) {
        return ShortDigest.of(ShortDigest.VALUE_LENGTH, KEY, work.key());
    }

    /// The DOI may be in another field, such as the URL.
    private static Stream<ValueMeaning> meaningsOf(Work work, String fieldName) {
        List<ValueMeaning> meanings = ValueMeaning.ofField(work, fieldName);
        return fieldName.equals(FieldName.DOI) && meanings.isEmpty()
                ? work.doi().map(doi -> new ValueMeaning(FieldName.DOI, doi.foldedName())).stream()
                : meanings.stream();
    }
}
