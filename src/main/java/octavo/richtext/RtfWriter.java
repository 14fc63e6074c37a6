package octavo.richtext;

import octavo.latex.AsciiSet;
import octavo.richtext.Run.TextLook;

import java.util.List;

/// Writes formatted text as RTF, in ASCII only.
public final class RtfWriter {
    private static final String MARKS = "\\{}";

    private static final AsciiSet PLAIN = AsciiSet.printedBut(MARKS);

    private final StringBuilder out = new StringBuilder();

    private RtfWriter() {}

    public static String of(Runs runs) {
        RtfWriter writer = new RtfWriter();
        writer.write(runs.runs());
        return writer.out.toString().strip();
    }

    private void write(List<Run> runs) {
        for (Run run : runs) {
            switch (run) {
                case Run.Text(String text) -> escape(text);
                case Run.Raw _ -> {}
                case Run.Styled(TextLook look, List<Run> inner) -> styled(look, inner);
                case Run.Link(LinkAddress target, List<Run> inner) -> link(target, inner);
                case Run.Person(_, _, List<Run> inner) -> write(inner);
                case Run.Block(Run.Place place, List<Run> inner) -> block(place, inner);
            }
        }
    }

    private void styled(TextLook look, List<Run> inner) {
        out.append(
                switch (look) {
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
        write(inner);
        out.append('}');
    }

    private void link(LinkAddress target, List<Run> inner) {
        out.append("{\\field{\\*\\fldinst{HYPERLINK \"").append(target.text());
        out.append("\"}}{\\fldrslt{"); // pandoc drops text outside a group of its own
        write(inner);
        out.append("}}}");
    }

    private void block(Run.Place place, List<Run> inner) {
        boolean own = place == Run.Place.BLOCK || place == Run.Place.INDENT;
        out.append(own && !out.isEmpty() ? "\\line " : "");
        write(inner);
        out.append(place == Run.Place.LEFT_MARGIN ? "\\tab " : own ? "\\line " : "");
    }

    /// A non-ASCII character is written as a signed 16-bit number; the group states that no
    /// fallback character follows it.
    private void escape(String text) {
        int length = text.length();
        for (int i = PLAIN.copy(text, 0, out); i < length; i = PLAIN.copy(text, i + 1, out)) {
            char letter = text.charAt(i);
            if (letter > '~') {
                out.append(i > 0 && text.charAt(i - 1) > '~' ? "" : "{\\uc0");
                out.append("\\u").append((short) letter);
                out.append(i + 1 < length && text.charAt(i + 1) > '~' ? "" : "}");
            } else {
                out.append(MARKS.indexOf(letter) >= 0 ? "\\" : "");
                out.append(letter < ' ' ? ' ' : letter);
            }
        }
    }
}
