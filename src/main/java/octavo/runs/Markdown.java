package octavo.runs;

import java.util.List;

/// Writes formatted text as Markdown (CommonMark), with elements of HTML for what it has no marks
/// for.
public final class Markdown {
    private final StringBuilder out = new StringBuilder();

    private Markdown() {}

    public static String of(Runs runs) {
        Markdown writer = new Markdown();
        writer.write(runs.runs());
        return writer.out.toString().strip();
    }

    private void write(List<Run> runs) {
        for (Run run : runs) {
            switch (run) {
                case Run.Text(String text) -> out.append(escaped(text));
                case Run.Styled(Look look, List<Run> inner) -> styled(look, inner);
                case Run.Link(WebAddress target, List<Run> inner) -> link(target, inner);
                case Run.Person(_, _, List<Run> inner) -> write(inner);
                case Run.Block(Run.Place place, List<Run> inner) -> block(place, inner);
            }
        }
    }

    private void styled(Look look, List<Run> inner) {
        int start = out.length();
        write(inner);
        String text = out.substring(start);
        out.setLength(start);
        switch (look) {
            case ITALIC, OBLIQUE -> marked("*", "em", text);
            case BOLD -> marked("**", "strong", text);
            case SUPERSCRIPT -> element("sup", text);
            case SUBSCRIPT -> element("sub", text);
            case UNDERLINE -> element("u", text);
            case SMALL_CAPS -> element("span style=\"font-variant:small-caps\"", text);
            case NORMAL_CAPS -> element("span style=\"font-variant:normal\"", text);
            case UPRIGHT -> element("span style=\"font-style:normal\"", text);
            case LIGHT, NORMAL_WEIGHT -> element("span style=\"font-weight:normal\"", text);
            case NO_UNDERLINE, BASELINE -> out.append(text);
        }
    }

    /// Stars mean emphasis wherever they stand if letters are next to them on the inside, and no
    /// stars on the outside.
    private void marked(String stars, String element, String text) {
        boolean safe =
                !text.isEmpty()
                        && Character.isLetterOrDigit(text.charAt(0))
                        && Character.isLetterOrDigit(text.charAt(text.length() - 1))
                        && (out.isEmpty() || out.charAt(out.length() - 1) != '*');
        if (safe) {
            out.append(stars).append(text).append(stars);
        } else {
            element(element, text);
        }
    }

    private void element(String open, String text) {
        int end = open.indexOf(' ') < 0 ? open.length() : open.indexOf(' ');
        out.append('<').append(open).append('>').append(text);
        out.append("</").append(open, 0, end).append('>');
    }

    private void link(WebAddress target, List<Run> inner) {
        out.append('[');
        write(inner);
        out.append("](").append(target.text().replace("(", "%28").replace(")", "%29")).append(')');
    }

    private void block(Run.Place place, List<Run> inner) {
        boolean own = place == Run.Place.BLOCK || place == Run.Place.INDENT;
        out.append(own && !out.isEmpty() ? "\n\n" : "");
        write(inner);
        out.append(own ? "\n\n" : " ");
    }

    /// A full stop or a bracket behind digits that start a text would begin a list, a colon before a
    /// word a picture that GitHub and others know by name.
    static String escaped(String text) {
        StringBuilder escaped = new StringBuilder();
        boolean digits = true;
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            boolean special = "\\`*_[]<>&~^$|#!{}".indexOf(letter) >= 0;
            boolean starts = i == 0 && "-+=:".indexOf(letter) >= 0;
            boolean counts = digits && (letter == '.' || letter == ')');
            boolean names =
                    letter == ':'
                            && i + 1 < text.length()
                            && Character.isLetterOrDigit(text.charAt(i + 1));
            escaped.append(special || starts || counts || names ? "\\" : "");
            escaped.append(letter < ' ' ? ' ' : letter);
            digits &= letter >= '0' && letter <= '9';
        }
        return escaped.toString();
    }
}
