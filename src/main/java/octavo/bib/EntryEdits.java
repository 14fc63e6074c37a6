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
    Optional<BibEntry> replaceSource(Span span, String newText) {
        return replaceSource(List.of(encodeReplacement(span, newText)));
    }

    Optional<BibEntry> withValue(String fieldName, String valueSource) {
        int index = entry.indexOfField(fieldName);
        return index < 0
                ? appendField(fieldName, valueSource)
                        .filter(edited ->
                                edited.valueSource(fieldName).equals(Optional.of(valueSource)))
                        .filter(edited -> edited.fieldCount() == entry.fieldCount() + 1)
                : withValue(index, valueSource);
    }

    Optional<BibEntry> withValue(int index, String valueSource) {
        return replaceSource(List.of(valueReplacement(index, valueSource)))
                .or(() -> replaceSource(entry.valueSpan(index), valueSource))
                .filter(edited -> edited.fieldCount() == entry.fieldCount())
                .filter(edited -> edited.field(index).valueSource().equals(valueSource));
    }

    private Optional<BibEntry> appendField(String fieldName, String valueSource) {
        EntryStyle entryStyle = EntryStyle.of(entry);
        int lastIndex = entry.fieldCount() - 1;
        String newField = entryStyle.layOutField(usualSpelling(fieldName), valueSource);
        if (lastIndex < 0) {
            int keyEnd = entry.keySpan().end();
            String comma = findComma(keyEnd) < 0 ? "" : ",";
            String lineEnd =
                    entryStyle.closingText().substring(0, entryStyle.closingText().length() - 1);
            return replaceSource(
                    new Span(keyEnd, entry.bodyEnd()), "," + newField + comma + lineEnd);
        }
        int valueEnd = entry.valueSpan(lastIndex).end();
        int comma = findComma(valueEnd);
        return comma < 0
                ? replaceSource(new Span(valueEnd, valueEnd), "," + newField)
                : replaceSource(new Span(comma + 1, comma + 1), newField + ",");
    }

    /// A field's name in the case of the names of the entry's other fields.
    private String usualSpelling(String fieldName) {
        FieldNameCase fieldNameCase = new FieldNameCase();
        for (int i = 0; i < entry.fieldCount(); i++) {
            fieldNameCase.learnName(entry.fieldName(i));
        }
        return fieldNameCase.usualSpelling(fieldName);
    }

    /// The position of the comma after a value, with only whitespace between; or -1.
    private int findComma(int valueEnd) {
        for (int i = valueEnd; i < entry.bodyEnd(); i++) {
            byte currentByte = entry.slice().byteAt(i);
            if (currentByte == ',') {
                return i;
            }
            if (!ByteCursor.isAsciiWhitespace(currentByte)) {
                return -1;
            }
        }
        return -1;
    }

    Optional<BibEntry> withoutField(String fieldName) {
        int index = entry.indexOfField(fieldName);
        return index < 0 ? Optional.of(entry) : withoutField(index);
    }

    Optional<BibEntry> withoutField(int index) {
        int fieldCount = entry.fieldCount();
        int valueEnd = entry.valueSpan(index).end();
        int commaOffset = findComma(valueEnd);
        int precedingEnd = index == 0 ? offsetAfterKey() : entry.valueSpan(index - 1).end();
        int commaBefore = index == 0 ? precedingEnd : findComma(precedingEnd);
        Span span =
                commaOffset >= 0 && commaBefore >= 0
                        ? new Span(index == 0 ? precedingEnd : commaBefore + 1, commaOffset + 1)
                        : new Span(precedingEnd, valueEnd);
        return replaceSource(span, "").filter(edited -> edited.fieldCount() == fieldCount - 1);
    }

    private int offsetAfterKey() {
        int comma = findComma(entry.keySpan().end());
        return comma < 0 ? entry.keySpan().end() : comma + 1;
    }

    Optional<BibEntry> withRenamedField(String fieldName, String newName) {
        int index = entry.indexOfField(fieldName);
        return index < 0 ? Optional.of(entry) : withRenamedField(index, newName);
    }

    Optional<BibEntry> withRenamedField(int index, String newName) {
        return withRenamedFields(new TreeMap<>(Map.of(index, newName)));
    }

    Optional<BibEntry> withRenamedFields(SortedMap<Integer, String> newNames) {
        List<Replacement> replacements = new ArrayList<>();
        int equalsColumn = EntryStyle.equalsColumnOf(entry);
        newNames.forEach(
                (index, name) -> replacements.add(nameReplacement(index, name, equalsColumn)));
        return replaceSource(replacements)
                .filter(edited -> edited.fieldCount() == entry.fieldCount())
                .filter(edited ->
                        newNames.entrySet().stream()
                                .allMatch(renamedField ->
                                        edited.fieldName(renamedField.getKey())
                                                .equals(renamedField.getValue())));
    }

    /// A new name; in an aligned entry, its `=` stays in the column if there is room.
    private Replacement nameReplacement(int index, String newName, int equalsColumn) {
        Span nameSpan = entry.nameSpan(index);
        int equalsOffset = nameSpan.start() + equalsColumn;
        boolean isAligned =
                equalsColumn > 0
                        && skipBlanks(nameSpan.end()) == equalsOffset
                        && entry.slice().byteAt(equalsOffset) == '=';
        return isAligned
                ? encodeReplacement(
                        new Span(nameSpan.start(), equalsOffset),
                        EntryStyle.padToColumn(newName, equalsColumn))
                : encodeReplacement(nameSpan, newName);
    }

    private int skipBlanks(int startOffset) {
        int blankEnd = startOffset;
        while (entry.slice().byteAt(blankEnd) == ' ') {
            blankEnd++;
        }
        return blankEnd;
    }

    /// The entry with its `=` in one column if another version of it had them so.
    BibEntry alignedLike(BibEntry alignedVersion) {
        int equalsColumn = EntryStyle.equalsColumnOf(alignedVersion);
        if (equalsColumn == 0 || EntryStyle.equalsColumnOf(entry) > 0) {
            return entry;
        }
        List<Replacement> replacements = new ArrayList<>();
        for (int i = 0; i < entry.fieldCount(); i++) {
            equalsColumn = Math.max(equalsColumn, entry.nameSpan(i).length() + 1);
        }
        for (int i = 0; i < entry.fieldCount(); i++) {
            Span nameSpan = entry.nameSpan(i);
            int equalsOffset = skipBlanks(nameSpan.end());
            if (entry.slice().byteAt(equalsOffset) != '=') {
                return entry;
            }
            String padding = " ".repeat(equalsColumn - nameSpan.length());
            replacements.add(encodeReplacement(new Span(nameSpan.end(), equalsOffset), padding));
        }
        return replaceSource(replacements)
                .filter(alignedEntry -> fieldSources(alignedEntry).equals(fieldSources(entry)))
                .orElse(entry);
    }

    Optional<BibEntry> withValue(SortedMap<Integer, BibValue> newValues) {
        List<Replacement> replacements = new ArrayList<>();
        newValues.forEach(
                (index, value) -> replacements.add(valueReplacement(index, value.source())));
        return replaceSource(replacements)
                .filter(edited -> edited.fieldCount() == entry.fieldCount())
                .filter(edited ->
                        newValues.entrySet().stream()
                                .allMatch(newValue ->
                                        edited.field(newValue.getKey())
                                                .valueSource()
                                                .equals(newValue.getValue().source())));
    }

    /// The replacement for a span; empty if it cannot be encoded.
    private record Replacement(Span span, Optional<byte[]> encodedText) {}

    private Replacement encodeReplacement(Span span, String newText) {
        return new Replacement(span, entry.slice().encode(newText));
    }

    private Replacement valueReplacement(int index, String valueSource) {
        Span valueSpan = entry.valueSpan(index);
        return ByteSplice.of(entry.slice(), valueSpan, valueSource)
                .map(splice ->
                        new Replacement(
                                splice.span().shiftedBy(valueSpan.start()),
                                Optional.of(splice.replacement().bytes())))
                .orElseGet(() -> encodeReplacement(valueSpan, valueSource));
    }

    /// The entry with several spans replaced, in ascending order.
    private Optional<BibEntry> replaceSource(List<Replacement> replacements) {
        byte[] oldBytes = entry.slice().bytes();
        var newBytes = new ByteArrayOutputStream(oldBytes.length);
        int copiedLength = 0;
        for (Replacement replacement : replacements) {
            if (replacement.encodedText().isEmpty()) {
                return Optional.empty();
            }
            newBytes.write(oldBytes, copiedLength, replacement.span().start() - copiedLength);
            newBytes.writeBytes(replacement.encodedText().get());
            copiedLength = replacement.span().end();
        }
        newBytes.write(oldBytes, copiedLength, oldBytes.length - copiedLength);
        return BibEntry.parseSlice(entry.slice().source().withBytes(newBytes.toByteArray()));
    }

    /// Reorders the fields, each from its name to the end of its value. The text between them
    /// stays.
    Optional<BibEntry> withFieldOrder(List<Integer> fieldOrder) {
        byte[] oldBytes = entry.slice().bytes();
        var newBytes = new ByteArrayOutputStream(oldBytes.length);
        int copiedLength = 0;
        for (int i = 0; i < fieldOrder.size(); i++) {
            Span targetSpan = fieldSpan(i);
            Span movedSpan = fieldSpan(fieldOrder.get(i));
            newBytes.write(oldBytes, copiedLength, targetSpan.start() - copiedLength);
            newBytes.write(oldBytes, movedSpan.start(), movedSpan.length());
            copiedLength = targetSpan.end();
        }
        newBytes.write(oldBytes, copiedLength, oldBytes.length - copiedLength);
        return BibEntry.parseSlice(entry.slice().source().withBytes(newBytes.toByteArray()))
                .filter(edited -> reorderedSources(entry, fieldOrder).equals(fieldSources(edited)));
    }

    private Span fieldSpan(int index) {
        return new Span(entry.nameSpan(index).start(), entry.valueSpan(index).end());
    }

    private static List<String> reorderedSources(BibEntry entry, List<Integer> fieldOrder) {
        List<String> sources = fieldSources(entry);
        return fieldOrder.stream().map(sources::get).toList();
    }

    static List<String> fieldSources(BibEntry entry) {
        return entry.fields().stream()
                .map(field -> field.name() + '=' + field.valueSource())
                .toList();
    }

    Optional<BibEntry> withKey(String key) {
        return replaceSource(entry.keySpan(), key)
                .filter(edited -> edited.key().equals(key))
                .filter(edited -> edited.fieldCount() == entry.fieldCount());
    }

    Optional<BibEntry> withType(String type) {
        return replaceSource(entry.typeSpan(), type)
                .filter(edited -> edited.type().equals(type))
                .filter(edited -> edited.key().equals(entry.key()));
    }
}
