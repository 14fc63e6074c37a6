package octavo.cv.write.pdf;

import octavo.cv.write.pdf.GlyphText.Manner;
import octavo.cv.write.pdf.SetLine.Piece;
import octavo.cv.write.pdf.StructureTags.Part;
import octavo.richtext.FlatRun;
import octavo.richtext.LinkAddress;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// Writes lines to the pages of a file, each text as a tagged part of the document.
final class PageWriter {
    private static final float FOOTER = 9;

    /// Ascent and descent of letters, as fractions of the font size.
    private static final float ABOVE = 0.9f;

    private static final float BELOW = 0.25f;

    private final PdfFile file;
    private final FontSet fonts;
    private final PaperSize paper;
    private final List<List<SetLine>> rows;
    private final List<Integer> objects;
    private final StructureTags tags;
    private final StructureTagger marker;

    private PageContent content = new PageContent();
    private List<Integer> links = new ArrayList<>();
    private Part marked;

    PageWriter(PdfFile file, FontSet fonts, PaperSize paper, List<SetLine> rows) {
        this.file = file;
        this.fonts = fonts;
        this.paper = paper;
        this.rows = SetLine.pages(rows, (float) (paper.height() - 2 * paper.margin()));
        this.objects = this.rows.stream().map(_ -> file.next()).toList();
        this.tags = new StructureTags(file, objects);
        this.marker = new StructureTagger(tags);
        this.marked = tags.document();
    }

    /// Writes everything.
    ///
    /// @param counted whether pages have numbers at the foot
    /// @param resources the object that names the fonts
    /// @return entries for the document's catalogue
    String write(boolean counted, int resources) {
        int all = file.next();
        for (int i = 0; i < rows.size(); i++) {
            content = new PageContent();
            links = new ArrayList<>();
            marked = tags.document();
            rows(i);
            if (counted) {
                number(i + 1 + " / " + rows.size());
            }
            file.put(objects.get(i), page(i, all, resources));
        }
        file.put(
                all,
                "<</Type/Pages/Count %d/Kids[%s]>>".formatted(objects.size(), references(objects)));
        return "/Pages %s/StructTreeRoot %s"
                .formatted(PdfFile.reference(all), PdfFile.reference(tags.write()));
    }

    private String page(int index, int all, int resources) {
        int stream = file.stream("", content.finished());
        return "<</Type/Page/Parent %s/MediaBox[0 0 %s %s]/Resources<</Font %s>>/Contents %s/StructParents %d/Tabs/S%s>>"
                .formatted(
                        PdfFile.reference(all),
                        PdfFile.number(paper.width()),
                        PdfFile.number(paper.height()),
                        PdfFile.reference(resources),
                        PdfFile.reference(stream),
                        index,
                        links.isEmpty() ? "" : "/Annots[" + references(links) + "]");
    }

    private static String references(List<Integer> objects) {
        return objects.stream().map(PdfFile::reference).collect(Collectors.joining(" "));
    }

    private void rows(int index) {
        float top = (float) (paper.height() - paper.margin());
        float left = (float) paper.margin();
        List<SetLine> here = rows.get(index);
        for (int i = 0; i < here.size(); i++) {
            SetLine row = here.get(i);
            top -= i == 0 ? 0 : row.before();
            for (Piece piece : row.pieces()) {
                content.moveTo(left + piece.x(), top - row.foot());
                piece(index, row, piece, top - row.foot());
            }
            top -= row.height();
        }
    }

    private void piece(int page, SetLine row, Piece piece, float foot) {
        GlyphText glyphs = piece.glyphs();
        int[] seen = glyphs.seen(piece.line().start(), piece.line().end());
        int i = 0;
        while (i < seen.length) {
            Manner first = glyphs.manner(seen[i]);
            Optional<LinkAddress> target = first.stretch().target();
            Part part = marker.part(row, piece, target);
            if (part != marked) {
                String number = "<</MCID " + tags.mark(part, page) + ">>";
                content.mark("/" + part.type() + " " + number);
                marked = part;
            }
            float start = content.x();
            for (; i < seen.length && glyphs.manner(seen[i]).leadsWhere(first); i++) {
                content.print(glyphs, seen[i]);
            }
            float size = row.style().size();
            target.ifPresent(to ->
                    link(
                            page,
                            to,
                            part,
                            List.of(
                                    start,
                                    foot - BELOW * size,
                                    content.end(),
                                    foot + ABOVE * size)));
        }
    }

    private void link(int page, LinkAddress target, Part part, List<Float> corners) {
        int link = file.next();
        links.add(link);
        String place = corners.stream().map(PdfFile::number).collect(Collectors.joining(" "));
        String address = PdfFile.ascii(target.text());
        file.put(
                link,
                "<</Type/Annot/Subtype/Link/F 4/Border[0 0 0]/Rect[%s]/StructParent %d/Contents%s/A<</S/URI/URI%s>>>>"
                        .formatted(place, tags.annotate(part, link, page), address, address));
    }

    private void number(String text) {
        GlyphText glyphs =
                GlyphText.of(List.of(new FlatRun(text, Set.of(), Optional.empty())), fonts, FOOTER);
        float width = glyphs.width(0, text.length());
        content.mark("/Artifact <</Type/Pagination>>");
        content.moveTo(
                (float) (paper.width() - width) / 2, (float) paper.margin() / 2 - FOOTER / 2);
        for (int index : glyphs.seen(0, text.length())) {
            content.print(glyphs, index);
        }
    }
}
