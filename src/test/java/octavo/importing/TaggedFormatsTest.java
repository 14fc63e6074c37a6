package octavo.importing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.fields.FieldName;
import octavo.formats.SourceFormats;
import octavo.formats.workdrafts.ImportedValue;
import octavo.formats.workdrafts.ImportedWork;
import octavo.formats.workdrafts.SourceContent;
import octavo.formats.workdrafts.SourceReading;
import octavo.names.PersonName;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;

/// Each tagged format, told by the registry and read by the rules of its own.
class TaggedFormatsTest {
    private static final String NBIB =
            """
            PMID- 123
            OWN - NLM
            IS  - 1234-5679 (Print)
            DP  - 2011 Nov-Dec
            TI  - A title that goes on
                  in a second line.
            PG  - 475-82
            LID - 10.1000/182 [doi]
            LID - S0033 [pii]
            FAU - van Roe, Al B
            AU  - van Roe AB
            AU  - Doe JM
            CN  - The Group
            PT  - Journal Article
            PT  - Review
            TA  - J Things
            JT  - Journal of things
            MH  - Sleep/*methods

            PMID- 124
            TI  - Another.
            BTI - The Book
            """;
    private static final String WOS =
            """
            FN Clarivate Analytics Web of Science
            VR 1.0
            PT J
            AU Doe, JM
               Roe, A
            AF Doe, Jane M.
               Roe,
               Al
            TI A title that goes on
               in a second line
            SO JOURNAL OF THINGS
            JI J. Things
            DE one; two
               words
            PD MAR
            PY 2011
            BP 5
            EP 9
            DI 10.1000/182
            ER

            EF
            """;
    private static final String REFWORKS =
            """
            RT Book, Section
            A1 Doe,Jane
            T1 A chapter
            YR 2002
            SP 101
            OP 123
            A2 Roe, Al
            T2 The Book
            PP Oslo

            RT Dissertation/Thesis
            A1 Doe,Jane
            T1 A thesis
            PB The University
            SP 141
            """;
    private static final String ENW =
            """
            %0 Journal Article
            %A Doe, Jane
            %A The Group
            %T A title
            %J Journal of Things
            %D 2009
            %8 March 5
            %P 94-98
            %R 10.1000/182

            %0 Thesis
            %A Doe, Jane
            %T A thesis
            %9 Ph.D.
            %I The University
            """;
    private static final String REFER =
            """
            %A Jane M. Doe
            %A Al Roe
            %T A title
            %J Journal of Things
            %D March 2009

            %A Jane Doe
            %T A book
            %I The House
            """;
    private static final String OVID =
            """
            <1. >
            VN  - Ovid Technologies
            AU  - Doe, Jane M. MD, PhD 1,2
            AU  - ROE, Al [Reprint Author]
            TI  - A title.  [Article]
            SO  - Journal of Things June 2015;58(6):688-696
            LG  - English.
            DI  - 10.1000/182

            <2. >
            AU  - Doe, J
            TI  - Another.
            SO  - Journal of Things. 201(2-3):327-334, November 15, 2004.
            """;

    private static List<ImportedWork> read(String format, String text) {
        var works =
                assertInstanceOf(
                        SourceReading.ForeignWorks.class,
                        SourceFormats.readSource(SourceContent.of(text)));
        assertEquals(format, works.format().name());
        assertEquals(List.of(), works.works().damagedRecords());
        return works.works().works();
    }

    private static String names(ImportedWork work, String field) {
        return work.namesOf(field).stream()
                .map(PersonName::displayName)
                .collect(Collectors.joining("; "));
    }

    @Test
    void medlineTakesNamesInFullAndShortOnesThatStandAlone() {
        var works = read("MEDLINE", NBIB);
        assertEquals("Al B. van Roe; J. M. Doe; The Group", names(works.getFirst(), "author"));
        assertEquals("A title that goes on in a second line", works.getFirst().plainText("title"));
        assertEquals("2011-11/2011-12", works.getFirst().plainText(FieldName.DATE));
        assertEquals("475–482", works.getFirst().plainText(FieldName.PAGES));
        assertEquals("10.1000/182", works.getFirst().plainText(FieldName.DOI));
        assertEquals("Sleep/methods", works.getFirst().plainText(FieldName.KEYWORDS));
        assertEquals("article", works.getFirst().type());
        assertEquals("incollection", works.get(1).type());
    }

    @Test
    void aNameOfTheWebOfScienceMayGoOnInTheNextLine() {
        var work = read("Web of Science", WOS).getFirst();
        assertEquals("Jane M. Doe; Al Roe", names(work, "author"));
        assertEquals("one; two words", work.plainText(FieldName.KEYWORDS));
        assertEquals("2011-03", work.plainText(FieldName.DATE));
        assertEquals("J. Things", work.plainText(FieldName.SHORTJOURNAL));
    }

    @Test
    void refworksTellsTheBookFromTheSeries() {
        var works = read("RefWorks", REFWORKS);
        assertEquals("The Book", works.getFirst().plainText(FieldName.BOOKTITLE));
        assertEquals("Al Roe", names(works.getFirst(), "editor"));
        assertEquals("101–123", works.getFirst().plainText(FieldName.PAGES));
        assertEquals("The University", works.get(1).plainText(FieldName.INSTITUTION));
        assertEquals("141", works.get(1).plainText(FieldName.PAGETOTAL));
    }

    @Test
    void endnoteHasTypesAndReferIsToldByItsFields() {
        var endnote = read("refer/EndNote", ENW);
        assertEquals("Jane Doe; The Group", names(endnote.getFirst(), "author"));
        assertEquals("phdthesis", endnote.get(1).plainText(FieldName.TYPE));
        var refer = read("refer/EndNote", REFER);
        assertEquals(List.of("article", "book"), refer.stream().map(ImportedWork::type).toList());
        assertEquals("Jane M. Doe; Al Roe", names(refer.getFirst(), "author"));
        assertEquals("2009-03", refer.getFirst().plainText(FieldName.DATE));
    }

    @Test
    void ovidSaysWhereAWorkAppearedInOneLine() {
        var works = read("Ovid", OVID);
        assertEquals("Jane M. Doe; Al Roe", names(works.getFirst(), "author"));
        assertEquals("A title", works.getFirst().plainText(FieldName.TITLE));
        assertEquals("Journal of Things", works.getFirst().plainText(FieldName.JOURNALTITLE));
        assertEquals("2015-06", works.getFirst().plainText(FieldName.DATE));
        assertEquals("2-3", works.get(1).plainText(FieldName.NUMBER));
        assertEquals("2004-11-15", works.get(1).plainText(FieldName.DATE));
    }

    @ParameterizedTest
    @CsvSource({"UTF-8", "UTF-16LE", "UTF-16BE", "ISO-8859-1"})
    void readsAnyEncoding(String charset) {
        String text = "TY  - JOUR\r\nAU  - Müller, Zoë\r\nER  - \r\n";
        String mark = charset.startsWith("UTF-16") ? "\uFEFF" : "";
        byte[] bytes = (mark + text).getBytes(Charset.forName(charset));
        var works =
                assertInstanceOf(
                        SourceReading.ForeignWorks.class,
                        SourceFormats.readSource(SourceContent.of(bytes)));
        assertEquals("Zoë Müller", names(works.works().works().getFirst(), "author"));
    }

    @Test
    void bibtexStaysWhatItIs() {
        String bib = "% a remark\n@misc{a, note = {\nTY  - JOUR\n}}\n";
        assertInstanceOf(
                SourceReading.BibEntries.class,
                SourceFormats.readSource(SourceContent.of(bib.getBytes(StandardCharsets.UTF_8))));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    10.1000/182             | is an identifier
                    arXiv:2101.00001        | is an identifier
                    978-3-16-148410-0       | is an identifier
                    https://example.org/a   | is an address
                    <!DOCTYPE html><p>Hi    | web page
                    %PDF-1.7                | PDF
                    some words              | No references
                    '  '                    | is empty
                    """)
    void whatCannotBeReadSaysWhatItLooksLike(String text, String said) {
        var reading =
                assertInstanceOf(
                        SourceReading.UnreadableSource.class,
                        SourceFormats.readSource(SourceContent.of(text)));
        assertTrue(reading.message().toString().contains(said), reading::toString);
    }

    @Test
    void othersAreOnlyThereIfTheSourceSaysSo() {
        var some = read("RIS", "TY  - JOUR\nAU  - Doe, J\nAU  - et al.\nER  -").getFirst();
        assertEquals(
                new ImportedValue.PeopleValue(some.namesOf("author"), true),
                some.findValue("author").orElseThrow());
        var many = new StringBuilder("TY  - JOUR\n");
        for (int i = 0; i < 3000; i++) {
            many.append("AU  - Doe").append(i).append(", J\n");
        }
        var all = read("RIS", many + "ER  -").getFirst();
        assertEquals(3000, all.namesOf("author").size());
        assertEquals(
                new ImportedValue.PeopleValue(all.namesOf("author"), false),
                all.findValue("author").orElseThrow());
    }
}
