package octavo.exporter.pdf;

import octavo.csl.Bibliography;
import octavo.exporter.pdf.Paragraph.Style;
import octavo.runs.Run;
import octavo.runs.Run.Place;
import octavo.runs.Runs;
import octavo.runs.Stretch;

import java.util.ArrayList;
import java.util.List;

/// References under a heading, to be printed.
///
/// @param language such as `en-GB`
public record ReferenceList(String heading, String language, Bibliography references, Paper paper) {
    private static final Style HEADING = new Style("H1", 14, 0, 10, 0);
    private static final Style PLAIN = new Style("LI", Manuscript.SIZE, 0, 6, 0);

    Manuscript manuscript() {
        List<Paragraph> paragraphs = new ArrayList<>();
        if (!heading.isBlank()) {
            paragraphs.add(Manuscript.heading(HEADING, heading));
        }
        Style labelled =
                Manuscript.labelled(
                        references.entries().stream().map(each -> label(each.runs()).text()));
        references.entries().forEach(each -> paragraphs.add(paragraph(each.runs(), labelled)));
        return new Manuscript(heading, "", language, paper, true, paragraphs);
    }

    private Paragraph paragraph(Runs reference, Style labelled) {
        Runs label = label(reference);
        if (label.isEmpty()) {
            Style style = references.hangingIndent() ? Manuscript.ENTRY : PLAIN;
            return new Paragraph(style, List.of(), Stretch.of(reference));
        }
        List<Run> rest = reference.runs().subList(1, reference.runs().size());
        return new Paragraph(labelled, Stretch.of(label), Stretch.of(new Runs(inline(rest))));
    }

    /// What is at the left margin stands in a column of its own.
    private static Runs label(Runs reference) {
        return !reference.isEmpty()
                        && reference.runs().getFirst() instanceof Run.Block(Place place, var inner)
                        && place == Place.LEFT_MARGIN
                ? new Runs(inner)
                : Runs.EMPTY;
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
