package octavo.csl.valueformats;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.csl.CslItem.CslName;
import octavo.csl.NameParticles;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NamePartsTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    John Bertrand de Cusance | .    | J.B. de C.
                    Hsien-Li                 | .    | H.-L.
                    Guo-ping                 | ''   | G
                    TSerendorjiin            | .    | Ts.
                    Ph. M.E.                 | '. ' | Ph. M. E.
                    ME                       | ' '  | M
                    """)
    void shortensGivenNamesToInitials(String given, String with, String initials) {
        assertEquals(initials, GivenInitials.of(given, with, true));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    M E       | M. E.
                    John M.E. | John M. E.
                    A. Alan   | A. Alan
                    ME        | ME
                    """)
    void writesTheInitialsThatThereAreAlike(String given, String normalized) {
        assertEquals(normalized, GivenInitials.normalizeInitials(given, ". "));
    }

    @ParameterizedTest(name = "{0}, {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    van der Vlist | Eric           | Vlist    | Eric      | ''  | van der | ''
                    Humboldt      | Alexander von  | Humboldt | Alexander | von | ''      | ''
                    al-One        | Alan           | One      | Alan      | ''  | al-     | ''
                    d'Wander      | William        | Wander   | William   | ''  | d'      | ''
                    La Fontaine   | Jean de        | La Fontaine | Jean   | de  | ''      | ''
                    Doe           | John, III      | Doe      | John      | ''  | ''      | III
                    "van Dyke"    | Dick           | van Dyke | Dick      | ''  | ''      | ''
                    """)
    void findsParticlesAndSuffixes(
            String family,
            String given,
            String foundFamily,
            String foundGiven,
            String dropping,
            String nonDropping,
            String suffix) {
        CslName found = NameParticles.parseParticles(CslName.of(family, given));
        assertEquals(
                new CslName(
                        foundFamily, foundGiven, dropping, nonDropping, suffix, false, false, ""),
                found);
    }
}
