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
    static final int HEAD = 5;

    /// Offsets per field: start and end of its name and of its value.
    static final int PER_FIELD = 4;

    /// From this many fields on, look a name up in a map instead of comparing bytes.
    private static final int MANY = 64;

    private final ByteSlice slice;
    private final int[] marks;
    private final List<Diagnostic> diagnostics;

    /// Index of the first field of each name in lower case; built on demand for entries with many
    /// fields.
    private @Nullable Map<String, Integer> places;

    BibEntry(ByteSlice slice, int[] marks, List<Diagnostic> diagnostics) {
        this.slice = slice;
        this.marks = marks;
        this.diagnostics = List.copyOf(diagnostics);
    }

    /// The entry that a text consists of. Empty if it does not start with one, or if anything but
    /// whitespace follows.
    public static Optional<BibEntry> parse(String text) {
        List<BibItem> items = BibParser.parse(text).items();
        return items.size() == 1 && items.getFirst() instanceof BibEntry entry
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
    public Optional<Diagnostic> damage() {
        return diagnostics.stream().filter(what -> !BibProblem.isOfKey(what.code())).findFirst();
    }

    /// What this entry would parse as if a text replaced it, in the file's encoding. Empty if the
    /// text cannot be encoded, or if this entry has undecodable bytes that would be lost.
    public Optional<List<BibItem>> rewritten(String text) {
        return slice.encode(text())
                .filter(same -> Arrays.equals(same, slice.bytes()))
                .flatMap(_ -> slice.encode(text))
                .or(() -> inLegacy(text))
                .map(bytes -> BibParser.items(slice.source().with(bytes)));
    }

    private Optional<byte[]> inLegacy(String text) {
        SourceBytes source = slice.source();
        return source.encode(text(), source.legacy())
                .filter(same -> Arrays.equals(same, slice.bytes()))
                .flatMap(_ -> source.encode(text, source.legacy()));
    }

    /// The first character of a text that the file's encoding lacks.
    public Optional<String> unwritable(String text) {
        return text.codePoints()
                .mapToObj(Character::toString)
                .filter(character -> slice.encode(character).isEmpty())
                .findFirst();
    }

    /// The name of the file's encoding.
    public String encoding() {
        return slice.source().isUtf8() ? "UTF-8" : slice.source().legacy().name();
    }

    public String text() {
        return slice.text();
    }

    public Span typeSpan() {
        return new Span(marks[0], marks[1]);
    }

    public Span keySpan() {
        return new Span(marks[2], marks[3]);
    }

    /// The type as written, `Article`.
    public String type() {
        return slice.name(typeSpan());
    }

    /// The key; empty where there is none.
    public String key() {
        return slice.text(keySpan());
    }

    public int fieldCount() {
        return (marks.length - HEAD) / PER_FIELD;
    }

    /// The field whose name or value contains an offset.
    public Optional<BibField> fieldAt(int offset) {
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
        Span value = valueSpan(index);
        return new BibField(fieldName(index), slice.text(value), value);
    }

    public Optional<BibValue> value(String field) {
        return source(field).map(BibValue::parse);
    }

    /// The source of a field's value, with its delimiters.
    public Optional<String> source(String field) {
        int index = indexOf(field);
        return index < 0 ? Optional.empty() : Optional.of(slice.text(valueSpan(index)));
    }

    /// The span of a field's value, with its delimiters.
    public Optional<Span> place(String field) {
        int index = indexOf(field);
        return index < 0 ? Optional.empty() : Optional.of(valueSpan(index));
    }

    public boolean has(String field) {
        return indexOf(field) >= 0;
    }

    /// Sets a field, in place or after the last field, and leaves every other byte as it was. Empty
    /// if the entry cannot take the value; [EditRefusal#of] says why.
    public Optional<BibEntry> with(String field, BibValue value) {
        return new EntryEdits(this).with(field, value.source());
    }

    /// Removes a field with its comma; returns the entry itself if it has no such field.
    public Optional<BibEntry> without(String field) {
        return new EntryEdits(this).without(field);
    }

    /// Renames a field; empty if the new name is not a valid one.
    public Optional<BibEntry> withFieldNamed(String field, String name) {
        return new EntryEdits(this).withFieldNamed(field, name);
    }

    /// Sets the field at an index, which need not be the first of its name.
    public Optional<BibEntry> with(int index, BibValue value) {
        return new EntryEdits(this).with(index, value.source());
    }

    /// Removes the field at an index.
    public Optional<BibEntry> without(int index) {
        return new EntryEdits(this).without(index);
    }

    /// Renames the field at an index.
    public Optional<BibEntry> withFieldNamed(int index, String name) {
        return new EntryEdits(this).withFieldNamed(index, name);
    }

    /// Renames several fields.
    ///
    /// @param names the new names by field index
    public Optional<BibEntry> withFieldsNamed(SortedMap<Integer, String> names) {
        return new EntryEdits(this).withFieldsNamed(names);
    }

    /// The entry with its `=` in one column if an earlier version of it had them so.
    public BibEntry alignedLike(BibEntry before) {
        return new EntryEdits(this).alignedLike(before);
    }

    /// Sets several fields.
    ///
    /// @param values the new values by field index
    public Optional<BibEntry> with(SortedMap<Integer, BibValue> values) {
        return new EntryEdits(this).with(values);
    }

    /// Reorders the fields; empty if the entry is too damaged for that.
    ///
    /// @param order the present field indices, each once
    public Optional<BibEntry> withFieldsIn(List<Integer> order) {
        return new EntryEdits(this).withFieldsIn(order);
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
    public Optional<BibEntry> withText(String text) {
        return new EntryEdits(this).replacing(new Span(0, slice.length()), text);
    }

    /// A text as a value for a field, delimited as the field is now, or a new one as most others
    /// are: in quotes if most have them and the text allows it, otherwise in braces. Empty if the
    /// text's braces do not balance.
    public Optional<BibValue> valueOf(String field, String text) {
        return BibValue.delimitedLike(source(field).orElseGet(this::usualDelimiters), text);
    }

    private String usualDelimiters() {
        int quoted = 0;
        for (int i = 0; i < fieldCount(); i++) {
            Span span = valueSpan(i);
            byte first = span.length() == 0 ? 0 : slice.at(span.start());
            quoted += first == '"' ? 1 : first == '{' ? -1 : 0;
        }
        return quoted > 0 ? "\"\"" : "";
    }

    /// The name of the field at an index, as written.
    public String fieldName(int field) {
        return slice.name(nameSpan(field));
    }

    /// The span of the name of the field at an index.
    public Span nameSpan(int field) {
        int at = HEAD + field * PER_FIELD;
        return new Span(marks[at], marks[at + 1]);
    }

    /// The span of the value of the field at an index, with its delimiters.
    public Span valueSpan(int field) {
        int at = HEAD + field * PER_FIELD;
        return new Span(marks[at + 2], marks[at + 3]);
    }

    /// The end of the body: the closing delimiter, or the end of an unclosed entry.
    public int bodyEnd() {
        return marks[4];
    }

    /// The index of the first field of a name, or -1.
    int indexOf(String field) {
        return SourceBytes.isAscii(field)
                ? indexOfAscii(field)
                : slice.source().encode(field).map(this::indexOfBytes).orElse(-1);
    }

    private int indexOfAscii(String name) {
        return fieldCount() > MANY ? searched(name) : sought(name);
    }

    private int searched(String name) {
        Map<String, Integer> now = places;
        if (now == null) {
            now = placesOfNames();
            places = now;
        }
        return now.getOrDefault(name.toLowerCase(Locale.ROOT), -1);
    }

    private Map<String, Integer> placesOfNames() {
        Map<String, Integer> found = new HashMap<>();
        for (int i = 0; i < fieldCount(); i++) {
            String name = fieldName(i);
            if (SourceBytes.isAscii(name)) {
                found.putIfAbsent(name.toLowerCase(Locale.ROOT), i);
            }
        }
        return Map.copyOf(found);
    }

    private int sought(String name) {
        byte[] bytes = slice.source().bytes();
        for (int at = HEAD; at < marks.length; at += PER_FIELD) {
            if (marks[at + 1] - marks[at] == name.length()
                    && ByteCursor.isWord(bytes, slice.start() + marks[at], name)) {
                return (at - HEAD) / PER_FIELD;
            }
        }
        return -1;
    }

    private int indexOfBytes(byte[] name) {
        byte[] bytes = slice.source().bytes();
        for (int at = HEAD; at < marks.length; at += PER_FIELD) {
            int start = slice.start() + marks[at];
            int end = slice.start() + marks[at + 1];
            if (ByteCursor.isWord(bytes, start, end, name)) {
                return (at - HEAD) / PER_FIELD;
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
