package octavo.cv.write.pdf;

import octavo.cv.write.pdf.LineBreaker.LineSpan;
import octavo.cv.write.pdf.PdfParagraph.ParagraphStyle;

import java.util.ArrayList;
import java.util.List;

/// A line placed on a page.
///
/// @param paragraphIndex the index of its paragraph
/// @param pieces from left to right
/// @param spaceBefore the space above it, unless it is the first of a page
/// @param mayStartPage whether it may be the first of a page
record SetLine(
        int paragraphIndex,
        List<LinePiece> pieces,
        ParagraphStyle paragraphStyle,
        float spaceBefore,
        boolean mayStartPage) {
    /// The line spacing, and the distance from a line's top to its baseline, as fractions of the
    /// font size.
    private static final float LINE_SPACING = 1.35f;

    private static final float BASELINE_DISTANCE = 1.02f;

    /// A text in a line.
    ///
    /// @param offsetX its horizontal offset
    record LinePiece(boolean isLabel, GlyphText glyphText, LineSpan lineSpan, float offsetX) {}

    float lineHeight() {
        return paragraphStyle.fontSize() * LINE_SPACING;
    }

    float baselineDistance() {
        return paragraphStyle.fontSize() * BASELINE_DISTANCE;
    }

    /// The lines of all paragraphs.
    static List<SetLine> setParagraphs(
            List<PdfParagraph> paragraphs, FontSet fontSet, float lineWidth) {
        List<SetLine> setLines = new ArrayList<>();
        LineBreaker lineBreaker = new LineBreaker();
        ParagraphStyle styleAbove = ParagraphStyle.NONE;
        for (int i = 0; i < paragraphs.size(); i++) {
            ParagraphStyle paragraphStyle = paragraphs.get(i).paragraphStyle();
            List<List<LinePiece>> pieceLines =
                    pieces(
                            paragraphs.get(i).withMissingReplaced(fontSet),
                            fontSet,
                            lineBreaker,
                            lineWidth);
            for (int lineIndex = 0; lineIndex < pieceLines.size(); lineIndex++) {
                float spaceBefore =
                        lineIndex == 0
                                ? Math.max(styleAbove.spaceAfter(), paragraphStyle.spaceBefore())
                                : 0;
                // No widows or orphans.
                boolean mayStartPage =
                        lineIndex == 0
                                ? !styleAbove.isHeading()
                                : lineIndex > 1
                                        && lineIndex < pieceLines.size() - 1
                                        && !paragraphStyle.isHeading();
                setLines.add(
                        new SetLine(
                                i,
                                pieceLines.get(lineIndex),
                                paragraphStyle,
                                spaceBefore,
                                mayStartPage));
            }
            styleAbove = paragraphStyle;
        }
        return setLines;
    }

    private static List<List<LinePiece>> pieces(
            PdfParagraph paragraph, FontSet fontSet, LineBreaker lineBreaker, float lineWidth) {
        ParagraphStyle paragraphStyle = paragraph.paragraphStyle();
        GlyphText labelGlyphs =
                GlyphText.of(paragraph.labelRuns(), fontSet, paragraphStyle.fontSize());
        GlyphText textGlyphs =
                GlyphText.of(paragraph.textRuns(), fontSet, paragraphStyle.fontSize());
        boolean isLabelled = !paragraph.labelRuns().isEmpty();
        float indentedWidth = lineWidth - paragraphStyle.hangingIndent();
        List<List<LinePiece>> pieceLines = new ArrayList<>();
        for (LineSpan lineSpan :
                lineBreaker.breakLines(
                        textGlyphs, isLabelled ? indentedWidth : lineWidth, indentedWidth)) {
            boolean first = pieceLines.isEmpty() && !isLabelled;
            pieceLines.add(
                    List.of(
                            new LinePiece(
                                    false,
                                    textGlyphs,
                                    lineSpan,
                                    first ? 0 : paragraphStyle.hangingIndent())));
        }
        if (isLabelled) {
            LinePiece labelPiece =
                    new LinePiece(
                            true,
                            labelGlyphs,
                            new LineSpan(0, labelGlyphs.sourceText().length()),
                            0);
            List<LinePiece> first = new ArrayList<>(List.of(labelPiece));
            first.addAll(pieceLines.isEmpty() ? List.of() : pieceLines.removeFirst());
            pieceLines.addFirst(first);
        }
        return pieceLines;
    }

    /// The lines of each page.
    ///
    /// @param pageHeight the height of a page
    static List<List<SetLine>> breakPages(List<SetLine> setLines, float pageHeight) {
        List<List<SetLine>> linesByPage = new ArrayList<>();
        int startIndex = 0;
        while (startIndex < setLines.size() || linesByPage.isEmpty()) {
            int endIndex = endOfPage(setLines, startIndex, pageHeight);
            linesByPage.add(setLines.subList(startIndex, endIndex));
            startIndex = endIndex;
        }
        return linesByPage;
    }

    private static int endOfPage(List<SetLine> setLines, int startIndex, float pageHeight) {
        float usedHeight = 0;
        int endIndex = startIndex;
        for (int i = startIndex; i < setLines.size(); i++) {
            endIndex = i > startIndex && setLines.get(i).mayStartPage() ? i : endIndex;
            usedHeight +=
                    setLines.get(i).lineHeight()
                            + (i > startIndex ? setLines.get(i).spaceBefore() : 0);
            if (usedHeight > pageHeight && i > startIndex) {
                return endIndex > startIndex ? endIndex : i;
            }
        }
        return setLines.size();
    }
}
