package octavo.latex;

import octavo.latex.LatexTable.LatexCommand;
import octavo.latex.LatexTable.LatexCommand.Change;
import octavo.latex.RichText.LatexFormat;
import octavo.latex.RichText.ScriptLevel;
import octavo.text.BlankCharacters;
import octavo.text.Diagnostic;
import octavo.text.Diagnostic.Code;
import octavo.text.LocalizedSentence;
import octavo.text.Span;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Parses LaTeX text in one pass. It executes nothing and reads nothing else.
final class LatexReader {
    private static final int ACCENT_LENGTH = "accent".length();
    private static final Change INTO_MATH = new Change(LatexFormat.MATH.bit(), 0);
    private static final Change OUT_OF_MATH = new Change(0, LatexFormat.MATH.bit());
    private static final Change RAISED = new Change(0, 0, Optional.of(ScriptLevel.RAISED));
    private static final Change LOWERED = new Change(0, 0, Optional.of(ScriptLevel.LOWERED));

    private final LatexTable table = LatexTable.STANDARD;
    private final LatexOutput output = new LatexOutput();
    private final List<Diagnostic> diagnostics = new ArrayList<>();
    private final String source;
    private int at;
    private int quotes;
    private boolean displayed;
    private boolean noMoreDollars;

    LatexReader(String source) {
        this.source = source;
    }

    LatexOutput read() {
        while (at < source.length()) {
            readToken(source.charAt(at));
        }
        if (output.depth() > 0) {
            report(
                    LaTeX.UNBALANCED_BRACES,
                    at,
                    LocalizedSentence.of("{0} unclosed braces", output.depth()));
        }
        output.giveUpWaiting();
        return output;
    }

    List<Diagnostic> diagnostics() {
        return diagnostics;
    }

    private void readToken(char c) {
        switch (c) {
            case '\\' -> readCommand();
            case '{' -> open();
            case '}' -> close();
            case '$' -> readDollar();
            case '^', '_' -> readScript(c);
            case '~' -> {
                at++;
                output.put("\u00A0");
            }
            case '-', '`', '\'', '?', '!' -> readLigature(c);
            default -> {
                if (BlankCharacters.isBlank(c)) {
                    readBlanks(c);
                } else {
                    readOrdinary();
                }
            }
        }
    }

    /// BibTeX's special character, a brace at the outermost level directly followed by a backslash,
    /// does not protect the case of its content.
    private void open() {
        output.open(output.depth() == 0 && !source.startsWith("\\", at + 1));
        at++;
    }

    private void close() {
        if (output.depth() == 0) {
            report(LaTeX.UNBALANCED_BRACES, at, LocalizedSentence.of("unmatched closing brace"));
            output.giveUpWaiting();
        } else {
            output.close();
        }
        at++;
    }

    private void readDollar() {
        int start = at;
        boolean twice = source.startsWith("$$", at);
        if (output.is(LatexFormat.MATH)) {
            at += twice && displayed ? 2 : 1;
            output.giveUpWaiting();
            output.restyle(OUT_OF_MATH);
            return;
        }
        displayed = twice;
        at += twice ? 2 : 1;
        if (hasDollarAhead()) {
            output.giveUpWaiting();
            output.restyle(INTO_MATH);
        } else {
            report(LaTeX.OPEN_MATH, start, LocalizedSentence.of("mathematics is not closed"));
            output.put("$");
        }
    }

    /// Scans the rest of the text at most once without success.
    private boolean hasDollarAhead() {
        noMoreDollars = noMoreDollars || !LatexArgument.hasDollar(source, at);
        return !noMoreDollars;
    }

    private void readScript(char c) {
        at++;
        if (output.is(LatexFormat.MATH)) {
            output.styleArgument(c == '^' ? RAISED : LOWERED);
        } else {
            output.put(Character.toString(c));
        }
    }

    private void readLigature(char c) {
        var ligature = table.ligature(source, at);
        if (output.is(LatexFormat.MATH) || output.is(LatexFormat.MONOSPACE)) {
            at++;
            output.put(Character.toString(c));
        } else if (!ligature.written().isEmpty()) {
            at += ligature.written().length();
            output.put(ligature.sign());
        } else {
            at++;
            output.put(single(c));
        }
    }

    /// An apostrophe stays the plain character that people type and search for, unless it closes an
    /// open quotation.
    private String single(char c) {
        if (c == '`') {
            quotes++;
            return "‘";
        }
        boolean closes = c == '\'' && quotes > 0 && !isLetter(at);
        if (closes) {
            quotes--;
        }
        return closes ? "’" : Character.toString(c);
    }

    private boolean isLetter(int index) {
        return index < source.length() && Character.isLetter(source.charAt(index));
    }

    private void readBlanks(char first) {
        at++;
        output.blank(BlankCharacters.isFixed(first) ? Character.toString(first) : " ");
    }

    private void readOrdinary() {
        if (output.isAwaiting()) {
            int character = source.codePointAt(at);
            at += Character.charCount(character);
            output.put(Character.toString(character));
            return;
        }
        int start = at;
        at = OrdinaryText.end(source, at + 1);
        output.put(source, start, at);
    }

    private void readCommand() {
        int start = at++;
        String name = readName();
        switch (table.command(name)) {
            case LatexCommand.Accent accent -> output.accent(accent);
            case LatexCommand.Sign(var text) -> putSign(text);
            case LatexCommand.Operator(var word) -> putOperator(word, start);
            case LatexCommand.Style(var change) -> {
                skipStar();
                output.styleArgument(change);
            }
            case LatexCommand.Switch(var change) -> output.restyle(change);
            case LatexCommand.Around(var before, var after) -> {
                skipStar();
                output.around(before, after);
            }
            case LatexCommand.Drop(var arguments) -> drop(arguments);
            case LatexCommand.Skip(var end) -> skipTo(end);
            case LatexCommand.Verbatim(var argument) -> readVerbatim(argument, start);
            case LatexCommand.Unknown() -> readUnknown(name, start);
        }
    }

    /// TeX swallows whitespace after a command word. In mathematics it is kept, for readability.
    private String readName() {
        String name = source.substring(at, endOfName());
        at += name.length();
        if (!name.isEmpty() && BlankCharacters.isBlank(name.charAt(0))) {
            return " ";
        }
        boolean isWord = !name.isEmpty() && Character.isLetter(name.charAt(0));
        skipBlanks(isWord && !output.is(LatexFormat.MATH));
        return name;
    }

    /// For TeX's `\accent23u`, the number of the accent is part of the name in the table.
    private int endOfName() {
        int end = LatexArgument.endOfCommand(source, at - 1);
        return source.startsWith("accent", at) && end == at + ACCENT_LENGTH
                ? LatexArgument.endOfNumber(source, end)
                : end;
    }

    private void skipBlanks(boolean really) {
        while (really && at < source.length() && BlankCharacters.isBlank(source.charAt(at))) {
            at++;
        }
    }

    private void putSign(String text) {
        if (text.length() == 1 && BlankCharacters.isBlank(text.charAt(0))) {
            output.giveUpWaiting();
            output.blank(text);
        } else {
            output.put(text);
        }
    }

    private void putOperator(String word, int start) {
        if (start > 0 && isWordEnd(source.charAt(start - 1))) {
            output.blank(" ");
        }
        output.put(word);
    }

    private static boolean isWordEnd(char c) {
        return Character.isLetterOrDigit(c) || c == ')';
    }

    private void skipStar() {
        if (source.startsWith("*{", at)) {
            at++;
        }
    }

    private void drop(int arguments) {
        skipStar();
        for (int i = 0; i < arguments; i++) {
            skipBlanks(true);
            if (source.startsWith("[", at)) {
                at = LatexArgument.endOfOption(source, at);
            }
            at = LatexArgument.end(source, at);
        }
    }

    /// APS writes `\ifmmode \check{s}\else \v{s}\fi{}`.
    private void skipTo(String end) {
        boolean taken = end.equals("\\else") && output.is(LatexFormat.MATH);
        int found = taken ? -1 : LatexArgument.indexOf(source, end, at);
        if (found >= 0) {
            at = found + end.length();
            skipBlanks(true);
        }
    }

    private void readVerbatim(LatexCommand.Argument kind, int start) {
        var argument = LatexArgument.read(source, at, kind);
        if (argument.isEmpty()) {
            readUnknown(source.substring(start + 1, at).strip(), start);
            return;
        }
        at = argument.get().end();
        String text = argument.get().text();
        switch (kind) {
            case LINK -> output.link(text);
            case TARGET -> output.linkArgument(text);
            case PLAIN, DELIMITED, NUMBER -> output.put(text);
        }
    }

    /// Keeps its argument; without one, keeps the command itself.
    private void readUnknown(String name, int start) {
        report(LaTeX.UNKNOWN_COMMAND, start, LocalizedSentence.of("unknown command \\{0}", name));
        if (!source.startsWith("{", at) || source.startsWith("{}", at)) {
            output.put("\\" + name);
            if (BlankCharacters.isBlank(source.charAt(at - 1))) {
                output.blank(" ");
            }
        }
    }

    private void report(Code code, int start, LocalizedSentence message) {
        diagnostics.add(new Diagnostic(new Span(start, Math.max(at, start)), code, message));
    }

    /// Text that needs no parsing as LaTeX: words joined by single spaces.
    static final class OrdinaryText {
        private static final AsciiSet LETTERS = AsciiSet.printedBut(" \\{}$^_~-`'?!");

        private OrdinaryText() {}

        /// The end of the ordinary text that continues at `start`.
        static int end(String source, int start) {
            int end = start;
            while (isOrdinary(source, end) || isBetweenWords(source, end)) {
                end++;
            }
            return end;
        }

        private static boolean isOrdinary(String source, int index) {
            if (index >= source.length()) {
                return false;
            }
            char c = source.charAt(index);
            return c > '~' ? !BlankCharacters.isBlank(c) : LETTERS.has(c);
        }

        private static boolean isBetweenWords(String source, int index) {
            return index < source.length()
                    && source.charAt(index) == ' '
                    && isOrdinary(source, index + 1);
        }
    }
}
