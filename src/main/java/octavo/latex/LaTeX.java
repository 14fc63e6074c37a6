package octavo.latex;

import octavo.text.BlankCharacters;
import octavo.text.Diagnostic.DiagnosticCode;
import octavo.text.Diagnostic.DiagnosticSeverity;
import octavo.text.Parsed;

/// Text in LaTeX, as found in `.bib` files. Any text can be parsed: unknown commands stay in it and
/// are reported.
public final class LaTeX {
    public static final DiagnosticCode UNKNOWN_COMMAND =
            new DiagnosticCode("unknown-latex-command", DiagnosticSeverity.HINT);
    public static final DiagnosticCode UNBALANCED_BRACES =
            new DiagnosticCode("unbalanced-braces", DiagnosticSeverity.WARNING);
    public static final DiagnosticCode OPEN_MATH =
            new DiagnosticCode("open-math", DiagnosticSeverity.WARNING);

    private LaTeX() {}

    /// The text without formatting: `parse(latex).value().plain()`, but fast.
    public static String toUnicode(String latex) {
        if (isPlainText(latex)) {
            return latex;
        }
        var output = new LatexReader(latex).read();
        return output.hasNoScripts()
                ? BlankCharacters.withSingleSpaces(output.plainText())
                : output.toRichText().plainText();
    }

    /// The text with formatting. Line breaks and runs of whitespace become one space.
    public static Parsed<RichText> parse(String latex) {
        var reader = new LatexReader(latex);
        var richText = reader.read().toRichText();
        return new Parsed<>(richText, reader.diagnostics());
    }

    /// The same LaTeX text in ASCII, as far as LaTeX can express it: `ä` becomes `{\"a}`. Commands,
    /// mathematics, addresses and inexpressible characters stay as they are.
    public static String toAscii(String latex) {
        return LatexWriter.toAscii(latex);
    }

    /// Plain text as LaTeX: special characters are escaped, so that `toUnicode` gives the same text
    /// again. Letters stay as they are.
    public static String escapeText(String plainText) {
        return LatexWriter.escapeText(plainText);
    }

    /// Whether the text has no LaTeX syntax and no whitespace to collapse.
    public static boolean isPlainText(String latex) {
        int length = latex.length();
        for (int i = 0; i < length; i++) {
            char character = latex.charAt(i);
            switch (character) {
                case '\\', '{', '}', '$', '~', '`', '\t', '\n', '\u000B', '\f', '\r' -> {
                    return false;
                }
                case '-', '\'', ' ' -> {
                    if (i + 1 < length && latex.charAt(i + 1) == character) {
                        return false;
                    }
                }
                default -> {
                    if (character >= '\u00A0' && BlankCharacters.isBlank(character)) {
                        return false;
                    }
                }
            }
        }
        return true;
    }
}
