package octavo.formats.paper;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibEntry;
import octavo.bib.BibFile;
import octavo.bib.BibParser;
import octavo.duplicates.DistinctPairs;
import octavo.editing.keys.KeyFormula;
import octavo.fields.FieldName;
import octavo.files.pdf.DrawnPaper;
import octavo.formats.SourceFormats;
import octavo.formats.workdrafts.ImportedWork;
import octavo.formats.workdrafts.SourceContent;
import octavo.formats.workdrafts.SourceReading;
import octavo.importing.NamedSource;
import octavo.importing.SourcePlan;
import octavo.library.Library;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What is told of papers that the test draws.
class PdfPaperTest {
    private static final String TITLE = "Finding Packages by Their Needs";

    /// A paper of two columns, with its title, two authors and a text.
    private static DrawnPaper paper() {
        return new DrawnPaper()
                .centred(90, 18, TITLE)
                .centred(120, 11, "Ada Miller and John von Berg")
                .centred(135, 9, "University of Examples, Germany")
                .bold(50, 170, 11, "Abstract")
                .columns(190);
    }

    private static ImportedWork work(DrawnPaper paper) {
        var works = assertInstanceOf(SourceReading.ForeignWorks.class, reading(paper.bytes()));
        assertEquals(1, works.works().works().size());
        return works.works().works().getFirst();
    }

    private static SourceReading reading(byte[] pdf) {
        return SourceFormats.readSource(SourceContent.of(pdf));
    }

    @Test
    void titleAndAuthorsAreThoseThatThePageShows() {
        ImportedWork work = work(paper());
        assertEquals(TITLE, work.plainText(FieldName.TITLE));
        assertEquals("Ada Miller; John von Berg", work.plainText(FieldName.AUTHOR));
        assertEquals(Optional.empty(), work.identifier());
    }

    @ParameterizedTest
    @ValueSource(strings = {"REFERENCES", "References", "Bibliography"})
    void aPageOfReferencesIsNoPaper(String heading) {
        DrawnPaper page =
                new DrawnPaper()
                        .line(50, 40, 8, "12th Int. Particle Acc. Conf. ISBN 978-3-95450-214-1")
                        .bold(50, 80, 12, heading)
                        .line(50, 100, 9, "MOPTS, JACoW-IPAC")
                        .line(50, 115, 9, "[1] A. Miller, “Needs of Packages”, J. Pack. 3, 2001.")
                        .line(50, 130, 9, "[2] J. von Berg, “More Needs”, J. Pack. 4, 2002.");
        assertInstanceOf(SourceReading.UnreadableSource.class, reading(page.bytes()));
    }

    @Test
    void theYearIsThatOfDublinCoreWhereBibtexHasOnlyTheMonth() throws IOException {
        SourceReading found =
                reading(
                        paper().xmp(
                                        """
                                        <rdf:Description xmlns:dc='http://purl.org/dc/elements/1.1/'>
                                          <dc:title><rdf:Alt><rdf:li>T</rdf:li></rdf:Alt></dc:title>
                                          <dc:date><rdf:Seq><rdf:li>2005-04</rdf:li></rdf:Seq></dc:date>
                                          <dc:relation><rdf:Bag>
                                            <rdf:li>bibtex/month/#mar#</rdf:li>
                                            <rdf:li>bibtex/pages/1--2</rdf:li>
                                          </rdf:Bag></dc:relation>
                                        </rdf:Description>
                                        """)
                                .bytes());
        var entries = assertInstanceOf(SourceReading.BibEntries.class, found);
        BibEntry entry = (BibEntry) entries.file().items().getFirst();
        assertEquals(Optional.of("{2005}"), entry.valueSource("year"));
        assertEquals(Optional.of("mar"), entry.valueSource("month"));
    }

    @Test
    void aTitleOverThreeLinesIsOne() {
        ImportedWork work =
                work(
                        new DrawnPaper()
                                .centred(80, 16, "Finding Packages of Distri-")
                                .centred(99, 16, "buted Programs by Their")
                                .centred(118, 16, "Needs: a User-")
                                .centred(137, 16, "Centred Study*")
                                .centred(170, 11, "Ada Miller")
                                .columns(220));
        assertEquals(
                "Finding Packages of Distributed Programs by Their Needs: a User-Centred Study",
                work.plainText(FieldName.TITLE));
    }

    @Test
    void aTitleNoLargerThanTheTextStandsOutByItsWeight() {
        DrawnPaper paper = new DrawnPaper().bold(60, 80, 9, "On Needs and on Packages");
        assertEquals(
                "On Needs and on Packages", work(paper.columns(120)).plainText(FieldName.TITLE));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Journal of Package Studies",
                "Proceedings of the 12th Symposium on Packages",
                "RESEARCH ARTICLE",
                "https://www.example.org/journal",
                "Lecture Notes in Package Science",
                "Downloaded from example.org on 3 May 2020",
                "Vol. 12, No. 3, pp. 1–20"
            })
    void whatStandsAboveATitleIsNone(String head) {
        assertEquals(TITLE, work(paper().line(50, 50, 22, head)).plainText(FieldName.TITLE));
    }

    @Test
    void theTitleBehindACoverIsThatOfThePaper() {
        DrawnPaper paper =
                new DrawnPaper()
                        .line(50, 80, 20, "Repository of the University of Examples")
                        .line(50, 120, 10, "This document was downloaded from the repository.")
                        .page()
                        .centred(90, 18, TITLE)
                        .columns(190);
        assertEquals(TITLE, work(paper).plainText(FieldName.TITLE));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "fit_hyp_M_3.00.eps",
                "Microsoft Word - packages_final2.doc",
                "untitled",
                "S0167-739X(19)30123-4",
                "doi:10.1000/182",
                "main.dvi"
            })
    void theNameOfAFileIsNoTitle(String title) {
        ImportedWork work = work(paper().information(Map.of("Title", title, "Author", "am123")));
        assertEquals(TITLE, work.plainText(FieldName.TITLE));
        assertEquals("Ada Miller; John von Berg", work.plainText(FieldName.AUTHOR));
    }

    @Test
    void theTitleInTheDocumentInformationCountsWhereThePagePrintsItJustSo() {
        DrawnPaper paper =
                new DrawnPaper()
                        .line(50, 50, 30, "Packaged Minds")
                        .line(50, 90, 14, "Finding packages by")
                        .line(50, 107, 14, "their needs")
                        .columns(190)
                        .information(Map.of("Title", "Finding Packages by Their Needs"));
        assertEquals(TITLE, work(paper).plainText(FieldName.TITLE));
    }

    @Test
    void theStampOfArxivNamesThePaper() {
        ImportedWork work = work(paper().aside("arXiv:2101.00012v3  [cs.SE]  7 Feb 2022"));
        assertEquals(Optional.of("arxiv:2101.00012"), work.identifier());
        assertEquals("cs.SE", work.plainText(FieldName.EPRINTCLASS));
        assertEquals("2021-01", work.plainText(FieldName.DATE));
    }

    @Test
    void aPaperOfArxivThatIsCitedIsAnother() {
        DrawnPaper paper = paper().line(50, 720, 8, "[3] A. Other. arXiv:1901.00012v1 [cs.SE]");
        assertEquals(Optional.empty(), work(paper).identifier());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    https://doi.org/10.1000/packages.12             | 10.1000/packages.12
                    DOI: 10.1000/PACKAGES(2020)12.                  | 10.1000/PACKAGES(2020)12
                    978-1-4503-0000-1/20/05 ... doi 10.1000/1234.56 | 10.1000/1234.56
                    Digital Object Identifier 10.1109/TP.2020.12345 | 10.1109/TP.2020.12345
                    """)
    void aDoiAtTheFootIsThatOfThePaper(String foot, String doi) {
        assertEquals(Optional.of("doi:" + doi), work(paper().line(50, 800, 8, foot)).identifier());
    }

    @Test
    void aDoiThatALineCutsIsWhole() {
        DrawnPaper paper =
                paper().line(50, 780, 8, "The final version is at https://doi.org/10.1000/")
                        .line(50, 790, 8, "packages.2020.12 of the publisher");
        assertEquals(Optional.of("doi:10.1000/packages.2020.12"), work(paper).identifier());
    }

    @Test
    void aDoiBesideTheTitleIsThatOfThePaperAmongOthers() {
        DrawnPaper paper =
                paper().line(50, 715, 8, "Data are at https://doi.org/10.5281/zenodo.1234")
                        .line(50, 760, 8, "Please cite as: A. Miller and J. von Berg, 2020.")
                        .line(50, 770, 8, TITLE + ". Package Letters.")
                        .line(50, 780, 8, "https://doi.org/10.1000/own.1");
        assertEquals(Optional.of("doi:10.1000/own.1"), work(paper).identifier());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[1] B. Other, Other needs (2019), pp. 1-9. doi:10.1000/other.1",
                "The data and code are at https://doi.org/10.5281/zenodo.1234",
                "Correction to: https://doi.org/10.1000/other.1",
                "as B. Other shows (2019), see 10.1000/other.1 and more of him"
            })
    void aDoiOfSomethingElseIsLeft(String text) {
        assertEquals(Optional.empty(), work(paper().line(50, 650, 9, text)).identifier());
    }

    @Test
    void aDoiAmongTheReferencesIsLeft() {
        DrawnPaper paper =
                paper().bold(50, 715, 11, "References")
                        .line(50, 730, 8, "1 Other, B. Other needs.")
                        .line(50, 740, 8, "https://doi.org/10.1000/other.1");
        assertEquals(Optional.empty(), work(paper).identifier());
    }

    @Test
    void theLibraryInsideIsThePaper() throws IOException {
        byte[] pdf =
                paper().line(50, 800, 8, "https://doi.org/10.1000/own.1")
                        .attachment("paper.bib", "@inproceedings{miller, title = {Needs}}")
                        .bytes();
        assertEquals(
                "@inproceedings{miller, title = {Needs}, doi = {10.1000/own.1}}",
                entries(pdf).getFirst().text());
    }

    @Test
    void aLibraryInsideOfWhatThePaperCitesIsLeft() throws IOException {
        DrawnPaper paper =
                paper().attachment("refs.bib", "@book{a, title = {A}} @book{b, title = {B}}");
        assertEquals(TITLE, work(paper).plainText(FieldName.TITLE));
    }

    @Test
    void bibtexInXmpIsTakenFieldByField() throws IOException {
        byte[] pdf =
                new DrawnPaper()
                        .xmp(
                                """
                                <rdf:Description xmlns:bibtex='http://jabref.sourceforge.net/bibteXMP/'
                                  bibtex:bibtexkey='one' bibtex:entrytype='Article' bibtex:year='2003'>
                                 <bibtex:author><rdf:Seq><rdf:li>Kelly Clarkson</rdf:li>
                                  <rdf:li>Ozzy Osbourne</rdf:li></rdf:Seq></bibtex:author>
                                 <bibtex:title>Hypersonic</bibtex:title><bibtex:month>#jul#</bibtex:month>
                                </rdf:Description>
                                <rdf:Description xmlns:bibtex='http://jabref.sourceforge.net/bibteXMP/'
                                  bibtex:bibtexkey='two' bibtex:entrytype='Misc' bibtex:title='Second'/>
                                """)
                        .bytes();
        List<BibEntry> entries = entries(pdf);
        assertEquals(List.of("one", "two"), entries.stream().map(BibEntry::key).toList());
        BibEntry first = entries.getFirst();
        assertEquals(
                Optional.of("{Kelly Clarkson and Ozzy Osbourne}"),
                first.valueSource(FieldName.AUTHOR));
        assertEquals(Optional.of("jul"), first.valueSource(FieldName.MONTH));
    }

    @Test
    void dublinCoreAndPrismSayWhereAPaperAppeared() throws IOException {
        DrawnPaper paper =
                paper().xmp(
                                """
                                <rdf:Description xmlns:dc='http://purl.org/dc/elements/1.1/'
                                  xmlns:prism='http://prismstandard.org/namespaces/basic/2.0/'>
                                 <dc:title><rdf:Alt><rdf:li>Finding Packages by Their Needs</rdf:li></rdf:Alt></dc:title>
                                 <dc:creator><rdf:Seq><rdf:li>Ada Miller</rdf:li></rdf:Seq></dc:creator>
                                 <dc:date><rdf:Seq><rdf:li>2020-03</rdf:li></rdf:Seq></dc:date>
                                 <prism:publicationName>Package Letters</prism:publicationName>
                                 <prism:volume>12</prism:volume><prism:startingPage>3</prism:startingPage>
                                 <prism:endingPage>9</prism:endingPage><prism:doi>10.1000/own.1</prism:doi>
                                </rdf:Description>
                                """);
        ImportedWork work = work(paper);
        assertEquals("article", work.type());
        assertEquals("2020-03", work.plainText(FieldName.DATE));
        assertEquals("Package Letters", work.plainText(FieldName.JOURNALTITLE));
        assertEquals("3--9", work.plainText(FieldName.PAGES).replace("–", "--"));
        assertEquals(Optional.of("doi:10.1000/own.1"), work.identifier());
    }

    @Test
    void whatCannotBeReadIsSaidInASentence() throws IOException {
        assertEquals(
                "This PDF needs a password. Save a copy without one, and import that.",
                message(paper().locked("secret").bytes()));
        assertEquals(PdfPaper.NO_TEXT.toString(), message(new DrawnPaper().bytes()));
        assertEquals(
                PdfPaper.NOTHING_FOUND.toString(), message(new DrawnPaper().columns(400).bytes()));
        assertEquals(
                "This PDF is damaged. Download it again.",
                message("%PDF-1.4\nnothing".getBytes(StandardCharsets.UTF_8)));
    }

    private static String message(byte[] pdf) {
        return assertInstanceOf(SourceReading.UnreadableSource.class, reading(pdf))
                .message()
                .toString();
    }

    private static List<BibEntry> entries(byte[] pdf) {
        BibFile file = assertInstanceOf(SourceReading.BibEntries.class, reading(pdf)).file();
        return file.items().stream()
                .filter(BibEntry.class::isInstance)
                .map(BibEntry.class::cast)
                .toList();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    :b.pdf:PDF               | :papers/a.pdf:PDF
                    b:s/b.pdf:application/pdf | a.pdf:papers/a.pdf:application/pdf
                    b.pdf                    | papers/a.pdf
                    """)
    void theFileIsLinkedAsTheLibraryLinksFiles(String other, String link) {
        String text = "@misc{b, title = {B}, file = {%s}}".formatted(other);
        Library library = Library.of(BibParser.parse(text));
        var source =
                NamedSource.ofFile(
                        "a.pdf",
                        paper().bytes(),
                        Path.of("/home/me/papers/a.pdf"),
                        Optional.of(Path.of("/home/me")));
        var plan =
                SourcePlan.of(
                        library,
                        List.of(source),
                        KeyFormula.parse(KeyFormula.DEFAULT_FORMULA).value(),
                        DistinctPairs.NONE);
        BibEntry entry = plan.candidates().getFirst().entry();
        assertTrue(entry.hasField(FieldName.TITLE));
        assertEquals(Optional.of("{" + link + "}"), entry.valueSource(FieldName.FILE));
        assertFalse(entry.key().isEmpty());
    }
}
