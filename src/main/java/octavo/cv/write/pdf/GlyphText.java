package octavo.cv.write.pdf;

import octavo.cv.write.pdf.EmbeddedFont.FontLetter;
import octavo.richtext.FlatRun;
import octavo.richtext.Run.TextFormat;

import java.text.Bidi;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/// A text as glyphs, one per character. Right-to-left text is in reading order here; `visibleOrder`
/// gives the visual order.
final class GlyphText {
    private static final float SCRIPT_SCALE = 0.7f;
    private static final float SMALL_CAPS_SCALE = 0.8f;
    private static final String OPENING_BRACKETS = "([{<«";
    private static final String CLOSING_BRACKETS = ")]}>»";

    private final String sourceText;

    /// The sort of each character; null for the second half of a surrogate pair and the like.
    private final FontLetter[] fontLetters;

    private final GlyphStyle[] glyphStyles;
    private final byte[] bidiLevels;

    /// How glyphs are printed.
    ///
    /// @param flatRun the run they belong to
    record GlyphStyle(EmbeddedFont embeddedFont, float fontSize, FlatRun flatRun) {
        /// Identity is a quick check, and most neighbours share the instance.
        @SuppressWarnings("ReferenceEquality")
        boolean hasSameStyle(GlyphStyle otherStyle) {
            return this == otherStyle
                    || embeddedFont == otherStyle.embeddedFont
                            && fontSize == otherStyle.fontSize
                            && hasSameTarget(otherStyle)
                            && flatRun.textFormats().equals(otherStyle.flatRun.textFormats());
        }

        boolean hasSameTarget(GlyphStyle otherStyle) {
            return flatRun.linkTarget().equals(otherStyle.flatRun.linkTarget());
        }
    }

    private GlyphText(String sourceText, byte[] bidiLevels) {
        this.sourceText = sourceText;
        this.fontLetters = new FontLetter[sourceText.length()];
        this.glyphStyles = new GlyphStyle[sourceText.length()];
        this.bidiLevels = bidiLevels;
    }

    /// @param flatRuns in available letters
    /// @param fontSize of regular letters
    static GlyphText of(List<FlatRun> flatRuns, FontSet fontSet, float fontSize) {
        StringBuilder textBuilder = new StringBuilder();
        flatRuns.forEach(flatRun -> textBuilder.append(flatRun.text()));
        String sourceText = textBuilder.toString();
        GlyphText glyphText = new GlyphText(sourceText, bidiLevels(sourceText));
        int[] shapedCharacters = ArabicShaper.of(sourceText);
        int startIndex = 0;
        for (FlatRun flatRun : flatRuns) {
            int endIndex = startIndex + flatRun.text().length();
            glyphText.new GlyphSetter(fontSet, fontSize, flatRun)
                    .setLetters(startIndex, endIndex, shapedCharacters);
            startIndex = endIndex;
        }
        return glyphText;
    }

    /// How the letters of a run are set.
    private final class GlyphSetter {
        private final FontSet fontSet;
        private final float fontSize;
        private final boolean isBold;
        private final boolean isItalic;
        private final boolean isSmallCaps;

        /// The previous letter's, which most letters share.
        private GlyphStyle glyphStyle;

        GlyphSetter(FontSet fontSet, float fontSize, FlatRun flatRun) {
            boolean isScript =
                    flatRun.hasFormat(TextFormat.SUPERSCRIPT)
                            || flatRun.hasFormat(TextFormat.SUBSCRIPT);
            this.fontSet = fontSet;
            this.fontSize = isScript ? fontSize * SCRIPT_SCALE : fontSize;
            this.isBold = flatRun.hasFormat(TextFormat.BOLD);
            this.isItalic =
                    flatRun.hasFormat(TextFormat.ITALIC) || flatRun.hasFormat(TextFormat.OBLIQUE);
            this.isSmallCaps = flatRun.hasFormat(TextFormat.SMALL_CAPS);
            this.glyphStyle =
                    new GlyphStyle(fontSet.fontFor(' ', isBold, isItalic), this.fontSize, flatRun);
        }

        /// @param shapedCharacters the contextual forms of letters, if any joins
        void setLetters(int startIndex, int endIndex, int[] shapedCharacters) {
            for (int i = startIndex; i < endIndex; i++) {
                int codePoint = sourceText.codePointAt(i);
                if (shapedCharacters.length > 0 && shapedCharacters[i] != sourceText.charAt(i)) {
                    setContextual(i, codePoint, shapedCharacters[i]);
                } else {
                    boolean isRightToLeft = bidiLevels.length > 0 && bidiLevels[i] % 2 != 0;
                    setLetters(i, isRightToLeft ? mirrorBracket(codePoint) : codePoint);
                }
                if (Character.isSupplementaryCodePoint(codePoint)) {
                    i++;
                    putGlyph(i, glyphStyle.embeddedFont(), fontSize, FontLetter.NO_LETTER);
                }
            }
        }

        /// A small capital is shown as a capital, and copied as a lower-case letter.
        private void setLetters(int index, int sourceCodePoint) {
            int codePoint = sourceCodePoint == '\n' ? ' ' : sourceCodePoint;
            int shownCodePoint = isSmallCaps ? Character.toUpperCase(codePoint) : codePoint;
            EmbeddedFont embeddedFont = fontSet.fontFor(shownCodePoint, isBold, isItalic);
            if (FontSet.isInvisible(codePoint)) {
                putGlyph(index, embeddedFont, fontSize, FontLetter.NO_LETTER);
            } else if (shownCodePoint == codePoint) {
                putGlyph(index, embeddedFont, fontSize, embeddedFont.letterFor(codePoint));
            } else {
                putGlyph(
                        index,
                        embeddedFont,
                        fontSize * SMALL_CAPS_SCALE,
                        embeddedFont.letterFor(codePoint, shownCodePoint));
            }
        }

        /// Sets a letter in its contextual form, if the font has that.
        private void setContextual(int index, int codePoint, int shownCodePoint) {
            EmbeddedFont embeddedFont = fontSet.fontFor(codePoint, isBold, isItalic);
            FontLetter fontLetter =
                    shownCodePoint == ArabicShaper.HIDDEN_LETTER
                            ? embeddedFont.invisibleLetter(codePoint)
                            : embeddedFont.letterFor(
                                    codePoint,
                                    embeddedFont.hasGlyph(shownCodePoint)
                                            ? shownCodePoint
                                            : codePoint);
            putGlyph(index, embeddedFont, fontSize, fontLetter);
        }

        private void putGlyph(
                int index, EmbeddedFont embeddedFont, float glyphSize, FontLetter fontLetter) {
            if (embeddedFont != glyphStyle.embeddedFont() || glyphSize != glyphStyle.fontSize()) {
                glyphStyle = new GlyphStyle(embeddedFont, glyphSize, glyphStyle.flatRun());
            }
            fontLetters[index] = fontLetter;
            glyphStyles[index] = glyphStyle;
        }
    }

    /// The embedding level of each character (Unicode Bidirectional Algorithm); empty if all are
    /// left-to-right.
    private static byte[] bidiLevels(String sourceText) {
        if (!Bidi.requiresBidi(sourceText.toCharArray(), 0, sourceText.length())) {
            return new byte[0];
        }
        Bidi bidi = new Bidi(sourceText, Bidi.DIRECTION_LEFT_TO_RIGHT);
        byte[] bidiLevels = new byte[sourceText.length()];
        for (int i = 0; i < bidiLevels.length; i++) {
            bidiLevels[i] = (byte) bidi.getLevelAt(i);
        }
        return bidiLevels;
    }

    /// Brackets are mirrored in right-to-left text.
    private static int mirrorBracket(int codePoint) {
        int openingIndex = OPENING_BRACKETS.indexOf(codePoint);
        int closingIndex = CLOSING_BRACKETS.indexOf(codePoint);
        return openingIndex >= 0
                ? CLOSING_BRACKETS.charAt(openingIndex)
                : closingIndex >= 0 ? OPENING_BRACKETS.charAt(closingIndex) : codePoint;
    }

    String sourceText() {
        return sourceText;
    }

    FontLetter letterAt(int index) {
        return fontLetters[index];
    }

    GlyphStyle styleAt(int index) {
        return glyphStyles[index];
    }

    float widthOf(int index) {
        return fontLetters[index].width() * glyphStyles[index].fontSize();
    }

    float widthOf(int startIndex, int endIndex) {
        float width = 0;
        for (int i = startIndex; i < endIndex; i++) {
            width += widthOf(i);
        }
        return width;
    }

    /// The visual order of a line, from left to right.
    int[] visibleOrder(int startIndex, int endIndex) {
        return visualOrder(startIndex, endIndex)
                .filter(index -> fontLetters[index].isPrinted())
                .toArray();
    }

    private IntStream visualOrder(int startIndex, int endIndex) {
        if (bidiLevels.length == 0) {
            return IntStream.range(startIndex, endIndex);
        }
        byte[] lineLevels = Arrays.copyOfRange(bidiLevels, startIndex, endIndex);
        for (int i = lineLevels.length - 1;
                i >= 0 && sourceText.charAt(startIndex + i) <= ' ';
                i--) {
            lineLevels[i] = 0; // trailing spaces are not reordered
        }
        Integer[] visualOrder =
                IntStream.range(startIndex, endIndex).boxed().toArray(Integer[]::new);
        Bidi.reorderVisually(lineLevels, 0, visualOrder, 0, visualOrder.length);
        return Arrays.stream(visualOrder).mapToInt(index -> index);
    }
}
