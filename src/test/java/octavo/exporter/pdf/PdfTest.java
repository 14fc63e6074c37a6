package octavo.exporter.pdf;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.exporter.cv.CvDocument;
import octavo.exporter.cv.CvText;
import octavo.exporter.cv.Listed;

import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.util.List;

class PdfTest {
    private static CvDocument list(String title) {
        return Listed.of(
                "@book{a, title = {"
                        + title
                        + "}, author = {Mai, Luo}, publisher = {P}, year = 2020}",
                """
                {"locale": "fr", "self": {"names": "Mai, Luo", "emphasis": "bold"}, "entry": {"template": "homepage"},
                 "sections": [{"heading": "A & <B>", "number": "[1]"}]}
                """);
    }

    private static String read(PDDocument pdf) throws IOException {
        PDFTextStripper reader = new PDFTextStripper();
        reader.setSortByPosition(true);
        return reader.getText(pdf);
    }

    private static String bare(String text) {
        return text.replaceAll("\\s", "");
    }

    @Test
    void whatIsReadInThePdfIsThePlainText() throws IOException {
        CvDocument list = list("</p><script> \\& ]]> \\emph{x} \\textsc{Caps} «Ωд» -- a_b");
        try (PDDocument pdf = Loader.loadPDF(Pdf.of(list).bytes())) {
            assertEquals(bare(CvText.of(list)), bare(read(pdf)));
        }
    }

    @Test
    void theDocumentIsTaggedAndSaysItsLanguageAndTitle() throws IOException {
        try (PDDocument pdf = Loader.loadPDF(Pdf.of(list("x")).bytes())) {
            assertTrue(pdf.getDocumentCatalog().getMarkInfo().isMarked());
            assertEquals("fr", pdf.getDocumentCatalog().getLanguage());
            assertEquals("Publications – Luo Mai", pdf.getDocumentInformation().getTitle());
            assertEquals("Luo Mai", pdf.getDocumentInformation().getAuthor());
        }
    }

    @Test
    void theSameListMakesTheSameBytes() {
        assertArrayEquals(Pdf.of(list("x")).bytes(), Pdf.of(list("x")).bytes());
    }

    @Test
    void aLetterThatNoFontHasIsWrittenAsItsNumberAndReported() throws IOException {
        Pdf written = Pdf.of(list("a\u0378b"));
        assertEquals(1, written.losses().size());
        assertTrue(written.losses().getFirst().contains("[U+0378]"), written.losses()::toString);
        try (PDDocument pdf = Loader.loadPDF(written.bytes())) {
            assertTrue(read(pdf).contains("a[U+0378]b"));
        }
        assertEquals(List.of(), Pdf.of(list("ab")).losses());
    }

    @Test
    void textFromRightToLeftIsReadAsItIsWritten() {
        RightToLeft bidi = new RightToLeft();
        assertEquals("(ג) אב", bidi.reorderRTLTextToLTR("בא (ג)"));
        bidi.setParagraph("ab \u05d0\u05d1 cd", (byte) 0);
        assertEquals(3, bidi.countTextRuns());
        assertEquals(2, bidi.getVisualRun(1).getLength());
    }

    @Test
    void lettersAreNotJoinedToLigatures() throws IOException {
        CvDocument list = list("Efficient offline fluff");
        try (PDDocument pdf = Loader.loadPDF(Pdf.of(list).bytes())) {
            assertTrue(read(pdf).contains("Efficient offline fluff"));
        }
    }
}
