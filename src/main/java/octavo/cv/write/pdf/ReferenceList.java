package octavo.cv.write.pdf;

import octavo.csl.Bibliography;
import octavo.cv.write.pdf.PdfParagraph.Style;
import octavo.richtext.FlatRun;
import octavo.richtext.Run;
import octavo.richtext.Run.Place;
import octavo.richtext.Runs;

import java.util.ArrayList;
import java.util.List;

/// References under a heading, to be printed.
///
/// @param language such as `en-GB`
public record ReferenceList(
        String heading, String language, Bibliography references, PaperSize paper) {
    private static final Style HEADING = new Style("H1", 14, 0, 10, 0);
    private static final Style PLAIN = new Style("LI", PdfManuscript.SIZE, 0, 6, 0);

    PdfManuscript manuscript() {
        List<PdfParagraph> paragraphs = new ArrayList<>();
        if (!heading.isBlank()) {
            paragraphs.add(PdfManuscript.heading(HEADING, heading));
        }
        Style labelled =
                PdfManuscript.labelled(
                        references.entries().stream().map(each -> label(each.runs()).text()));
        references.entries().forEach(each -> paragraphs.add(paragraph(each.runs(), labelled)));
        return new PdfManuscript(heading, "", language, paper, true, paragraphs);
    }

    private PdfParagraph paragraph(Runs reference, Style labelled) {
        Runs label = label(reference);
        if (label.isEmpty()) {
            Style style = references.hangingIndent() ? PdfManuscript.ENTRY : PLAIN;
            return new PdfParagraph(style, List.of(), FlatRun.of(reference));
        }
        List<Run> rest = reference.runs().subList(1, reference.runs().size());
        return new PdfParagraph(labelled, FlatRun.of(label), FlatRun.of(new Runs(inline(rest))));
    }

    /// The left margin's text gets a column of its own.
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
