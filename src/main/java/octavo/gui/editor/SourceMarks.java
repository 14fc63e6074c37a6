package octavo.gui.editor;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Classifies the parts of an entry's source, even if it is incomplete.
final class SourceMarks {
    enum Kind {
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
    record Mark(int start, int end, Kind kind) {}

    private final String source;
    private final List<Mark> marks = new ArrayList<>();
    private int at;

    private SourceMarks(String source) {
        this.source = source;
    }

    static List<Mark> of(String source) {
        SourceMarks marks = new SourceMarks(source);
        while (marks.at < source.length()) {
            marks.entry();
        }
        return marks.marks;
    }

    /// The text up to an `@`, and the entry after it.
    private void entry() {
        int start = source.indexOf('@', at);
        if (start < 0) {
            at = source.length();
            return;
        }
        at = start + 1;
        skipWord();
        mark(start, Kind.TYPE);
        skipBlanks();
        if (isAny("{(")) {
            at++;
            body();
        }
    }

    private void body() {
        boolean first = true;
        while (at < source.length()) {
            char c = source.charAt(at);
            if (c == '}' || c == ')') {
                at++;
                return;
            } else if (c == '{') {
                text('}');
            } else if (c == '"') {
                text('"');
            } else if (Character.isWhitespace(c) || ",=#(".indexOf(c) >= 0) {
                at++;
            } else {
                word(first);
                first = false;
            }
        }
    }

    /// The key, if it comes first; the name of a field or a string; or a number.
    private void word(boolean first) {
        int start = at;
        skipWord();
        int end = at;
        skipBlanks();
        boolean named = isAny("=");
        at = end;
        if (named) {
            mark(start, Kind.FIELD);
        } else if (first) {
            mark(start, Kind.KEY);
        } else if (!source.substring(start, end).chars().allMatch(Character::isDigit)) {
            mark(start, Kind.STRING);
        }
    }

    /// A text in braces or quotes, including LaTeX commands.
    private void text(char close) {
        int depth = 0;
        at++;
        while (at < source.length()) {
            char c = source.charAt(at);
            if (c == close && depth == 0) {
                at++;
                return;
            } else if (c == '\\') {
                command();
            } else {
                depth += c == '{' ? 1 : c == '}' ? -1 : 0;
                at++;
            }
        }
    }

    private void command() {
        int start = at;
        at++;
        if (at < source.length() && !Character.isLetter(source.charAt(at))) {
            at += Character.charCount(source.codePointAt(at));
        } else {
            while (at < source.length() && Character.isLetter(source.charAt(at))) {
                at++;
            }
        }
        mark(start, Kind.COMMAND);
    }

    private void mark(int start, Kind kind) {
        marks.add(new Mark(start, at, kind));
    }

    private void skipWord() {
        while (at < source.length()
                && !Character.isWhitespace(source.charAt(at))
                && !isAny(",=#{}()\"")) {
            at++;
        }
    }

    private void skipBlanks() {
        while (at < source.length() && Character.isWhitespace(source.charAt(at))) {
            at++;
        }
    }

    private boolean isAny(String characters) {
        return at < source.length() && characters.indexOf(source.charAt(at)) >= 0;
    }
}
