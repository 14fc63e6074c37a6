package octavo.cv.write.records;

import octavo.latex.AsciiSet;
import octavo.richtext.PlainText;
import octavo.richtext.Run;
import octavo.richtext.Run.TextLook;
import octavo.richtext.Runs;

import java.util.List;
import java.util.regex.Pattern;

/// Formatted text in the subset of Markdown that goldmark, kramdown and Python's Markdown all read
/// alike, for single-line values, and without HTML elements, which not all of them allow. Only what
/// they would interpret is escaped: some themes show such a value verbatim in the window title.
final class InlineMarkdown {
    /// Characters without special meaning.
    private static final AsciiSet PLAIN = AsciiSet.printedBut("\\*_`[]&<>$~");

    private static final Pattern MARKS = Pattern.compile("[\\\\*_`\\[\\]]");
    private static final Pattern ENTITY = Pattern.compile("&(?=#?\\w+;)");
    private static final Pattern BLOCK = Pattern.compile("^(#|-|\\+|[0-9]{1,9}(?=[.)]))");
    private static final Pattern NUMBER = Pattern.compile("^[0-9]+$");
    private static final Pattern BLANKS = Pattern.compile("[\\s\\u0000]+");

    private InlineMarkdown() {}

    static String of(Runs runs) {
        StringBuilder out = new StringBuilder();
        write(out, runs.runs());
        return line(out.toString());
    }

    static String of(String text) {
        return line(escaped(text));
    }

    private static void write(StringBuilder out, List<Run> runs) {
        for (Run run : runs) {
            switch (run) {
                case Run.Text(String text) -> out.append(escaped(text));
                case Run.Raw _ -> {}
                case Run.Styled(TextLook look, List<Run> inner) -> styled(out, look, inner);
                case Run.Link(_, List<Run> inner) -> write(out, inner);
                case Run.Person(_, _, List<Run> inner) -> write(out, inner);
                case Run.Block(_, List<Run> inner) -> write(out, inner);
            }
        }
    }

    private static void styled(StringBuilder out, TextLook look, List<Run> inner) {
        if (look.isScript()) {
            out.append(escaped(PlainText.behind(out, look, inner)));
            return;
        }
        String mark =
                switch (look) {
                    case ITALIC, OBLIQUE -> "*";
                    case BOLD -> "**";
                    default -> "";
                };
        StringBuilder text = new StringBuilder();
        write(text, inner);
        boolean marked = isMarkable(text) && (out.isEmpty() || out.charAt(out.length() - 1) != '*');
        out.append(marked ? mark : "").append(text).append(marked ? mark : "");
    }

    /// Delimiters work anywhere only with letters next to them on the inside.
    private static boolean isMarkable(StringBuilder text) {
        return !text.isEmpty()
                && Character.isLetterOrDigit(text.charAt(0))
                && Character.isLetterOrDigit(text.charAt(text.length() - 1));
    }

    private static String escaped(String text) {
        if (!isSpecial(text)) {
            return text;
        }
        String marked = MARKS.matcher(text).replaceAll("\\\\$0");
        String entities = ENTITY.matcher(marked).replaceAll("&amp;").replace("<", "&lt;");
        boolean formula = entities.indexOf('$') != entities.lastIndexOf('$');
        String plain = formula ? entities.replace("$", "&#36;") : entities;
        return plain.replace("~~", "&#126;~").replace(">", "&gt;");
    }

    private static boolean isSpecial(String text) {
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            if (letter <= '~' && !PLAIN.has(letter)) {
                return true;
            }
        }
        return false;
    }

    /// Whether there is whitespace other than single spaces.
    private static boolean isRagged(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < ' ' || c == ' ' && text.startsWith("  ", i)) {
                return true;
            }
        }
        return false;
    }

    /// At the start of a line some characters begin a heading or a list.
    private static String line(String text) {
        String bare = (isRagged(text) ? BLANKS.matcher(text).replaceAll(" ") : text).strip();
        boolean mayBegin = !bare.isEmpty() && "#-+0123456789".indexOf(bare.charAt(0)) >= 0;
        if (!mayBegin || NUMBER.matcher(bare).matches() || !BLOCK.matcher(bare).find()) {
            return bare;
        }
        boolean digit = Character.isDigit(bare.charAt(0));
        return digit ? bare.replaceFirst("(?<=^[0-9]{1,9})(?=[.)])", "\\\\") : "\\" + bare;
    }
}
