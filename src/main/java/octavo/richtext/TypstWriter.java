package octavo.richtext;

import octavo.latex.AsciiSet;
import octavo.richtext.Run.TextLook;

import java.util.List;

/// Writes formatted text as Typst markup.
public final class TypstWriter {
    /// All ASCII punctuation except what has no special meaning.
    private static final String MARKS = "\\*_`#$<>@[]~'\"/+=:-";

    private static final AsciiSet PLAIN = AsciiSet.printedBut(MARKS + ".");

    private final StringBuilder out = new StringBuilder();
    private boolean called;

    private TypstWriter() {}

    public static String of(Runs runs) {
        TypstWriter writer = new TypstWriter();
        writer.write(runs.runs());
        return writer.out.toString().strip();
    }

    private void write(List<Run> runs) {
        for (Run run : runs) {
            switch (run) {
                case Run.Text(String text) -> text(text);
                case Run.Raw raw -> out.append(raw.in(RawFormat.TYPST));
                case Run.Styled(TextLook look, List<Run> inner) -> styled(look, inner);
                case Run.Link(LinkAddress target, List<Run> inner) -> link(target, inner);
                case Run.Person(_, _, List<Run> inner) -> write(inner);
                case Run.Block(Run.Place place, List<Run> inner) -> block(place, inner);
            }
        }
    }

    /// Text after a call could be parsed as part of it.
    private void text(String text) {
        if (text.isEmpty()) {
            return;
        }
        out.append(called && ".(;".indexOf(text.charAt(0)) >= 0 ? ";" : "");
        escape(text);
        called = false;
    }

    private void styled(TextLook look, List<Run> inner) {
        out.append(
                switch (look) {
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
        called = false;
        write(inner);
        out.append(']');
        called = true;
    }

    private void link(LinkAddress target, List<Run> inner) {
        out.append("#link(\"").append(target.text()).append("\")[");
        called = false;
        write(inner);
        out.append(']');
        called = true;
    }

    private void block(Run.Place place, List<Run> inner) {
        boolean own = place == Run.Place.BLOCK || place == Run.Place.INDENT;
        out.append(own && !out.isEmpty() ? "\n\n" : "");
        called = false;
        write(inner);
        out.append(own ? "\n\n" : " ");
        called = false;
    }

    /// A backslash escapes any punctuation.
    private void escape(String text) {
        int length = text.length();
        for (int i = PLAIN.copy(text, 0, out); i < length; i = PLAIN.copy(text, i + 1, out)) {
            char letter = text.charAt(i);
            boolean stop = letter == '.' && (i == 0 || !Character.isLetter(text.charAt(i - 1)));
            out.append(stop || MARKS.indexOf(letter) >= 0 ? "\\" : "");
            out.append(letter < ' ' ? ' ' : letter);
        }
    }
}
