package octavo.names;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

class PersonNameTest {

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '§',
            textBlock =
                    """
                    Knuth, Donald E.            | Donald E. Knuth | Knuth, Donald E. | D. E. Knuth | Knuth, D. E.
                    Ludwig van Beethoven        | Ludwig van Beethoven | van Beethoven, Ludwig | L. van Beethoven | van Beethoven, L.
                    Jolly, III, James           | James Jolly, III | Jolly, III, James | J. Jolly, III | Jolly, III, J.
                    Jean-Paul Sartre            | Jean-Paul Sartre | Sartre, Jean-Paul | J.-P. Sartre | Sartre, J.-P.
                    {\\'E}mile Zola              | Émile Zola | Zola, Émile | É. Zola | Zola, É.
                    Émile Zola                  | Émile Zola | Zola, Émile | É. Zola | Zola, É.
                    Darwin, {\\relax Ch}arles    | Charles Darwin | Darwin, Charles | Ch. Darwin | Darwin, Ch.
                    J.R.R. Tolkien              | J.R.R. Tolkien | Tolkien, J.R.R. | J. R. R. Tolkien | Tolkien, J. R. R.
                    \\'Etienne {Marie} Dupont    | Étienne Marie Dupont | Dupont, Étienne Marie | É. M. Dupont | Dupont, É. M.
                    Muhammad al-Khwarizmi       | Muhammad al-Khwarizmi | al-Khwarizmi, Muhammad | M. al-Khwarizmi | al-Khwarizmi, M.
                    {CERN Collaboration}        | CERN Collaboration | CERN Collaboration | CERN Collaboration | CERN Collaboration
                    {{{British Corpus}}}        | British Corpus | British Corpus | British Corpus | British Corpus
                    毛, 泽东                     | 毛泽东 | 毛, 泽东 | 毛泽东 | 毛泽东
                    김, 민수                     | 김민수 | 김, 민수 | 김민수 | 김민수
                    王, Xiaoming                | Xiaoming 王 | 王, Xiaoming | X. 王 | 王, X.
                    Other, A.~N.                | A. N. Other | Other, A. N. | A. N. Other | Other, A. N.
                    Alembert, Jean d'           | Jean d' Alembert | Alembert, Jean d' | J. d. Alembert | Alembert, J. d.
                    """)
    void isWrittenInEveryUsualForm(
            String written, String first, String last, String initials, String initialsLast) {
        var name = PersonName.parse(written).value();
        assertEquals(first, name.displayName());
        assertEquals(last, name.displayName(NameForm.FAMILY_FIRST));
        assertEquals(initials, name.displayName(NameForm.INITIALS_FIRST));
        assertEquals(initialsLast, name.displayName(NameForm.INITIALS_LAST));
    }

    @Test
    void biblatexsExtendedFormSaysItsPartsByName() {
        var name =
                PersonName.parse(
                                "family=Smithers Jones, prefix={van der}, given=James,"
                                        + " useprefix=true, given-i=Ja, suffix=\"Jr, Esq\"")
                        .value();
        assertEquals("James", name.given());
        assertEquals("Smithers Jones", name.family());
        assertEquals("Jr, Esq", name.suffix());
        assertEquals(Map.of("useprefix", "true", "given-i", "Ja"), name.options());
        assertEquals("James van der Smithers Jones, Jr, Esq", name.displayName());
    }

    @Test
    void aReferenceToDataElsewhereIsKept() {
        var name = PersonName.parse("xdata=gxd2-author-1").value();
        assertEquals(Map.of("xdata", "gxd2-author-1"), name.options());
        assertEquals("xdata=gxd2-author-1", name.toBibtex());
    }

    @Test
    void anElidedPrefixStandsAtTheFamilyName() {
        assertEquals("Jean d'Alembert", PersonName.of("Jean", "d'", "Alembert", "").displayName());
    }

    @Test
    void aBodyIsNoPerson() {
        var body = PersonName.parse("{Barnes and Noble}").value();
        assertEquals(Optional.of("Barnes and Noble"), body.literal());
        assertEquals(Optional.empty(), PersonName.parse("{van Beethoven}, L.").value().literal());
    }

    @ParameterizedTest(name = "{0} = {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '§',
            textBlock =
                    """
                    Müller, Jörg      | Mueller, Joerg
                    M{\\"u}ller, Jörg  | Muller, Jorg
                    Sørensen          | Soerensen
                    Sørensen          | Sorensen
                    Weiß              | Weiss
                    Ångström          | Aangstroem
                    Nguyễn, Thị       | Nguyen, Thi
                    O'Brien           | O’Brien
                    Jean-Paul Sartre  | Jean Paul Sartre
                    Иванов            | Ivanov
                    Łukasz Żak        | Lukasz Zak
                    Παπαδόπουλος      | Papadopoulos
                    """)
    void isFoundHoweverItIsTyped(String one, String other) {
        assertFalse(Collections.disjoint(foldings(one), foldings(other)));
    }

    @Test
    void differentNamesFoldDifferently() {
        assertTrue(Collections.disjoint(foldings("Müller"), foldings("Möller")));
    }

    private static Set<String> foldings(String written) {
        return PersonName.parse(written).value().comparisonKeys();
    }

    @Test
    void aNameThatBibtexWouldTakeApartIsWrittenInBraces() {
        assertEquals(
                "{van Beethoven}, Ludwig",
                PersonName.of("Ludwig", "", "van Beethoven", "").toBibtex());
        assertEquals("{Smith and Sons}", PersonName.of("", "", "Smith and Sons", "").toBibtex());
        assertEquals("{others}", PersonName.of("", "", "others", "").toBibtex());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    M., Wagenländer      | true
                    M. J., Wagenländer   | true
                    J.-P., Kay           | true
                    Wagenländer, M.      | false
                    M., J.               | false
                    M., JP               | false
                    van M., Wagenländer  | false
                    M.                   | false
                    Carlos Cardenas S.   | true
                    Carlos E. Cardenas S. | false
                    """)
    void initialsInThePlaceOfTheFamilyNameAreSwapped(String written, boolean isSwapped) {
        assertEquals(isSwapped, PersonName.parse(written).value().hasSwappedInitials());
    }
}
