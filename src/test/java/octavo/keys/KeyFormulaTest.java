package octavo.keys;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

import octavo.bib.BibParser;
import octavo.library.Library;
import octavo.library.Work;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;

class KeyFormulaTest {
    private static final String MANY =
            "author = {Luo Mai and Guo Li and Marcel Wagenl{\\\"a}nder and Konstantinos Fertakis},"
                + " title = {{KungFu}: Making Training in Distributed Machine Learning Adaptive},"
                + " year = 2020, month = nov, keywords = {deep learning, systems}";

    private static Work work(String fields) {
        return Library.of(BibParser.parse("@Article{k, " + fields + "}")).work(0).orElseThrow();
    }

    private static String key(String formula, String fields) {
        return KeyFormula.parse(formula).value().key(work(fields), false).key();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    [auth:lower][year][veryshorttitle:lower] | mai2020kungfu
                    [auth][shortyear]                        | Mai20
                    [auth2:upper]:[year]                     | MA:2020
                    [authors]                                | MaiLiWagenlanderFertakis
                    [authors2]                               | MaiLiEtAl
                    [authEtAl]_[year]                        | MaiEtAl_2020
                    [auth.etal]                              | Mai.etal
                    [authorsAlpha][shortyear]                | MLWF20
                    [authorLast:lower]                       | fertakis
                    [shorttitle]                             | KungFuMakingTraining
                    [shorttitle:dash:lower]                  | kungfu-making-training
                    [word2:lower]                            | making
                    [title:abbr]                             | KMTIDMLA
                    [title:8]                                | KungFuMa
                    [keyword1:abbr]                          | dl
                    [entrytype:lower]                        | article
                    [journal:(NoJ)]                          | NoJ
                    auth.lower + year                        | mai2020
                    auth.lower + '-' + shorttitle(2).upper   | mai-KUNGFUMAKING
                    authorsAlpha                             | MLWF
                    smith                                    | smith
                    """)
    void makesKeysOfPartsOfTheEntry(String formula, String expected) {
        assertEquals(expected, key(formula, MANY));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    van der Berg, Jan              | [auth]   | vanderBerg
                    van der Berg, Jan              | [family] | Berg
                    {The CERN Collaboration}       | [auth]   | CERNCollaboration
                    Plato                          | [auth]   | Plato
                    {\\'E}mile Zo{\\"e}            | [auth]   | Zoe
                    Stra{\\ss}e, A. and {\\O}rn, B | [authors]| StrasseOrn
                    Jean-Luc Smith-Jones           | [auth]   | SmithJones
                    """)
    void namesBecomePlainLetters(String author, String formula, String expected) {
        assertEquals(expected, key(formula, "author = {" + author + "}"));
    }

    @Test
    void umlautsBecomeTwoLettersOnRequest() {
        var made = KeyFormula.parse("[auth]").value().key(work("author = {M\u00fcller, A}"), true);
        assertEquals("Mueller", made.key());
    }

    @Test
    void whatAnEntryLacksIsSaid() {
        var made = KeyFormula.parse("[auth][year]").value().key(work("year = 2020"), false);
        assertEquals("2020", made.key());
        assertEquals(List.of("auth"), made.missing());
    }

    @ParameterizedTest
    @CsvSource({"[auth", "[auth:nonsense]", "a b", "'[auth],'"})
    void aFormulaThatMeansNothingIsReported(String formula) {
        assertFalse(KeyFormula.parse(formula).diagnostics().isEmpty());
    }

    @Property
    void anyFormulaIsRead(@ForAll String formula, @ForAll String title) {
        KeyFormula.parse("[" + title + "]" + formula).value().key(work("title = {x}"), true);
        KeyFormula.parse(formula).value().key(work("title = {A}"), true);
    }
}
