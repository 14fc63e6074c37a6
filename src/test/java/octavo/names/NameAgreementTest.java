package octavo.names;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NameAgreementTest {
    private static NameShape shape(String written) {
        return NameShape.of(PersonName.parse(written).value().toUnicode());
    }

    @ParameterizedTest(name = "{0} and {1}: {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    Mai, Luo          | Mai, Luo          | SAME
                    Müller, Jörg      | Muller, Jorg      | SAME
                    Li, Xiao-Ming     | Li, Xiaoming      | SAME
                    Doe, Jane Mary    | Doe, Jane         | MIDDLE
                    Doe, Jane Mary    | Doe, Jane M.      | MIDDLE
                    Doe, J. M.        | Doe, J. M.        | SAME_INITIALS
                    Doe, J.           | Doe, J.           | SAME_INITIALS
                    Doe, J.           | Doe, Jane         | INITIALS
                    Doe, J. M.        | Doe, J.           | INITIALS
                    Doe, Jane         | Doe, John         | CONTRADICTION
                    Doe, Jane Mary    | Doe, Jane Karen   | CONTRADICTION
                    Doe, J. M.        | Doe, J. K.        | CONTRADICTION
                    Doe               | Doe, Jane         | CONTRADICTION
                    van Berg, Jan     | von Berg, Jan     | CONTRADICTION
                    van Berg, Jan     | Berg, Jan         | SAME
                    Doe, Jr., Jan     | Doe, Sr., Jan     | CONTRADICTION
                    Doe, Jr., Jan     | Doe, Jan          | SAME
                    """)
    void namesOfOneFamilyGoTogetherAsTheirGivenNamesDo(
            String one, String other, NameAgreement agreement) {
        assertEquals(agreement, NameAgreement.of(shape(one), shape(other)));
        assertEquals(agreement, NameAgreement.of(shape(other), shape(one)));
    }

    @ParameterizedTest(name = "{0}: {1} and {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    Doe, Jörg  | Doe, Jorg  | Doe, Joerg  | true
                    Doe, Jörg  | Doe, Jorg  | Doe, Georg  | false
                    Doe, Jorg  | Doe, Jorg  | Doe, Joerg  | false
                    """)
    void twoWaysToWriteAnAccentAreSpellingsOfOneName(
            String accented, String one, String other, boolean are) {
        assertEquals(are, NameAgreement.areSpellingsOf(shape(accented), shape(one), shape(other)));
    }
}
