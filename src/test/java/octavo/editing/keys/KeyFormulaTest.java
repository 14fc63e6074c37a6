package octavo.editing.keys;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import octavo.RandomInput;
import octavo.bib.BibParser;
import octavo.library.Library;
import octavo.library.Work;
import octavo.text.LocalizedSentence;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KeyFormulaTest {
    private static final String MANY =
            "author = {Luo Mai and Guo Li and Marcel Wagenl{\\\"a}nder and Konstantinos Fertakis},"
                + " title = {{KungFu}: Making Training in Distributed Machine Learning Adaptive},"
                + " year = 2020, month = nov, keywords = {deep learning, systems}";

    private static Work work(String fields) {
        return Library.of(BibParser.parse("@Article{k, " + fields + "}")).workAt(0).orElseThrow();
    }

    private static String key(String formula, String fields) {
        return KeyFormula.parse(formula).value().generateKey(work(fields), false).key();
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
        var made =
                KeyFormula.parse("[auth]")
                        .value()
                        .generateKey(work("author = {M\u00fcller, A}"), true);
        assertEquals("Mueller", made.key());
    }

    @Test
    void whatAnEntryLacksIsSaid() {
        var made = KeyFormula.parse("[auth][year]").value().generateKey(work("year = 2020"), false);
        assertEquals("2020", made.key());
        assertEquals("has no auth", LocalizedSentence.join("; ", made.missingMessages()));
    }

    @ParameterizedTest
    @CsvSource({"[auth", "[auth:nonsense]", "a b", "'[auth],'"})
    void aFormulaThatMeansNothingIsReported(String formula) {
        assertFalse(KeyFormula.parse(formula).diagnostics().isEmpty());
    }

    @Test
    void anyFormulaIsRead() {
        RandomInput.text()
                .list(2, 2)
                .check(parts -> {
                    String formula = parts.get(0);
                    String field = parts.get(1);
                    KeyFormula.parse("[" + field + "]" + formula)
                            .value()
                            .generateKey(work("title = {x}"), true);
                    KeyFormula.parse(formula).value().generateKey(work("title = {A}"), true);
                });
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    王, 小明 and 李 | 深度学习 | 2019 | 2019 | has auth in non-Latin letters; has veryshorttitle in non-Latin letters
                    Mai, L       | Kung    | in press | Maikung | has no shortyear
                    Mai, L       | Kung    | c. 1998  | Mai98kung | ''
                    """)
    void whatCannotBeWrittenPlainlyIsNotSaidToBeMissing(
            String author, String title, String year, String key, String remarks) {
        boolean isShort = !year.equals("2019");
        var formula =
                KeyFormula.parse(
                        isShort
                                ? "[auth][shortyear][veryshorttitle:lower]"
                                : KeyFormula.DEFAULT_FORMULA);
        var entry =
                "@misc{e, author = {%s}, title = {%s}, year = {%s}}".formatted(author, title, year);
        var library = Library.of(BibParser.parse(entry));
        var made = formula.value().generateKey(library.workAt(0).orElseThrow(), false);
        assertEquals(key, made.key());
        assertEquals(remarks, LocalizedSentence.join("; ", made.missingMessages()));
    }

    @Test
    void aFormulaOfManyTermsTakesNoStack() {
        assertDoesNotThrow(() -> KeyFormula.parse("auth" + "+auth".repeat(50_000)));
        assertDoesNotThrow(() -> KeyFormula.parse("auth" + ".lower".repeat(50_000)));
    }
}
