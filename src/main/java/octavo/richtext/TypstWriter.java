package octavo.richtext;

import octavo.richtext.Run.TextFormat;
import octavo.text.AsciiSet;

import java.util.List;

/// Writes formatted text as Typst markup.
public final class TypstWriter {
    /// All ASCII punctuation except what has no special meaning.
    private static final String SPECIAL_CHARACTERS = "\\*_`#$<>@[]~'\"/+=:-";

    private static final AsciiSet PLAIN_CHARACTERS =
            AsciiSet.printableExcept(SPECIAL_CHARACTERS + ".");

    private final StringBuilder output = new StringBuilder();
    private boolean isAfterCall;

    private TypstWriter() {}

    public static String of(Runs runs) {
        TypstWriter writer = new TypstWriter();
        writer.writeRuns(runs.runs());
        return writer.output.toString().strip();
    }

    private void writeRuns(List<Run> runs) {
        for (Run run : runs) {
            switch (run) {
                case Run.TextRun(String text) -> writeText(text);
                case Run.RawMarkup raw -> output.append(raw.markupFor(RawFormat.TYPST));
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

    /// Text after a call could be parsed as part of it.
    private void writeText(String text) {
        if (text.isEmpty()) {
            return;
        }
        output.append(isAfterCall && ".(;".indexOf(text.charAt(0)) >= 0 ? ";" : "");
        writeEscaped(text);
        isAfterCall = false;
    }

    private void writeStyled(TextFormat textFormat, List<Run> children) {
        output.append(
                switch (textFormat) {
                    case ITALIC -> "#text(style: \"italic\")[";
                    case OBLIQUE -> "#text(style: \"oblique\")[";
                    case UPRIGHT -> "#text(style: \"normal\")[";
                    case SMALL_CAPS -> "#smallcaps[";
                    case BOLD -> "#text(weight: \"bold\")[";
                    case LIGHT -> "#text(weight: \"light\")[";
                    case NORMAL_WEIGHT -> "#text(weight: \"regular\")[";
                    case UNDERLINE -> "#underline[";
                    case SUPERSCRIPT -> "#super[";
                    case SUBSCRIPT -> "#sub[";
                    case NORMAL_CAPS, NO_UNDERLINE, BASELINE -> "#[";
                });
        isAfterCall = false;
        writeRuns(children);
        output.append(']');
        isAfterCall = true;
    }

    private void writeLink(LinkAddress linkTarget, List<Run> children) {
        output.append("#link(\"").append(linkTarget.url()).append("\")[");
        isAfterCall = false;
        writeRuns(children);
        output.append(']');
        isAfterCall = true;
    }

    private void writeBlock(Run.BlockPosition position, List<Run> children) {
        boolean isOwnParagraph =
                position == Run.BlockPosition.BLOCK || position == Run.BlockPosition.INDENT;
        output.append(isOwnParagraph && !output.isEmpty() ? "\n\n" : "");
        isAfterCall = false;
        writeRuns(children);
        output.append(isOwnParagraph ? "\n\n" : " ");
        isAfterCall = false;
    }

    /// A backslash escapes any punctuation.
    private void writeEscaped(String text) {
        int length = text.length();
        for (int i = PLAIN_CHARACTERS.copyRun(text, 0, output);
                i < length;
                i = PLAIN_CHARACTERS.copyRun(text, i + 1, output)) {
            char character = text.charAt(i);
            boolean isFullStop =
                    character == '.' && (i == 0 || !Character.isLetter(text.charAt(i - 1)));
            output.append(isFullStop || SPECIAL_CHARACTERS.indexOf(character) >= 0 ? "\\" : "");
            output.append(character < ' ' ? ' ' : character);
        }
    }
}
