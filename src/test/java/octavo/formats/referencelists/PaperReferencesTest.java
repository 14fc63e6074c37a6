package octavo.formats.referencelists;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.fields.FieldName;
import octavo.files.pdf.DrawnPaper;
import octavo.files.pdf.PageLine;
import octavo.files.pdf.PageText;
import octavo.files.pdf.PdfContent;
import octavo.formats.referencetext.ReferenceSplitter.ReferenceBlock;
import octavo.formats.workdrafts.PrintedSource;
import octavo.text.LocalizedSentence;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;

class PaperReferencesTest {
    private static final String DEAN =
            "Dean, J. and Ghemawat, S. Mapreduce: simplified data processing on large clusters."
                    + " Communications of the ACM, 51(1):107–113, 2008.";
    private static final String KNUTH =
            "Knuth, D. E. Literate programming. The Computer Journal, 27(2):97–111, 1984.";
    private static final String LAMPORT =
            "Lamport, L. Time, clocks, and the ordering of events in a distributed system."
                    + " Communications of the ACM, 21(7):558–565, 1978.";

    private final List<PageText> pages = new ArrayList<>();
    private final List<PageLine> lines = new ArrayList<>();

    @Test
    void numberedReferencesAreReadAcrossColumnsAndPages() {
        line(50, 30, "Anna Mai");
        line(50, 60, "7. References", 12, true);
        line(55, 80, "[9] Dean, J. and Ghemawat, S. Mapreduce: simplified data pro-");
        line(70, 92, "cessing on large clusters. Communications of the ACM,");
        line(310, 60, "51(1):107–113, 2008.");
        line(290, 74, "[10] Knuth, D. E. Literate programming. The Computer");
        line(290, 760, "12");
        page();
        line(50, 30, "Layers and Memory");
        line(70, 60, "Journal, 27(2):97–111, 1984.");
        line(50, 74, "[11] Lamport, L. Time, clocks, and the ordering of events in a");
        line(70, 86, "distributed system. Communications of the ACM,");
        line(70, 98, "21(7):558–565, 1978.");
        line(50, 140, "A. Proofs", 12, true);
        line(50, 160, "[12] is proved in 1999 by whoever reads this.");
        line(290, 760, "13");
        page();
        assertEquals(List.of(DEAN, KNUTH, LAMPORT), references());
    }

    @Test
    void hangingLinesBelongToTheReferenceAbove() {
        line(50, 60, "R EFERENCES");
        line(50, 80, "Dean, J. and Ghemawat, S. Mapreduce: simplified data processing on");
        line(60, 92, "large clusters. Communications of the ACM, 51(1):107–113, 2008.");
        line(50, 104, "Knuth, D. E. Literate programming. The Computer");
        page();
        line(60, 60, "Journal, 27(2):97–111, 1984.");
        page();
        line(50, 60, "Lamport, L. Time, clocks, and the ordering of events in a distributed");
        line(60, 72, "system. Communications of the ACM, 21(7):558–565, 1978.");
        page();
        assertEquals(List.of(DEAN, KNUTH, LAMPORT), references());
    }

    @Test
    void firstLinesMayBeIndentedInstead() {
        line(50, 60, "Bibliography", 14, true);
        line(62, 80, "Dean, J. and Ghemawat, S. Mapreduce: simplified data processing on");
        line(50, 92, "large clusters. Communications of the ACM, 51(1):107–113, 2008.");
        line(62, 104, "Knuth, D. E. Literate programming. The Computer");
        line(50, 116, "Journal, 27(2):97–111, 1984.");
        page();
        assertEquals(List.of(DEAN, KNUTH), references());
    }

    @Test
    void spaceSeparatesReferencesThatBeginAtOneEdge() {
        line(50, 60, "Literaturverzeichnis", 14, true);
        line(50, 80, "Dean, J. and Ghemawat, S. Mapreduce: simplified data processing on");
        line(50, 92, "large clusters. Communications of the ACM, 51(1):107–113, 2008.");
        line(50, 112, "Knuth, D. E. Literate programming. The Computer");
        line(50, 124, "Journal, 27(2):97–111, 1984.");
        page();
        assertEquals(List.of(DEAN, KNUTH), references());
    }

    @Test
    void aNumberedListAtTheEndNeedsNoHeading() {
        line(50, 60, "The measured values agree, see [1].", 10, false);
        line(50, 80, "[1] " + DEAN);
        line(50, 92, "[2] " + KNUTH);
        line(50, 104, "[3] " + LAMPORT);
        page();
        assertEquals(List.of(DEAN, KNUTH, LAMPORT), references());
    }

    @Test
    void theHeadingThatEachPageRepeatsIsNoPartOfTheList() {
        for (String reference : List.of(DEAN, KNUTH, LAMPORT)) {
            line(50, 30, pages.isEmpty() ? "Layers" : "BIBLIOGRAPHY", 8, false);
            if (pages.isEmpty()) {
                line(50, 60, "Bibliography", 14, true);
            }
            line(50, 84, reference.substring(0, 50));
            line(65, 96, reference.substring(50).strip());
            page();
        }
        List<String> found = references();
        assertEquals(3, found.size(), found.toString());
        assertTrue(found.getFirst().startsWith("Dean"), found.toString());
    }

    @Test
    void theListOfTheLastChapterIsTaken() {
        line(50, 60, "References", 14, true);
        line(50, 80, "[1] " + DEAN);
        line(50, 92, "[2] " + KNUTH);
        line(50, 120, "Second Chapter", 14, true);
        line(50, 140, "Nothing is cited in this chapter before its end.");
        line(50, 160, "References", 14, true);
        line(50, 180, "[1] " + LAMPORT);
        line(50, 192, "[2] " + KNUTH);
        page();
        assertEquals(List.of(LAMPORT, KNUTH), references());
    }

    @Test
    void aPdfIsReadIntoWorksWithTheirSources() {
        byte[] pdf =
                new DrawnPaper()
                        .centred(80, 18, "A Paper on Layers")
                        .columns(120)
                        .page()
                        .bold(50, 60, 12, "References")
                        .line(50, 80, 9, "[1] Knuth, D. E. Literate program-")
                        .line(65, 92, 9, "ming. The Computer Journal, 27(2):97-111, 1984.")
                        .line(
                                50,
                                104,
                                9,
                                "[2] Lamport, L. Time, clocks, and the ordering of events")
                        .line(65, 116, 9, "in a distributed system. Communications of the ACM,")
                        .line(65, 128, 9, "21(7):558-565, 1978.")
                        .bytes();
        PaperReferences references = PaperReferences.of(pdf);
        assertEquals(Optional.empty(), references.problemSentence());
        assertEquals(
                List.of("Literate programming", "1984"),
                List.of(
                        references.importedWorks().works().getFirst().plainText(FieldName.TITLE),
                        references.importedWorks().works().getFirst().plainText(FieldName.DATE)));
        assertEquals(
                "Lamport, L. Time, clocks, and the ordering of events in a distributed system."
                        + " Communications of the ACM, 21(7):558-565, 1978.",
                references
                        .importedWorks()
                        .works()
                        .get(1)
                        .printedSource()
                        .map(PrintedSource::sourceText)
                        .orElse(""));
    }

    @Test
    void whatHasNoListSaysSo() {
        assertEquals(
                "In this PDF, no list of references was found.",
                problem(new DrawnPaper().columns(120).bytes()));
        assertEquals("This PDF has no text, only pictures.", problem(new DrawnPaper().bytes()));
        assertEquals(
                "This PDF is damaged. Download it again.",
                problem("%PDF-1.7 nothing".getBytes(StandardCharsets.US_ASCII)));
    }

    /// Whatever a page has, reading it ends.
    @Test
    @Timeout(120)
    void hostilePagesEnd() {
        for (String text :
                List.of("References", "[1] x 2001", "x".repeat(400), "1. 10.1000/", "—.")) {
            for (int i = 0; i < 8_000; i++) {
                line(i * 7 % 14_000, i * 13 % 14_000, text);
            }
            page();
            references();
            pages.clear();
        }
    }

    private static String problem(byte[] pdf) {
        PaperReferences references = PaperReferences.of(pdf);
        assertEquals(List.of(), references.importedWorks().works());
        return references.problemSentence().map(LocalizedSentence::toString).orElse("");
    }

    private void line(double x, double y, String text) {
        line(x, y, text, 9, false);
    }

    private void line(double x, double y, String text, double size, boolean isBold) {
        lines.add(new PageLine(text, size, isBold, x, y, text.length() * size / 2));
    }

    private void page() {
        pages.add(new PageText(pages.size() + 1, 595, 842, List.copyOf(lines), ""));
        lines.clear();
    }

    private List<String> references() {
        return PaperReferences.blocksIn(
                        new PdfContent(
                                Map.of(), "", Collections.emptyList(), pages, Optional.empty()))
                .stream()
                .map(ReferenceBlock::text)
                .toList();
    }
}
