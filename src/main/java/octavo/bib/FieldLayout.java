package octavo.bib;

import octavo.text.Span;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/// A layout for entries: each field on a line of its own. Only the text between key, names and
/// values changes.
///
/// @param indent the blanks before a field's name
/// @param equalsColumn to how many characters names are filled up before the `=`; 0 for one space
///   after each
/// @param lineEnd the line ending
public record FieldLayout(String indent, int equalsColumn, String lineEnd) {

    /// The entry in this layout. Empty if there is more than blanks and delimiters between its
    /// parts, such as a comment, whose place would be lost.
    public Optional<BibEntry> applyTo(BibEntry entry) {
        return entry.isClosed() && hasOnlyDelimiters(entry)
                ? BibEntry.parseSlice(entry.slice().source().withBytes(laidOutBytes(entry)))
                        .filter(laidOut -> hasSameParts(entry, laidOut))
                : Optional.empty();
    }

    private byte[] laidOutBytes(BibEntry entry) {
        if (entry.fieldCount() == 0) {
            return entry.slice().bytes();
        }
        var output = new ByteArrayOutputStream(entry.slice().length() + 64);
        appendText(output, "@");
        appendSpan(output, entry, entry.typeSpan());
        output.write(openingByte(entry));
        appendSpan(output, entry, entry.keySpan());
        for (int i = 0; i < entry.fieldCount(); i++) {
            appendText(output, "," + lineEnd + indent);
            appendSpan(output, entry, entry.nameSpan(i));
            int nameLength = entry.slice().text(entry.nameSpan(i)).length();
            appendText(output, " ".repeat(Math.max(1, equalsColumn - nameLength)) + "= ");
            appendSpan(output, entry, entry.valueSpan(i));
        }
        appendText(output, lineEnd);
        output.write(entry.slice().byteAt(entry.bodyEnd()));
        return output.toByteArray();
    }

    private static void appendText(ByteArrayOutputStream output, String asciiText) {
        output.writeBytes(asciiText.getBytes(StandardCharsets.US_ASCII));
    }

    private static void appendSpan(ByteArrayOutputStream output, BibEntry entry, Span span) {
        output.writeBytes(entry.slice().subSlice(span).bytes());
    }

    private static byte openingByte(BibEntry entry) {
        return (byte) (entry.slice().byteAt(entry.bodyEnd()) == ')' ? '(' : '{');
    }

    private static boolean hasOnlyDelimiters(BibEntry entry) {
        Span preceding = entry.keySpan();
        if (!isOneOf(entry, new Span(0, entry.typeSpan().start()), "@")
                || !isOneOf(entry, between(entry.typeSpan(), preceding), "{(")) {
            return false;
        }
        for (int i = 0; i < entry.fieldCount(); i++) {
            Span nameSpan = entry.nameSpan(i);
            Span valueSpan = entry.valueSpan(i);
            if (!isOneOf(entry, between(preceding, nameSpan), ",")
                    || !isOneOf(entry, between(nameSpan, valueSpan), "=")) {
                return false;
            }
            preceding = valueSpan;
        }
        Span rest = new Span(preceding.end(), entry.bodyEnd());
        return isBlank(entry, rest.start(), rest.end()) || isOneOf(entry, rest, ",");
    }

    private static Span between(Span before, Span after) {
        int start = before.end();
        int end = after.start();
        return new Span(start, end);
    }

    private static boolean isBlank(BibEntry entry, int start, int end) {
        return firstNonBlank(entry, start, end) == end;
    }

    /// Whether a range is one of some delimiters, with blanks around it.
    private static boolean isOneOf(BibEntry entry, Span range, String delimiters) {
        int offset = firstNonBlank(entry, range.start(), range.end());
        return offset < range.end()
                && delimiters.indexOf(entry.slice().byteAt(offset)) >= 0
                && isBlank(entry, offset + 1, range.end());
    }

    private static int firstNonBlank(BibEntry entry, int start, int end) {
        int offset = start;
        while (offset < end && ByteCursor.isAsciiWhitespace(entry.slice().byteAt(offset))) {
            offset++;
        }
        return offset;
    }

    private static boolean hasSameParts(BibEntry entry, BibEntry laidOut) {
        return laidOut.type().equals(entry.type())
                && laidOut.key().equals(entry.key())
                && EntryEdits.fieldSources(laidOut).equals(EntryEdits.fieldSources(entry))
                && laidOut.diagnostics().size() == entry.diagnostics().size();
    }
}
