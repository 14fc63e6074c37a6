package octavo.cv.write.pdf;

import octavo.cv.write.pdf.PdfParagraph.ParagraphStyle;
import octavo.richtext.FlatRun;
import octavo.richtext.Run;
import octavo.richtext.Run.TextFormat;
import octavo.richtext.Runs;

import java.util.List;
import java.util.stream.Stream;

/// A document to be printed.
///
/// @param authors may be empty
/// @param language such as `en-GB`
/// @param isNumbered whether pages have numbers at the foot
record PdfManuscript(
        String title,
        String authors,
        String language,
        PaperSize paperSize,
        boolean isNumbered,
        List<PdfParagraph> paragraphs) {
    static final float FONT_SIZE = 10.5f;
    static final ParagraphStyle FIRST_HEADING = new ParagraphStyle("H1", 14, 14, 5, 0);
    static final ParagraphStyle ENTRY_STYLE = new ParagraphStyle("LI", FONT_SIZE, 0, 6, 21.26f);

    private static final float LEAST_COLUMN = 32;
    private static final float COLUMN_GAP = 4;

    PdfManuscript {
        paragraphs = List.copyOf(paragraphs);
    }

    /// All texts in it.
    List<String> allTexts() {
        return paragraphs.stream()
                .flatMap(paragraph ->
                        Stream.concat(
                                paragraph.labelRuns().stream(), paragraph.textRuns().stream()))
                .map(FlatRun::text)
                .toList();
    }

    static Runs toBold(Runs runs) {
        return new Runs(List.of(new Run.StyledRun(TextFormat.BOLD, runs.runs())));
    }

    /// The style of entries with labels: the text column starts after the widest label.
    static ParagraphStyle labelledStyle(Stream<String> labels) {
        double widestLabel = labels.mapToDouble(PdfManuscript::labelWidth).max().orElse(0);
        float columnWidth = (float) Math.max(LEAST_COLUMN, widestLabel + COLUMN_GAP);
        return new ParagraphStyle(
                ENTRY_STYLE.structureType(),
                FONT_SIZE,
                ENTRY_STYLE.spaceBefore(),
                ENTRY_STYLE.spaceAfter(),
                columnWidth);
    }

    private static double labelWidth(String label) {
        FontFace fontFace = FontFace.BUNDLED_FACES.getFirst();
        return FONT_SIZE
                * label.codePoints()
                        .mapToDouble(codePoint -> fontFace.glyphWidth(fontFace.glyphOf(codePoint)))
                        .sum();
    }

    static PdfParagraph headingParagraph(ParagraphStyle headingStyle, String text) {
        return new PdfParagraph(
                headingStyle, List.of(), FlatRun.of(toBold(Runs.of(text.replace('\n', ' ')))));
    }
}
