package octavo.formats.hayagriva;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.bib.BibParser;
import octavo.conversion.ExportResult;
import octavo.library.Library;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;
import java.util.stream.IntStream;

class HayagrivaExportTest {
    private static ExportResult yaml(String bib) {
        Library library = Library.of(BibParser.parse(bib));
        return HayagrivaExport.of(
                IntStream.range(0, library.slots().size())
                        .boxed()
                        .flatMap(index -> library.workAt(index).stream())
                        .toList());
    }

    @Test
    void aPaperIsAnArticleInItsProceedings() {
        assertEquals(
                """
                "no":
                  type: article
                  title: "On {DNA} \\\\$1: \\"q\\""
                  author:
                    - name: "Berg"
                      given-name: "Jan"
                      prefix: "van der"
                    - name: "CERN"
                  date: "2001-02"
                  page-range: "12-15"
                  url:
                    value: "https://x.org/a_b"
                    date: "2002-01-01"
                  serial-number:
                    doi: "10.1/x"
                  parent:
                    type: proceedings
                    title: "Proc"
                    publisher:
                      name: "P"
                      location: "L"
                """,
                yaml("""
                @inproceedings{no,
                  author = {van der Berg, Jan and {CERN}},
                  title = {On {DNA} \\$1: "q"}, booktitle = {Proc},
                  date = {2001-02}, publisher = {P}, address = {L}, pages = {12--15},
                  url = {https://x.org/a_b}, urldate = {2002-01-01}, doi = {10.1/x}
                }
                """)
                        .text());
    }

    @ParameterizedTest(name = "{0} is {1} in {2}")
    @CsvSource(
            textBlock =
                    """
                    article,article,periodical
                    suppperiodical,article,periodical
                    review,article,periodical
                    periodical,periodical,''
                    book,book,''
                    mvbook,book,''
                    commentary,book,''
                    booklet,book,''
                    collection,anthology,''
                    mvcollection,anthology,''
                    proceedings,proceedings,''
                    mvproceedings,proceedings,''
                    reference,reference,''
                    mvreference,reference,''
                    manual,reference,''
                    inbook,chapter,book
                    bookinbook,chapter,book
                    suppbook,chapter,book
                    incollection,anthos,anthology
                    suppcollection,anthos,anthology
                    inreference,entry,reference
                    inproceedings,article,proceedings
                    conference,article,proceedings
                    thesis,thesis,''
                    phdthesis,thesis,''
                    mastersthesis,thesis,''
                    bachelorsthesis,thesis,''
                    report,report,''
                    techreport,report,''
                    standard,report,''
                    online,web,''
                    electronic,web,''
                    www,web,''
                    unpublished,manuscript,''
                    patent,patent,''
                    dataset,repository,''
                    software,repository,''
                    artwork,artwork,''
                    image,artwork,''
                    audio,audio,''
                    music,audio,''
                    movie,video,''
                    video,video,''
                    performance,performance,''
                    jurisdiction,case,''
                    legislation,legislation,''
                    legal,legislation,''
                    unheardof,misc,''
                    """)
    void everyTypeHasOneOfHayagrivaAndThatOfItsParent(String type, String own, String parent) {
        String venue = parent.equals("periodical") ? "journaltitle" : "booktitle";
        String yaml = yaml("@" + type + "{a, " + venue + " = {V}}").text();
        String text = yaml.replaceFirst("  genre: .*\n", "");
        String rest =
                parent.isEmpty() ? "" : "  parent:\n    type: " + parent + "\n    title: \"V\"\n";
        assertEquals("a:\n  type: " + own + "\n" + rest, text);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"article,article", "inproceedings,article", "inbook,chapter"})
    void aPartOfNothingStandsAlone(String type, String own) {
        assertEquals("a:\n  type: " + own + "\n", yaml("@" + type + "{a}").text());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    2001-07-04 | "2001-07-04"
                    2001       | "2001"
                    1723~      | "~1723"
                    2001/2003  | "2001"
                    2003-21    | "2003"
                    """)
    void aDateIsAsFarAsHayagrivaCanSayIt(String date, String expected) {
        String text = yaml("@misc{a, date = {" + date + "}}").text();
        assertEquals("a:\n  type: misc\n  date: " + expected + "\n", text);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    H$_2$O at $10^{-3}$ | H₂O at 10⁻³
                    Up to $e^{-x^2}$    | Up to {e^(-x²)}
                    The $n^k$ of {DNA}  | The {nᵏ} of {DNA}
                    """)
    void formulasStayWhatTheyAre(String latex, String title) {
        String text = yaml("@misc{a, title = {" + latex + "}}").text();
        assertEquals("a:\n  type: misc\n  title: \"" + title + "\"\n", text);
    }

    @Test
    void whatWouldMakeTypstRefuseTheFileIsLeftOutAndSaid() {
        ExportResult yaml = yaml("@misc{a, url = {not an address}, language = {Elvish}}");
        assertEquals("a:\n  type: misc\n", yaml.text());
        assertEquals(2, yaml.lossLines().size(), () -> yaml.lossLines().toString());
    }

    @Test
    void ofEntriesWithOneKeyEachHasOneOfItsOwn() {
        ExportResult yaml = yaml("@misc{a}@misc{a-2}@misc{a}@misc{a}");
        assertEquals(
                """
                a:
                  type: misc
                "a-2":
                  type: misc
                "a-3":
                  type: misc
                "a-4":
                  type: misc
                """,
                yaml.text());
    }

    @Test
    void everyEntryHasAKeyAndAYearThatTypstTakes() {
        ExportResult yaml =
                yaml("@misc{, title = {A}}@misc{, title = {B}}@misc{c, date = {Y-17000002}}");
        assertEquals(
                """
                "nameless-1":
                  type: misc
                  title: "A"
                "nameless-2":
                  type: misc
                  title: "B"
                c:
                  type: misc
                """,
                yaml.text());
        assertEquals(
                List.of(
                        "an entry without a key gets one here: nameless-1, nameless-2",
                        "not a date that hayagriva can hold in full: c"),
                yaml.lossLines());
    }
}
