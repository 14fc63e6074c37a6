package octavo.exporter.pdf;

import octavo.exporter.pdf.Paragraph.Style;
import octavo.runs.Look;
import octavo.runs.Run;
import octavo.runs.Runs;
import octavo.runs.Stretch;

import java.util.List;
import java.util.stream.Stream;

/// What is to be printed.
///
/// @param authors who wrote it; may be empty
/// @param language such as `en-GB`
/// @param counted whether pages have their numbers at the foot
record Manuscript(
        String title,
        String authors,
        String language,
        Paper paper,
        boolean counted,
        List<Paragraph> paragraphs) {
    static final float SIZE = 10.5f;
    static final Style FIRST_HEADING = new Style("H1", 14, 14, 5, 0);
    static final Style ENTRY = new Style("LI", SIZE, 0, 6, 21.26f);

    private static final float COLUMN = 32;
    private static final float GAP = 4;

    Manuscript {
        paragraphs = List.copyOf(paragraphs);
    }

    /// All texts in it.
    List<String> texts() {
        return paragraphs.stream()
                .flatMap(each -> Stream.concat(each.label().stream(), each.text().stream()))
                .map(Stretch::text)
                .toList();
    }

    static Runs bold(Runs runs) {
        return new Runs(List.of(new Run.Styled(Look.BOLD, runs.runs())));
    }

    /// How entries look that have labels: all texts start where the widest label leaves room.
    static Style labelled(Stream<String> labels) {
        double widest = labels.mapToDouble(Manuscript::width).max().orElse(0);
        float column = (float) Math.max(COLUMN, widest + GAP);
        return new Style(ENTRY.tag(), SIZE, ENTRY.before(), ENTRY.after(), column);
    }

    private static double width(String label) {
        Face face = Face.OURS.getFirst();
        return SIZE * label.codePoints().mapToDouble(each -> face.width(face.glyph(each))).sum();
    }

    static Paragraph heading(Style style, String text) {
        return new Paragraph(style, List.of(), Stretch.of(bold(Runs.of(text.replace('\n', ' ')))));
    }
}
