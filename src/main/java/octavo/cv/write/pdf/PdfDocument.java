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
    private static final List<Logger> LIBRARY_LOGGERS =
            List.of(Logger.getLogger("org.apache.pdfbox"), Logger.getLogger("org.apache.fontbox"));

    static {
        LIBRARY_LOGGERS.forEach(logger -> logger.setLevel(Level.OFF));
    }

    private final byte[] pdfBytes;
    private final List<String> losses;

    private PdfDocument(byte[] pdfBytes, List<String> losses) {
        this.pdfBytes = pdfBytes;
        this.losses = losses;
    }

    public byte[] pdfBytes() {
        return pdfBytes.clone();
    }

    /// Letters that no font has, in words; they are printed as their code points.
    public List<String> losses() {
        return losses;
    }

    public static PdfDocument of(CvDocument document) {
        return of(CvManuscript.of(document));
    }

    public static PdfDocument of(ReferenceList references) {
        return of(references.toManuscript());
    }

    private static PdfDocument of(PdfManuscript manuscript) {
        PdfFile pdfFile = new PdfFile();
        FontSet fontSet = FontSet.of(manuscript.allTexts(), pdfFile);
        try {
            return new PdfDocument(
                    writeFile(manuscript, fontSet, pdfFile), losses(fontSet.missingLetters()));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure); // it is written to memory
        }
    }

    private static List<String> losses(Set<Integer> missingLetters) {
        if (missingLetters.isEmpty()) {
            return List.of();
        }
        String letterList =
                new TreeSet<>(missingLetters)
                        .stream()
                                .map(codePoint ->
                                        Character.toString(codePoint)
                                                + " "
                                                + FontSet.codePointText(codePoint))
                                .collect(Collectors.joining(", "));
        return List.of(
                "no font on this computer has %s, so the PDF shows their numbers. Install a font that has them."
                        .formatted(letterList));
    }

    private static byte[] writeFile(PdfManuscript manuscript, FontSet fontSet, PdfFile pdfFile)
            throws IOException {
        PaperSize paperSize = manuscript.paperSize();
        float textWidth = (float) (paperSize.width() - 2 * paperSize.margin());
        List<SetLine> setLines = SetLine.setParagraphs(manuscript.paragraphs(), fontSet, textWidth);
        int resourcesObject = pdfFile.nextObject();
        PageWriter pageWriter = new PageWriter(pdfFile, fontSet, paperSize, setLines);
        String catalogueEntries = pageWriter.writePages(manuscript.isNumbered(), resourcesObject);
        pdfFile.putObject(resourcesObject, "<<" + fontSet.writeFonts(pdfFile) + ">>");
        int metadataObject =
                pdfFile.addPlainStream(
                        "/Type/Metadata/Subtype/XML", PdfMetadata.xmpPacket(manuscript));
        int catalogueObject =
                pdfFile.addObject(
                        "<</Type/Catalog%s/Lang%s/MarkInfo<</Marked true>>/ViewerPreferences<</DisplayDocTitle true>>/Metadata %s>>"
                                .formatted(
                                        catalogueEntries,
                                        PdfFile.asciiString(manuscript.language()),
                                        PdfFile.referenceTo(metadataObject)));
        int infoObject = pdfFile.addObject(PdfMetadata.infoDictionary(manuscript));
        return pdfFile.finish(
                "/Root "
                        + PdfFile.referenceTo(catalogueObject)
                        + "/Info "
                        + PdfFile.referenceTo(infoObject));
    }
}
