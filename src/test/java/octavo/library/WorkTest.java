package octavo.library;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.bib.BibParser;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;
import java.util.Optional;

class WorkTest {

    private static Work first(String text) {
        Library library = Library.of(BibParser.parse(text));
        return library.workAt(0).orElseThrow();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    @article{a, journal = {J}}                                   | JOURNAL
                    @article{a, journal = {J}, eprint = {2101.00001}}            | JOURNAL
                    @article{a, journal = {CoRR}, volume = {abs/2101.00001}}     | PREPRINT
                    @article{a, journal = {arXiv preprint arXiv:2101.00001}}     | PREPRINT
                    @article{a, eprint = {2101.00001}}                           | PREPRINT
                    @misc{a, eprint = {2101.00001}}                              | PREPRINT
                    @online{a, eprint = {2101.00001}}                            | PREPRINT
                    @unpublished{a, eprint = {2101.00001}}                       | PREPRINT
                    @misc{a, howpublished = {arXiv:2101.00001}}                  | PREPRINT
                    @misc{a, title = {A}}                                        | OTHER
                    @inproceedings{a, booktitle = {OSDI}}                        | CONFERENCE
                    @conference{a, booktitle = {OSDI}}                           | CONFERENCE
                    @inproceedings{a, booktitle = {12th {USENIX} Workshop on X}} | WORKSHOP
                    @inproceedings{a, booktitle = {OSDI Workshops}}              | WORKSHOP
                    @incollection{a}                                             | CHAPTER
                    @inbook{a}                                                   | CHAPTER
                    @book{a}                                                     | BOOK
                    @proceedings{a}                                              | BOOK
                    @PhdThesis{a}                                                | THESIS
                    @techreport{a}                                               | REPORT
                    @software{a}                                                 | SOFTWARE
                    @dataset{a}                                                  | DATASET
                    @patent{a}                                                   | PATENT
                    @misc{a, keywords = {ml, Talk}}                              | TALK
                    @misc{a, keywords = {poster}}                                | POSTER
                    @inproceedings{a, keywords = {workshop; systems}}            | WORKSHOP
                    @inproceedings{a, keywords = {systems, kind:poster}}         | POSTER
                    @article{a, journal = {Journal of Software}, keywords = {testing, software}} | JOURNAL
                    @article{a, journal = {J}, keywords = {Dataset; benchmark}}  | JOURNAL
                    @article{a, journal = {J}, keywords = {patent, book}}        | JOURNAL
                    @article{a, journal = {J}, keywords = {conference}}          | JOURNAL
                    @article{a, journal = {J}, keywords = {kind:talk}}           | TALK
                    @inproceedings{a, booktitle = {X}, keywords = {software}}    | CONFERENCE
                    @book{a, keywords = {thesis}}                                | BOOK
                    @techreport{a, keywords = {software}}                        | REPORT
                    @article{a, eprint = {16449689}, eprinttype = {pubmed}}      | JOURNAL
                    @online{a, eprint = {1234}, eprinttype = {jstor}}            | OTHER
                    @online{a, eprint = {Twitter}}                               | OTHER
                    @misc{a, eprint = {x1}, eprinttype = {googlebooks}}          | OTHER
                    @misc{a, eprint = {2020/123}, archiveprefix = {IACR}}        | PREPRINT
                    @misc{a, eprint = {hal-0123}, eprinttype = {HAL}}            | PREPRINT
                    @article{a, doi = {10.48550/ARXIV.2101.00001}}               | PREPRINT
                    @article{a, url = {https://arxiv.org/abs/2101.00001}}        | PREPRINT
                    @article{a, journal = {J}, eprint = {2101.00001}, eprinttype = {arxiv}} | JOURNAL
                    @article{a, journal = {J}, note = {Preliminary version arXiv:2101.00001}} | JOURNAL
                    @article{a, journal = {bioRxiv}}                             | PREPRINT
                    @article{a, journal = {medRxiv}}                             | PREPRINT
                    @article{a, journal = {PsyArXiv}}                            | PREPRINT
                    @article{a, journal = {SSRN Electronic Journal}}             | PREPRINT
                    @article{a, journal = {Cryptology {ePrint} Archive}}         | PREPRINT
                    @article{a, journal = {Research Square}}                     | PREPRINT
                    @article{a, journal = {Correspondence}}                      | JOURNAL
                    @article{a, journal = {Phys. Corr.}}                         | JOURNAL
                    @techreport{a, institution = {arXiv}}                        | PREPRINT
                    @techreport{a, institution = {X}, type = {Working Paper}}    | PREPRINT
                    @techreport{a, institution = {MIT}}                          | REPORT
                    @misc{a, doi = {10.48550/arXiv.2101.00001}}                  | PREPRINT
                    @misc{a, doi = {10.26434/chemrxiv-2021-abcd}}                | PREPRINT
                    @misc{a, doi = {10.1101/gr.123456.107}}                      | OTHER
                    @article{a, journal = {CoRR abs/2101.00001}}                 | PREPRINT
                    @misc{a, url = {https://arxiv.org/abs/2101.00001}}           | PREPRINT
                    @misc{a, url = {https://arxiv.org/help}}                     | OTHER
                    @misc{a, note = {arXiv:2101.00001}}                          | PREPRINT
                    @inproceedings{a, booktitle = {SIGCOMM Posters and Demos}}   | POSTER
                    @inproceedings{a, booktitle = {OSDI}, note = {Poster}}       | POSTER
                    @incollection{a, booktitle = {Proceedings of X}}             | CONFERENCE
                    @incollection{a, booktitle = {X Workshops}}                  | WORKSHOP
                    @incollection{a, booktitle = {Handbook of X}}                | CHAPTER
                    @misc{a, howpublished = {Poster at OSDI}}                    | POSTER
                    @misc{a, howpublished = {LSDS Seminar}}                      | TALK
                    @misc{a, howpublished = {Invited talk}}                      | TALK
                    @unpublished{a, note = {Keynote at X}}                       | TALK
                    @misc{a, type = {PhD thesis}}                                | THESIS
                    @misc{a, howpublished = {Technical report, MIT}}             | REPORT
                    @misc{a, note = {US Patent 1,234}}                           | PATENT
                    @misc{a, type = {Data set}}                                  | DATASET
                    @misc{a, note = {Source code}}                               | SOFTWARE
                    @misc{a, howpublished = {GitHub repository}}                 | SOFTWARE
                    @presentation{a}                                             | TALK
                    @poster{a}                                                   | POSTER
                    @preprint{a}                                                 | PREPRINT
                    @mastersthesis{a}                                            | THESIS
                    @manual{a}                                                   | REPORT
                    @booklet{a}                                                  | BOOK
                    @periodical{a, title = {Special Issue on X}}                 | BOOK
                    @suppperiodical{a, journaltitle = {J}}                       | JOURNAL
                    """)
    void theKindFollowsFromTypeVenueEprintAndKeywords(String entry, WorkKind kind) {
        assertEquals(kind, first(entry).workKind());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    @talk{a, eventdate = {2024-05-06}}                | 2024-05-06
                    @poster{a, eventdate = {2024-05-06}, year = 2023} | 2023
                    @inproceedings{a, eventdate = {2024-05-06}}       | n.d.
                    """)
    void aTalkThatHasNoDateOfItsOwnHasThatOfItsEvent(String entry, String date) {
        assertEquals(date, first(entry).publicationDate().toString());
    }

    @Test
    void whatIsKnownOfTheVenueCountsMoreThanItsWordsAndLessThanAKeyword() {
        Work work = first("@article{a, journal = {PACMPL}}");
        assertEquals(
                WorkKind.CONFERENCE,
                work.workKind(venue ->
                        Optional.of(WorkKind.CONFERENCE).filter(_ -> venue.equals("PACMPL"))));
        Work marked = first("@article{a, journal = {PACMPL}, keywords = {kind:workshop}}");
        assertEquals(WorkKind.WORKSHOP, marked.workKind(_ -> Optional.of(WorkKind.CONFERENCE)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    @misc{a, eprint = {2312.05181v2}}                            | 2312.05181v2
                    @misc{a, eprint = {9901001}, primaryclass = {hep-th}}        | hep-th/9901001
                    @misc{a, eprint = {2312.05181}, eprinttype = {hal}}          | ``
                    @misc{a, doi = {10.48550/ARXIV.2206.00470}}                  | 2206.00470
                    @misc{a, url = {https://arxiv.org/pdf/2206.00470.pdf}}       | 2206.00470
                    @article{a, journal = {arXiv preprint arXiv:2206.00470}}     | 2206.00470
                    @article{a, journal = {{CoRR}}, volume = {abs/2206.00470}}   | 2206.00470
                    @article{a, journal = {X}, volume = {2206.00470}}            | ``
                    @misc{a, note = {Also as arXiv:2206.00470}}                  | 2206.00470
                    """)
    void theArxivIdIsFoundWhereverTheEntryHasIt(String entry, String id) {
        assertEquals(id, first(entry).arXiv().map(Object::toString).orElse(""));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    @misc{a, pubstate = {inpress}}              | IN_PRESS
                    @misc{a, year = {to appear}}                | FORTHCOMING
                    @misc{a, note = {Accepted at SOSP}}         | FORTHCOMING
                    @misc{a, note = {Under review}}             | SUBMITTED
                    @misc{a, note = {Submitted to X}}           | SUBMITTED
                    @misc{a, note = {Manuscript in preparation}} | IN_PREPARATION
                    @misc{a, journal = {Science, in press}}     | IN_PRESS
                    @misc{a, note = {Online first}}             | PREPUBLISHED
                    @misc{a, note = {20 pages}}                 | ``
                    """)
    void theStateIsReadFromItsFieldOrFromWords(String entry, String state) {
        assertEquals(state, first(entry).publicationState().map(Enum::name).orElse(""));
    }

    @ParameterizedTest
    @ValueSource(strings = {"url", "URL", "Verba", "biburl", "bdsk-url-1", "related", "file"})
    void whatIsNoLatexIsReadAsItStands(String field) {
        Work work = first("@misc{a, " + field + " = {http://x.org/~a--b}}");
        assertEquals("http://x.org/~a--b", work.plainText(field));
    }

    @Test
    void identifiersAreTheEntrysOwnAndLinksComeFromThem() {
        Library library =
                Library.of(
                        BibParser.parse(
                                "@inproceedings{a, crossref = {p}, eprint = {2206.00470}, url ="
                                        + " {https://x.org}}@proceedings{p, doi = {10.1145/1.2}}"));
        Work work = library.workAt(0).orElseThrow();
        assertEquals(Optional.empty(), work.doi());
        assertEquals(
                List.of("https://arxiv.org/abs/2206.00470", "https://x.org"), work.webAddresses());
    }

    @Test
    void stringsHoldFromTheirPlaceOnUntilTheNextOfTheirName() {
        Library library =
                Library.of(
                        BibParser.parse(
                                "@string{v = {A}}@misc{x, note = v # { } # jan}"
                                        + "@string{V = {B}}@misc{y, note = v}"));
        assertEquals("A January", library.workAt(1).orElseThrow().plainText("note"));
        assertEquals("B", library.workAt(3).orElseThrow().plainText("note"));
    }

    @Test
    void inBibtexAChildTakesTheFieldsThatItLacksUnderTheirOwnNames() {
        Work child =
                first(
                        "@inproceedings{c, title = {T}, crossref = {P}}"
                                + "@proceedings{p, title = {Proc}, booktitle = {B}, year = 2020}");
        assertEquals("T", child.title());
        assertEquals("B", child.plainText("booktitle"));
        assertEquals("2020", child.shownYear());
    }

    @Test
    void inBibtexTheTitleOfProceedingsIsTheVenueOfAPaperBeforeTheirPublisher() {
        Work child =
                first(
                        "@inproceedings{c, title = {T}, crossref = {P}}"
                                + "@proceedings{p, title = {Proc}, publisher = {ACM}}");
        assertEquals("Proc", child.venue());
        assertEquals("", child.plainText("booktitle"));
    }

    @Test
    void inBiblatexTheTitleOfProceedingsIsTheBooktitleOfAPaper() {
        Work child =
                first(
                        "@inproceedings{c, subtitle = {S}, crossref = {p}}@proceedings{p, title ="
                                + " {Proc}, date = {2020-05}, location = {X}}");
        assertEquals("Proc", child.plainText("booktitle"));
        assertEquals("", child.title());
        assertEquals("2020", child.shownYear());
        assertEquals("X", child.plainText("address"));
    }

    @Test
    void parentsMayHaveParentsAndCirclesEnd() {
        Work child =
                first(
                        "@misc{a, xdata = {b, c}}@xdata{b, xdata = {a}, note = {B}}"
                                + "@xdata{c, xdata = {c, d}}@xdata{d, publisher = {D}}");
        assertEquals("B", child.plainText("note"));
        assertEquals("D", child.plainText("publisher"));
        assertEquals("", child.plainText("nowhere"));
    }

    @Test
    void singleFieldsOfXdataAreResolved() {
        Work work =
                first(
                        "@book{a, author = {Doe, J. and xdata=b-c-author-2}, title ="
                                + " {xdata=b-c-title}, publisher = {xdata=b-c-author-9}, note ="
                                + " {xdata=d-note}}@xdata{b-c, author = {Smith, S. and Brown, B.},"
                                + " title = {Some}}@xdata{d, note = {xdata=e-note}}@xdata{e, note ="
                                + " {xdata=d-note}}");
        assertEquals("Doe, J. and Brown, B.", work.rawValue("author").orElseThrow());
        assertEquals("Some", work.plainText("title"));
        assertEquals("xdata=b-c-author-9", work.plainText("publisher"));
        assertEquals("xdata=d-note", work.plainText("note"));
    }

    @Test
    void aDoiInTheAddressAloneIsTheWorksDoi() {
        Work work = first("@misc{a, url = {https://doi.org/10.1000/1}}");
        assertEquals("10.1000/1", work.doi().orElseThrow().toString());
    }

    @Test
    void textIsReadAsPeopleReadItAndAddressesStayAsTheyAre() {
        Work work =
                first(
                        "@misc{a, title = {{G{\\\"o}del} \\& {B}ach},"
                                + " url = {http://x/~u/a_b%20c}, doi = {10.1/a_b}}");
        assertEquals("Gödel & Bach", work.title());
        assertEquals("http://x/~u/a_b%20c", work.plainText("url"));
        assertEquals("10.1/a_b", work.plainText("doi"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    @misc{a, date = {2019-05/2020-01}, year = 1990} | 2019
                    @misc{a, year = {1985}, month = 10 # "~" # jan} | 1985
                    @misc{a, year = {c. 1890}}                      | 1890
                    @misc{a, year = {199X}}                         | 199X
                    @misc{a, date = {18XX/1905}}                    | 18XX
                    @misc{a, year = {in press}}                     | in press
                    """)
    void theYearIsThatOfTheDateAndElseWhatTheEntrySays(String entry, String year) {
        assertEquals(year, first(entry).shownYear());
    }

    @Test
    void aWorkThatRemembersSaysWhatOthersSay() {
        Work work =
                first(
                        "@misc{a, author = {Mai, Luo and others}, title = {A {\\ss}}, howpublished"
                                + " = {arXiv:2101.00001}, year = 2021, month = mar}");
        Work remembering = work.withCache();
        for (int time = 0; time < 2; time++) {
            assertEquals(work.rawValue("title"), remembering.rawValue("title"));
            assertEquals(work.rawValue("doi"), remembering.rawValue("doi"));
            assertEquals(work.title(), remembering.title());
            assertEquals(work.people("author"), remembering.people("author"));
            assertEquals(work.publicationDate(), remembering.publicationDate());
            assertEquals(work.workKind(), remembering.workKind());
        }
    }

    @Test
    void aFieldThatIsInheritedSaysFromWhom() {
        Library library =
                Library.of(
                        BibParser.parse(
                                """
                                @inproceedings{c, title = {T}, crossref = {p}}
                                @proceedings{p, booktitle = {{OSDI} 20}, crossref = {q}}
                                @proceedings{q, year = 2020, title = {Q}}
                                """));
        Work child = library.workAt(0).orElseThrow();
        assertEquals(
                Optional.of(new InheritedField("p", "OSDI 20")), child.inheritedField("booktitle"));
        assertEquals(Optional.of(new InheritedField("q", "2020")), child.inheritedField("year"));
        assertEquals(Optional.empty(), child.inheritedField("title"));
        assertEquals(Optional.empty(), child.inheritedField("note"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    @book{a, title = {T}, booktitle = {B}, publisher = {P}}  | P
                    @book{a, booktitle = {B}, publisher = {P}}               | B
                    @inbook{a, title = {T}, booktitle = {B}, publisher = {P}} | B
                    @misc{a, eprint = {1}, eprinttype = {hal}}               | hal
                    @article{a, eprint = {1}, eprinttype = {pubmed}}         | ``
                    @misc{a, organization = {O}, eventtitle = {E}}           | E
                    @misc{a}                                                 | ``
                    """)
    void theVenueIsWhereItAppeared(String entry, String venue) {
        assertEquals(venue, first(entry).venue());
    }

    @ParameterizedTest
    @ValueSource(strings = {" a b", "a  b", "a\tb", "a\n b ", "a\u0000b", "a\r\nb", "a b"})
    void runsOfBlanksAreOneBlank(String note) {
        assertEquals(Optional.of("a b"), first("@misc{k, note = {" + note + "}}").rawValue("note"));
    }

    @Test
    void aWorkSaysWhatItIsAndInherits() {
        Work work =
                first(
                        "@misc{a, isbn = {978-3-16-148410-0}, editor = {Mai, Luo and others},"
                                + " crossref = {b}}@misc{b, note = {N}}@Set{c}@xdata{d}");
        assertEquals(1, work.isbns().size());
        assertEquals("editor", work.authorsField());
        assertEquals("Mai, …", work.authorFamilyNames());
        assertEquals(List.of(), first("@misc{a}").isbns());
        assertEquals(true, work.hasParents());
        assertEquals(false, first("@misc{a}").hasParents());
        assertEquals(
                List.of(true, true, false, false),
                Work.allOf(work.library()).map(Work::isPublication).toList());
        assertEquals(true, work.inheritableFields().contains("note"));
        assertEquals(java.util.Set.of(), first("@misc{a}").inheritableFields());
    }

    @Test
    void aBugInReadingIsOnlyThatEntrysUnlessChecksAsk() {
        Work work = first("@misc{a, title = {T}}");
        assertEquals("T", work.withoutGuard().title());
        assertEquals(
                "nothing",
                EntryGuard.readSafely(
                        "a",
                        () -> {
                            throw new IllegalStateException("bug");
                        },
                        () -> "nothing"));
    }

    @Test
    void aKindIsWrittenAsItIsRead() {
        for (WorkKind kind : WorkKind.values()) {
            assertEquals(Optional.of(kind), WorkKind.of(kind.toString()));
            assertEquals(kind.id(), kind.toString());
        }
        assertEquals(Optional.empty(), WorkKind.of("Book"));
    }
}
