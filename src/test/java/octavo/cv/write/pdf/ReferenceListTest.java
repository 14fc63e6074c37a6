package octavo.cv.write.pdf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibParser;
import octavo.csl.Bibliography;
import octavo.cslreferences.StyledReferences;
import octavo.library.Library;
import octavo.library.Work;

import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.List;
import java.util.stream.IntStream;

class ReferenceListTest {
    private static Bibliography references(String style, String source) {
        Library library = Library.of(BibParser.parse(source));
        List<Work> works =
                IntStream.range(0, library.slots().size())
                        .mapToObj(library::workAt)
                        .flatMap(work -> work.stream())
                        .toList();
        return new StyledReferences().bibliographyOf(works, style).orElseThrow();
    }

    private static Bibliography references(String style) {
        return references(
                style,
                """
                @book{b, author = {Zhao, Bo}, title = {A & B < C}, publisher = {P}, year = 2020}
                @book{a, author = {Mai, Luo}, title = {Second}, publisher = {P}, year = 2021}
                """);
    }

    private static String read(ReferenceList list) throws IOException {
        try (PDDocument pdf = Loader.loadPDF(PdfDocument.of(list).pdfBytes())) {
            PDFTextStripper reader = new PDFTextStripper();
            reader.setSortByPosition(true);
            return reader.getText(pdf).replaceAll("\\s+", " ");
        }
    }

    @Test
    void referencesStandUnderTheirHeadingInTheOrderOfTheStyle() throws IOException {
        String text = read(new ReferenceList("My <Papers>", "en", references("apa"), PaperSize.A4));
        assertTrue(
                text.startsWith(
                        "My <Papers> Mai, L. (2021). Second. P. Zhao, B. (2020). A & B < C. P."),
                text);
        assertTrue(text.contains("1 / 1"), text);
    }

    @Test
    void numbersStandBeforeTheirReferences() throws IOException {
        String text = read(new ReferenceList("", "en", references("ieee"), PaperSize.A4));
        assertTrue(text.startsWith("[1] B. Zhao"), text);
        assertTrue(text.contains("[2] L. Mai"), text);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void thePageHasTheSizeOfThePaper(boolean turned) throws IOException {
        PaperSize paper = turned ? PaperSize.LETTER.toLandscape() : PaperSize.LETTER;
        PdfDocument pdf = PdfDocument.of(new ReferenceList("", "en", references("apa"), paper));
        BufferedImage page = PdfPages.of(pdf.pdfBytes()).renderPage(0, 72);
        assertEquals(turned ? 792 : 612, page.getWidth());
        assertEquals(turned ? 612 : 792, page.getHeight());
    }

    @Test
    void aLongListTakesSeveralPages() throws IOException {
        StringBuilder source = new StringBuilder();
        IntStream.range(0, 90)
                .forEach(i ->
                        source.append(
                                "@book{k%d, author = {A, B}, title = {Title %d}, publisher = {P}, year = 2020}\n"
                                        .formatted(i, i)));
        PdfDocument pdf =
                PdfDocument.of(
                        new ReferenceList(
                                "All", "en", references("apa", source.toString()), PaperSize.A4));
        PdfPages pages = PdfPages.of(pdf.pdfBytes());
        assertTrue(pages.pageCount() > 1);
        assertTrue(isPrintedOn(pages.renderPage(pages.pageCount() - 1, 72)));
    }

    private static boolean isPrintedOn(BufferedImage page) {
        return IntStream.range(0, page.getWidth() * page.getHeight())
                .anyMatch(
                        i -> (page.getRGB(i % page.getWidth(), i / page.getWidth()) & 0xff) < 100);
    }
}
