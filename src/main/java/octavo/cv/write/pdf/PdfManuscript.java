package octavo.cv.write.pdf;

import octavo.cv.write.pdf.PdfParagraph.Style;
import octavo.richtext.FlatRun;
import octavo.richtext.Run;
import octavo.richtext.Run.TextLook;
import octavo.richtext.Runs;

import java.util.List;
import java.util.stream.Stream;

/// A document to be printed.
///
/// @param authors may be empty
/// @param language such as `en-GB`
/// @param counted whether pages have numbers at the foot
record PdfManuscript(
        String title,
        String authors,
        String language,
        PaperSize paper,
        boolean counted,
        List<PdfParagraph> paragraphs) {
    static final float SIZE = 10.5f;
    static final Style FIRST_HEADING = new Style("H1", 14, 14, 5, 0);
    static final Style ENTRY = new Style("LI", SIZE, 0, 6, 21.26f);

    private static final float COLUMN = 32;
    private static final float GAP = 4;

    PdfManuscript {
        paragraphs = List.copyOf(paragraphs);
    }

    /// All texts in it.
    List<String> texts() {
        return paragraphs.stream()
                .flatMap(each -> Stream.concat(each.label().stream(), each.text().stream()))
                .map(FlatRun::text)
                .toList();
    }

    static Runs bold(Runs runs) {
        return new Runs(List.of(new Run.Styled(TextLook.BOLD, runs.runs())));
    }

    /// The style of entries with labels: the text column starts after the widest label.
    static Style labelled(Stream<String> labels) {
        double widest = labels.mapToDouble(PdfManuscript::width).max().orElse(0);
        float column = (float) Math.max(COLUMN, widest + GAP);
        return new Style(ENTRY.tag(), SIZE, ENTRY.before(), ENTRY.after(), column);
    }

    private static double width(String label) {
        FontFace face = FontFace.OURS.getFirst();
        return SIZE * label.codePoints().mapToDouble(each -> face.width(face.glyph(each))).sum();
    }

    static PdfParagraph heading(Style style, String text) {
        return new PdfParagraph(
                style, List.of(), FlatRun.of(bold(Runs.of(text.replace('\n', ' ')))));
    }
}
