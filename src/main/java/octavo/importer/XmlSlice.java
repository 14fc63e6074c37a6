package octavo.importer;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The text of one record, extracted from a file of many, so that a broken one affects no other.
///
/// @param name the record's element as written, with prefix
/// @param line its first line, from 1
/// @param isClosed whether it has its end tag
record XmlSlice(String text, String name, int line, boolean isClosed) {
    private static final int EXCERPT = 600;

    /// Matches the start or end of a record.
    ///
    /// @param names the record elements, as a regular expression without groups, perhaps with a
    ///   look-ahead after the name
    static Pattern boundary(String names) {
        return Pattern.compile(
                "<(?:((?:[\\w.-]{1,40}:)?(?:"
                        + names
                        + "))(?=[\\s/>])|/((?:[\\w.-]{1,40}:)?[\\w.-]{1,60})\\s*>)");
    }

    /// The records in a text cleaned by `XmlSource`. Records do not contain others of the same
    /// name: if one starts inside another, the latter's end is missing.
    static List<XmlSlice> of(String text, Pattern boundary) {
        List<XmlSlice> slices = new ArrayList<>();
        Matcher tag = boundary.matcher(text);
        String open = "";
        int start = 0;
        int line = 1;
        while (tag.find()) {
            boolean begins = tag.group(1) != null;
            if (begins && (open.isEmpty() || open.equals(tag.group(1)))) {
                line = cut(slices, text, start, tag.start(), open, line, false);
                start = tag.start();
                open = tag.group(1);
            }
            int close = begins ? close(text, tag.end()) : tag.end() - 1;
            boolean empty = begins && close > 0 && text.charAt(close - 1) == '/';
            boolean ends = !begins && open.equals(tag.group(2)) || empty && start == tag.start();
            if (ends && !open.isEmpty()) {
                line = cut(slices, text, start, close + 1, open, line, true);
                start = close + 1;
                open = "";
            }
        }
        cut(slices, text, start, text.length(), open, line, false);
        return slices;
    }

    /// The end of a start tag; −1 if another tag comes before.
    private static int close(String text, int from) {
        int at = from;
        while (at < text.length() && text.charAt(at) != '>' && text.charAt(at) != '<') {
            at++;
        }
        return at < text.length() && text.charAt(at) == '>' ? at : -1;
    }

    /// Whether it is an element without attributes and content, as one tag.
    boolean isEmpty() {
        return isClosed && text.length() == name.length() + "</>".length();
    }

    /// Adds the text between two positions, if it is a record; returns the line of the second.
    private static int cut(
            List<XmlSlice> slices,
            String text,
            int start,
            int end,
            String name,
            int line,
            boolean closed) {
        if (!name.isEmpty()) {
            slices.add(new XmlSlice(text.substring(start, end), name, line, closed));
        }
        return line + (int) text.substring(start, end).chars().filter(c -> c == '\n').count();
    }

    /// The first words of the record.
    String excerpt() {
        String head = text.substring(0, Math.min(text.length(), EXCERPT));
        String words = head.replaceAll("<[^<>]*(?:>|$)", " ").strip();
        return words.isEmpty() ? head : words;
    }
}
