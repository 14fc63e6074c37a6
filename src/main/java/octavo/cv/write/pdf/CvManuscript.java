package octavo.cv.write.pdf;

import octavo.cv.list.CvDocument;
import octavo.cv.list.CvDocument.CvEntry;
import octavo.cv.list.CvDocument.DocumentBlock;
import octavo.cv.write.pdf.PdfParagraph.ParagraphStyle;
import octavo.richtext.FlatRun;
import octavo.richtext.Run;
import octavo.richtext.Runs;

import java.util.ArrayList;
import java.util.List;

/// Converts a publication list for printing.
final class CvManuscript {
    private static final ParagraphStyle REMARK_STYLE = new ParagraphStyle("P", 9.5f, 8, 6, 0);
    private static final List<ParagraphStyle> HEADING_STYLES =
            List.of(
                    PdfManuscript.FIRST_HEADING,
                    new ParagraphStyle("H2", 12, 10, 4, 0),
                    new ParagraphStyle("H3", PdfManuscript.FONT_SIZE, 8, 3, 0),
                    new ParagraphStyle("H4", PdfManuscript.FONT_SIZE, 8, 3, 0));

    private CvManuscript() {}

    static PdfManuscript of(CvDocument document) {
        List<PdfParagraph> paragraphs = new ArrayList<>();
        ParagraphStyle labelledStyle =
                PdfManuscript.labelledStyle(document.entries().stream().map(CvEntry::label));
        for (DocumentBlock block : document.blocks()) {
            switch (block) {
                case DocumentBlock.HeadingBlock(int headingLevel, String blockText) ->
                        paragraphs.add(
                                PdfManuscript.headingParagraph(
                                        HEADING_STYLES.get(
                                                Math.min(headingLevel, HEADING_STYLES.size()) - 1),
                                        blockText));
                case DocumentBlock.RemarkBlock(var blockText) ->
                        paragraphs.add(
                                new PdfParagraph(REMARK_STYLE, List.of(), FlatRun.of(blockText)));
                case DocumentBlock.MarkupBlock _ -> {}
                case DocumentBlock.EntriesBlock(var entries) ->
                        entries.forEach(
                                entry -> paragraphs.add(entryParagraph(entry, labelledStyle)));
            }
        }
        CvDocument.CvMetadata metadata = document.metadata();
        return new PdfManuscript(
                metadata.fullTitle(),
                String.join(", ", metadata.ownerNames()),
                metadata.language(),
                PaperSize.A4,
                false,
                paragraphs);
    }

    private static PdfParagraph entryParagraph(CvEntry entry, ParagraphStyle labelledStyle) {
        List<Run> runs = new ArrayList<>();
        List<Runs> lines = entry.entryLines().lines();
        for (int i = 0; i < lines.size(); i++) {
            if (i > 0) {
                runs.add(new Run.TextRun("\n"));
            }
            boolean isHeading = i == 0 && entry.entryLines().hasHeading();
            runs.addAll((isHeading ? PdfManuscript.toBold(lines.get(i)) : lines.get(i)).runs());
        }
        ParagraphStyle paragraphStyle =
                entry.label().isEmpty() ? PdfManuscript.ENTRY_STYLE : labelledStyle;
        return new PdfParagraph(
                paragraphStyle, FlatRun.of(Runs.of(entry.label())), FlatRun.of(new Runs(runs)));
    }
}
