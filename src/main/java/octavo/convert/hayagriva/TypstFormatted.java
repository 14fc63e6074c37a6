package octavo.convert.hayagriva;

import octavo.latex.RichText;
import octavo.latex.RichText.RichPiece;

/// Texts that may contain Typst markup.
final class TypstFormatted {
    private TypstFormatted() {}

    /// Braces protect their content, such as formula letters, from case changes; dollars start
    /// mathematics.
    static String of(RichText text) {
        StringBuilder out = new StringBuilder();
        boolean open = false;
        for (RichPiece piece : text.level().pieces()) {
            boolean keep = piece.keepsCase();
            if (keep != open) {
                out.append(keep ? '{' : '}');
                open = keep;
            }
            out.append(of(piece.plain()));
        }
        return out.append(open ? "}" : "").toString();
    }

    static String of(String plain) {
        return plain.replaceAll("[\\\\{}$]", "\\\\$0");
    }
}
