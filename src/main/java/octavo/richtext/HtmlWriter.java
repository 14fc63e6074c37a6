package octavo.richtext;

import octavo.richtext.Run.TextFormat;
import octavo.text.AsciiSet;

import java.text.Normalizer;
import java.util.List;

/// Writes formatted text as HTML, with the elements and classes customary for CSL
/// (`csl-left-margin` and the like).
public final class HtmlWriter {
    /// Superscript characters, which fonts draw unevenly: they become letters in `<sup>`.
    private static final String RAISED_CHARACTERS =
            "ªº²³¹ʰʱʲʳʴʵʶʷʸˠˡˢˣˤˀˁᴬᴭᴮᴰᴱᴲᴳᴴᴵᴶᴷᴸᴹᴺᴼᴽᴾᴿᵀᵁᵂᵃᵄᵅᵆᵇᵈᵉᵊᵋᵌᵍᵏᵐᵑᵒᵓᵔᵕᵖᵗᵘᵙᵚᵛᵜᵝᵞᵟᵠᵡ"
                    + "⁰ⁱ⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ℠™㆒㆓㆔㆕㆖㆗㆘㆙㆚㆛㆜㆝㆞㆟ۥۦ";

    private static final String SPECIAL_CHARACTERS = "<>&";

    private static final AsciiSet PLAIN_CHARACTERS = AsciiSet.printableExcept(SPECIAL_CHARACTERS);

    /// Most references are no longer than this.
    private static final int USUAL_LENGTH = 512;

    private final StringBuilder output;

    private HtmlWriter(StringBuilder output) {
        this.output = output;
    }

    public static String of(Runs runs) {
        StringBuilder output = new StringBuilder(USUAL_LENGTH);
        appendHtml(runs, output);
        return output.toString();
    }

    /// Appends the HTML to a builder.
    public static void appendHtml(Runs runs, StringBuilder output) {
        new HtmlWriter(output).writeRuns(runs.runs());
    }

    private void writeRuns(List<Run> runs) {
        int count = runs.size();
        for (int i = 0; i < count; i++) {
            switch (runs.get(i)) {
                case Run.TextRun(String text) -> writeEscaped(text);
                case Run.RawMarkup raw -> output.append(raw.markupFor(RawFormat.HTML));
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
        String openingTag =
                switch (textFormat) {
                    case ITALIC -> "i";
                    case BOLD -> "b";
                    case SUPERSCRIPT -> "sup";
                    case SUBSCRIPT -> "sub";
                    case OBLIQUE -> "em";
                    case UPRIGHT -> "span style=\"font-style:normal;\"";
                    case SMALL_CAPS -> "span style=\"font-variant:small-caps;\"";
                    case NORMAL_CAPS -> "span style=\"font-variant:normal;\"";
                    case LIGHT -> "span style=\"font-weight:light;\"";
                    case NORMAL_WEIGHT -> "span style=\"font-weight:normal;\"";
                    case UNDERLINE -> "span style=\"text-decoration:underline;\"";
                    case NO_UNDERLINE -> "span style=\"text-decoration:none;\"";
                    case BASELINE -> "span style=\"baseline\"";
                };
        output.append('<').append(openingTag).append('>');
        writeRuns(children);
        output.append("</")
                .append(
                        openingTag,
                        0,
                        openingTag.indexOf(' ') < 0
                                ? openingTag.length()
                                : openingTag.indexOf(' '));
        output.append('>');
    }

    private void writeLink(LinkAddress linkTarget, List<Run> children) {
        output.append("<a href=\"").append(linkTarget.url().replace("&", "&#38;")).append("\">");
        writeRuns(children);
        output.append("</a>");
    }

    private void writeBlock(Run.BlockPosition position, List<Run> children) {
        switch (position) {
            case BLOCK -> writeEnclosed("\n\n    <div class=\"csl-block\">", children, "</div>\n");
            case LEFT_MARGIN ->
                    writeEnclosed("\n    <div class=\"csl-left-margin\">", children, "</div>");
            case RIGHT_INLINE ->
                    writeEnclosed("<div class=\"csl-right-inline\">", children, "</div>\n  ");
            case INDENT -> writeEnclosed("<div class=\"csl-indent\">", children, "</div>\n  ");
        }
    }

    private void writeEnclosed(String openingTag, List<Run> children, String closingTag) {
        output.append(openingTag);
        writeRuns(children);
        output.append(closingTag);
    }

    private void writeEscaped(String text) {
        int length = text.length();
        for (int i = PLAIN_CHARACTERS.copyRun(text, 0, output);
                i < length;
                i = PLAIN_CHARACTERS.copyRun(text, i + 1, output)) {
            char character = text.charAt(i);
            if (SPECIAL_CHARACTERS.indexOf(character) >= 0 || isRaised(character)) {
                output.append(escapeCharacter(character));
            } else {
                output.append(character);
            }
        }
    }

    /// Accented letters, dashes and quotation marks, which are frequent, are never superscripts.
    private static boolean isRaised(char character) {
        return character >= 'ª'
                && (character <= 'º' || character >= 'ʰ')
                && (character < '\u2010' || character > '\u206F')
                && RAISED_CHARACTERS.indexOf(character) >= 0;
    }

    private static String escapeCharacter(char character) {
        return switch (character) {
            case '<' -> "&#60;";
            case '>' -> "&#62;";
            case '&' -> "&#38;";
            default -> "<sup>" + toBaseline(character) + "</sup>";
        };
    }

    private static String toBaseline(char character) {
        return switch (character) {
            case 'ˀ' -> "ʔ";
            case 'ˁ' -> "ʕ";
            case 'ۥ' -> "و";
            case 'ۦ' -> "ي";
            default -> Normalizer.normalize(Character.toString(character), Normalizer.Form.NFKC);
        };
    }
}
