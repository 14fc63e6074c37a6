package octavo.richtext;

import octavo.latex.AsciiSet;
import octavo.richtext.Run.TextLook;

import java.util.List;
import java.util.regex.Pattern;

/// Writes formatted text as Markdown (CommonMark), with HTML elements where Markdown has no syntax.
public final class MarkdownWriter {
    /// Ten digits start no list.
    private static final int LONGEST_MARK = 10;

    private static final String MARKS = "\\`*_[]~^$|{}";

    /// What is markup only before certain text.
    private static final String MAYBE = "<&!:";

    /// What is markup only at the start of a line.
    private static final String STARTS = "-+=:#>";

    /// Characters that are literal within a line.
    private static final AsciiSet PLAIN = AsciiSet.printedBut(MARKS + MAYBE);

    /// The name or number of a character, up to the semicolon.
    private static final Pattern CHARACTER = Pattern.compile("#?[A-Za-z0-9]+;");

    /// The name of an emoji, up to the second colon.
    private static final Pattern EMOJI = Pattern.compile("[\\p{L}\\p{N}_+-]+:");

    private final StringBuilder out = new StringBuilder();

    private MarkdownWriter() {}

    public static String of(Runs runs) {
        MarkdownWriter writer = new MarkdownWriter();
        writer.write(runs.runs(), ' ');
        return writer.out.toString().strip();
    }

    /// @param after the next letter
    private void write(List<Run> runs, char after) {
        for (int i = 0; i < runs.size(); i++) {
            String rest = new Runs(runs.subList(i + 1, runs.size())).text();
            char next = rest.isEmpty() ? after : rest.charAt(0);
            switch (runs.get(i)) {
                case Run.Text(String text) -> escape(text, rest);
                case Run.Raw raw -> out.append(raw.in(RawFormat.MARKDOWN));
                case Run.Styled(TextLook look, List<Run> inner) -> styled(look, inner, next);
                case Run.Link(LinkAddress target, List<Run> inner) -> link(target, inner);
                case Run.Person(_, _, List<Run> inner) -> write(inner, next);
                case Run.Block(Run.Place place, List<Run> inner) -> block(place, inner);
            }
        }
    }

    private void styled(TextLook look, List<Run> inner, char next) {
        int start = out.length();
        write(inner, next);
        String text = out.substring(start);
        out.setLength(start);
        switch (look) {
            case ITALIC, OBLIQUE -> marked("*", "em", text, next);
            case BOLD -> marked("**", "strong", text, next);
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

    /// Asterisks mean emphasis if they touch letters on the inside and no asterisks on the outside;
    /// after the full stop of an initial only if no letter follows.
    private void marked(String stars, String element, String text, char next) {
        char last = text.isEmpty() ? ' ' : text.charAt(text.length() - 1);
        boolean ends = last == '.' && !Character.isLetterOrDigit(next) && next != '*';
        boolean safe =
                !text.isEmpty()
                        && Character.isLetterOrDigit(text.charAt(0))
                        && (ends || Character.isLetterOrDigit(last))
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

    private void link(LinkAddress target, List<Run> inner) {
        out.append('[');
        write(inner, ']');
        out.append("](").append(target(target)).append(')');
    }

    /// An address as links take it.
    static String target(LinkAddress address) {
        return address.text().replace("(", "%28").replace(")", "%29");
    }

    private void block(Run.Place place, List<Run> inner) {
        boolean own = place == Run.Place.BLOCK || place == Run.Place.INDENT;
        out.append(own && !out.isEmpty() ? "\n\n" : "");
        write(inner, ' ');
        out.append(own ? "\n\n" : " ");
    }

    /// Escapes what Markdown would read as markup. A full stop or a bracket is that only after
    /// digits at the start of a line; GitHub and Pandoc replace the name of an emoji between two
    /// colons.
    ///
    /// @param rest the text after it
    private void escape(String text, String rest) {
        int line = out.length();
        while (line > 0 && out.length() - line < LONGEST_MARK && isDigit(out.charAt(line - 1))) {
            line--;
        }
        boolean digits =
                out.length() - line < LONGEST_MARK && (line == 0 || out.charAt(line - 1) == '\n');
        boolean starts = digits && line == out.length();
        String whole = text + rest;
        for (int i = 0; i < text.length(); ) {
            char letter = text.charAt(i);
            boolean special =
                    MARKS.indexOf(letter) >= 0
                            || MAYBE.indexOf(letter) >= 0 && isMarkup(letter, whole, i + 1)
                            || starts && STARTS.indexOf(letter) >= 0
                            || digits && !starts && (letter == '.' || letter == ')');
            out.append(special ? "\\" : "").append(letter < ' ' ? ' ' : letter);
            digits &= isDigit(letter);
            starts = false;
            i = digits ? i + 1 : PLAIN.copy(text, i + 1, out);
        }
    }

    /// Whether a character is markup before what follows it in a text: an element, a character by
    /// name, a picture, an emoji. What follows the end is not known here, and may be a link.
    private static boolean isMarkup(char letter, String text, int next) {
        boolean last = next == text.length();
        return switch (letter) {
            case '<' -> last || " =0123456789".indexOf(text.charAt(next)) < 0;
            case '&' -> CHARACTER.matcher(text).region(next, text.length()).lookingAt();
            case '!' -> last || text.charAt(next) == '[';
            default -> EMOJI.matcher(text).region(next, text.length()).lookingAt();
        };
    }

    private static boolean isDigit(int letter) {
        return letter >= '0' && letter <= '9';
    }
}
