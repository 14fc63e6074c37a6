package octavo.latex;

import octavo.text.BlankCharacters;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// A LaTeX text as formatted Unicode. Adjacent pieces differ in formatting; none is empty.
public record RichText(List<RichPiece> pieces) {
    /// Characters in mathematics that nothing can be a script of.
    private static final String NO_BASES = "([{+-−±=<>,;:/×·";

    public RichText {
        pieces = List.copyOf(pieces);
    }

    /// Unformatted text.
    public static RichText of(String text) {
        return new RichText(
                text.isEmpty()
                        ? List.of()
                        : List.of(new RichPiece(text, Set.of(), List.of(), Optional.empty())));
    }

    /// The text without formatting, as people search and sort it: with plain spaces, and without
    /// scripts.
    public String plain() {
        return BlankCharacters.plain(text(level().pieces));
    }

    /// The text on the baseline: scripts become Unicode characters (x², H₂O) where those exist.
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

    /// The end of the script that starts with this piece; the piece itself if it is not in one.
    private static int endOfScript(List<RichPiece> pieces, int at, int depth) {
        int end = at;
        while (end < pieces.size()
                && pieces.get(end).scripts().size() > depth
                && pieces.get(end).scripts().get(depth) == pieces.get(at).scripts().get(depth)) {
            end++;
        }
        return end;
    }

    /// The letters of `$n^k$` become superscript characters, or `n^(log k)` where those are
    /// missing, so that it does not read `nk`; those of `$^{th}$` and `\textsuperscript{th}` stay
    /// letters.
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

    /// A run of Unicode text with uniform formatting, and its URL if it is a link.
    ///
    /// @param scripts superscripts and subscripts, from the outermost: the 2 of `$p_{i^2}$` is
    ///   lowered, and raised within that
    public record RichPiece(
            String text,
            Set<LatexFormat> formats,
            List<ScriptLevel> scripts,
            Optional<String> link) {
        public RichPiece {
            formats = Set.copyOf(formats);
            scripts = List.copyOf(scripts);
        }

        public boolean is(LatexFormat format) {
            return formats.contains(format);
        }

        /// The text with plain spaces.
        public String plain() {
            return BlankCharacters.plain(text);
        }

        /// Whether its letters keep their case when a title changes case: a variable is not a word.
        public boolean keepsCase() {
            return is(LatexFormat.PROTECTED)
                    || is(LatexFormat.MATH) && text.chars().anyMatch(Character::isLetter);
        }
    }

    /// The formatting of a piece of text, or a restriction on changing it.
    public enum LatexFormat {
        ITALIC(1 << 0),
        BOLD(1 << 1),
        SMALL_CAPS(1 << 2),
        MONOSPACE(1 << 3),
        UNDERLINE(1 << 4),
        /// In braces that protect its case.
        PROTECTED(1 << 5),
        /// Inside `$…$`.
        MATH(1 << 6);

        private final int bit;

        LatexFormat(int bit) {
            this.bit = bit;
        }

        /// Its bit in a set stored as an int.
        int bit() {
            return bit;
        }
    }

    /// The position of a script: superscript or subscript.
    public enum ScriptLevel {
        RAISED('^'),
        LOWERED('_');

        private final char sign;

        ScriptLevel(char sign) {
            this.sign = sign;
        }

        /// TeX's character for it.
        char sign() {
            return sign;
        }
    }
}
