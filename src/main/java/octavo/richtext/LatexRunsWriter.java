package octavo.richtext;

import octavo.latex.AsciiSet;
import octavo.latex.PdfLatex;
import octavo.richtext.Run.TextLook;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Writes formatted text as LaTeX that any engine typesets without further packages, as far as its
/// fonts have the letters. LaTeX's special characters and font ligatures are escaped.
public final class LatexRunsWriter {
    private static final char DELETE = 127;

    /// Characters that are literal everywhere.
    private static final AsciiSet PLAIN = AsciiSet.printedBut("{}%$#&_\\~^<>|`\"-',");

    /// Characters that must be escaped in a URL.
    private static final Pattern SPECIAL = Pattern.compile("[%#&_]");

    /// An address that a text shows; a point or a bracket at its end is the text's.
    private static final Pattern ADDRESS =
            Pattern.compile("https?://[A-Za-z0-9/:.?=&_%#~+,;@!$'()*-]*[A-Za-z0-9/=&_%#~+$*-]");

    /// Words for which a line may have no room and that TeX does not hyphenate, such as DOIs.
    private static final Pattern LONG_WORD = Pattern.compile("[^\\s\u00a0]{20,}");

    private static final Pattern BREAK = Pattern.compile("(?<=[/:;)>_=&?])(?=[\\p{L}\\p{N}(<])");

    /// A part of an address at which LaTeX does not break it.
    private static final Pattern UNBROKEN =
            Pattern.compile("(?<![\\p{Alnum}-])[\\p{Alnum}-]{40,}+");

    private static final String SLOPPY = "\\sloppy";
    private static final String BREAK_AT_HYPHENS =
            "\\expandafter\\def\\expandafter\\UrlBreaks\\expandafter{\\UrlBreaks\\do\\-}";
    private static final String ALLOW_BREAK = "\\allowbreak{}";

    /// Where a line may be broken.
    private static final char BREAKABLE = '\u200b';

    private final StringBuilder out = new StringBuilder();

    /// How many links what is written now lies in.
    private int links;

    private LatexRunsWriter() {}

    public static String of(Runs runs) {
        LatexRunsWriter writer = new LatexRunsWriter();
        writer.write(runs.runs());
        return writer.out.toString().strip();
    }

    /// The settings, for a group, with which TeX fits the words of a text into lines: none, or
    /// loose lines for long words, and for addresses such as `a-title-in-many-words` hyphens at
    /// which they are broken.
    public static String looseness(String latex) {
        boolean addresses = latex.contains("\\url{");
        if (!addresses && !latex.contains(ALLOW_BREAK)) {
            return "";
        }
        boolean hyphens =
                addresses
                        && UNBROKEN.matcher(latex)
                                .results()
                                .anyMatch(part -> part.group().indexOf('-') >= 0);
        return hyphens ? SLOPPY + BREAK_AT_HYPHENS : SLOPPY;
    }

    private void write(List<Run> runs) {
        for (Run run : runs) {
            switch (run) {
                case Run.Text(String text) -> text(text);
                case Run.Raw raw -> out.append(raw.in(RawFormat.LATEX));
                case Run.Styled(TextLook look, List<Run> inner) -> styled(look, inner);
                case Run.Link(LinkAddress target, List<Run> inner) -> link(target, inner);
                case Run.Person(_, _, List<Run> inner) -> write(inner);
                case Run.Block(Run.Place place, List<Run> inner) -> block(place, inner);
            }
        }
    }

    /// Addresses are broken at the end of a line, and lead where they say.
    private void text(String text) {
        Matcher address = ADDRESS.matcher(text);
        int start = 0;
        while (links == 0 && address.find()) {
            out.append(words(text.substring(start, address.start())));
            out.append("\\url{").append(verbatim(address.group())).append('}');
            start = address.end();
        }
        out.append(words(text.substring(start)));
    }

    private static String words(String text) {
        String breakable =
                LONG_WORD
                        .matcher(text)
                        .replaceAll(word ->
                                Matcher.quoteReplacement(
                                        BREAK.matcher(word.group())
                                                .replaceAll(String.valueOf(BREAKABLE))));
        return PdfLatex.settable(escaped(breakable));
    }

    /// An address as LaTeX’s command for them takes it, also within the argument of another
    /// command.
    private static String verbatim(String address) {
        return address.replace("%", "\\%").replace("#", "\\#");
    }

    private void styled(TextLook look, List<Run> inner) {
        out.append(
                switch (look) {
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
        write(inner);
        out.append('}');
    }

    private void link(LinkAddress target, List<Run> inner) {
        boolean isShown =
                inner.equals(List.of(new Run.Text(target.text())))
                        && ADDRESS.matcher(target.text()).matches();
        if (isShown) {
            write(inner);
            return;
        }
        links++;
        out.append("\\href{").append(target(target)).append("}{");
        write(inner);
        out.append('}');
        links--;
    }

    /// An address as `\href` takes it, also within the argument of another command.
    static String target(LinkAddress address) {
        return SPECIAL.matcher(address.text()).replaceAll("\\\\$0");
    }

    private void block(Run.Place place, List<Run> inner) {
        boolean own = place == Run.Place.BLOCK || place == Run.Place.INDENT;
        out.append(own && !out.isEmpty() ? "\n\n" : "");
        write(inner);
        out.append(own ? "\n\n" : " ");
    }

    private static String escaped(String text) {
        StringBuilder out = new StringBuilder();
        int length = text.length();
        for (int i = PLAIN.copy(text, 0, out); i < length; i = PLAIN.copy(text, i + 1, out)) {
            char letter = text.charAt(i);
            if (i > 0 && letter == text.charAt(i - 1) && "-',".indexOf(letter) >= 0) {
                out.append("\\/"); // LuaTeX forms ligatures across an empty group
            }
            switch (letter) {
                case '{', '}', '%', '$', '#', '&', '_' -> out.append('\\').append(letter);
                case '\\' -> out.append("\\textbackslash{}");
                case '~' -> out.append("\\textasciitilde{}");
                case '^' -> out.append("\\textasciicircum{}");
                case '<' -> out.append("\\textless{}");
                case '>' -> out.append("\\textgreater{}");
                case '|' -> out.append("\\textbar{}");
                case '`' -> out.append("\\textasciigrave{}");
                case '"' -> out.append("\\char34{}");
                case '\u00a0' -> out.append('~');
                case BREAKABLE -> out.append(ALLOW_BREAK);
                default -> out.append(letter < ' ' || letter == DELETE ? ' ' : letter);
            }
        }
        return out.toString();
    }
}
