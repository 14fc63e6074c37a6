package octavo.names;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.names.PastedName.NameConfidence;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

class PastedNamesTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    Luo Mai and Guo Li                                   | Mai, Luo; Li, Guo
                    Mai, Luo and Li, Guo and others                      | Mai, Luo; Li, Guo; …
                    Luo Mai, Guo Li, Bo Zhao                             | Mai, Luo; Li, Guo; Zhao, Bo
                    Luo Mai, Guo Li, and Bo Zhao                         | Mai, Luo; Li, Guo; Zhao, Bo
                    Luo Mai, Guo Li                                      | Mai, Luo; Li, Guo
                    Mai, L., Li, G., & Wagenländer, M.                   | Mai, L.; Li, G.; Wagenländer, M.
                    Mai, L., Brabete, A.-O., Pietzuch, P. R. et al.      | Mai, L.; Brabete, A.-O.; Pietzuch, P. R.; …
                    L. Mai, G. Li and A.-O. Brabete                      | Mai, L.; Li, G.; Brabete, A.-O.
                    Mai L, Li G, Wagenländer MJ                          | Mai, L.; Li, G.; Wagenländer, M. J.
                    van der Berg J, Doe A                                | van der Berg, J.; Doe, A.
                    Mai L., Li G.-P., Wagenländer M. J., Doe A. Jr.       | Mai, L.; Li, G.-P.; Wagenländer, M. J.; Doe, Jr, A.
                    Mai L J, Li G P                                      | Mai, L. J.; Li, G. P.
                    Mai, Luo; Li, Guo; Bo Zhao                           | Mai, Luo; Li, Guo; Zhao, Bo
                    Marcel Wagenländer¹,²*, Guo Li1,2, Bo Zhao†           | Wagenländer, Marcel; Li, Guo; Zhao, Bo
                    Marcel Wagenländer$^{1,*}$ and Guo Li\\textsuperscript{2} | Wagenländer, Marcel; Li, Guo
                    Marcel Wagenländer (Imperial), Guo Li <g@li.org>     | Wagenländer, Marcel; Li, Guo
                    Anna Groß und Jörg Weiß                              | Groß, Anna; Weiß, Jörg
                    José García, Ana Ruiz y Luis Ortega                  | García, José; Ruiz, Ana; Ortega, Luis
                    José Ortega y Gasset                                 | y Gasset, José Ortega
                    Authors: Luo Mai & Guo Li                            | Mai, Luo; Li, Guo
                    King, M. L., Jr., & Doe, J.                          | King, Jr., M. L.; Doe, J.
                    Martin King, Jr., Jane Doe                           | King, Jr., Martin; Doe, Jane
                    van Beethoven, Ludwig                                | van Beethoven, Ludwig
                    Mai, Luo, Guo Li, and Bo Zhao                        | Mai, Luo; Li, Guo; Zhao, Bo
                    Mai, Luo and Guo Li                                  | Mai, Luo; Li, Guo
                    Mai, Luo ; Li, Guo ; Brabete, Andrei-Octavian        | Mai, Luo; Li, Guo; Brabete, Andrei-Octavian
                    L. Mai, G. Li, A.-O. Brabete, and P. Pietzuch        | Mai, L.; Li, G.; Brabete, A.-O.; Pietzuch, P.
                    van der Berg, Anna Maria                             | van der Berg, Anna Maria
                    Mai, Luo, Li, Guo                                    | Mai, Luo; Li, Guo
                    Ali Babar, M., Dingsøyr, T., Lago P.                 | Ali Babar, M.; Dingsøyr, T.; Lago, P.
                    Lago P., van Vliet, H.                               | Lago, P.; van Vliet, H.
                    Mair, Jr, Daniel, Brühl, Sr, Daniel                  | Mair, Jr, Daniel; Brühl, Sr, Daniel
                    """)
    void findsTheNames(String pasted, String expected) {
        var found = PastedNames.parse(pasted);
        String names =
                found.names().stream()
                        .map(each -> each.name().displayName(NameForm.FAMILY_FIRST))
                        .collect(Collectors.joining("; "));
        assertEquals(expected, names + (found.hasOthers() ? "; …" : ""));
    }

    @Test
    void linesSeparateNamesUnlessTheyAreWrapped() {
        assertEquals(3, PastedNames.parse("Luo Mai\nGuo Li\n\nBo Zhao\n").names().size());
        assertEquals(2, PastedNames.parse("Mai, Luo\nLi, Guo").names().size());
        assertEquals(3, PastedNames.parse("Luo Mai, Guo\nLi, Bo Zhao").names().size());
        assertEquals(2, PastedNames.parse("Luo Mai and\nGuo Li").names().size());
        assertEquals(
                "Mai, Luo",
                PastedNames.parse(", Luo Mai, Guo\nLi")
                        .names()
                        .getFirst()
                        .name()
                        .displayName(NameForm.FAMILY_FIRST));
    }

    @Test
    void marksGoWithTheirName() {
        var names =
                PastedNames.parse("Marcel Wagenländer1,2*, Guo Li, Bo Zhao$^{\\dagger}$, Luo Mai 3")
                        .names();
        assertEquals(
                List.of(List.of("1", "2*"), List.of(), List.of("\\dagger"), List.of("3")),
                names.stream().map(PastedName::marks).toList());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    Luo Mai and Guo Li  | SURE
                    Mai, Luo            | LIKELY
                    Mai, Luo, Li, Guo   | GUESS
                    Mai, L., Li G.      | LIKELY
                    Google              | GUESS
                    LUO MAI             | GUESS
                    """)
    void saysHowSureItIs(String pasted, NameConfidence confidence) {
        var first = PastedNames.parse(pasted).names().getFirst();
        assertEquals(confidence, first.confidence());
        assertTrue(!first.reason().toString().isBlank());
    }

    @Test
    void whateverIsPastedIsRead() {
        for (String pasted :
                List.of(
                        "", " ", ",", ";;;", "and", "&", "\uE000", "$^{", "(", "1,2", "et al.",
                        ", Jr.")) {
            assertTrue(PastedNames.parse(pasted).names().size() < 3, pasted);
        }
        String many =
                IntStream.range(0, 3000)
                        .mapToObj(i -> "Anna Familyname")
                        .collect(Collectors.joining(", "));
        assertEquals(3000, PastedNames.parse(many).names().size());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    Plato; Guo Li                     | a single word: a family name, or an organisation?
                    Luo @home Mai; Guo Li             | it contains characters that names do not have
                    One Two Three Four Five Six Seven | many words for a name
                    LUO MAI; Guo Li                   | all in capitals
                    """)
    void whatIsHardlyANameIsAGuessThatSaysWhy(String pasted, String reason) {
        PastedName first = PastedNames.parse(pasted).names().getFirst();
        assertEquals(NameConfidence.GUESS, first.confidence());
        assertEquals(reason, first.reason().toString());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    \\'Etienne Dupont   | Étienne Dupont
                    {\\"O}zg\\"ur Demir  | Özgür Demir
                    Özgür Demir         | Özgür Demir
                    """)
    void latexInAPastedNameIsLatex(String pasted, String name) {
        PastedName first = PastedNames.parse(pasted).names().getFirst();
        assertEquals(name, first.name().toUnicode().displayName());
    }

    @Test
    void whatIsLongerThanANameIsAGuess() {
        String tooLong = "Jane " + "x".repeat(200);
        PastedName first = PastedNames.parse(tooLong + "; Guo Li").names().getFirst();
        assertEquals(NameConfidence.GUESS, first.confidence());
        assertEquals("too long for a name", first.reason().toString());
    }
}
