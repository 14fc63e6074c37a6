package octavo.gui.editor;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Classifies the parts of an entry's source, even if it is incomplete.
final class SourceMarks {
    enum MarkKind {
        TYPE,
        KEY,
        FIELD,
        STRING,
        COMMAND;

        /// The style class of this kind.
        String style() {
            return "source-" + name().toLowerCase(Locale.ROOT);
        }
    }

    /// A range of the source; unmarked parts are plain text.
    record SourceMark(int start, int end, MarkKind kind) {}

    private final String source;
    private final List<SourceMark> marks = new ArrayList<>();
    private int offset;

    private SourceMarks(String source) {
        this.source = source;
    }

    static List<SourceMark> of(String source) {
        SourceMarks marks = new SourceMarks(source);
        while (marks.offset < source.length()) {
            marks.entry();
        }
        return marks.marks;
    }

    /// The text up to an `@`, and the entry after it.
    private void entry() {
        int start = source.indexOf('@', offset);
        if (start < 0) {
            offset = source.length();
            return;
        }
        offset = start + 1;
        skipWord();
        mark(start, MarkKind.TYPE);
        skipBlanks();
        if (isAny("{(")) {
            offset++;
            body();
        }
    }

    private void body() {
        boolean first = true;
        while (offset < source.length()) {
            char c = source.charAt(offset);
            if (c == '}' || c == ')') {
                offset++;
                return;
            } else if (c == '{') {
                text('}');
            } else if (c == '"') {
                text('"');
            } else if (Character.isWhitespace(c) || ",=#(".indexOf(c) >= 0) {
                offset++;
            } else {
                word(first);
                first = false;
            }
        }
    }

    /// The key, if it comes first; the name of a field or a string; or a number.
    private void word(boolean first) {
        int start = offset;
        skipWord();
        int end = offset;
        skipBlanks();
        boolean named = isAny("=");
        offset = end;
        if (named) {
            mark(start, MarkKind.FIELD);
        } else if (first) {
            mark(start, MarkKind.KEY);
        } else if (!source.substring(start, end).chars().allMatch(Character::isDigit)) {
            mark(start, MarkKind.STRING);
        }
    }

    /// A text in braces or quotes, including LaTeX commands.
    private void text(char close) {
        int depth = 0;
        offset++;
        while (offset < source.length()) {
            char c = source.charAt(offset);
            if (c == close && depth == 0) {
                offset++;
                return;
            } else if (c == '\\') {
                command();
            } else {
                depth += c == '{' ? 1 : c == '}' ? -1 : 0;
                offset++;
            }
        }
    }

    private void command() {
        int start = offset;
        offset++;
        if (offset < source.length() && !Character.isLetter(source.charAt(offset))) {
            offset += Character.charCount(source.codePointAt(offset));
        } else {
            while (offset < source.length() && Character.isLetter(source.charAt(offset))) {
                offset++;
            }
        }
        mark(start, MarkKind.COMMAND);
    }

    private void mark(int start, MarkKind kind) {
        marks.add(new SourceMark(start, offset, kind));
    }

    private void skipWord() {
        while (offset < source.length()
                && !Character.isWhitespace(source.charAt(offset))
                && !isAny(",=#{}()\"")) {
            offset++;
        }
    }

    private void skipBlanks() {
        while (offset < source.length() && Character.isWhitespace(source.charAt(offset))) {
            offset++;
        }
    }

    private boolean isAny(String characters) {
        return offset < source.length() && characters.indexOf(source.charAt(offset)) >= 0;
    }
}
