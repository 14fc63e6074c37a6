package octavo.library;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.bib.BibParser;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SortDateTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    year = 2021, eprint = {2103.00001}, archiveprefix = {arXiv}  | 2021-03
                    year = 1999, eprint = {hep-th/9912001}                        | 1999-12
                    date = {2021}, url = {https://arxiv.org/abs/2111.01234}       | 2021-11
                    year = 2021, month = may, eprint = {2103.00001}               | 2021-05
                    date = {2021-21}, eprint = {2103.00001}                       | 2021-21
                    year = 2022, eprint = {2103.00001}                            | 2022
                    date = {202X}, eprint = {2103.00001}                          | 202X
                    date = {2021/2022}, eprint = {2103.00001}                     | 2021/2022
                    eprint = {2103.00001}                                         | n.d.
                    year = 2021                                                   | 2021
                    """)
    void aPreprintOfABareYearSortsByTheMonthOfItsArxivId(String fields, String date) {
        String entry = "@misc{a, " + fields + "}";
        Work work = Library.of(BibParser.parse(entry)).workAt(0).orElseThrow();
        assertEquals(date, SortDate.of(work).toString());
    }
}
