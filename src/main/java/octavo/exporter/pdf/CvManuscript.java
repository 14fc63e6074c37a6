package octavo.exporter.pdf;

import octavo.exporter.cv.CvDocument;
import octavo.exporter.cv.CvDocument.Block;
import octavo.exporter.cv.CvDocument.Item;
import octavo.exporter.pdf.Paragraph.Style;
import octavo.runs.Run;
import octavo.runs.Runs;
import octavo.runs.Stretch;

import java.util.ArrayList;
import java.util.List;

/// A list of publications as it is printed.
final class CvManuscript {
    private static final Style REMARK = new Style("P", 9.5f, 8, 6, 0);
    private static final List<Style> HEADINGS =
            List.of(
                    Manuscript.FIRST_HEADING,
                    new Style("H2", 12, 10, 4, 0),
                    new Style("H3", Manuscript.SIZE, 8, 3, 0),
                    new Style("H4", Manuscript.SIZE, 8, 3, 0));

    private CvManuscript() {}

    static Manuscript of(CvDocument document) {
        List<Paragraph> paragraphs = new ArrayList<>();
        Style numbered = Manuscript.labelled(document.items().stream().map(Item::label));
        for (Block block : document.blocks()) {
            switch (block) {
                case Block.Heading(int level, String text) ->
                        paragraphs.add(
                                Manuscript.heading(
                                        HEADINGS.get(Math.min(level, HEADINGS.size()) - 1), text));
                case Block.Remark(var text) ->
                        paragraphs.add(new Paragraph(REMARK, List.of(), Stretch.of(text)));
                case Block.Items(var items) ->
                        items.forEach(item -> paragraphs.add(entry(item, numbered)));
            }
        }
        CvDocument.About about = document.about();
        return new Manuscript(
                about.fullTitle(),
                String.join(", ", about.names()),
                about.language(),
                Paper.A4,
                false,
                paragraphs);
    }

    private static Paragraph entry(Item item, Style numbered) {
        List<Run> runs = new ArrayList<>();
        List<Runs> lines = item.lines().lines();
        for (int i = 0; i < lines.size(); i++) {
            if (i > 0) {
                runs.add(new Run.Text("\n"));
            }
            boolean heads = i == 0 && item.lines().headed();
            runs.addAll((heads ? Manuscript.bold(lines.get(i)) : lines.get(i)).runs());
        }
        Style style = item.label().isEmpty() ? Manuscript.ENTRY : numbered;
        return new Paragraph(style, Stretch.of(Runs.of(item.label())), Stretch.of(new Runs(runs)));
    }
}
