package octavo.cv.write.pdf;

import octavo.cv.list.CvDocument;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Collectors;

/// Writes a list as PDF with embedded fonts, tagged for accessibility. Deterministic on one
/// machine: the same list gives the same bytes.
public final class PdfDocument {
    /// Referenced here, as a logger's level is lost with it.
    private static final List<Logger> LOGGERS =
            List.of(Logger.getLogger("org.apache.pdfbox"), Logger.getLogger("org.apache.fontbox"));

    static {
        LOGGERS.forEach(logger -> logger.setLevel(Level.OFF));
    }

    private final byte[] bytes;
    private final List<String> losses;

    private PdfDocument(byte[] bytes, List<String> losses) {
        this.bytes = bytes;
        this.losses = losses;
    }

    public byte[] bytes() {
        return bytes.clone();
    }

    /// Letters that no font has, in words; they are printed as their code points.
    public List<String> losses() {
        return losses;
    }

    public static PdfDocument of(CvDocument document) {
        return of(CvManuscript.of(document));
    }

    public static PdfDocument of(ReferenceList list) {
        return of(list.manuscript());
    }

    private static PdfDocument of(PdfManuscript manuscript) {
        PdfFile file = new PdfFile();
        FontSet fonts = FontSet.of(manuscript.texts(), file);
        try {
            return new PdfDocument(written(manuscript, fonts, file), losses(fonts.missing()));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible); // it is written to memory
        }
    }

    private static List<String> losses(Set<Integer> missing) {
        if (missing.isEmpty()) {
            return List.of();
        }
        String letters =
                new TreeSet<>(missing)
                        .stream()
                                .map(letter ->
                                        Character.toString(letter) + " " + FontSet.number(letter))
                                .collect(Collectors.joining(", "));
        return List.of(
                "no font on this computer has %s, so the PDF shows their numbers. Install a font that has them."
                        .formatted(letters));
    }

    private static byte[] written(PdfManuscript manuscript, FontSet fonts, PdfFile file)
            throws IOException {
        PaperSize paper = manuscript.paper();
        float width = (float) (paper.width() - 2 * paper.margin());
        List<SetLine> rows = SetLine.of(manuscript.paragraphs(), fonts, width);
        int resources = file.next();
        PageWriter pages = new PageWriter(file, fonts, paper, rows);
        String entries = pages.write(manuscript.counted(), resources);
        file.put(resources, "<<" + fonts.write(file) + ">>");
        int packet = file.plainStream("/Type/Metadata/Subtype/XML", PdfMetadata.packet(manuscript));
        int root =
                file.add(
                        "<</Type/Catalog%s/Lang%s/MarkInfo<</Marked true>>/ViewerPreferences<</DisplayDocTitle true>>/Metadata %s>>"
                                .formatted(
                                        entries,
                                        PdfFile.ascii(manuscript.language()),
                                        PdfFile.reference(packet)));
        int about = file.add(PdfMetadata.dictionary(manuscript));
        return file.finished(
                "/Root " + PdfFile.reference(root) + "/Info " + PdfFile.reference(about));
    }
}
