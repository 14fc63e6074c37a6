package octavo.cv.write.pdf;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.cv.Listed;
import octavo.cv.list.CvDocument;
import octavo.cv.write.CvText;

import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.interactive.action.PDActionURI;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotation;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotationLink;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

class PdfDocumentTest {
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
        try (PDDocument pdf = Loader.loadPDF(PdfDocument.of(list).pdfBytes())) {
            assertEquals(bare(CvText.of(list)), bare(read(pdf)));
        }
    }

    @Test
    void bytesThatMeanSomethingElseInATextAreEscaped() {
        assertEquals("\0\\r", PdfFile.twoCharacters('\r'));
        assertEquals("\\(\\)", PdfFile.twoCharacters('(' << 8 | ')'));
        assertEquals("\\\\A", PdfFile.twoCharacters('\\' << 8 | 'A'));
    }

    /// The numbers of so many letters have every byte there is.
    @Test
    void manyDifferentLettersAreReadAsWhatTheyAre() throws IOException {
        // Latin but for one that is no longer in use, and not in the font; Cyrillic; Greek.
        String letters =
                Stream.of(
                                IntStream.rangeClosed(0x0100, 0x0148),
                                IntStream.rangeClosed(0x014A, 0x017F),
                                IntStream.rangeClosed(0x0400, 0x045F),
                                IntStream.rangeClosed(0x03B1, 0x03C9))
                        .flatMap(IntStream::boxed)
                        .map(Character::toString)
                        .collect(Collectors.joining(" "));
        CvDocument list = list(letters);
        try (PDDocument pdf = Loader.loadPDF(PdfDocument.of(list).pdfBytes())) {
            assertEquals(bare(CvText.of(list)), bare(read(pdf)));
        }
    }

    @Test
    void theDocumentIsTaggedAndSaysItsLanguageAndTitle() throws IOException {
        try (PDDocument pdf = Loader.loadPDF(PdfDocument.of(list("x")).pdfBytes())) {
            assertTrue(pdf.getDocumentCatalog().getMarkInfo().isMarked());
            assertEquals("fr", pdf.getDocumentCatalog().getLanguage());
            assertEquals("Publications – Luo Mai", pdf.getDocumentInformation().getTitle());
            assertEquals("Luo Mai", pdf.getDocumentInformation().getAuthor());
        }
    }

    @Test
    void theSameListMakesTheSameBytes() {
        assertArrayEquals(
                PdfDocument.of(list("x")).pdfBytes(), PdfDocument.of(list("x")).pdfBytes());
    }

    @Test
    void aLetterThatNoFontHasIsWrittenAsItsNumberAndReported() throws IOException {
        PdfDocument written = PdfDocument.of(list("a\u0378b"));
        assertEquals(1, written.losses().size());
        assertTrue(written.losses().getFirst().contains("[U+0378]"), written.losses()::toString);
        try (PDDocument pdf = Loader.loadPDF(written.pdfBytes())) {
            assertTrue(read(pdf).contains("a[U+0378]b"));
        }
        assertEquals(List.of(), PdfDocument.of(list("ab")).losses());
    }

    @Test
    void textFromRightToLeftIsReadAsItIsWritten() throws IOException {
        CvDocument list = list("ab \u05d0\u05d1\u05d2 cd");
        try (PDDocument pdf = Loader.loadPDF(PdfDocument.of(list).pdfBytes())) {
            assertTrue(read(pdf).contains("ab \u05d0\u05d1\u05d2 cd"), read(pdf));
        }
    }

    @Test
    void joinedLettersAreCopiedAsTheLettersThemselves() throws IOException {
        String title = "\u0633\u0644\u0627\u0645 \u0645\u062D\u0645\u062F";
        PdfDocument written = PdfDocument.of(list(title));
        try (PDDocument pdf = Loader.loadPDF(written.pdfBytes())) {
            boolean hasFont = written.losses().isEmpty();
            assertTrue(read(pdf).contains(hasFont ? title : "[U+0633]"), read(pdf));
        }
    }

    @Test
    void lettersAreNotJoinedToLigatures() throws IOException {
        CvDocument list = list("Efficient offline fluff");
        try (PDDocument pdf = Loader.loadPDF(PdfDocument.of(list).pdfBytes())) {
            assertTrue(read(pdf).contains("Efficient offline fluff"));
        }
    }

    /// Entries of several lines, each under a heading of its year.
    private static CvDocument years(int count) {
        StringBuilder bib = new StringBuilder();
        for (int i = 0; i < count; i++) {
            bib.append("@book{k")
                    .append(i)
                    .append(", author = {Mai, Luo}, publisher = {P}, title = {");
            bib.append("word ".repeat(20 + i % 40))
                    .append("}, year = ")
                    .append(1900 + i)
                    .append("}\n");
        }
        return Listed.of(
                bib.toString(),
                """
                {"self": {"names": "Mai, Luo"}, "entry": {"template": "homepage"},
                 "sections": [{"heading": "Books", "group": "year"}]}
                """);
    }

    @Test
    void neitherAHeadingNorALineOfAnEntryStandsAloneOnAPage() throws IOException {
        CvDocument list = years(90);
        try (PDDocument pdf = Loader.loadPDF(PdfDocument.of(list).pdfBytes())) {
            assertEquals(bare(CvText.of(list)), bare(read(pdf)));
            assertTrue(pdf.getNumberOfPages() > 5);
            for (int i = 1; i < pdf.getNumberOfPages(); i++) {
                List<String> last = lines(pdf, i).reversed().subList(0, 2);
                assertTrue(last.stream().noneMatch(line -> line.matches("\\d{4}")), last::toString);
                String first = lines(pdf, i + 1).getFirst();
                assertFalse(first.startsWith("P, "), first);
            }
        }
    }

    private static List<String> lines(PDDocument pdf, int page) throws IOException {
        PDFTextStripper reader = new PDFTextStripper();
        reader.setSortByPosition(true);
        reader.setStartPage(page);
        reader.setEndPage(page);
        return reader.getText(pdf).strip().lines().toList();
    }

    @Test
    void aLinkIsAnAnnotationOverItsTextAlone() throws IOException {
        CvDocument list =
                Listed.of(
                        "@book{a, title = {T}, author = {Mai, Luo}, year = 2020, doi ="
                                + " {10.1000/(x)}}",
                        """
                        {"entry": {"template": "homepage"}, "sections": [{"heading": "A"}]}
                        """);
        try (PDDocument pdf = Loader.loadPDF(PdfDocument.of(list).pdfBytes())) {
            List<PDAnnotation> links = pdf.getPage(0).getAnnotations();
            assertEquals(1, links.size());
            PDAnnotationLink link = (PDAnnotationLink) links.getFirst();
            assertEquals("https://doi.org/10.1000/(x)", ((PDActionURI) link.getAction()).getURI());
            assertEquals(6.4, link.getRectangle().getWidth(), 0.1); // "T" in bold
            assertTrue(link.getStructParent() > 0);
        }
    }

    @Test
    void wordsWiderThanThePageAreBroken() throws IOException {
        CvDocument list = list("x".repeat(500));
        try (PDDocument pdf = Loader.loadPDF(PdfDocument.of(list).pdfBytes())) {
            assertEquals(bare(CvText.of(list)), bare(read(pdf)));
            assertTrue(lines(pdf, 1).size() > 6);
        }
    }

    @Test
    void listsWrittenAtTheSameTimeAreWhatTheyAreAlone() {
        CvDocument list = list("\\emph{Many} \\textbf{letters} of \\textsc{Fonts}");
        byte[] alone = PdfDocument.of(list).pdfBytes();
        IntStream.range(0, 200)
                .parallel()
                .forEach(_ -> assertArrayEquals(alone, PdfDocument.of(list).pdfBytes()));
    }
}
