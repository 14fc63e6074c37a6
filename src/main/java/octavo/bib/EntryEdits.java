package octavo.bib;

import octavo.text.Span;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/// Edits an entry's bytes. Each edit touches only the bytes it concerns, and is read back before it
/// counts: an edit of a damaged entry either does what it promises or is refused.
final class EntryEdits {
    private final BibEntry entry;

    EntryEdits(BibEntry entry) {
        this.entry = entry;
    }

    /// The entry with a span replaced, if the result is still one entry.
    Optional<BibEntry> replacing(Span part, String by) {
        return replacing(List.of(encoded(part, by)));
    }

    private static Optional<BibEntry> reread(ByteSlice slice) {
        var items = BibParser.items(slice.source());
        return items.size() == 1 && items.getFirst() instanceof BibEntry entry
                ? Optional.of(entry)
                : Optional.empty();
    }

    Optional<BibEntry> with(String field, String source) {
        int index = entry.indexOf(field);
        return index < 0
                ? appended(field, source)
                        .filter(edited -> edited.source(field).equals(Optional.of(source)))
                        .filter(edited -> edited.fieldCount() == entry.fieldCount() + 1)
                : with(index, source);
    }

    Optional<BibEntry> with(int index, String source) {
        return replacing(List.of(valued(index, source)))
                .or(() -> replacing(entry.valueSpan(index), source))
                .filter(edited -> edited.fieldCount() == entry.fieldCount())
                .filter(edited -> edited.field(index).source().equals(source));
    }

    private Optional<BibEntry> appended(String field, String source) {
        EntryStyle style = EntryStyle.of(entry);
        int last = entry.fieldCount() - 1;
        String added = style.field(FieldNameCase.of(entry).written(field), source);
        if (last < 0) {
            int from = entry.keySpan().end();
            String comma = commaAfter(from) < 0 ? "" : ",";
            String lineEnd = style.close().substring(0, style.close().length() - 1);
            return replacing(new Span(from, entry.bodyEnd()), "," + added + comma + lineEnd);
        }
        int end = entry.valueSpan(last).end();
        int comma = commaAfter(end);
        return comma < 0
                ? replacing(new Span(end, end), "," + added)
                : replacing(new Span(comma + 1, comma + 1), added + ",");
    }

    /// The position of the comma after a value, with only whitespace between; or -1.
    private int commaAfter(int end) {
        for (int i = end; i < entry.bodyEnd(); i++) {
            byte b = entry.slice().at(i);
            if (b == ',') {
                return i;
            }
            if (!ByteCursor.isAsciiWhite(b)) {
                return -1;
            }
        }
        return -1;
    }

    Optional<BibEntry> without(String field) {
        int index = entry.indexOf(field);
        return index < 0 ? Optional.of(entry) : without(index);
    }

    Optional<BibEntry> without(int index) {
        int count = entry.fieldCount();
        int end = entry.valueSpan(index).end();
        int comma = commaAfter(end);
        int before = index == 0 ? afterKey() : entry.valueSpan(index - 1).end();
        int commaBefore = index == 0 ? before : commaAfter(before);
        Span part =
                comma >= 0 && commaBefore >= 0
                        ? new Span(index == 0 ? before : commaBefore + 1, comma + 1)
                        : new Span(before, end);
        return replacing(part, "").filter(edited -> edited.fieldCount() == count - 1);
    }

    private int afterKey() {
        int comma = commaAfter(entry.keySpan().end());
        return comma < 0 ? entry.keySpan().end() : comma + 1;
    }

    Optional<BibEntry> withFieldNamed(String field, String name) {
        int index = entry.indexOf(field);
        return index < 0 ? Optional.of(entry) : withFieldNamed(index, name);
    }

    Optional<BibEntry> withFieldNamed(int index, String name) {
        return withFieldsNamed(new TreeMap<>(Map.of(index, name)));
    }

    Optional<BibEntry> withFieldsNamed(SortedMap<Integer, String> names) {
        List<Replacement> parts = new ArrayList<>();
        int column = EntryStyle.columnOf(entry);
        names.forEach((index, name) -> parts.add(named(index, name, column)));
        return replacing(parts)
                .filter(edited -> edited.fieldCount() == entry.fieldCount())
                .filter(edited ->
                        names.entrySet().stream()
                                .allMatch(each ->
                                        edited.fieldName(each.getKey()).equals(each.getValue())));
    }

    /// A new name; in an aligned entry, its `=` stays in the column if there is room.
    private Replacement named(int index, String name, int column) {
        Span place = entry.nameSpan(index);
        int equals = place.start() + column;
        boolean aligned =
                column > 0 && pastBlanks(place.end()) == equals && entry.slice().at(equals) == '=';
        return aligned
                ? encoded(new Span(place.start(), equals), EntryStyle.padded(name, column))
                : encoded(place, name);
    }

    private int pastBlanks(int from) {
        int end = from;
        while (entry.slice().at(end) == ' ') {
            end++;
        }
        return end;
    }

    /// The entry with its `=` in one column if another version of it had them so.
    BibEntry alignedLike(BibEntry other) {
        int column = EntryStyle.columnOf(other);
        if (column == 0 || EntryStyle.columnOf(entry) > 0) {
            return entry;
        }
        List<Replacement> parts = new ArrayList<>();
        for (int i = 0; i < entry.fieldCount(); i++) {
            column = Math.max(column, entry.nameSpan(i).length() + 1);
        }
        for (int i = 0; i < entry.fieldCount(); i++) {
            Span name = entry.nameSpan(i);
            int equals = pastBlanks(name.end());
            if (entry.slice().at(equals) != '=') {
                return entry;
            }
            String padding = " ".repeat(column - name.length());
            parts.add(encoded(new Span(name.end(), equals), padding));
        }
        return replacing(parts).filter(it -> sources(it).equals(sources(entry))).orElse(entry);
    }

    Optional<BibEntry> with(SortedMap<Integer, BibValue> values) {
        List<Replacement> parts = new ArrayList<>();
        values.forEach((index, value) -> parts.add(valued(index, value.source())));
        return replacing(parts)
                .filter(edited -> edited.fieldCount() == entry.fieldCount())
                .filter(edited ->
                        values.entrySet().stream()
                                .allMatch(each ->
                                        edited.field(each.getKey())
                                                .source()
                                                .equals(each.getValue().source())));
    }

    /// The replacement for a span; empty if it cannot be encoded.
    private record Replacement(Span part, Optional<byte[]> by) {}

    private Replacement encoded(Span part, String by) {
        return new Replacement(part, entry.slice().encode(by));
    }

    private Replacement valued(int index, String source) {
        Span place = entry.valueSpan(index);
        return ByteSplice.of(entry.slice(), place, source)
                .map(splice ->
                        new Replacement(
                                splice.part().shifted(place.start()),
                                Optional.of(splice.by().bytes())))
                .orElseGet(() -> encoded(place, source));
    }

    /// The entry with several spans replaced, in ascending order.
    private Optional<BibEntry> replacing(List<Replacement> parts) {
        byte[] old = entry.slice().bytes();
        var bytes = new ByteArrayOutputStream(old.length);
        int at = 0;
        for (Replacement each : parts) {
            if (each.by().isEmpty()) {
                return Optional.empty();
            }
            bytes.write(old, at, each.part().start() - at);
            bytes.writeBytes(each.by().get());
            at = each.part().end();
        }
        bytes.write(old, at, old.length - at);
        return reread(entry.slice().source().with(bytes.toByteArray()).all());
    }

    /// Reorders the fields, each from its name to the end of its value. The text between them
    /// stays.
    Optional<BibEntry> withFieldsIn(List<Integer> order) {
        byte[] old = entry.slice().bytes();
        var bytes = new ByteArrayOutputStream(old.length);
        int at = 0;
        for (int i = 0; i < order.size(); i++) {
            Span place = field(i);
            Span moved = field(order.get(i));
            bytes.write(old, at, place.start() - at);
            bytes.write(old, moved.start(), moved.length());
            at = place.end();
        }
        bytes.write(old, at, old.length - at);
        return reread(entry.slice().source().with(bytes.toByteArray()).all())
                .filter(edited -> inOrder(entry, order).equals(sources(edited)));
    }

    private Span field(int index) {
        return new Span(entry.nameSpan(index).start(), entry.valueSpan(index).end());
    }

    private static List<String> inOrder(BibEntry entry, List<Integer> order) {
        List<String> sources = sources(entry);
        return order.stream().map(sources::get).toList();
    }

    private static List<String> sources(BibEntry entry) {
        return entry.fields().stream().map(field -> field.name() + '=' + field.source()).toList();
    }

    Optional<BibEntry> withKey(String key) {
        return replacing(entry.keySpan(), key)
                .filter(edited -> edited.key().equals(key))
                .filter(edited -> edited.fieldCount() == entry.fieldCount());
    }

    Optional<BibEntry> withType(String type) {
        return replacing(entry.typeSpan(), type)
                .filter(edited -> edited.type().equals(type))
                .filter(edited -> edited.key().equals(entry.key()));
    }
}
