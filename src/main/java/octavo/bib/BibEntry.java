package octavo.bib;

import octavo.text.Diagnostic;
import octavo.text.Span;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;

/// One `@article{key, name = value, …}`. Its bytes are the truth; everything else is read from
/// them.
///
/// Field names are case-insensitive. Where a field is repeated, the first one counts, as in BibTeX.
public final class BibEntry implements BibItem {

    /// Offsets before those of the fields: type and key (start and end each), end of the body.
    static final int HEAD_LENGTH = 5;

    /// Offsets per field: start and end of its name and of its value.
    static final int OFFSETS_PER_FIELD = 4;

    /// From this many fields on, look a name up in a map instead of comparing bytes.
    private static final int MAP_THRESHOLD = 64;

    private final ByteSlice slice;
    private final int[] offsets;
    private final List<Diagnostic> diagnostics;

    /// Index of the first field of each name in lower case; built on demand for entries with many
    /// fields.
    private @Nullable Map<String, Integer> indexByName;

    BibEntry(ByteSlice slice, int[] offsets, List<Diagnostic> diagnostics) {
        this.slice = slice;
        this.offsets = offsets;
        this.diagnostics = List.copyOf(diagnostics);
    }

    /// The entry that a text consists of. Empty if it does not start with one, or if anything but
    /// whitespace follows.
    public static Optional<BibEntry> parse(String sourceText) {
        return onlyEntry(BibParser.parse(sourceText).items());
    }

    /// The entry that some bytes consist of.
    static Optional<BibEntry> parseSlice(SourceBytes source) {
        return onlyEntry(BibParser.parseItems(source));
    }

    private static Optional<BibEntry> onlyEntry(List<BibItem> parsedItems) {
        return parsedItems.size() == 1 && parsedItems.getFirst() instanceof BibEntry entry
                ? Optional.of(entry)
                : Optional.empty();
    }

    @Override
    public ByteSlice slice() {
        return slice;
    }

    @Override
    public List<Diagnostic> diagnostics() {
        return diagnostics;
    }

    /// Why its fields are doubtful: the first place where the parser had to guess. A missing key,
    /// or one with spaces, makes no field doubtful.
    public Optional<Diagnostic> firstDamage() {
        return diagnostics.stream()
                .filter(diagnostic -> !BibProblem.isKeyProblem(diagnostic.code()))
                .findFirst();
    }

    /// What this entry would parse as if a text replaced it, in the file's encoding. Empty if the
    /// text cannot be encoded, or if this entry has undecodable bytes that would be lost.
    public Optional<List<BibItem>> parseReplacement(String replacement) {
        return slice.encode(text())
                .filter(roundTripped -> Arrays.equals(roundTripped, slice.bytes()))
                .flatMap(_ -> slice.encode(replacement))
                .or(() -> encodeAsLegacy(replacement))
                .map(encodedText -> BibParser.parseItems(slice.source().withBytes(encodedText)));
    }

    private Optional<byte[]> encodeAsLegacy(String replacement) {
        SourceBytes source = slice.source();
        return source.encode(text(), source.legacyCharset())
                .filter(roundTripped -> Arrays.equals(roundTripped, slice.bytes()))
                .flatMap(_ -> source.encode(replacement, source.legacyCharset()));
    }

    /// The first character of a text that the file's encoding lacks.
    public Optional<String> firstUnencodable(String text) {
        return text.codePoints()
                .mapToObj(Character::toString)
                .filter(character -> slice.encode(character).isEmpty())
                .findFirst();
    }

    /// The name of the file's encoding.
    public String encodingName() {
        return slice.source().isUtf8() ? "UTF-8" : slice.source().legacyCharset().name();
    }

    public String text() {
        return slice.text();
    }

    public Span typeSpan() {
        return new Span(offsets[0], offsets[1]);
    }

    public Span keySpan() {
        return new Span(offsets[2], offsets[3]);
    }

    /// The type as written, `Article`.
    public String type() {
        return slice.readName(typeSpan());
    }

    /// The key; empty where there is none.
    public String key() {
        return slice.text(keySpan());
    }

    public int fieldCount() {
        return (offsets.length - HEAD_LENGTH) / OFFSETS_PER_FIELD;
    }

    /// The field whose name or value contains an offset.
    public Optional<BibField> fieldAtOffset(int offset) {
        for (int i = 0; i < fieldCount(); i++) {
            if (offset >= nameSpan(i).start() && offset < valueSpan(i).end()) {
                return Optional.of(fields().get(i));
            }
        }
        return Optional.empty();
    }

    /// The fields in file order, including repeated ones.
    public List<BibField> fields() {
        List<BibField> fields = new ArrayList<>(fieldCount());
        for (int i = 0; i < fieldCount(); i++) {
            fields.add(field(i));
        }
        return fields;
    }

    /// The field at an index.
    public BibField field(int index) {
        Span valueSpan = valueSpan(index);
        return new BibField(fieldName(index), slice.text(valueSpan), valueSpan);
    }

    public Optional<BibValue> value(String fieldName) {
        return valueSource(fieldName).map(BibValue::parse);
    }

    /// The source of a field's value, with its delimiters.
    public Optional<String> valueSource(String fieldName) {
        int index = indexOfField(fieldName);
        return index < 0 ? Optional.empty() : Optional.of(slice.text(valueSpan(index)));
    }

    /// What to mark for the entry as a whole: its key, or its type if it has none.
    public Span headSpan() {
        return keySpan().isEmpty() ? typeSpan() : keySpan();
    }

    /// The span of a field's value, with its delimiters.
    public Optional<Span> findValueSpan(String fieldName) {
        int index = indexOfField(fieldName);
        return index < 0 ? Optional.empty() : Optional.of(valueSpan(index));
    }

    public boolean hasField(String fieldName) {
        return indexOfField(fieldName) >= 0;
    }

    /// Sets a field, in place or after the last field, and leaves every other byte as it was. Empty
    /// if the entry cannot take the value; [EditRefusal#of] says why.
    public Optional<BibEntry> withValue(String fieldName, BibValue value) {
        return new EntryEdits(this).withValue(fieldName, value.source());
    }

    /// Removes a field with its comma; returns the entry itself if it has no such field.
    public Optional<BibEntry> withoutField(String fieldName) {
        return new EntryEdits(this).withoutField(fieldName);
    }

    /// Renames a field; empty if the new name is not a valid one.
    public Optional<BibEntry> withRenamedField(String fieldName, String newName) {
        return new EntryEdits(this).withRenamedField(fieldName, newName);
    }

    /// Sets the field at an index, which need not be the first of its name.
    public Optional<BibEntry> withValue(int index, BibValue value) {
        return new EntryEdits(this).withValue(index, value.source());
    }

    /// Removes the field at an index.
    public Optional<BibEntry> withoutField(int index) {
        return new EntryEdits(this).withoutField(index);
    }

    /// Renames the field at an index.
    public Optional<BibEntry> withRenamedField(int index, String newName) {
        return new EntryEdits(this).withRenamedField(index, newName);
    }

    /// Renames several fields.
    ///
    /// @param newNames the new names by field index
    public Optional<BibEntry> withRenamedFields(SortedMap<Integer, String> newNames) {
        return new EntryEdits(this).withRenamedFields(newNames);
    }

    /// The entry with its `=` in one column if an earlier version of it had them so.
    public BibEntry alignedLike(BibEntry earlierVersion) {
        return new EntryEdits(this).alignedLike(earlierVersion);
    }

    /// Sets several fields.
    ///
    /// @param newValues the new values by field index
    public Optional<BibEntry> withValue(SortedMap<Integer, BibValue> newValues) {
        return new EntryEdits(this).withValue(newValues);
    }

    /// Reorders the fields; empty if the entry is too damaged for that.
    ///
    /// @param fieldOrder the present field indices, each once
    public Optional<BibEntry> withFieldOrder(List<Integer> fieldOrder) {
        return new EntryEdits(this).withFieldOrder(fieldOrder);
    }

    /// Changes the key; empty if the text is not a valid key.
    public Optional<BibEntry> withKey(String key) {
        return new EntryEdits(this).withKey(key);
    }

    /// Changes the type; empty if the text is not a valid type.
    public Optional<BibEntry> withType(String type) {
        return new EntryEdits(this).withType(type);
    }

    /// The entry after a text has replaced its source; empty if the text is not exactly one entry.
    public Optional<BibEntry> withText(String newText) {
        return new EntryEdits(this).replaceSource(new Span(0, slice.length()), newText);
    }

    /// A text as a value for a field, delimited as the field is now, or a new one as most others
    /// are: in quotes if most have them and the text allows it, otherwise in braces. Empty if the
    /// text's braces do not balance.
    public Optional<BibValue> delimitedValue(String fieldName, String newText) {
        return BibValue.delimitedLike(
                valueSource(fieldName).orElseGet(this::usualDelimiters), newText);
    }

    private String usualDelimiters() {
        int quoteBalance = 0;
        for (int i = 0; i < fieldCount(); i++) {
            Span valueSpan = valueSpan(i);
            byte firstByte = valueSpan.length() == 0 ? 0 : slice.byteAt(valueSpan.start());
            quoteBalance += firstByte == '"' ? 1 : firstByte == '{' ? -1 : 0;
        }
        return quoteBalance > 0 ? "\"\"" : "";
    }

    /// The name of the field at an index, as written.
    public String fieldName(int fieldIndex) {
        return slice.readName(nameSpan(fieldIndex));
    }

    /// The span of the name of the field at an index.
    public Span nameSpan(int fieldIndex) {
        int position = HEAD_LENGTH + fieldIndex * OFFSETS_PER_FIELD;
        return new Span(offsets[position], offsets[position + 1]);
    }

    /// The span of the value of the field at an index, with its delimiters.
    public Span valueSpan(int fieldIndex) {
        int position = HEAD_LENGTH + fieldIndex * OFFSETS_PER_FIELD;
        return new Span(offsets[position + 2], offsets[position + 3]);
    }

    /// The end of the body: the closing delimiter, or the end of an unclosed entry.
    public int bodyEnd() {
        return offsets[4];
    }

    /// The index of the first field of a name, or -1.
    int indexOfField(String fieldName) {
        return SourceBytes.isAscii(fieldName)
                ? indexOfAsciiName(fieldName)
                : slice.source().encode(fieldName).map(this::indexOfEncodedName).orElse(-1);
    }

    private int indexOfAsciiName(String name) {
        return fieldCount() > MAP_THRESHOLD ? lookUpName(name) : scanForName(name);
    }

    private int lookUpName(String name) {
        Map<String, Integer> indexes = indexByName;
        if (indexes == null) {
            indexes = indexFieldNames();
            indexByName = indexes;
        }
        return indexes.getOrDefault(name.toLowerCase(Locale.ROOT), -1);
    }

    private Map<String, Integer> indexFieldNames() {
        Map<String, Integer> firstIndexes = new HashMap<>();
        for (int i = 0; i < fieldCount(); i++) {
            String name = fieldName(i);
            if (SourceBytes.isAscii(name)) {
                firstIndexes.putIfAbsent(name.toLowerCase(Locale.ROOT), i);
            }
        }
        return Map.copyOf(firstIndexes);
    }

    private int scanForName(String name) {
        byte[] sourceBytes = slice.source().bytes();
        for (int position = HEAD_LENGTH; position < offsets.length; position += OFFSETS_PER_FIELD) {
            if (offsets[position + 1] - offsets[position] == name.length()
                    && ByteCursor.matchesWord(
                            sourceBytes, slice.start() + offsets[position], name)) {
                return (position - HEAD_LENGTH) / OFFSETS_PER_FIELD;
            }
        }
        return -1;
    }

    private int indexOfEncodedName(byte[] encodedName) {
        byte[] sourceBytes = slice.source().bytes();
        for (int position = HEAD_LENGTH; position < offsets.length; position += OFFSETS_PER_FIELD) {
            int nameStart = slice.start() + offsets[position];
            int nameEnd = slice.start() + offsets[position + 1];
            if (ByteCursor.matchesWord(sourceBytes, nameStart, nameEnd, encodedName)) {
                return (position - HEAD_LENGTH) / OFFSETS_PER_FIELD;
            }
        }
        return -1;
    }

    /// Whether two entries have the same bytes.
    @Override
    public boolean equals(Object other) {
        return other instanceof BibEntry that && slice.equals(that.slice);
    }

    @Override
    public int hashCode() {
        return slice.hashCode();
    }

    @Override
    public String toString() {
        return text();
    }
}
