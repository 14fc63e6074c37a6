package octavo.cv.list;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.names.PersonName;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;

class PersonMatcherTest {

    @ParameterizedTest(name = "{0} and {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    King, Jr., Martin | King, Sr., Martin | false
                    King, Jr., Martin | King, III, Martin | false
                    King, Jr., Martin | King, Jr, M.      | true
                    King, Jr., Martin | Martin King       | true
                    Martin King       | King, Sr., Martin | true
                    """)
    void twoSuffixesAreTwoPersons(String known, String written, boolean same) {
        PersonName name = PersonName.parse(written).value();
        assertEquals(same, PersonMatcher.of(List.of(known)).matchesName(name));
    }
}
