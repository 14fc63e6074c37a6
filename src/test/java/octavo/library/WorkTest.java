package octavo.library;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.bib.BibParser;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WorkTest {

    private static Work first(String text) {
        Library library = Library.of(BibParser.parse(text));
        return library.work(0).orElseThrow();
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
                    """)
    void theKindFollowsFromTypeVenueEprintAndKeywords(String entry, Kind kind) {
        assertEquals(kind, first(entry).kind());
    }

    @Test
    void stringsHoldFromTheirPlaceOnUntilTheNextOfTheirName() {
        Library library =
                Library.of(
                        BibParser.parse(
                                "@string{v = {A}}@misc{x, note = v # { } # jan}"
                                        + "@string{V = {B}}@misc{y, note = v}"));
        assertEquals("A January", library.work(1).orElseThrow().text("note"));
        assertEquals("B", library.work(3).orElseThrow().text("note"));
    }

    @Test
    void inBibtexAChildTakesTheFieldsThatItLacksUnderTheirOwnNames() {
        Work child =
                first(
                        "@inproceedings{c, title = {T}, crossref = {P}}"
                                + "@proceedings{p, title = {Proc}, booktitle = {B}, year = 2020}");
        assertEquals("T", child.title());
        assertEquals("B", child.text("booktitle"));
        assertEquals("2020", child.year());
    }

    @Test
    void inBiblatexTheTitleOfProceedingsIsTheBooktitleOfAPaper() {
        Work child =
                first(
                        "@inproceedings{c, subtitle = {S}, crossref = {p}}@proceedings{p, title ="
                                + " {Proc}, date = {2020-05}, location = {X}}");
        assertEquals("Proc", child.text("booktitle"));
        assertEquals("", child.title());
        assertEquals("2020", child.year());
        assertEquals("X", child.text("address"));
    }

    @Test
    void parentsMayHaveParentsAndCirclesEnd() {
        Work child =
                first(
                        "@misc{a, xdata = {b, c}}@xdata{b, xdata = {a}, note = {B}}"
                                + "@xdata{c, xdata = {c, d}}@xdata{d, publisher = {D}}");
        assertEquals("B", child.text("note"));
        assertEquals("D", child.text("publisher"));
        assertEquals("", child.text("nowhere"));
    }

    @Test
    void textIsReadAsPeopleReadItAndAddressesStayAsTheyAre() {
        Work work =
                first(
                        "@misc{a, title = {{G{\\\"o}del} \\& {B}ach},"
                                + " url = {http://x/~u/a_b%20c}, doi = {10.1/a_b}}");
        assertEquals("Gödel & Bach", work.title());
        assertEquals("http://x/~u/a_b%20c", work.text("url"));
        assertEquals("10.1/a_b", work.text("doi"));
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
                    @misc{a, year = {in press}}                     | in press
                    """)
    void theYearIsThatOfTheDateAndElseWhatTheEntrySays(String entry, String year) {
        assertEquals(year, first(entry).year());
    }
}
