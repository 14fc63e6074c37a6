package octavo.richtext;

import octavo.richtext.Run.TextFormat;
import octavo.text.AsciiSet;

import java.util.List;

/// Writes formatted text as RTF, in ASCII only.
public final class RtfWriter {
    private static final String SPECIAL_CHARACTERS = "\\{}";

    private static final AsciiSet PLAIN_CHARACTERS = AsciiSet.printableExcept(SPECIAL_CHARACTERS);

    private final StringBuilder output = new StringBuilder();

    private RtfWriter() {}

    public static String of(Runs runs) {
        RtfWriter writer = new RtfWriter();
        writer.writeRuns(runs.runs());
        return writer.output.toString().strip();
    }

    private void writeRuns(List<Run> runs) {
        for (Run run : runs) {
            switch (run) {
                case Run.TextRun(String text) -> writeEscaped(text);
                case Run.RawMarkup _ -> {}
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

    private void writeStyled(TextFormat textFormat, List<Run> children) {
        output.append(
                switch (textFormat) {
                    case ITALIC, OBLIQUE -> "{\\i ";
                    case UPRIGHT -> "{\\i0 ";
                    case SMALL_CAPS -> "{\\scaps ";
                    case NORMAL_CAPS -> "{\\scaps0 ";
                    case BOLD -> "{\\b ";
                    case LIGHT, NORMAL_WEIGHT -> "{\\b0 ";
                    case UNDERLINE -> "{\\ul ";
                    case NO_UNDERLINE -> "{\\ulnone ";
                    case SUPERSCRIPT -> "{\\super ";
                    case SUBSCRIPT -> "{\\sub ";
                    case BASELINE -> "{\\nosupersub ";
                });
        writeRuns(children);
        output.append('}');
    }

    private void writeLink(LinkAddress linkTarget, List<Run> children) {
        output.append("{\\field{\\*\\fldinst{HYPERLINK \"").append(linkTarget.url());
        output.append("\"}}{\\fldrslt{"); // pandoc drops text outside a group of its own
        writeRuns(children);
        output.append("}}}");
    }

    private void writeBlock(Run.BlockPosition position, List<Run> children) {
        boolean isOwnLine =
                position == Run.BlockPosition.BLOCK || position == Run.BlockPosition.INDENT;
        output.append(isOwnLine && !output.isEmpty() ? "\\line " : "");
        writeRuns(children);
        output.append(
                position == Run.BlockPosition.LEFT_MARGIN ? "\\tab " : isOwnLine ? "\\line " : "");
    }

    /// A non-ASCII character is written as a signed 16-bit number; the group states that no
    /// fallback character follows it.
    private void writeEscaped(String text) {
        int length = text.length();
        for (int i = PLAIN_CHARACTERS.copyRun(text, 0, output);
                i < length;
                i = PLAIN_CHARACTERS.copyRun(text, i + 1, output)) {
            char character = text.charAt(i);
            if (character > '~') {
                output.append(i > 0 && text.charAt(i - 1) > '~' ? "" : "{\\uc0");
                output.append("\\u").append((short) character);
                output.append(i + 1 < length && text.charAt(i + 1) > '~' ? "" : "}");
            } else {
                output.append(SPECIAL_CHARACTERS.indexOf(character) >= 0 ? "\\" : "");
                output.append(character < ' ' ? ' ' : character);
            }
        }
    }
}
