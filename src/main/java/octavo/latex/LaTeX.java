package octavo.latex;

import octavo.text.BlankCharacters;
import octavo.text.Diagnostic.Code;
import octavo.text.Diagnostic.Severity;
import octavo.text.Parsed;

/// LaTeX's way of writing text, as it is found in `.bib` files. Whatever the text, it is read: what
/// is not known stays in it and is reported.
public final class LaTeX {
    public static final Code UNKNOWN_COMMAND = new Code("unknown-latex-command", Severity.HINT);
    public static final Code UNBALANCED_BRACES = new Code("unbalanced-braces", Severity.WARNING);
    public static final Code OPEN_MATH = new Code("open-math", Severity.WARNING);

    private LaTeX() {}

    /// What the text says, without its looks: `parse(latex).value().plain()`, but fast.
    public static String toUnicode(String latex) {
        if (isPlain(latex)) {
            return latex;
        }
        var output = new LatexReader(latex).read();
        return output.isLevel() ? BlankCharacters.plain(output.text()) : output.richText().plain();
    }

    /// What the text says and how it looks. Breaks of lines and runs of blanks count as one blank.
    public static Parsed<RichText> parse(String latex) {
        var reader = new LatexReader(latex);
        var text = reader.read().richText();
        return new Parsed<>(text, reader.diagnostics());
    }

    /// The same LaTeX text in ASCII, as far as LaTeX has a way to write it: `ä` turns into `{\"a}`.
    /// Commands, mathematics, addresses and characters without such a way stay as they are.
    public static String fromUnicode(String latex) {
        return LatexWriter.ascii(latex);
    }

    /// Plain text as LaTeX: characters that mean something to LaTeX stand for themselves in it, so
    /// that `toUnicode` of the result says the same again. Letters stay as they are.
    public static String escape(String plain) {
        return LatexWriter.escaped(plain);
    }

    /// Whether nothing in the text means anything to LaTeX, and no blanks need to be joined.
    public static boolean isPlain(String latex) {
        int length = latex.length();
        for (int i = 0; i < length; i++) {
            char c = latex.charAt(i);
            switch (c) {
                case '\\', '{', '}', '$', '~', '`', '\t', '\n', '\u000B', '\f', '\r' -> {
                    return false;
                }
                case '-', '\'', ' ' -> {
                    if (i + 1 < length && latex.charAt(i + 1) == c) {
                        return false;
                    }
                }
                default -> {
                    if (c >= '\u00A0' && BlankCharacters.isBlank(c)) {
                        return false;
                    }
                }
            }
        }
        return true;
    }
}
