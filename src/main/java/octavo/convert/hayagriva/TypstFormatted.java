package octavo.convert.hayagriva;

import octavo.latex.RichPiece;
import octavo.latex.RichText;

/// Texts that may have markup of Typst's.
final class TypstFormatted {
    private TypstFormatted() {}

    /// Braces keep their content, as letters of formulas, from any change of case; dollars begin
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
