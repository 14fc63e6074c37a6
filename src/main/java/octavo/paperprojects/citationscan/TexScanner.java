package octavo.paperprojects.citationscan;

import octavo.text.Span;

import java.util.ArrayList;
import java.util.List;
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

    private final TextCursor textCursor;
    private final boolean readsComments;

    private TexScanner(String tex, boolean readsComments) {
        this.textCursor = new TextCursor(tex);
        this.readsComments = readsComments;
    }

    /// Sees only what TeX typesets.
    static TexScanner ofTypeset(String tex) {
        return new TexScanner(tex, false);
    }

    /// Also sees commands in comments and after the end of the document.
    static TexScanner ofEverything(String tex) {
        return new TexScanner(tex, true);
    }

    int currentOffset() {
        return textCursor.at();
    }

    void moveTo(int newOffset) {
        textCursor.moveTo(newOffset);
    }

    /// Moves after the next command and returns its name; empty at the end.
    String nextCommand() {
        while (!textCursor.isAtEnd()) {
            char character = textCursor.here();
            textCursor.skip(1);
            if (character == '%' && !readsComments) {
                textCursor.takeLine();
            } else if (character == '\\') {
                String name = readName();
                if (!isSkipped(name)) {
                    return name;
                }
            }
        }
        return "";
    }

    /// The name after a backslash; a space for a control symbol.
    private String readName() {
        String name = textCursor.takeWhile(TexScanner::isLetter);
        if (name.isEmpty()) {
            textCursor.skip(1);
            return " ";
        }
        return name;
    }

    private static boolean isLetter(int character) {
        return character >= 'a' && character <= 'z'
                || character >= 'A' && character <= 'Z'
                || character == '@';
    }

    /// Skips verbatim and ignored text.
    ///
    /// @return whether the command has been handled
    private boolean isSkipped(String name) {
        switch (name) {
            case "verb", "lstinline" -> skipVerb();
            case "mintinline" -> {
                skipOptions(false);
                readGroup();
                skipVerb();
            }
            case "url", "nolinkurl", "path", "href" -> skipAddress();
            case "begin" -> skipVerbatim();
            case "end" -> {
                if (!readsComments && textCursor.isAt("{document}")) {
                    textCursor.moveTo(Integer.MAX_VALUE);
                }
            }
            case "endinput" -> {
                if (!readsComments) {
                    textCursor.moveTo(Integer.MAX_VALUE);
                }
            }
            case "iffalse" -> {
                if (!readsComments) {
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
        int startOffset = textCursor.at();
        textCursor.take("*");
        if (textCursor.here() == '[') {
            skipOptions(false);
        }
        char verbMark = textCursor.here();
        if (verbMark == '{') {
            skipBraces();
        } else if (isLetter(verbMark) || Character.isWhitespace(verbMark) || verbMark == '*') {
            textCursor.moveTo(startOffset);
        } else {
            textCursor.skip(1);
            textCursor.takeWhile(character -> character != verbMark && character != '\n');
            if (textCursor.here() == verbMark) {
                textCursor.skip(1);
            } else {
                textCursor.moveTo(startOffset);
            }
        }
    }

    /// A percent sign in a URL does not start a comment.
    private void skipAddress() {
        int startOffset = textCursor.at();
        skipOptions(false);
        if (textCursor.here() == '{') {
            skipBraces();
        } else {
            textCursor.moveTo(startOffset);
        }
    }

    private void skipBraces() {
        int startOffset = textCursor.at();
        int braceDepth = 0;
        do {
            char character = textCursor.here();
            braceDepth += character == '{' ? 1 : character == '}' ? -1 : 0;
            textCursor.skip(character == '\\' ? 2 : 1);
        } while (braceDepth > 0 && !textCursor.isAtEnd());
        if (braceDepth > 0) {
            textCursor.moveTo(startOffset + 1);
        }
    }

    private void skipVerbatim() {
        Matcher environment =
                VERBATIM.matcher(textCursor.text())
                        .region(textCursor.at(), textCursor.text().length());
        if (environment.lookingAt()) {
            String end = "\\end{" + environment.group(1) + '}';
            int found = textCursor.text().indexOf(end, environment.end());
            textCursor.moveTo(found < 0 ? environment.end() : found + end.length());
        }
    }

    /// Skips to the `\else` or `\fi` of a false condition, counting nested ones as TeX does.
    private void skipCondition() {
        int braceDepth = 1;
        while (braceDepth > 0 && !textCursor.isAtEnd()) {
            char character = textCursor.here();
            textCursor.skip(1);
            if (character == '%') {
                textCursor.takeLine();
            } else if (character == '\\') {
                String name = readName();
                if (name.equals("fi") || name.equals("else") && braceDepth == 1) {
                    braceDepth--;
                } else if (name.startsWith("if") && !NO_CONDITION.matcher(name).matches()) {
                    braceDepth++;
                }
            }
        }
    }

    /// Skips the star of a command.
    ///
    /// @return whether there is one
    boolean skipStar() {
        return textCursor.take("*");
    }

    /// Skips whitespace and comments.
    private void skipGap() {
        textCursor.skipBlanks();
        while (textCursor.here() == '%') {
            textCursor.takeLine();
            textCursor.skipBlanks();
        }
    }

    /// Skips bracketed options, such as pre- and postnotes of a citation, and overlays.
    ///
    /// @param round whether parentheses are allowed too
    void skipOptions(boolean round) {
        List<Span> _ = readOptions(round);
    }

    /// Skips bracketed options, and says where those in square brackets are.
    ///
    /// @param round whether parentheses are allowed too
    List<Span> readOptions(boolean round) {
        List<Span> squareOptions = new ArrayList<>();
        while (true) {
            int startOffset = textCursor.at();
            skipGap();
            int optionStart = textCursor.at();
            char open = textCursor.here();
            boolean isOption =
                    open == '[' && skipOption('[', ']')
                            || open == '<' && skipOption('<', '>')
                            || round && open == '(' && skipOption('(', ')');
            if (!isOption) {
                textCursor.moveTo(startOffset);
                return squareOptions;
            }
            if (open == '[') {
                squareOptions.add(new Span(optionStart, textCursor.at()));
            }
        }
    }

    private boolean skipOption(char open, char close) {
        int end = Math.min(textCursor.at() + LONGEST_OPTION, textCursor.text().length());
        int braces = 0;
        int brackets = 0;
        while (textCursor.at() < end) {
            char character = textCursor.here();
            if (character == '%' && !readsComments) {
                textCursor.takeLine();
                continue;
            }
            braces += character == '{' ? 1 : character == '}' ? -1 : 0;
            brackets += braces > 0 ? 0 : character == open ? 1 : character == close ? -1 : 0;
            textCursor.skip(character == '\\' ? 2 : 1);
            if (brackets == 0 && character == close || braces < 0) {
                return braces == 0;
            }
        }
        return false;
    }

    /// The content of the next group; empty if there is none, or if it contains groups.
    Optional<Span> readGroup() {
        int before = textCursor.at();
        skipGap();
        if (!textCursor.take("{")) {
            textCursor.moveTo(before);
            return Optional.empty();
        }
        int startOffset = textCursor.at();
        textCursor.takeWhile(character -> character != '{' && character != '}');
        if (textCursor.here() != '}') {
            textCursor.moveTo(before);
            return Optional.empty();
        }
        Span group = new Span(startOffset, textCursor.at());
        textCursor.skip(1);
        return Optional.of(group);
    }

    /// The file name given to a command: in braces, or up to a space.
    Optional<String> readFileName() {
        Optional<String> name = readGroup().map(this::withoutComments);
        if (name.isEmpty()) {
            skipGap();
            name =
                    Optional.of(
                            textCursor.takeWhile(character -> isNameCharacter((char) character)));
        }
        return name.map(it -> it.strip().replace("\"", ""))
                .filter(it -> !it.isEmpty() && it.indexOf('#') < 0 && it.indexOf('\\') < 0);
    }

    private static boolean isNameCharacter(char character) {
        return !Character.isWhitespace(character) && "{}\\%#[]".indexOf(character) < 0;
    }

    /// The text of a group, with spaces in place of comments.
    String withoutComments(Span group) {
        String text = textCursor.text().substring(group.start(), group.end());
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
        textCursor.take("{");
        skipGap();
        if (textCursor.take("\\")) {
            readName();
            if (twice) {
                textCursor.skipBlanks();
                textCursor.take("=");
                textCursor.skipBlanks();
                if (textCursor.take("\\")) {
                    readName();
                }
            }
        }
    }
}
