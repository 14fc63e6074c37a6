package octavo.projects.sources;

import octavo.text.Span;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Finds the commands of a TeX source, and reads their arguments.
final class TexScanner {
    /// Environments whose content TeX prints verbatim, writes to a file or ignores.
    private static final Pattern VERBATIM =
            Pattern.compile(
                    "\\{((?:[BL]?[vV]erbatim|verbatimtab|lstlisting|minted|comment|filecontents"
                            + "|tcblisting|luacode|pycode)\\*?)\\}");

    private static final Pattern NO_CONDITION = Pattern.compile("iff|if(?:thenelse|def.*|.*blank)");
    private static final Pattern COMMENT = Pattern.compile("(?<!\\\\)((?:\\\\\\\\)*)%[^\\r\\n]*");
    private static final int LONGEST_OPTION = 10_000;

    private final TextCursor cursor;
    private final boolean comments;

    private TexScanner(String tex, boolean comments) {
        this.cursor = new TextCursor(tex);
        this.comments = comments;
    }

    /// Sees only what TeX typesets.
    static TexScanner ofTypeset(String tex) {
        return new TexScanner(tex, false);
    }

    /// Also sees commands in comments and after the end of the document.
    static TexScanner ofEverything(String tex) {
        return new TexScanner(tex, true);
    }

    int at() {
        return cursor.at();
    }

    void moveTo(int place) {
        cursor.moveTo(place);
    }

    /// Moves after the next command and returns its name; empty at the end.
    String nextCommand() {
        while (!cursor.isAtEnd()) {
            char c = cursor.here();
            cursor.skip(1);
            if (c == '%' && !comments) {
                cursor.takeLine();
            } else if (c == '\\') {
                String name = name();
                if (!isSkipped(name)) {
                    return name;
                }
            }
        }
        return "";
    }

    /// The name after a backslash; a space for a control symbol.
    private String name() {
        String name = cursor.takeWhile(TexScanner::isLetter);
        if (name.isEmpty()) {
            cursor.skip(1);
            return " ";
        }
        return name;
    }

    private static boolean isLetter(int c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '@';
    }

    /// Skips verbatim and ignored text.
    ///
    /// @return whether the command has been handled
    private boolean isSkipped(String name) {
        switch (name) {
            case "verb", "lstinline" -> skipVerb();
            case "mintinline" -> {
                skipOptions(false);
                group();
                skipVerb();
            }
            case "url", "nolinkurl", "path", "href" -> skipAddress();
            case "begin" -> skipVerbatim();
            case "end" -> {
                if (!comments && cursor.isAt("{document}")) {
                    cursor.moveTo(Integer.MAX_VALUE);
                }
            }
            case "endinput" -> {
                if (!comments) {
                    cursor.moveTo(Integer.MAX_VALUE);
                }
            }
            case "iffalse" -> {
                if (!comments) {
                    skipCondition();
                }
            }
            default -> {
                return name.isBlank();
            }
        }
        return true;
    }

    private void skipVerb() {
        int start = cursor.at();
        cursor.take("*");
        if (cursor.here() == '[') {
            skipOptions(false);
        }
        char mark = cursor.here();
        if (mark == '{') {
            skipBraces();
        } else if (isLetter(mark) || Character.isWhitespace(mark) || mark == '*') {
            cursor.moveTo(start);
        } else {
            cursor.skip(1);
            cursor.takeWhile(c -> c != mark && c != '\n');
            if (cursor.here() == mark) {
                cursor.skip(1);
            } else {
                cursor.moveTo(start);
            }
        }
    }

    /// A percent sign in a URL does not start a comment.
    private void skipAddress() {
        int start = cursor.at();
        skipOptions(false);
        if (cursor.here() == '{') {
            skipBraces();
        } else {
            cursor.moveTo(start);
        }
    }

    private void skipBraces() {
        int start = cursor.at();
        int depth = 0;
        do {
            char c = cursor.here();
            depth += c == '{' ? 1 : c == '}' ? -1 : 0;
            cursor.skip(c == '\\' ? 2 : 1);
        } while (depth > 0 && !cursor.isAtEnd());
        if (depth > 0) {
            cursor.moveTo(start + 1);
        }
    }

    private void skipVerbatim() {
        Matcher environment =
                VERBATIM.matcher(cursor.text()).region(cursor.at(), cursor.text().length());
        if (environment.lookingAt()) {
            String end = "\\end{" + environment.group(1) + '}';
            int found = cursor.text().indexOf(end, environment.end());
            cursor.moveTo(found < 0 ? environment.end() : found + end.length());
        }
    }

    /// Skips to the `\else` or `\fi` of a false condition, counting nested ones as TeX does.
    private void skipCondition() {
        int depth = 1;
        while (depth > 0 && !cursor.isAtEnd()) {
            char c = cursor.here();
            cursor.skip(1);
            if (c == '%') {
                cursor.takeLine();
            } else if (c == '\\') {
                String name = name();
                if (name.equals("fi") || name.equals("else") && depth == 1) {
                    depth--;
                } else if (name.startsWith("if") && !NO_CONDITION.matcher(name).matches()) {
                    depth++;
                }
            }
        }
    }

    void skipStar() {
        cursor.take("*");
    }

    /// Skips whitespace and comments.
    private void skipGap() {
        cursor.skipBlanks();
        while (cursor.here() == '%') {
            cursor.takeLine();
            cursor.skipBlanks();
        }
    }

    /// Skips bracketed options, such as pre- and postnotes of a citation, and overlays.
    ///
    /// @param round whether parentheses are allowed too
    void skipOptions(boolean round) {
        int start = cursor.at();
        skipGap();
        char open = cursor.here();
        boolean isOption =
                open == '[' && skipOption('[', ']')
                        || open == '<' && skipOption('<', '>')
                        || round && open == '(' && skipOption('(', ')');
        if (isOption) {
            skipOptions(round);
        } else {
            cursor.moveTo(start);
        }
    }

    private boolean skipOption(char open, char close) {
        int end = Math.min(cursor.at() + LONGEST_OPTION, cursor.text().length());
        int braces = 0;
        int brackets = 0;
        while (cursor.at() < end) {
            char c = cursor.here();
            if (c == '%' && !comments) {
                cursor.takeLine();
                continue;
            }
            braces += c == '{' ? 1 : c == '}' ? -1 : 0;
            brackets += braces > 0 ? 0 : c == open ? 1 : c == close ? -1 : 0;
            cursor.skip(c == '\\' ? 2 : 1);
            if (brackets == 0 && c == close || braces < 0) {
                return braces == 0;
            }
        }
        return false;
    }

    /// The content of the next group; empty if there is none, or if it contains groups.
    Optional<Span> group() {
        int before = cursor.at();
        skipGap();
        if (!cursor.take("{")) {
            cursor.moveTo(before);
            return Optional.empty();
        }
        int start = cursor.at();
        cursor.takeWhile(c -> c != '{' && c != '}');
        if (cursor.here() != '}') {
            cursor.moveTo(before);
            return Optional.empty();
        }
        Span group = new Span(start, cursor.at());
        cursor.skip(1);
        return Optional.of(group);
    }

    /// The file name given to a command: in braces, or up to a space.
    Optional<String> fileName() {
        Optional<String> name = group().map(this::withoutComments);
        if (name.isEmpty()) {
            skipGap();
            name = Optional.of(cursor.takeWhile(c -> isNameCharacter((char) c)));
        }
        return name.map(it -> it.strip().replace("\"", ""))
                .filter(it -> !it.isEmpty() && it.indexOf('#') < 0 && it.indexOf('\\') < 0);
    }

    private static boolean isNameCharacter(char c) {
        return !Character.isWhitespace(c) && "{}\\%#[]".indexOf(c) < 0;
    }

    /// The text of a group, with spaces in place of comments.
    String withoutComments(Span group) {
        String text = cursor.text().substring(group.start(), group.end());
        return text.indexOf('%') < 0
                ? text
                : COMMENT.matcher(text)
                        .replaceAll(it ->
                                Matcher.quoteReplacement(
                                        it.group(1)
                                                + " "
                                                        .repeat(
                                                                it.group().length()
                                                                        - it.group(1).length())));
    }

    /// Skips the name of a command being defined.
    ///
    /// @param twice whether another command's name follows
    void skipDefinedName(boolean twice) {
        skipStar();
        skipGap();
        cursor.take("{");
        skipGap();
        if (cursor.take("\\")) {
            name();
            if (twice) {
                cursor.skipBlanks();
                cursor.take("=");
                cursor.skipBlanks();
                if (cursor.take("\\")) {
                    name();
                }
            }
        }
    }
}
