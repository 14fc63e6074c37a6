package octavo.richtext;

import octavo.latex.PdfLatex;
import octavo.richtext.Run.TextFormat;
import octavo.text.AsciiSet;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Writes formatted text as LaTeX that any engine typesets without further packages, as far as its
/// fonts have the letters. LaTeX's special characters and font ligatures are escaped.
public final class LatexRunsWriter {
    private static final char DELETE = 127;

    /// Characters that are literal everywhere.
    private static final AsciiSet PLAIN_CHARACTERS =
            AsciiSet.printableExcept("{}%$#&_\\~^<>|`\"-',");

    /// Characters that must be escaped in a URL.
    private static final Pattern SPECIAL_URL_CHARACTERS = Pattern.compile("[%#&_]");

    /// An address that a text shows; a point or a bracket at its end is the text's.
    private static final Pattern URL_IN_TEXT =
            Pattern.compile("https?://[A-Za-z0-9/:.?=&_%#~+,;@!$'()*-]*[A-Za-z0-9/=&_%#~+$*-]");

    /// Words for which a line may have no room and that TeX does not hyphenate, such as DOIs.
    private static final Pattern LONG_WORD = Pattern.compile("[^\\s\u00a0]{20,}");

    private static final Pattern BREAK_POINT =
            Pattern.compile("(?<=[/:;)>_=&?])(?=[\\p{L}\\p{N}(<])");

    /// A part of an address at which LaTeX does not break it.
    private static final Pattern UNBREAKABLE_PART =
            Pattern.compile("(?<![\\p{Alnum}-])[\\p{Alnum}-]{40,}+");

    private static final String SLOPPY = "\\sloppy";
    private static final String BREAK_AT_HYPHENS =
            "\\expandafter\\def\\expandafter\\UrlBreaks\\expandafter{\\UrlBreaks\\do\\-}";
    private static final String ALLOW_BREAK = "\\allowbreak{}";

    /// Where a line may be broken.
    private static final char BREAKABLE = '\u200b';

    private final StringBuilder output = new StringBuilder();

    /// How many links what is written now lies in.
    private int linkDepth;

    private LatexRunsWriter() {}

    public static String of(Runs runs) {
        LatexRunsWriter writer = new LatexRunsWriter();
        writer.writeRuns(runs.runs());
        return writer.output.toString().strip();
    }

    /// The settings, for a group, with which TeX fits the words of a text into lines: none, or
    /// loose lines for long words, and for addresses such as `a-title-in-many-words` hyphens at
    /// which they are broken.
    public static String lineBreakSettings(String latex) {
        boolean hasAddresses = latex.contains("\\url{");
        if (!hasAddresses && !latex.contains(ALLOW_BREAK)) {
            return "";
        }
        boolean needsHyphenBreaks =
                hasAddresses
                        && UNBREAKABLE_PART
                                .matcher(latex)
                                .results()
                                .anyMatch(unbreakablePart ->
                                        unbreakablePart.group().indexOf('-') >= 0);
        return needsHyphenBreaks ? SLOPPY + BREAK_AT_HYPHENS : SLOPPY;
    }

    private void writeRuns(List<Run> runs) {
        for (Run run : runs) {
            switch (run) {
                case Run.TextRun(String text) -> writeText(text);
                case Run.RawMarkup raw -> output.append(raw.markupFor(RawFormat.LATEX));
                case Run.StyledRun(TextFormat textFormat, List<Run> children) ->
                        writeStyled(textFormat, children);
                case Run.LinkRun(LinkAddress linkTarget, List<Run> children) ->
                        writeLink(linkTarget, children);
                case Run.PersonRun(_, _, List<Run> children) -> writeRuns(children);
                case Run.BlockRun(Run.BlockPosition position, List<Run> children) ->
                        writeBlock(position, children);
            }
        }
    }

    /// Addresses are broken at the end of a line, and lead where they say.
    private void writeText(String text) {
        Matcher addressMatcher = URL_IN_TEXT.matcher(text);
        int textStart = 0;
        while (linkDepth == 0 && addressMatcher.find()) {
            output.append(breakableText(text.substring(textStart, addressMatcher.start())));
            output.append("\\url{").append(urlArgument(addressMatcher.group())).append('}');
            textStart = addressMatcher.end();
        }
        output.append(breakableText(text.substring(textStart)));
    }

    private static String breakableText(String text) {
        String breakableText =
                LONG_WORD
                        .matcher(text)
                        .replaceAll(longWord ->
                                Matcher.quoteReplacement(
                                        BREAK_POINT
                                                .matcher(longWord.group())
                                                .replaceAll(String.valueOf(BREAKABLE))));
        return PdfLatex.withCommands(escapeText(breakableText));
    }

    /// An address as LaTeX’s command for them takes it, also within the argument of another
    /// command.
    private static String urlArgument(String address) {
        return address.replace("%", "\\%").replace("#", "\\#");
    }

    private void writeStyled(TextFormat textFormat, List<Run> children) {
        output.append(
                switch (textFormat) {
                    case ITALIC -> "\\textit{";
                    case OBLIQUE -> "\\textsl{";
                    case UPRIGHT, NORMAL_CAPS -> "\\textup{";
                    case SMALL_CAPS -> "\\textsc{";
                    case BOLD -> "\\textbf{";
                    case LIGHT, NORMAL_WEIGHT -> "\\textmd{";
                    case UNDERLINE -> "\\underline{";
                    case SUPERSCRIPT -> "\\textsuperscript{";
                    case SUBSCRIPT -> "\\textsubscript{";
                    case NO_UNDERLINE, BASELINE -> "{";
                });
        writeRuns(children);
        output.append('}');
    }

    private void writeLink(LinkAddress linkTarget, List<Run> children) {
        boolean isShown =
                children.equals(List.of(new Run.TextRun(linkTarget.url())))
                        && URL_IN_TEXT.matcher(linkTarget.url()).matches();
        if (isShown) {
            writeRuns(children);
            return;
        }
        linkDepth++;
        output.append("\\href{").append(hrefTarget(linkTarget)).append("}{");
        writeRuns(children);
        output.append('}');
        linkDepth--;
    }

    /// An address as `\href` takes it, also within the argument of another command.
    static String hrefTarget(LinkAddress linkAddress) {
        return SPECIAL_URL_CHARACTERS.matcher(linkAddress.url()).replaceAll("\\\\$0");
    }

    private void writeBlock(Run.BlockPosition position, List<Run> children) {
        boolean isOwnParagraph =
                position == Run.BlockPosition.BLOCK || position == Run.BlockPosition.INDENT;
        output.append(isOwnParagraph && !output.isEmpty() ? "\n\n" : "");
        writeRuns(children);
        output.append(isOwnParagraph ? "\n\n" : " ");
    }

    private static String escapeText(String text) {
        StringBuilder escapedText = new StringBuilder();
        int length = text.length();
        for (int i = PLAIN_CHARACTERS.copyRun(text, 0, escapedText);
                i < length;
                i = PLAIN_CHARACTERS.copyRun(text, i + 1, escapedText)) {
            char character = text.charAt(i);
            if (i > 0 && character == text.charAt(i - 1) && "-',".indexOf(character) >= 0) {
                escapedText.append("\\/"); // LuaTeX forms ligatures across an empty group
            }
            switch (character) {
                case '{', '}', '%', '$', '#', '&', '_' ->
                        escapedText.append('\\').append(character);
                case '\\' -> escapedText.append("\\textbackslash{}");
                case '~' -> escapedText.append("\\textasciitilde{}");
                case '^' -> escapedText.append("\\textasciicircum{}");
                case '<' -> escapedText.append("\\textless{}");
                case '>' -> escapedText.append("\\textgreater{}");
                case '|' -> escapedText.append("\\textbar{}");
                case '`' -> escapedText.append("\\textasciigrave{}");
                case '"' -> escapedText.append("\\char34{}");
                case '\u00a0' -> escapedText.append('~');
                case BREAKABLE -> escapedText.append(ALLOW_BREAK);
                default ->
                        escapedText.append(
                                character < ' ' || character == DELETE ? ' ' : character);
            }
        }
        return escapedText.toString();
    }
}
