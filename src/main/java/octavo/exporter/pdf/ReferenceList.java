package octavo.exporter.pdf;

import octavo.csl.Bibliography;
import octavo.runs.Run;
import octavo.runs.Run.Place;
import octavo.runs.Runs;

import java.util.List;
import java.util.Locale;
import java.util.Set;

/// References under a heading, to be printed.
///
/// @param language such as `en-GB`
public record ReferenceList(String heading, String language, Bibliography references, Paper paper) {
    private static final String STYLE =
            """
            @page { {paper}
              @bottom-center { content: counter(page) " / " counter(pages); font: 9pt {families}; } }
            body { font: 10.5pt/1.35 {families}; margin: 0; }
            h1 { font-size: 14pt; margin: 0 0 10pt 0; page-break-after: avoid; }
            p { margin: 0 0 6pt 0; orphans: 2; widows: 2; }
            p.hanging { padding-left: 7.5mm; text-indent: -7.5mm; }
            p.labelled { padding-left: 32pt; text-indent: -32pt; }
            span.label { display: inline-block; width: 32pt; text-indent: 0; }
            a { color: #1a5fb4; text-decoration: none; }
            sup, sub { font-size: 70%; line-height: 0; }
            sup { vertical-align: super; } sub { vertical-align: sub; }
            """;

    /// @param families the names of the fonts
    /// @param missing letters to be written as their numbers
    String xhtml(String families, Set<Integer> missing) {
        Letters letters = new Letters(missing);
        StringBuilder out = new StringBuilder();
        String title = letters.text(heading);
        out.append("<html lang=\"").append(letters.text(language)).append("\"><head><title>");
        out.append(title).append("</title><meta name=\"description\" content=\"").append(title);
        out.append("\"/><style>");
        out.append(STYLE.replace("{paper}", size()).replace("{families}", families));
        out.append("</style></head><body>\n");
        if (!heading.isBlank()) {
            out.append("<h1>").append(title).append("</h1>\n");
        }
        references.entries().forEach(each -> out.append(paragraph(each.runs(), letters)));
        return out.append("</body></html>").toString();
    }

    private String size() {
        return String.format(
                Locale.ROOT,
                "size: %.2fpt %.2fpt; margin: %.2fpt;",
                paper.width(),
                paper.height(),
                paper.margin());
    }

    /// A label at the left margin stands in a column of its own.
    private String paragraph(Runs reference, Letters letters) {
        List<Run> runs = reference.runs();
        boolean labelled =
                !runs.isEmpty()
                        && runs.getFirst() instanceof Run.Block(Place place, _)
                        && place == Place.LEFT_MARGIN;
        if (!labelled) {
            String style = references.hangingIndent() ? "<p class=\"hanging\">" : "<p>";
            return style + letters.of(reference) + "</p>\n";
        }
        List<Run> label = ((Run.Block) runs.getFirst()).runs();
        return "<p class=\"labelled\"><span class=\"label\">"
                + letters.of(new Runs(label))
                + "</span>"
                + letters.of(new Runs(inline(runs.subList(1, runs.size()))))
                + "</p>\n";
    }

    private static List<Run> inline(List<Run> runs) {
        return runs.stream()
                .flatMap(run ->
                        run instanceof Run.Block(Place place, List<Run> inner)
                                        && place == Place.RIGHT_INLINE
                                ? inner.stream()
                                : List.of(run).stream())
                .toList();
    }
}
