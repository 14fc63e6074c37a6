package octavo.venuenames;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import octavo.venuenames.VenueNameComparison.NameAgreement;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VenueNameComparisonTest {
    private static NameAgreement compare(String firstVenue, String secondVenue) {
        return VenueNameComparison.compare(
                VenueName.parse(firstVenue), VenueName.parse(secondVenue));
    }

    @ParameterizedTest(name = "{0}, {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    PLDI    | Programming Language Design and Implementation
                    SIGMOD  | Special Interest Group on Management of Data
                    INFOCOM | Information and Communication
                    """)
    void anAcronymOfBeginningsIsItsName(String acronym, String name) {
        assertEquals(NameAgreement.SAME, compare(acronym, name));
        assertEquals(NameAgreement.SAME, compare(name, acronym));
    }

    @Test
    void lettersThatCanBeSharedInManyWaysAreComparedOnce() {
        String letters = "A".repeat(60) + "B";
        String words = "aaaaaaaa ".repeat(60) + "c";
        assertNotEquals(NameAgreement.SAME, compare(letters, words));
        assertNotEquals(NameAgreement.SAME, compare(words, letters));
    }
}
