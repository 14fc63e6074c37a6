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
/// Field names are compared without regard to case. Where a field occurs twice the first counts, as
/// in BibTeX.
public final class BibEntry implements BibItem {

    /// Marks before those of the fields: type, key (start and end each), end of the body.
    static final int HEAD = 5;

    /// Marks of a field: its name and its value, start and end each.
    static final int PER_FIELD = 4;

    /// Of so many fields, one is sought by the bytes of its name.
    private static final int MANY = 64;

    private final ByteSlice slice;
    private final int[] marks;
    private final List<Diagnostic> diagnostics;

    /// The first field of each name in small letters, once one of many was asked for.
    private @Nullable Map<String, Integer> places;

    BibEntry(ByteSlice slice, int[] marks, List<Diagnostic> diagnostics) {
        this.slice = slice;
        this.marks = marks;
        this.diagnostics = List.copyOf(diagnostics);
    }

    /// The entry that begins a text; nothing if none does, or if more follows than white space.
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

    /// What makes its fields doubtful: the first place at which the parser had to guess. A key that
    /// is missing or has blanks in it puts no field in doubt.
    public Optional<Diagnostic> damage() {
        return diagnostics.stream().filter(what -> !BibProblem.isOfKey(what.code())).findFirst();
    }

    /// What another text in the place of this one reads as, in the encoding of the file. Nothing if
    /// the encoding cannot say it, or if this entry holds bytes that are no text and would be lost.
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

    /// The first character of a text that the file's encoding does not have.
    public Optional<String> unwritable(String text) {
        return text.codePoints()
                .mapToObj(Character::toString)
                .filter(character -> slice.encode(character).isEmpty())
                .findFirst();
    }

    /// What the file's encoding is called.
    public String encoding() {
        return slice.source().isUtf8() ? "UTF-8" : slice.source().legacy().name();
    }

    /// The whole entry as the file has it.
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

    /// The field in whose name or value an offset lies.
    public Optional<BibField> fieldAt(int offset) {
        for (int i = 0; i < fieldCount(); i++) {
            if (offset >= nameSpan(i).start() && offset < valueSpan(i).end()) {
                return Optional.of(fields().get(i));
            }
        }
        return Optional.empty();
    }

    /// The fields in the order of the file, repeated ones too.
    public List<BibField> fields() {
        List<BibField> fields = new ArrayList<>(fieldCount());
        for (int i = 0; i < fieldCount(); i++) {
            fields.add(field(i));
        }
        return fields;
    }

    /// The field at a place among the fields.
    public BibField field(int index) {
        Span value = valueSpan(index);
        return new BibField(fieldName(index), slice.text(value), value);
    }

    /// The value of a field.
    public Optional<BibValue> value(String field) {
        return source(field).map(BibValue::parse);
    }

    /// The source of a field's value, with its delimiters.
    public Optional<String> source(String field) {
        int index = indexOf(field);
        return index < 0 ? Optional.empty() : Optional.of(slice.text(valueSpan(index)));
    }

    /// Where the value of a field lies, with its delimiters.
    public Optional<Span> place(String field) {
        int index = indexOf(field);
        return index < 0 ? Optional.empty() : Optional.of(valueSpan(index));
    }

    public boolean has(String field) {
        return indexOf(field) >= 0;
    }

    /// Sets a field to a value, in its place or behind the last field, and leaves every other byte
    /// as it was. Nothing if the entry cannot take it; [EditRefusal#of] says why.
    public Optional<BibEntry> with(String field, BibValue value) {
        return new EntryEdits(this).with(field, value.source());
    }

    /// Removes a field with its comma; the entry itself if it has no such field.
    public Optional<BibEntry> without(String field) {
        return new EntryEdits(this).without(field);
    }

    /// Gives a field another name; nothing if that is not a field name.
    public Optional<BibEntry> withFieldNamed(String field, String name) {
        return new EntryEdits(this).withFieldNamed(field, name);
    }

    /// Sets the field at a place among the fields, which need not be the first of its name.
    public Optional<BibEntry> with(int index, BibValue value) {
        return new EntryEdits(this).with(index, value.source());
    }

    /// Removes the field at a place among the fields.
    public Optional<BibEntry> without(int index) {
        return new EntryEdits(this).without(index);
    }

    /// Gives the field at a place among the fields another name.
    public Optional<BibEntry> withFieldNamed(int index, String name) {
        return new EntryEdits(this).withFieldNamed(index, name);
    }

    /// Gives several fields other names.
    ///
    /// @param names the new names by the places of the fields
    public Optional<BibEntry> withFieldsNamed(SortedMap<Integer, String> names) {
        return new EntryEdits(this).withFieldsNamed(names);
    }

    /// Sets several fields.
    ///
    /// @param values the new values by the places of the fields
    public Optional<BibEntry> with(SortedMap<Integer, BibValue> values) {
        return new EntryEdits(this).with(values);
    }

    /// Puts the fields into another order; nothing if the entry is too damaged for that.
    ///
    /// @param order the present places of the fields, each once
    public Optional<BibEntry> withFieldsIn(List<Integer> order) {
        return new EntryEdits(this).withFieldsIn(order);
    }

    /// Gives the entry another key; nothing if that is not a key.
    public Optional<BibEntry> withKey(String key) {
        return new EntryEdits(this).withKey(key);
    }

    /// Gives the entry another type; nothing if that is not a type.
    public Optional<BibEntry> withType(String type) {
        return new EntryEdits(this).withType(type);
    }

    /// The entry as a text would have it that stands in its place; nothing if that is not one
    /// entry.
    public Optional<BibEntry> withText(String text) {
        return new EntryEdits(this).replacing(new Span(0, slice.length()), text);
    }

    /// The value for a field that holds a text, delimited as the field is now: between quotes if it
    /// is and they allow it, else between braces. Nothing if the braces of the text do not balance.
    public Optional<BibValue> valueOf(String field, String text) {
        boolean quoted = source(field).filter(now -> now.startsWith("\"")).isPresent();
        if (quoted && text.indexOf('"') < 0 && BibValue.isBalanced(text)) {
            return Optional.of(BibValue.parse('"' + text + '"'));
        }
        return BibValue.braced(text);
    }

    /// The name of the field at a place among the fields, as written.
    public String fieldName(int field) {
        return slice.name(nameSpan(field));
    }

    /// Where the name of the field at a place among the fields lies.
    public Span nameSpan(int field) {
        int at = HEAD + field * PER_FIELD;
        return new Span(marks[at], marks[at + 1]);
    }

    /// Where the value of the field at a place among the fields lies, with its delimiters.
    public Span valueSpan(int field) {
        int at = HEAD + field * PER_FIELD;
        return new Span(marks[at + 2], marks[at + 3]);
    }

    /// Where the body ends: at the closing delimiter, or at the end of an entry that has none.
    public int bodyEnd() {
        return marks[4];
    }

    /// The first field of a name, or -1.
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
