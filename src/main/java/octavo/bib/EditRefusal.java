package octavo.bib;

import octavo.text.LocalizedSentence;

/// Why an entry cannot take a value in a field.
public sealed interface EditRefusal {
    /// Not a valid field name.
    record InvalidFieldName(String name) implements EditRefusal {}

    /// The file's encoding lacks a character.
    record UnencodableCharacter(String character, String encoding) implements EditRefusal {}

    /// The entry is so damaged that it would not read back as intended.
    record DamagedEntry(LocalizedSentence damage) implements EditRefusal {}

    /// The text is not a value: it would end the field or the entry too early or too late.
    record MalformedValue(String source) implements EditRefusal {}

    /// Why the entry refused an edit; call it after the refusal.
    static EditRefusal of(BibEntry entry, String field, BibValue value) {
        if (!isFieldName(field)) {
            return new InvalidFieldName(field);
        }
        return entry.firstUnencodable(field + value.source())
                .<EditRefusal>map(
                        character -> new UnencodableCharacter(character, entry.encodingName()))
                .or(() -> entry.firstDamage().map(damage -> new DamagedEntry(damage.message())))
                .orElseGet(() -> new MalformedValue(value.source()));
    }

    private static boolean isFieldName(String field) {
        return BibEntry.parse("@misc{k}")
                .flatMap(empty -> empty.withValue(field, BibValue.parse("{}")))
                .isPresent();
    }
}
