package octavo.people;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NearFamiliesTest {
    @ParameterizedTest(name = "{0} · {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    Fernández-Garrido, Ana            | Fernandez-Garido, Ana                 | 1
                    Fernández-Garrido, Ana            | Fernandez-Garido, Eva                 | 0
                    Fernández-Garrido, Ana            | Fernandez-Garido, A.                  | 0
                    Fernández-Garrido, Ana            | Fernandez-Gario, Ana                  | 0
                    Fernández-Garrido, Ana and Doe, A | Fernandez-Garido, Ana and Doe, A      | 1
                    Pietzuch, Peter and Mai, Luo      | Peter Pietzuhc and Luo Mai            | 1
                    Pietzuch, Peter and Mai, Luo      | Pietzuh, Peter and Li, Guo            | 0
                    Hofmann, Thomas and Li, Guo       | Hoffmann, Thomas and Mai, Luo         | 0
                    Zhang, Wei and Li, Guo            | Zheng, Wei and Li, Guo                | 0
                    Hofmann, Thomas and Li, Guo       | Li, Guo and Hofmann, Thomas and Hoffmann, Thomas | 0
                    """)
    void aFamilyNameWithOneOtherLetterIsAskedAboutIfItIsLongOrACoauthorIsShared(
            String a, String b, int asked) {
        assertEquals(asked, PeopleTest.people(a, b).candidates().size());
    }
}
