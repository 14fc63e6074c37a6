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
    public String plainText() {
        return BlankCharacters.withSingleSpaces(joinText(withoutScripts().pieces));
    }

    /// The text on the baseline: scripts become Unicode characters (x², H₂O) where those exist.
    public RichText withoutScripts() {
        return new RichText(withoutScripts(pieces, 0));
    }

    private static List<RichPiece> withoutScripts(List<RichPiece> pieces, int scriptDepth) {
        List<RichPiece> levelPieces = new ArrayList<>();
        int pieceIndex = 0;
        while (pieceIndex < pieces.size()) {
            RichPiece piece = pieces.get(pieceIndex);
            int scriptEnd = endOfScript(pieces, pieceIndex, scriptDepth);
            if (scriptEnd == pieceIndex) {
                levelPieces.add(piece);
                pieceIndex++;
            } else {
                ScriptLevel scriptLevel = piece.scripts().get(scriptDepth);
                String innerText =
                        joinText(
                                withoutScripts(
                                        pieces.subList(pieceIndex, scriptEnd), scriptDepth + 1));
                String scriptText =
                        writeScript(scriptLevel.texSign(), innerText, isOnBase(piece, levelPieces));
                levelPieces.add(
                        new RichPiece(scriptText, piece.formats(), List.of(), piece.link()));
                pieceIndex = scriptEnd;
            }
        }
        return levelPieces;
    }

    /// The end of the script that starts with this piece; the piece itself if it is not in one.
    private static int endOfScript(List<RichPiece> pieces, int pieceIndex, int scriptDepth) {
        int scriptEnd = pieceIndex;
        while (scriptEnd < pieces.size()
                && pieces.get(scriptEnd).scripts().size() > scriptDepth
                && pieces.get(scriptEnd).scripts().get(scriptDepth)
                        == pieces.get(pieceIndex).scripts().get(scriptDepth)) {
            scriptEnd++;
        }
        return scriptEnd;
    }

    /// The letters of `$n^k$` become superscript characters, or `n^(log k)` where those are
    /// missing, so that it does not read `nk`; those of `$^{th}$` and `\textsuperscript{th}` stay
    /// letters.
    private static String writeScript(char scriptSign, String text, boolean isOnBase) {
        String scriptCharacters = LatexTable.STANDARD.toScript(scriptSign, text, isOnBase);
        if (!scriptCharacters.isEmpty() || !isOnBase) {
            return scriptCharacters.isEmpty() ? text : scriptCharacters;
        }
        boolean isSingleCharacter = text.codePointCount(0, text.length()) == 1;
        return isSingleCharacter ? scriptSign + text : scriptSign + "(" + text + ")";
    }

    private static boolean isOnBase(RichPiece scriptPiece, List<RichPiece> precedingPieces) {
        if (precedingPieces.isEmpty() || !scriptPiece.hasFormat(LatexFormat.MATH)) {
            return false;
        }
        RichPiece basePiece = precedingPieces.getLast();
        int lastCharacter = basePiece.text().codePointBefore(basePiece.text().length());
        return basePiece.hasFormat(LatexFormat.MATH)
                ? NO_BASES.indexOf(lastCharacter) < 0 && !Character.isSpaceChar(lastCharacter)
                : Character.isLetterOrDigit(lastCharacter)
                        || lastCharacter == ')'
                        || lastCharacter == ']';
    }

    private static String joinText(List<RichPiece> pieces) {
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

        public boolean hasFormat(LatexFormat format) {
            return formats.contains(format);
        }

        /// The text with plain spaces.
        public String plainText() {
            return BlankCharacters.withSingleSpaces(text);
        }

        /// Whether its letters keep their case when a title changes case: a variable is not a word.
        public boolean keepsCase() {
            return hasFormat(LatexFormat.PROTECTED)
                    || hasFormat(LatexFormat.MATH) && text.chars().anyMatch(Character::isLetter);
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

        private final char texSign;

        ScriptLevel(char texSign) {
            this.texSign = texSign;
        }

        /// TeX's character for it.
        char texSign() {
            return texSign;
        }
    }
}
