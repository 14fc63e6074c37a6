package octavo.richtext;

import octavo.latex.AsciiSet;
import octavo.richtext.Run.TextLook;

import java.text.Normalizer;
import java.util.List;

/// Writes formatted text as HTML, with the elements and classes customary for CSL
/// (`csl-left-margin` and the like).
public final class HtmlWriter {
    /// Superscript characters, which fonts draw unevenly: they become letters in `<sup>`.
    private static final String RAISED =
            "ªº²³¹ʰʱʲʳʴʵʶʷʸˠˡˢˣˤˀˁᴬᴭᴮᴰᴱᴲᴳᴴᴵᴶᴷᴸᴹᴺᴼᴽᴾᴿᵀᵁᵂᵃᵄᵅᵆᵇᵈᵉᵊᵋᵌᵍᵏᵐᵑᵒᵓᵔᵕᵖᵗᵘᵙᵚᵛᵜᵝᵞᵟᵠᵡ"
                    + "⁰ⁱ⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ℠™㆒㆓㆔㆕㆖㆗㆘㆙㆚㆛㆜㆝㆞㆟ۥۦ";

    private static final String MARKS = "<>&";

    private static final AsciiSet PLAIN = AsciiSet.printedBut(MARKS);

    /// Most references are no longer than this.
    private static final int USUAL = 512;

    private final StringBuilder out;

    private HtmlWriter(StringBuilder out) {
        this.out = out;
    }

    public static String of(Runs runs) {
        StringBuilder out = new StringBuilder(USUAL);
        append(runs, out);
        return out.toString();
    }

    /// Appends the HTML to a builder.
    public static void append(Runs runs, StringBuilder out) {
        new HtmlWriter(out).write(runs.runs());
    }

    private void write(List<Run> runs) {
        int count = runs.size();
        for (int i = 0; i < count; i++) {
            switch (runs.get(i)) {
                case Run.Text(String text) -> escape(text);
                case Run.Raw raw -> out.append(raw.in(RawFormat.HTML));
                case Run.Styled(TextLook look, List<Run> inner) -> styled(look, inner);
                case Run.Link(LinkAddress target, List<Run> inner) -> link(target, inner);
                case Run.Person(_, _, List<Run> inner) -> write(inner);
                case Run.Block(Run.Place place, List<Run> inner) -> block(place, inner);
            }
        }
    }

    private void styled(TextLook look, List<Run> inner) {
        String open =
                switch (look) {
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
        out.append('<').append(open).append('>');
        write(inner);
        out.append("</").append(open, 0, open.indexOf(' ') < 0 ? open.length() : open.indexOf(' '));
        out.append('>');
    }

    private void link(LinkAddress target, List<Run> inner) {
        out.append("<a href=\"").append(target.text().replace("&", "&#38;")).append("\">");
        write(inner);
        out.append("</a>");
    }

    private void block(Run.Place place, List<Run> inner) {
        switch (place) {
            case BLOCK -> around("\n\n    <div class=\"csl-block\">", inner, "</div>\n");
            case LEFT_MARGIN -> around("\n    <div class=\"csl-left-margin\">", inner, "</div>");
            case RIGHT_INLINE -> around("<div class=\"csl-right-inline\">", inner, "</div>\n  ");
            case INDENT -> around("<div class=\"csl-indent\">", inner, "</div>\n  ");
        }
    }

    private void around(String open, List<Run> inner, String close) {
        out.append(open);
        write(inner);
        out.append(close);
    }

    private void escape(String text) {
        int length = text.length();
        for (int i = PLAIN.copy(text, 0, out); i < length; i = PLAIN.copy(text, i + 1, out)) {
            char letter = text.charAt(i);
            if (MARKS.indexOf(letter) >= 0 || isRaised(letter)) {
                out.append(escaped(letter));
            } else {
                out.append(letter);
            }
        }
    }

    /// Accented letters, dashes and quotation marks, which are frequent, are never superscripts.
    private static boolean isRaised(char letter) {
        return letter >= 'ª'
                && (letter <= 'º' || letter >= 'ʰ')
                && (letter < '\u2010' || letter > '\u206F')
                && RAISED.indexOf(letter) >= 0;
    }

    private static String escaped(char letter) {
        return switch (letter) {
            case '<' -> "&#60;";
            case '>' -> "&#62;";
            case '&' -> "&#38;";
            default -> "<sup>" + lowered(letter) + "</sup>";
        };
    }

    private static String lowered(char letter) {
        return switch (letter) {
            case 'ˀ' -> "ʔ";
            case 'ˁ' -> "ʕ";
            case 'ۥ' -> "و";
            case 'ۦ' -> "ي";
            default -> Normalizer.normalize(Character.toString(letter), Normalizer.Form.NFKC);
        };
    }
}
