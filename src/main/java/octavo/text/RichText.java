package octavo.text;

import java.util.List;

/// What a LaTeX text says and how it looks. Neighbouring pieces differ in look; none is empty.
public record RichText(List<Piece> pieces) {
    public RichText {
        pieces = List.copyOf(pieces);
    }

    /// The text alone, as people search and sort it: every kind of blank is a plain one, and raised
    /// or lowered figures are the characters for them (x², H₂O) where there are such.
    public String plain() {
        var plain = new StringBuilder();
        for (Piece piece : pieces) {
            if (piece.is(Format.SUPERSCRIPT)) {
                appendScript(plain, piece, '^');
            } else if (piece.is(Format.SUBSCRIPT)) {
                appendScript(plain, piece, '_');
            } else {
                plain.append(piece.text());
            }
        }
        return Blanks.plain(plain.toString());
    }

    /// The letters of `$n^k$` turn into small ones, or `n^(log k)` where there are none, lest it
    /// read `nk`; those of `$^{th}$` and of `\textsuperscript{th}` stay letters.
    private static void appendScript(StringBuilder plain, Piece piece, char sign) {
        boolean onBase = piece.is(Format.MATH) && endsWithBase(plain);
        String small = LatexTable.STANDARD.script(sign, piece.text(), onBase);
        if (!small.isEmpty() || !onBase) {
            plain.append(small.isEmpty() ? piece.text() : small);
        } else if (piece.text().length() == 1) {
            plain.append(sign).append(piece.text());
        } else {
            plain.append(sign).append('(').append(piece.text()).append(')');
        }
    }

    private static boolean endsWithBase(StringBuilder plain) {
        if (plain.isEmpty()) {
            return false;
        }
        int last = plain.codePointBefore(plain.length());
        return Character.isLetterOrDigit(last) || last == ')' || last == ']';
    }
}
