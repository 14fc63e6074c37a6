package octavo.cv.configuration;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.bib.BibParser;
import octavo.library.Library;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VenueFormsTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    booktitle = {A Symposium (XYZ 20)}                                    | XYZ  | XYZ ’20
                    booktitle = {A Symposium}, series = {XYZ '20}                         | XYZ  | XYZ ’20
                    booktitle = {A Symposium of no Name}                                  | ''   | A Symposium of no Name ’20
                    booktitle = {14th USENIX Symposium on Operating Systems Design and Implementation} | OSDI | OSDI ’20
                    booktitle = {Proceedings of the 14th USENIX Symposium on Operating Systems Design and Implementation}, series = {USENIX} | OSDI | OSDI ’20
                    """)
    void theAcronymIsTheEntrysOwnOrThatOfASeriesEverybodyKnows(
            String fields, String acronym, String badge) {
        String text = "@inproceedings{a, year = 2020, " + fields + "}";
        var work = Library.of(BibParser.parse(text)).workAt(0).orElseThrow();
        var names = VenueForms.of(work);
        assertEquals(acronym, names.acronym());
        assertEquals(badge, names.badge());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    12th USENIX Workshop on Hot Topics in Operating Systems (HotOS 19)    | USENIX Workshop on Hot Topics in Operating Systems
                    14th USENIX Symposium on Operating Systems Design and Implementation  | USENIX Symposium on Operating Systems Design and Implementation
                    Proceedings of the 18th ACM Workshop on Hot Topics in Networks        | ACM Workshop on Hot Topics in Networks
                    2020 IEEE/ACM 42nd International Conference on Software Engineering   | IEEE/ACM International Conference on Software Engineering
                    "HotOS '19"                                                           | Workshop on Hot Topics in Operating Systems
                    29th USENIX Security Symposium (USENIX Security 20)                   | USENIX Security Symposium
                    """)
    void aSeriesHasTheSponsorsThatTheEntryNames(String booktitle, String series) {
        String text = "@inproceedings{a, year = 2020, booktitle = {" + booktitle + "}}";
        var work = Library.of(BibParser.parse(text)).workAt(0).orElseThrow();
        assertEquals(series, VenueForms.of(work).seriesName());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            quoteCharacter = '"',
            delimiter = '|',
            textBlock =
                    """
                    SOSP                                           | ""
                    SOSP '24                                       | ""
                    Symposium on Operating Systems Principles      | SOSP
                    A Symposium (XYZ 20)                           | XYZ
                    """)
    void anAcronymIsAddedToANameThatIsNone(String booktitle, String added) {
        String text = "@inproceedings{a, year = 2020, booktitle = {" + booktitle + "}}";
        var work = Library.of(BibParser.parse(text)).workAt(0).orElseThrow();
        assertEquals(added, VenueForms.of(work).addedAcronym());
    }
}
