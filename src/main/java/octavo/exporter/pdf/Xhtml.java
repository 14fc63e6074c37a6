package octavo.exporter.pdf;

import octavo.exporter.cv.CvDocument;
import octavo.exporter.cv.CvDocument.Block;
import octavo.exporter.cv.CvDocument.Item;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/// A list as what the maker of the PDF sets: XHTML with a style for paper.
final class Xhtml {
    private static final String STYLE =
            """
            @page { size: A4; margin: 25mm; }
            body { font: 10.5pt/1.35 {families}; margin: 0; }
            h1 { font-size: 14pt; margin: 14pt 0 5pt 0; page-break-after: avoid; }
            h2 { font-size: 12pt; margin: 10pt 0 4pt 0; page-break-after: avoid; }
            h3, h4 { font-size: 10.5pt; margin: 8pt 0 3pt 0; page-break-after: avoid; }
            p { margin: 0 0 6pt 0; orphans: 2; widows: 2; }
            p.entry { padding-left: 7.5mm; text-indent: -7.5mm; }
            p.numbered { padding-left: 32pt; text-indent: -32pt; }
            p.remark { margin-top: 8pt; font-size: 9.5pt; }
            a { color: #1a5fb4; text-decoration: none; }
            sup, sub { font-size: 70%; line-height: 0; }
            sup { vertical-align: super; } sub { vertical-align: sub; }
            """;

    private static final double SIZE = 10.5;
    private static final double INDENT = 32;
    private static final double LEAST_GAP = 4;

    private final StringBuilder out = new StringBuilder();
    private final Letters letters;

    private Xhtml(Letters letters) {
        this.letters = letters;
    }

    /// Writes a list.
    ///
    /// @param families the names of the fonts
    /// @param missing letters to be written as their numbers
    static String of(CvDocument document, String families, Set<Integer> missing) {
        Xhtml writer = new Xhtml(new Letters(missing));
        writer.head(document.about(), families);
        document.blocks().forEach(writer::block);
        return writer.out.append("</body></html>").toString();
    }

    private void head(CvDocument.About about, String families) {
        String title = letters.text(about.fullTitle());
        out.append("<html lang=\"")
                .append(letters.text(about.language()))
                .append("\"><head><title>");
        out.append(title).append("</title><meta name=\"author\" content=\"");
        out.append(letters.text(String.join(", ", about.names())));
        out.append("\"/><meta name=\"description\" content=\"").append(title);
        out.append("\"/><style>")
                .append(STYLE.replace("{families}", families))
                .append("</style></head><body>\n");
    }

    private void block(Block block) {
        switch (block) {
            case Block.Heading(int level, String text) -> {
                String name = "h" + Math.min(level, 4);
                out.append('<').append(name).append('>').append(letters.text(text));
                out.append("</").append(name).append(">\n");
            }
            case Block.Remark(var text) ->
                    out.append("<p class=\"remark\">").append(letters.of(text)).append("</p>\n");
            case Block.Items(var items) -> items.forEach(this::item);
        }
    }

    private void item(Item item) {
        out.append(item.label().isEmpty() ? "<p class=\"entry\">" : "<p class=\"numbered\">");
        if (!item.label().isEmpty()) {
            double gap = Math.max(LEAST_GAP, INDENT - SIZE * Fonts.width(item.label()));
            out.append("<span style=\"padding-right: ");
            out.append(BigDecimal.valueOf(gap).setScale(2, RoundingMode.HALF_UP)).append("pt\">");
            out.append(letters.text(item.label())).append("</span>");
        }
        List<String> lines =
                item.lines().lines().stream().map(letters::of).collect(Collectors.toList());
        if (item.lines().headed() && !lines.isEmpty()) {
            lines.set(0, "<b>" + lines.getFirst() + "</b>");
        }
        out.append(String.join("<br/>", lines)).append("</p>\n");
    }
}
