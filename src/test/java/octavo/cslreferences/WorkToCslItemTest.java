package octavo.cslreferences;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.Sample;
import octavo.bib.BibParser;
import octavo.bib.SharedData;
import octavo.conversion.ConversionLosses;
import octavo.conversion.ExportResult;
import octavo.csl.CslItem.CslDate;
import octavo.csl.ItemText;
import octavo.formats.csljson.CslJson;
import octavo.library.Library;
import octavo.library.Work;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

class WorkToCslItemTest {
    private static List<Work> works(byte[] bib) {
        Library library = Library.of(BibParser.parse(bib));
        return IntStream.range(0, library.slots().size())
                .boxed()
                .flatMap(index -> library.workAt(index).stream())
                .toList();
    }

    private static JsonNode item(String bib) {
        Library library = Library.of(BibParser.parse(bib));
        return CslJson.toJson(library.workAt(0).orElseThrow(), new ConversionLosses());
    }

    @Test
    void aTalkIsGivenWhereHowpublishedSaysUnlessThatIsAnAddress() {
        String talk = "@misc{a, title = {A}, keywords = {talk}, note = {N}, howpublished = {%s}%s}";
        JsonNode seminar = item(talk.formatted("LSDS Seminar", ""));
        assertEquals("speech", seminar.path("type").asString());
        assertEquals("LSDS Seminar", seminar.path("event-title").asString());
        assertEquals("N", seminar.path("note").asString());
        assertTrue(item(talk.formatted("https://x.org", "")).path("event-title").isMissingNode());
        JsonNode both = item(talk.formatted("Video", ", eventtitle = {FernConf}"));
        assertEquals("FernConf", both.path("event-title").asString());
        assertEquals("Video. N", both.path("note").asString());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    article         | article-journal
                    suppperiodical  | article-journal
                    periodical      | periodical
                    review          | review
                    book            | book
                    mvbook          | book
                    manual          | book
                    collection      | book
                    mvcollection    | book
                    proceedings     | book
                    mvproceedings   | book
                    reference       | book
                    mvreference     | book
                    commentary      | book
                    booklet         | pamphlet
                    inbook          | chapter
                    bookinbook      | chapter
                    suppbook        | chapter
                    incollection    | chapter
                    suppcollection  | chapter
                    inreference     | entry-encyclopedia
                    inproceedings   | paper-conference
                    conference      | paper-conference
                    thesis          | thesis
                    phdthesis       | thesis
                    mastersthesis   | thesis
                    bachelorsthesis | thesis
                    report          | report
                    techreport      | report
                    online          | webpage
                    electronic      | webpage
                    www             | webpage
                    unpublished     | manuscript
                    presentation    | speech
                    patent          | patent
                    dataset         | dataset
                    software        | software
                    standard        | standard
                    artwork         | graphic
                    image           | figure
                    audio           | song
                    music           | song
                    movie           | motion_picture
                    video           | motion_picture
                    performance     | performance
                    letter          | personal_communication
                    jurisdiction    | legal_case
                    legislation     | legislation
                    legal           | treaty
                    misc            | document
                    unheardof       | document
                    """)
    void everyTypeHasOneOfCsl(String type, String expected) {
        assertEquals(expected, item("@" + type + "{a, title = {T}}").path("type").asString());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    journal    | article-journal
                    conference | paper-conference
                    workshop   | paper-conference
                    chapter    | chapter
                    book       | book
                    thesis     | thesis
                    report     | report
                    talk       | speech
                    poster     | speech
                    software   | software
                    dataset    | dataset
                    patent     | patent
                    preprint   | article
                    other      | document
                    """)
    void aMiscIsOfTheTypeThatItsKeywordSays(String keyword, String expected) {
        String bib = "@misc{a, keywords = {" + keyword + "}}";
        assertEquals(expected, item(bib).path("type").asString());
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    article       | journaltitle = {J {X}}, journalsubtitle = {S} | container-title | J <span class="nocase">X</span>: S
                    article       | shortjournal = {J.}                | container-title-short     | J.
                    inproceedings | booktitle = {B}, booksubtitle = {C}| container-title           | B: C
                    inproceedings | series = {LNCS}                    | collection-title          | LNCS
                    inproceedings | number = {7}                       | collection-number         | 7
                    inproceedings | eventtitle = {E}                   | event-title               | E
                    inproceedings | venue = {V}                        | event-place               | V
                    article       | number = {7}                       | issue                     | 7
                    article       | issue = {Spring}                   | issue                     | Spring
                    article       | issuetitle = {I}                   | volume-title              | I
                    techreport    | number = {7}                       | number                    | 7
                    book          | volume = {3}                       | volume                    | 3
                    book          | part = {3}                         | part-number               | 3
                    inbook        | chapter = {3}                      | chapter-number            | 3
                    book          | edition = {2}                      | edition                   | 2
                    software      | version = {2.1}                    | version                   | 2.1
                    book          | pagetotal = {300}                  | number-of-pages           | 300
                    book          | volumes = {3}                      | number-of-volumes         | 3
                    article       | pages = {12--15}                   | page                      | 12-15
                    article       | pages = {12,15 – 17}               | page                      | 12,15-17
                    article       | eid = {e12}                        | page                      | e12
                    book          | publisher = {M{\\"u}ller \\& Co}   | publisher                 | Müller & Co
                    phdthesis     | school = {S}, publisher = {P}      | publisher                 | S
                    techreport    | institution = {I}                  | publisher                 | I
                    manual        | organization = {O}                 | publisher                 | O
                    book          | address = {A}                      | publisher-place           | A
                    phdthesis     | title = {T}                        | genre                     | PhD thesis
                    thesis        | type = {mathesis}                  | genre                     | Master’s thesis
                    thesis        | type = {Habilitation}              | genre                     | Habilitation
                    report        | type = {techreport}                | genre                     | Technical report
                    misc          | doi = {10.1/a_b}                   | DOI                       | 10.1/a_b
                    misc          | url = {https://x.org/a_b~c%20d}    | URL                       | https://x.org/a_b~c%20d
                    misc          | howpublished = {\\url{https://x.org/a_b}} | URL                | https://x.org/a_b
                    misc          | howpublished = {Blog}, note = {N}  | note                      | Blog. N
                    misc          | isbn = {1}                         | ISBN                      | 1
                    misc          | issn = {1}                         | ISSN                      | 1
                    misc          | pmid = {1}                         | PMID                      | 1
                    misc          | pmcid = {1}                        | PMCID                     | 1
                    misc          | library = {L}                      | call-number               | L
                    misc          | keywords = {a, b}                  | keyword                   | a, b
                    misc          | abstract = {A}                     | abstract                  | A
                    misc          | annote = {A}                       | annote                    | A
                    misc          | origtitle = {O}                    | original-title            | O
                    misc          | origpublisher = {O}                | original-publisher        | O
                    misc          | origlocation = {O}                 | original-publisher-place  | O
                    misc          | shorttitle = {S}                   | title-short               | S
                    misc          | langid = {british}                 | language                  | en-GB
                    misc          | language = {german}                | language                  | de
                    misc          | langid = {zh-hans}                 | language                  | zh-Hans
                    misc          | langid = {en_us}                   | language                  | en-US
                    misc          | language = {Deutsch}               | language                  | de
                    misc          | language = {日本語}                | language                  | ja
                    misc          | language = {ger}                   | language                  | de
                    misc          | language = {tlh}                   | language                  | tlh
                    misc          | language = {Elvish}                | language                  | Elvish
                    misc          | pubstate = {inpress}               | status                    | in press
                    article       | year = {submitted}                 | status                    | submitted
                    article       | eprint = {2101.00001v2}, archiveprefix = {arXiv}, primaryclass = {cs.LG} | number | arXiv:2101.00001v2
                    misc          | eprint = {2101.00001}, eprinttype = {arxiv} | publisher        | arXiv
                    article       | journal = {J}, eprint = {2101.00001}, eprinttype = {arxiv} | archive_location | 2101.00001
                    book          | edition = {Second}                 | edition                   | 2
                    book          | edition = {Twenty-first edition}   | edition                   | 21
                    book          | edition = {Revised}                | edition                   | Revised
                    patent        | type = {patentus}                  | genre                     | U.S. patent
                    article       | series = {newseries}               | collection-title          | New series
                    proceedings   | booktitle = {P}                    | container-title           | P
                    article       | journal = {J}, eprint = {12}, eprinttype = {pubmed} | PMID     | 12
                    """)
    void everyFieldHasItsVariable(String type, String fields, String variable, String text) {
        assertEquals(text, item("@" + type + "{a, " + fields + "}").path(variable).asString());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    {DNA} of \\emph{E. coli}     | <span class="nocase">DNA</span> of <i>E. coli</i>
                    {A \\emph{B}} D              | <span class="nocase">A <i>B</i></span> d
                    \\emph{A {B}}                | <i>A </i><span class="nocase"><i>B</i></span>
                    \\textbf{\\emph{A} B}        | <b><i>A</i> B</b>
                    H$_2$O, $10^{-2}$            | H<sub>2</sub>O, 10<sup>-2</sup>
                    $e^{-x^2}$ in $x_{i_j}$      | <span class="nocase">e<sup>-x<sup>2</sup></sup></span> in <span class="nocase">x<sub>i<sub>j</sub></sub></span>
                    $\\mathbb{Z}_{p^2}^n$        | <span class="nocase">Z<sub>p<sup>2</sup></sub><sup>n</sup></span>
                    Sorting in $O(n \\log n)$    | Sorting in <span class="nocase">O(n log n)</span>
                    \\textsc{Ab} {\\"U}ber ``x'' | <span style="font-variant:small-caps;">Ab</span> <span class="nocase">Ü</span>ber “x”
                    """)
    void aTitleKeepsItsLook(String latex, String expected) {
        assertEquals(expected, item("@misc{a, title = {" + latex + "}}").path("title").asString());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    van der Berg, Jan           | {"family":"Berg","given":"Jan","non-dropping-particle":"van der"}
                    King, Jr, Martin Luther     | {"family":"King","given":"Martin Luther","suffix":"Jr"}
                    {CERN {\\&} Partners}       | {"literal":"CERN & Partners"}
                    G{\\"o}del, K.              | {"family":"Gödel","given":"K."}
                    family=Beethoven, given=Ludwig, prefix=van, useprefix=false | {"family":"Beethoven","given":"Ludwig","dropping-particle":"van"}
                    A and others                | {"family":"A"},{"literal":"others"}
                    """)
    void namesAreTakenToPieces(String names, String expected) {
        JsonNode authors = item("@misc{a, author = {" + names + "}}").path("author");
        assertEquals("[" + expected + "]", authors.toString());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    date = {2001-07-04}     | {"date-parts":[[2001,7,4]]}
                    year = 2001, month = jul| {"date-parts":[[2001,7]]}
                    date = {2001-07/2002}   | {"date-parts":[[2001,7],[2002]]}
                    date = {2003-21}        | {"date-parts":[[2003]],"season":1}
                    date = {1723~}          | {"date-parts":[[1723]],"circa":true}
                    date = {199X}           | {"literal":"199X"}
                    date = {1565/..}        | {"literal":"1565/"}
                    date = {13th century}   | {"literal":"13th century"}
                    year = {n.d.}           | ``
                    """)
    void datesAreParts(String fields, String expected) {
        JsonNode date = item("@misc{a, " + fields + "}").path("issued");
        assertEquals(expected, date.isMissingNode() ? "" : date.toString());
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {
                "journal = {arXiv preprint arXiv:2101.00001}",
                "journal = {arXiv preprint arXiv:2101.00001}, eprint = {2101.00001}, archiveprefix"
                        + " = {arXiv}",
                "journaltitle = {arXiv:2101.00001}",
                "journal = {CoRR}, volume = {abs/2101.00001}",
                "journal = {arXiv e-prints}, eid = {arXiv:2101.00001}, eprint = {2101.00001}"
            })
    void aPreprintWhoseJournalIsArxivIsPublishedThere(String fields) {
        ConversionLosses losses = new ConversionLosses();
        ObjectNode item =
                CslJson.toJson(
                        Library.of(BibParser.parse("@article{a, " + fields + "}"))
                                .workAt(0)
                                .orElseThrow(),
                        losses);
        assertEquals(
                "{\"id\":\"a\",\"type\":\"article\",\"genre\":\"preprint\",\"publisher\":\"arXiv\",\"number\":\"arXiv:2101.00001\"}",
                item.toString());
        assertEquals(List.of(), losses.toLines());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "proceedings, Proc. of X, ''",
        "book, Proc. of X, ''",
        "proceedings, X 2002, cannot hold booktitle: a"
    })
    void aBookIsInNoBook(String type, String booktitle, String lost) {
        ConversionLosses losses = new ConversionLosses();
        String bib = "@" + type + "{a, title = {Proc. of X}, booktitle = {" + booktitle + "}}";
        Work work = Library.of(BibParser.parse(bib)).workAt(0).orElseThrow();
        assertTrue(CslJson.toJson(work, losses).path("container-title").isMissingNode());
        assertEquals(lost.isEmpty() ? List.of() : List.of(lost), losses.toLines());
        assertEquals("", work.venue());
    }

    @Test
    void aNoteOfALibraryHoldsNoOtherVariables() {
        String bib = "@misc{a, note = {genre: Offprint}}";
        var item = WorkToCslItem.of(Library.of(BibParser.parse(bib)).workAt(0).orElseThrow());
        assertEquals(Map.of("note", ItemText.of("genre: Offprint")), item.texts());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "2018/, ., 2018–, 2018/",
        "../2018-05, ., –2018-05, /2018-05",
        "201X, 2010 2019, '', 201X",
        "199X/2003, 1990 2003, '', 199X/2003",
        "-0043, -44, '', ''",
        "0000/0001, -1 1, '', ''"
    })
    void aDateKeepsWhatCslHasNoPartsFor(String date, String years, String literal, String edtf) {
        String bib = "@misc{a, date = {" + date + "}}";
        var item = WorkToCslItem.of(Library.of(BibParser.parse(bib)).workAt(0).orElseThrow());
        CslDate issued = Objects.requireNonNull(item.dates().get("issued"));
        String read =
                issued.points().stream()
                        .map(point -> String.valueOf(point.year()))
                        .collect(Collectors.joining(" "));
        assertEquals(
                List.of(years.replace(".", ""), literal, edtf),
                List.of(read, issued.literal(), issued.edtf()));
    }

    @Test
    void whatHasNoPlaceIsSaid() {
        ConversionLosses losses = new ConversionLosses();
        Library library = Library.of(BibParser.parse("@misc{a, title = {T}, bdsk-file-1 = {x}}"));
        CslJson.toJson(library.workAt(0).orElseThrow(), losses);
        assertEquals(List.of("cannot hold bdsk-file-1: a"), losses.toLines());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "every-kind.bibtex.bib",
                "every-kind.biblatex.bib",
                "more-kinds.biblatex.bib"
            })
    void everyKindOfEntryIsValid(String name) throws IOException {
        try (InputStream in =
                WorkToCslItemTest.class.getResourceAsStream("/octavo/formats/bibtex/" + name)) {
            ExportResult json = CslJson.of(works(Objects.requireNonNull(in).readAllBytes()));
            for (JsonNode item : JsonMapper.shared().readTree(json.text())) {
                assertEquals(List.of(), CslSchema.faults(item), item::toString);
            }
        }
    }

    @Test
    @Tag(Sample.TAG)
    @Tag("slow")
    void everyEntryOfRealFilesIsValid() throws IOException {
        List<String> wrong = new ArrayList<>();
        int count = 0;
        for (Path file : SharedData.corpus()) {
            for (Work work : works(Files.readAllBytes(file))) {
                count++;
                List<String> faults =
                        CslSchema.faults(CslJson.toJson(work, new ConversionLosses()));
                if (!faults.isEmpty()) {
                    wrong.add(file.getFileName() + " " + work.key() + ": " + faults);
                }
            }
        }
        System.out.printf("CSL items: %d of %d valid%n", count - wrong.size(), count);
        assertEquals(List.of(), wrong);
    }
}
