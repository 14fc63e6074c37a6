package octavo.formats.hayagriva;

import octavo.latex.RichText;
import octavo.latex.RichText.RichPiece;

/// Texts that may contain Typst markup.
final class TypstFormatted {
    private TypstFormatted() {}

    /// Braces protect their content, such as formula letters, from case changes; dollars start
    /// mathematics.
    static String of(RichText richText) {
        StringBuilder output = new StringBuilder();
        boolean isBraceOpen = false;
        for (RichPiece richPiece : richText.withoutScripts().pieces()) {
            boolean keepsCase = richPiece.keepsCase();
            if (keepsCase != isBraceOpen) {
                output.append(keepsCase ? '{' : '}');
                isBraceOpen = keepsCase;
            }
            output.append(of(richPiece.plainText()));
        }
        return output.append(isBraceOpen ? "}" : "").toString();
    }

    static String of(String plainText) {
        return plainText.replaceAll("[\\\\{}$]", "\\\\$0");
    }
}
