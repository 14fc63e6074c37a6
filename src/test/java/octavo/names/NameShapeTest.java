package octavo.names;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Who may be the same person, as people, duplicates, the CV and the command line see it.
class NameShapeTest {
    private static NameShape shape(String written) {
        return NameShape.of(PersonName.parse(written).value().toUnicode());
    }

    @ParameterizedTest(name = "{0} and {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    Wagenl{\\"a}nder, Marcel | Wagenlaender, M.           | true
                    Wagenländer, Marcel     | Marcel Wagenlander         | true
                    Wagenländer, MJ         | Wagenländer, Marcel Johann | true
                    Wagenländer, MJ         | Wagenländer, Marcel Karl   | false
                    Wei, Ch.                | Wei, Christian             | true
                    Wei, Ch.                | Wei, Carl                  | false
                    Smith, John             | Smith, Jane                | false
                    Smith, John             | Smyth, John                | false
                    Smith, J. Q.            | Smith, J. R.               | false
                    Smith, J. Q.            | Smith, J.                  | true
                    Li, Xiao-Ming           | Li, Xiaoming               | true
                    Li, Xiao-Ming           | Li, X.-M.                  | true
                    李, 明                   | 李, 明华                    | false
                    van der Berg, Jan       | Berg, Jan                  | true
                    van der Berg, Jan       | von Berg, Jan              | false
                    King, Jr., Martin       | King, Junior, M.           | true
                    King, Jr., Martin       | King, Martin               | true
                    King, Jr., Martin       | King, Sr., Martin          | false
                    Plato                   | plato                      | true
                    Plato                   | Plato, Jane                | false
                    {The Octavo Team}       | {the octavo team}          | true
                    """)
    void twoNamesMayBeOnePersonsUnlessSomethingInThemSpeaksAgainstIt(
            String one, String other, boolean same) {
        NameShape ours = shape(one);
        NameShape theirs = shape(other);
        assertEquals(same, ours.hasSameFamily(theirs) && ours.isCompatibleWith(theirs));
        assertEquals(same, theirs.hasSameFamily(ours) && theirs.isCompatibleWith(ours));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    Wagenl{\\"a}nder, Marcel | wagenlander | m
                    Wagenlaender, M.         | wagenlander | m
                    Goethe, Ángel            | gothe       | a
                    Aaen, Lee                | an          | l
                    Dijkstra, E. W.          | dykstra     | e
                    Plato                    | plato       | ''
                    """)
    void familyNamesAreComparedWithoutTransliteration(
            String written, String contracted, String initial) {
        NameShape shape = shape(written);
        assertEquals(contracted, shape.contractedFamily());
        assertEquals(initial, shape.firstInitial());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    Van, Thi         | van  | ''    | 1
                    van der Berg, J. | berg | vander | 1
                    Berg, Jan van    | berg | van   | 1
                    Nguyen, van      | nguyen | ''  | 1
                    """)
    void aParticleAloneIsTheName(String written, String family, String particles, int givens) {
        NameShape shape = shape(written);
        assertEquals(family, shape.family());
        assertEquals(particles, shape.particles());
        assertEquals(givens, shape.givenNames().size());
    }
}
