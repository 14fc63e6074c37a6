package octavo.cv.write.pdf;

import octavo.cv.list.CvDocument;
import octavo.cv.list.CvDocument.Block;
import octavo.cv.list.CvDocument.Item;
import octavo.cv.write.pdf.PdfParagraph.Style;
import octavo.richtext.FlatRun;
import octavo.richtext.Run;
import octavo.richtext.Runs;

import java.util.ArrayList;
import java.util.List;

/// Converts a publication list for printing.
final class CvManuscript {
    private static final Style REMARK = new Style("P", 9.5f, 8, 6, 0);
    private static final List<Style> HEADINGS =
            List.of(
                    PdfManuscript.FIRST_HEADING,
                    new Style("H2", 12, 10, 4, 0),
                    new Style("H3", PdfManuscript.SIZE, 8, 3, 0),
                    new Style("H4", PdfManuscript.SIZE, 8, 3, 0));

    private CvManuscript() {}

    static PdfManuscript of(CvDocument document) {
        List<PdfParagraph> paragraphs = new ArrayList<>();
        Style numbered = PdfManuscript.labelled(document.items().stream().map(Item::label));
        for (Block block : document.blocks()) {
            switch (block) {
                case Block.Heading(int level, String text) ->
                        paragraphs.add(
                                PdfManuscript.heading(
                                        HEADINGS.get(Math.min(level, HEADINGS.size()) - 1), text));
                case Block.Remark(var text) ->
                        paragraphs.add(new PdfParagraph(REMARK, List.of(), FlatRun.of(text)));
                case Block.Markup _ -> {}
                case Block.Items(var items) ->
                        items.forEach(item -> paragraphs.add(entry(item, numbered)));
            }
        }
        CvDocument.About about = document.about();
        return new PdfManuscript(
                about.fullTitle(),
                String.join(", ", about.names()),
                about.language(),
                PaperSize.A4,
                false,
                paragraphs);
    }

    private static PdfParagraph entry(Item item, Style numbered) {
        List<Run> runs = new ArrayList<>();
        List<Runs> lines = item.lines().lines();
        for (int i = 0; i < lines.size(); i++) {
            if (i > 0) {
                runs.add(new Run.Text("\n"));
            }
            boolean heads = i == 0 && item.lines().headed();
            runs.addAll((heads ? PdfManuscript.bold(lines.get(i)) : lines.get(i)).runs());
        }
        Style style = item.label().isEmpty() ? PdfManuscript.ENTRY : numbered;
        return new PdfParagraph(
                style, FlatRun.of(Runs.of(item.label())), FlatRun.of(new Runs(runs)));
    }
}
