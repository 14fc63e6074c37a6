package octavo.latex;

import octavo.latex.LatexTable.LatexCommand;
import octavo.latex.LatexTable.LatexCommand.FormatChange;
import octavo.latex.RichText.LatexFormat;
import octavo.latex.RichText.ScriptLevel;
import octavo.text.AsciiSet;
import octavo.text.BlankCharacters;
import octavo.text.Diagnostic;
import octavo.text.Diagnostic.DiagnosticCode;
import octavo.text.LocalizedSentence;
import octavo.text.Span;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// Parses LaTeX text in one pass. It executes nothing and reads nothing else.
final class LatexReader {
    private static final Pattern CAPITAL_BEHIND_COMMAND =
            Pattern.compile(
                    "\\\\(?:(?:A[AE]|OE|[OL]|D[HJ]|TH|NG)(?![A-Za-z])"
                            + "|(?:[A-Za-z]{1,20}|[^A-Za-z])[\\s{]{0,9}\\p{Lu})");

    private static final int ACCENT_LENGTH = "accent".length();
    private static final FormatChange INTO_MATH = new FormatChange(LatexFormat.MATH.bit(), 0);
    private static final FormatChange OUT_OF_MATH = new FormatChange(0, LatexFormat.MATH.bit());
    private static final FormatChange RAISED =
            new FormatChange(0, 0, Optional.of(ScriptLevel.RAISED));
    private static final FormatChange LOWERED =
            new FormatChange(0, 0, Optional.of(ScriptLevel.LOWERED));

    private final LatexTable table = LatexTable.STANDARD;
    private final LatexOutput output = new LatexOutput();
    private final List<Diagnostic> diagnostics = new ArrayList<>();
    private final String latexSource;
    private int offset;
    private int openQuotes;
    private boolean isDisplayMath;
    private boolean hasNoMoreDollars;

    LatexReader(String latexSource) {
        this.latexSource = latexSource;
    }

    LatexOutput read() {
        while (offset < latexSource.length()) {
            readToken(latexSource.charAt(offset));
        }
        if (output.groupDepth() > 0) {
            reportProblem(
                    LaTeX.UNBALANCED_BRACES,
                    offset,
                    LocalizedSentence.of("{0} unclosed braces", output.groupDepth()));
        }
        output.flushPending();
        return output;
    }

    List<Diagnostic> diagnostics() {
        return diagnostics;
    }

    private void readToken(char character) {
        switch (character) {
            case '\\' -> readCommand();
            case '{' -> openGroup();
            case '}' -> closeGroup();
            case '$' -> readDollar();
            case '^', '_' -> readScript(character);
            case '~' -> {
                offset++;
                output.writeText("\u00A0");
            }
            case '-', '`', '\'', '?', '!' -> readLigature(character);
            default -> {
                if (BlankCharacters.isBlank(character)) {
                    readBlanks(character);
                } else {
                    readOrdinary();
                }
            }
        }
    }

    /// A group that is in no other, except in arguments, protects the case of its content. BibTeX's
    /// special character, which begins with a command, does so for pandoc, though not for BibTeX:
    /// `{\v C}ech` and `{\em Vibrio}` are names. Only one with a capital needs to.
    private void openGroup() {
        boolean isProtecting =
                output.bareGroupDepth() == 0
                        && (!latexSource.startsWith("\\", offset + 1)
                                || CAPITAL_BEHIND_COMMAND
                                        .matcher(latexSource)
                                        .region(offset + 1, latexSource.length())
                                        .lookingAt());
        output.openGroup(isProtecting);
        offset++;
    }

    private void closeGroup() {
        if (output.groupDepth() == 0) {
            reportProblem(
                    LaTeX.UNBALANCED_BRACES,
                    offset,
                    LocalizedSentence.of("unmatched closing brace"));
            output.flushPending();
        } else {
            output.closeGroup();
        }
        offset++;
    }

    private void readDollar() {
        int dollarStart = offset;
        boolean isDouble = latexSource.startsWith("$$", offset);
        if (output.hasFormat(LatexFormat.MATH)) {
            offset += isDouble && isDisplayMath ? 2 : 1;
            output.flushPending();
            output.changeStyle(OUT_OF_MATH);
            return;
        }
        isDisplayMath = isDouble;
        offset += isDouble ? 2 : 1;
        if (hasDollarAhead()) {
            output.flushPending();
            output.changeStyle(INTO_MATH);
        } else {
            reportProblem(
                    LaTeX.OPEN_MATH,
                    dollarStart,
                    LocalizedSentence.of("mathematics is not closed"));
            output.writeText("$");
        }
    }

    /// Scans the rest of the text at most once without success.
    private boolean hasDollarAhead() {
        hasNoMoreDollars =
                hasNoMoreDollars || !LatexArgument.hasUnescapedDollar(latexSource, offset);
        return !hasNoMoreDollars;
    }

    private void readScript(char character) {
        offset++;
        if (output.hasFormat(LatexFormat.MATH)) {
            output.styleArgument(character == '^' ? RAISED : LOWERED);
        } else {
            output.writeText(Character.toString(character));
        }
    }

    private void readLigature(char character) {
        var ligature = table.ligatureAt(latexSource, offset);
        if (output.hasFormat(LatexFormat.MATH) || output.hasFormat(LatexFormat.MONOSPACE)) {
            offset++;
            output.writeText(Character.toString(character));
        } else if (!ligature.latexForm().isEmpty()) {
            offset += ligature.latexForm().length();
            output.writeText(ligature.character());
        } else {
            offset++;
            output.writeText(quoteOrApostrophe(character));
        }
    }

    /// An apostrophe stays the plain character that people type and search for, unless it closes an
    /// open quotation.
    private String quoteOrApostrophe(char character) {
        if (character == '`') {
            openQuotes++;
            return "‘";
        }
        boolean closesQuotation = character == '\'' && openQuotes > 0 && !isLetterAt(offset);
        if (closesQuotation) {
            openQuotes--;
        }
        return closesQuotation ? "’" : Character.toString(character);
    }

    private boolean isLetterAt(int index) {
        return index < latexSource.length() && Character.isLetter(latexSource.charAt(index));
    }

    private void readBlanks(char firstBlank) {
        offset++;
        output.writeBlank(
                BlankCharacters.isFixedSpace(firstBlank) ? Character.toString(firstBlank) : " ");
    }

    private void readOrdinary() {
        if (output.isAwaitingArgument()) {
            int codePoint = latexSource.codePointAt(offset);
            offset += Character.charCount(codePoint);
            output.writeText(Character.toString(codePoint));
            return;
        }
        int textStart = offset;
        offset = OrdinaryText.endOfText(latexSource, offset + 1);
        output.writeText(latexSource, textStart, offset);
    }

    private void readCommand() {
        int commandStart = offset++;
        String commandName = readName();
        switch (table.command(commandName)) {
            case LatexCommand.AccentCommand accent -> output.addAccent(accent);
            case LatexCommand.SignCommand(var signText) -> putSign(signText);
            case LatexCommand.OperatorCommand(var operatorName) ->
                    putOperator(operatorName, commandStart);
            case LatexCommand.StyleCommand(var change) -> {
                skipStar();
                output.styleArgument(change);
            }
            case LatexCommand.SwitchCommand(var change) -> output.changeStyle(change);
            case LatexCommand.AroundCommand(var openingText, var closingText) -> {
                skipStar();
                output.surroundArgument(openingText, closingText);
            }
            case LatexCommand.DropCommand(var argumentCount) -> dropArguments(argumentCount);
            case LatexCommand.SkipCommand(var endCommand) -> skipTo(endCommand);
            case LatexCommand.VerbatimCommand(var argumentKind) ->
                    readVerbatim(argumentKind, commandStart);
            case LatexCommand.UnknownCommand() -> readUnknown(commandName, commandStart);
        }
    }

    /// TeX swallows whitespace after a command word. In mathematics it is kept, for readability.
    private String readName() {
        String commandName = latexSource.substring(offset, endOfName());
        offset += commandName.length();
        if (!commandName.isEmpty() && BlankCharacters.isBlank(commandName.charAt(0))) {
            return " ";
        }
        boolean isWord = !commandName.isEmpty() && Character.isLetter(commandName.charAt(0));
        skipBlanks(isWord && !output.hasFormat(LatexFormat.MATH));
        return commandName;
    }

    /// For TeX's `\accent23u`, the number of the accent is part of the name in the table.
    private int endOfName() {
        int nameEnd = LatexArgument.endOfCommand(latexSource, offset - 1);
        return latexSource.startsWith("accent", offset) && nameEnd == offset + ACCENT_LENGTH
                ? LatexArgument.endOfNumber(latexSource, nameEnd)
                : nameEnd;
    }

    private void skipBlanks(boolean shouldSkip) {
        while (shouldSkip
                && offset < latexSource.length()
                && BlankCharacters.isBlank(latexSource.charAt(offset))) {
            offset++;
        }
    }

    private void putSign(String signText) {
        if (signText.length() == 1 && BlankCharacters.isBlank(signText.charAt(0))) {
            output.flushPending();
            output.writeBlank(signText);
        } else {
            output.writeText(signText);
        }
    }

    private void putOperator(String operatorName, int commandStart) {
        if (commandStart > 0 && isWordEnd(latexSource.charAt(commandStart - 1))) {
            output.writeBlank(" ");
        }
        output.writeText(operatorName);
    }

    private static boolean isWordEnd(char character) {
        return Character.isLetterOrDigit(character) || character == ')';
    }

    private void skipStar() {
        if (latexSource.startsWith("*{", offset)) {
            offset++;
        }
    }

    private void dropArguments(int argumentCount) {
        skipStar();
        for (int i = 0; i < argumentCount; i++) {
            skipBlanks(true);
            if (latexSource.startsWith("[", offset)) {
                offset = LatexArgument.endOfOption(latexSource, offset);
            }
            offset = LatexArgument.endOfArgument(latexSource, offset);
        }
    }

    /// APS writes `\ifmmode \check{s}\else \v{s}\fi{}`.
    private void skipTo(String endCommand) {
        boolean isBranchTaken = endCommand.equals("\\else") && output.hasFormat(LatexFormat.MATH);
        int endIndex =
                isBranchTaken ? -1 : LatexArgument.indexNearby(latexSource, endCommand, offset);
        if (endIndex >= 0) {
            offset = endIndex + endCommand.length();
            skipBlanks(true);
        }
    }

    private void readVerbatim(LatexCommand.ArgumentKind argumentKind, int commandStart) {
        var argument = LatexArgument.readArgument(latexSource, offset, argumentKind);
        if (argument.isEmpty()) {
            readUnknown(latexSource.substring(commandStart + 1, offset).strip(), commandStart);
            return;
        }
        offset = argument.get().endOffset();
        String argumentText = argument.get().argumentText();
        switch (argumentKind) {
            case LINK -> output.writeLink(argumentText);
            case TARGET -> output.linkArgument(argumentText);
            case PLAIN, DELIMITED, NUMBER -> output.writeText(argumentText);
        }
    }

    /// Keeps its argument; without one, keeps the command itself.
    private void readUnknown(String commandName, int commandStart) {
        reportProblem(
                LaTeX.UNKNOWN_COMMAND,
                commandStart,
                LocalizedSentence.of("unknown command \\{0}", commandName));
        if (!latexSource.startsWith("{", offset) || latexSource.startsWith("{}", offset)) {
            output.writeText("\\" + commandName);
            if (BlankCharacters.isBlank(latexSource.charAt(offset - 1))) {
                output.writeBlank(" ");
            }
        }
    }

    private void reportProblem(DiagnosticCode code, int startOffset, LocalizedSentence message) {
        diagnostics.add(
                new Diagnostic(
                        new Span(startOffset, Math.max(offset, startOffset)), code, message));
    }

    /// Text that needs no parsing as LaTeX: words joined by single spaces.
    static final class OrdinaryText {
        private static final AsciiSet LETTERS = AsciiSet.printableExcept(" \\{}$^_~-`'?!");

        private OrdinaryText() {}

        /// The end of the ordinary text that continues at `start`.
        static int endOfText(String latexSource, int startIndex) {
            int endIndex = startIndex;
            while (isOrdinary(latexSource, endIndex) || isBetweenWords(latexSource, endIndex)) {
                endIndex++;
            }
            return endIndex;
        }

        private static boolean isOrdinary(String latexSource, int index) {
            if (index >= latexSource.length()) {
                return false;
            }
            char character = latexSource.charAt(index);
            return character > '~'
                    ? !BlankCharacters.isBlank(character)
                    : LETTERS.contains(character);
        }

        private static boolean isBetweenWords(String latexSource, int index) {
            return index < latexSource.length()
                    && latexSource.charAt(index) == ' '
                    && isOrdinary(latexSource, index + 1);
        }
    }
}
