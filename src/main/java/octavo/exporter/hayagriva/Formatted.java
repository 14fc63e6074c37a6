package octavo.exporter.hayagriva;

import octavo.text.Format;
import octavo.text.Piece;
import octavo.text.RichText;

import java.util.List;

/// Texts that may have markup of Typst's.
final class Formatted {
    private Formatted() {}

    /// Braces keep their content from any change of case; dollars begin mathematics.
    static String of(RichText text) {
        StringBuilder out = new StringBuilder();
        boolean open = false;
        for (Piece piece : text.pieces()) {
            boolean keep = piece.is(Format.PROTECTED);
            if (keep != open) {
                out.append(keep ? '{' : '}');
                open = keep;
            }
            String plain = new RichText(List.of(piece)).plain();
            out.append(plain.replaceAll("[\\\\{}$]", "\\\\$0"));
        }
        return out.append(open ? "}" : "").toString();
    }

    static String of(String plain) {
        return plain.replaceAll("[\\\\{}$]", "\\\\$0");
    }
}
