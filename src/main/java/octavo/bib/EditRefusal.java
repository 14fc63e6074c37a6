package octavo.bib;

import octavo.text.LocalizedSentence;

/// Why an entry cannot take a value in a field.
public sealed interface EditRefusal {
    /// The name is none that a field can have.
    record FieldName(String name) implements EditRefusal {}

    /// The file's encoding lacks a character.
    record Unwritable(String character, String encoding) implements EditRefusal {}

    /// The entry is damaged, so that it would not be read back as it was meant.
    record Damaged(LocalizedSentence damage) implements EditRefusal {}

    /// The text is not a value: it would end the field, or the entry, too early or too late.
    record NotValue(String source) implements EditRefusal {}

    /// Why the entry refused the edit, asked after it did.
    static EditRefusal of(BibEntry entry, String field, BibValue value) {
        if (!isFieldName(field)) {
            return new FieldName(field);
        }
        return entry.unwritable(field + value.source())
                .<EditRefusal>map(character -> new Unwritable(character, entry.encoding()))
                .or(() -> entry.damage().map(damage -> new Damaged(damage.message())))
                .orElseGet(() -> new NotValue(value.source()));
    }

    private static boolean isFieldName(String field) {
        return BibEntry.parse("@misc{k}")
                .flatMap(empty -> empty.with(field, BibValue.parse("{}")))
                .isPresent();
    }
}
