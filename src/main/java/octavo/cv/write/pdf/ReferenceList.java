package octavo.cv.write.pdf;

import octavo.csl.Bibliography;
import octavo.cv.write.pdf.PdfParagraph.ParagraphStyle;
import octavo.richtext.FlatRun;
import octavo.richtext.Run;
import octavo.richtext.Run.BlockPosition;
import octavo.richtext.Runs;

import java.util.ArrayList;
import java.util.List;

/// References under a heading, to be printed.
///
/// @param language such as `en-GB`
public record ReferenceList(
        String headingText, String language, Bibliography bibliography, PaperSize paperSize) {
    private static final ParagraphStyle HEADING_STYLE = new ParagraphStyle("H1", 14, 0, 10, 0);
    private static final ParagraphStyle PLAIN_STYLE =
            new ParagraphStyle("LI", PdfManuscript.FONT_SIZE, 0, 6, 0);

    PdfManuscript toManuscript() {
        List<PdfParagraph> paragraphs = new ArrayList<>();
        if (!headingText.isBlank()) {
            paragraphs.add(PdfManuscript.headingParagraph(HEADING_STYLE, headingText));
        }
        ParagraphStyle labelledStyle =
                PdfManuscript.labelledStyle(
                        bibliography.entries().stream()
                                .map(bibliographyEntry ->
                                        labelOf(bibliographyEntry.runs()).plainText()));
        bibliography
                .entries()
                .forEach(bibliographyEntry ->
                        paragraphs.add(toParagraph(bibliographyEntry.runs(), labelledStyle)));
        return new PdfManuscript(headingText, "", language, paperSize, true, paragraphs);
    }

    private PdfParagraph toParagraph(Runs reference, ParagraphStyle labelledStyle) {
        Runs labelRuns = labelOf(reference);
        if (labelRuns.isEmpty()) {
            ParagraphStyle paragraphStyle =
                    bibliography.hangingIndent() ? PdfManuscript.ENTRY_STYLE : PLAIN_STYLE;
            return new PdfParagraph(paragraphStyle, List.of(), FlatRun.of(reference));
        }
        List<Run> remainingRuns = reference.runs().subList(1, reference.runs().size());
        return new PdfParagraph(
                labelledStyle,
                FlatRun.of(labelRuns),
                FlatRun.of(new Runs(unwrapInline(remainingRuns))));
    }

    /// The left margin's text gets a column of its own.
    private static Runs labelOf(Runs reference) {
        return !reference.isEmpty()
                        && reference.runs().getFirst()
                                instanceof Run.BlockRun(BlockPosition position, var inner)
                        && position == BlockPosition.LEFT_MARGIN
                ? new Runs(inner)
                : Runs.EMPTY;
    }

    private static List<Run> unwrapInline(List<Run> runs) {
        return runs.stream()
                .flatMap(run ->
                        run instanceof Run.BlockRun(BlockPosition position, List<Run> inner)
                                        && position == BlockPosition.RIGHT_INLINE
                                ? inner.stream()
                                : List.of(run).stream())
                .toList();
    }
}
