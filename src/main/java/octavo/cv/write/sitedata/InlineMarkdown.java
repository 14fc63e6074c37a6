package octavo.cv.write.sitedata;

import octavo.richtext.PlainTextWriter;
import octavo.richtext.Run;
import octavo.richtext.Run.TextFormat;
import octavo.richtext.Runs;
import octavo.text.AsciiSet;

import java.util.List;
import java.util.regex.Pattern;

/// Formatted text in the subset of Markdown that goldmark, kramdown and Python's Markdown all read
/// alike, for single-line values, and without HTML elements, which not all of them allow. Only what
/// they would interpret is escaped: some themes show such a value verbatim in the window title.
final class InlineMarkdown {
    /// Characters without special meaning.
    private static final AsciiSet PLAIN_CHARACTERS = AsciiSet.printableExcept("\\*_`[]&<>$~");

    private static final Pattern MARKUP_CHARACTERS = Pattern.compile("[\\\\*_`\\[\\]]");
    private static final Pattern ENTITY_START = Pattern.compile("&(?=#?\\w+;)");
    private static final Pattern BLOCK_START = Pattern.compile("^(#|-|\\+|[0-9]{1,9}(?=[.)]))");
    private static final Pattern BARE_NUMBER = Pattern.compile("^[0-9]+$");
    private static final Pattern BLANK_RUN = Pattern.compile("[\\s\\u0000]+");

    private InlineMarkdown() {}

    static String of(Runs runs) {
        StringBuilder output = new StringBuilder();
        writeRuns(output, runs.runs());
        return toSingleLine(output.toString());
    }

    static String of(String text) {
        return toSingleLine(escapeText(text));
    }

    private static void writeRuns(StringBuilder output, List<Run> runs) {
        for (Run run : runs) {
            switch (run) {
                case Run.TextRun(String text) -> output.append(escapeText(text));
                case Run.RawMarkup _ -> {}
                case Run.StyledRun(TextFormat textFormat, List<Run> children) ->
                        writeStyled(output, textFormat, children);
                case Run.LinkRun(_, List<Run> children) -> writeRuns(output, children);
                case Run.PersonRun(_, _, List<Run> children) -> writeRuns(output, children);
                case Run.BlockRun(_, List<Run> children) -> writeRuns(output, children);
            }
        }
    }

    private static void writeStyled(
            StringBuilder output, TextFormat textFormat, List<Run> children) {
        if (textFormat.isScript()) {
            output.append(escapeText(PlainTextWriter.scriptAfter(output, textFormat, children)));
            return;
        }
        String delimiter =
                switch (textFormat) {
                    case ITALIC, OBLIQUE -> "*";
                    case BOLD -> "**";
                    default -> "";
                };
        StringBuilder innerText = new StringBuilder();
        writeRuns(innerText, children);
        boolean hasDelimiters =
                isMarkable(innerText)
                        && (output.isEmpty() || output.charAt(output.length() - 1) != '*');
        output.append(hasDelimiters ? delimiter : "")
                .append(innerText)
                .append(hasDelimiters ? delimiter : "");
    }

    /// Delimiters work anywhere only with letters next to them on the inside.
    private static boolean isMarkable(StringBuilder text) {
        return !text.isEmpty()
                && Character.isLetterOrDigit(text.charAt(0))
                && Character.isLetterOrDigit(text.charAt(text.length() - 1));
    }

    private static String escapeText(String text) {
        if (!isSpecial(text)) {
            return text;
        }
        String escapedMarks = MARKUP_CHARACTERS.matcher(text).replaceAll("\\\\$0");
        String escapedEntities =
                ENTITY_START.matcher(escapedMarks).replaceAll("&amp;").replace("<", "&lt;");
        boolean mayBeFormula = escapedEntities.indexOf('$') != escapedEntities.lastIndexOf('$');
        String escapedFormula =
                mayBeFormula ? escapedEntities.replace("$", "&#36;") : escapedEntities;
        return escapedFormula.replace("~~", "&#126;~").replace(">", "&gt;");
    }

    private static boolean isSpecial(String text) {
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            if (character <= '~' && !PLAIN_CHARACTERS.contains(character)) {
                return true;
            }
        }
        return false;
    }

    /// Whether there is whitespace other than single spaces.
    private static boolean hasExtraBlanks(String text) {
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            if (character < ' ' || character == ' ' && text.startsWith("  ", i)) {
                return true;
            }
        }
        return false;
    }

    /// At the start of a line some characters begin a heading or a list.
    private static String toSingleLine(String text) {
        String strippedText =
                (hasExtraBlanks(text) ? BLANK_RUN.matcher(text).replaceAll(" ") : text).strip();
        boolean mayStartBlock =
                !strippedText.isEmpty() && "#-+0123456789".indexOf(strippedText.charAt(0)) >= 0;
        if (!mayStartBlock
                || BARE_NUMBER.matcher(strippedText).matches()
                || !BLOCK_START.matcher(strippedText).find()) {
            return strippedText;
        }
        boolean startsWithDigit = Character.isDigit(strippedText.charAt(0));
        return startsWithDigit
                ? strippedText.replaceFirst("(?<=^[0-9]{1,9})(?=[.)])", "\\\\")
                : "\\" + strippedText;
    }
}
