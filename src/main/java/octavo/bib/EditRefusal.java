package octavo.bib;

import octavo.text.LocalizedSentence;

/// Why an entry cannot take a value in a field.
public sealed interface EditRefusal {
    /// Not a valid field name.
    record FieldName(String name) implements EditRefusal {}

    /// The file's encoding lacks a character.
    record Unwritable(String character, String encoding) implements EditRefusal {}

    /// The entry is so damaged that it would not read back as intended.
    record Damaged(LocalizedSentence damage) implements EditRefusal {}

    /// The text is not a value: it would end the field or the entry too early or too late.
    record NotValue(String source) implements EditRefusal {}

    /// Why the entry refused an edit; call it after the refusal.
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
