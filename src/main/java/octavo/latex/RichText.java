package octavo.latex;

import octavo.text.BlankCharacters;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// What a LaTeX text says and how it looks. Neighbouring pieces differ in look; none is empty.
public record RichText(List<RichPiece> pieces) {
    /// What in mathematics has nothing to raise or lower behind it.
    private static final String NO_BASES = "([{+-−±=<>,;:/×·";

    public RichText {
        pieces = List.copyOf(pieces);
    }

    /// Text that has no looks.
    public static RichText of(String text) {
        return new RichText(
                text.isEmpty()
                        ? List.of()
                        : List.of(new RichPiece(text, Set.of(), List.of(), Optional.empty())));
    }

    /// The text alone, as people search and sort it: every kind of blank is a plain one, and
    /// nothing is raised or lowered.
    public String plain() {
        return BlankCharacters.plain(text(level().pieces));
    }

    /// The same all on the line: raised or lowered figures are the characters for them (x², H₂O)
    /// where there are such.
    public RichText level() {
        return new RichText(level(pieces, 0));
    }

    private static List<RichPiece> level(List<RichPiece> pieces, int depth) {
        List<RichPiece> level = new ArrayList<>();
        int at = 0;
        while (at < pieces.size()) {
            RichPiece piece = pieces.get(at);
            int end = endOfScript(pieces, at, depth);
            if (end == at) {
                level.add(piece);
                at++;
            } else {
                ScriptLevel script = piece.scripts().get(depth);
                String inner = text(level(pieces.subList(at, end), depth + 1));
                String written = script(script.sign(), inner, isOnBase(piece, level));
                level.add(new RichPiece(written, piece.formats(), List.of(), piece.link()));
                at = end;
            }
        }
        return level;
    }

    /// Where that ends which is raised or lowered as this piece is; at the piece, if it is not.
    private static int endOfScript(List<RichPiece> pieces, int at, int depth) {
        int end = at;
        while (end < pieces.size()
                && pieces.get(end).scripts().size() > depth
                && pieces.get(end).scripts().get(depth) == pieces.get(at).scripts().get(depth)) {
            end++;
        }
        return end;
    }

    /// The letters of `$n^k$` turn into small ones, or `n^(log k)` where there are none, lest it
    /// read `nk`; those of `$^{th}$` and of `\textsuperscript{th}` stay letters.
    private static String script(char sign, String text, boolean onBase) {
        String small = LatexTable.STANDARD.script(sign, text, onBase);
        if (!small.isEmpty() || !onBase) {
            return small.isEmpty() ? text : small;
        }
        boolean single = text.codePointCount(0, text.length()) == 1;
        return single ? sign + text : sign + "(" + text + ")";
    }

    private static boolean isOnBase(RichPiece script, List<RichPiece> before) {
        if (before.isEmpty() || !script.is(LatexFormat.MATH)) {
            return false;
        }
        RichPiece base = before.getLast();
        int last = base.text().codePointBefore(base.text().length());
        return base.is(LatexFormat.MATH)
                ? NO_BASES.indexOf(last) < 0 && !Character.isSpaceChar(last)
                : Character.isLetterOrDigit(last) || last == ')' || last == ']';
    }

    private static String text(List<RichPiece> pieces) {
        return pieces.stream().map(RichPiece::text).collect(Collectors.joining());
    }
}
