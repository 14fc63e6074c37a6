package octavo.latex;

import octavo.text.BlankCharacters;
import octavo.text.Diagnostic.Code;
import octavo.text.Diagnostic.Severity;
import octavo.text.Parsed;

/// Text in LaTeX, as found in `.bib` files. Any text can be parsed: unknown commands stay in it and
/// are reported.
public final class LaTeX {
    public static final Code UNKNOWN_COMMAND = new Code("unknown-latex-command", Severity.HINT);
    public static final Code UNBALANCED_BRACES = new Code("unbalanced-braces", Severity.WARNING);
    public static final Code OPEN_MATH = new Code("open-math", Severity.WARNING);

    private LaTeX() {}

    /// The text without formatting: `parse(latex).value().plain()`, but fast.
    public static String toUnicode(String latex) {
        if (isPlain(latex)) {
            return latex;
        }
        var output = new LatexReader(latex).read();
        return output.isLevel() ? BlankCharacters.plain(output.text()) : output.richText().plain();
    }

    /// The text with formatting. Line breaks and runs of whitespace become one space.
    public static Parsed<RichText> parse(String latex) {
        var reader = new LatexReader(latex);
        var text = reader.read().richText();
        return new Parsed<>(text, reader.diagnostics());
    }

    /// The same LaTeX text in ASCII, as far as LaTeX can express it: `ä` becomes `{\"a}`. Commands,
    /// mathematics, addresses and inexpressible characters stay as they are.
    public static String fromUnicode(String latex) {
        return LatexWriter.ascii(latex);
    }

    /// Plain text as LaTeX: special characters are escaped, so that `toUnicode` gives the same text
    /// again. Letters stay as they are.
    public static String escape(String plain) {
        return LatexWriter.escaped(plain);
    }

    /// Whether the text has no LaTeX syntax and no whitespace to collapse.
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
