package octavo.csl.style;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import octavo.csl.style.LocaleTerm.TermForm;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.Collection;

class CslLocaleTest {
    private static final Style STYLE =
            StyleReader.parse(
                            """
                            <style default-locale="de">
                              <locale xml:lang="de"><terms><term name="and">u.</term></terms></locale>
                              <locale><terms><term name="in">IN</term></terms></locale>
                              <citation><layout><text term="and"/></layout></citation>
                            </style>
                            """)
                    .value()
                    .orElseThrow();

    private static Collection<String> primaryDialects() {
        return CslLocale.PRIMARY_DIALECTS.values();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("primaryDialects")
    void everyPrimaryDialectIsThere(String dialect) {
        assertNotNull(CslLocaleTest.class.getResource("/locales-" + dialect + ".xml"));
    }

    @ParameterizedTest(name = "{0}: {1}, {2}, {3}")
    @CsvSource({
        "'', u., IN, u. a.",
        "de-AT, u., IN, u. a.",
        "en-GB, and, IN, et al.",
        "fr-CA, et, IN, et al.",
        "xx, and, IN, et al."
    })
    void drawsWordsFromTheStyleThenTheDialectThenItsLanguage(
            String language, String and, String in, String etAl) {
        CslLocale locale = CslLocale.of(STYLE, language);
        assertEquals(and, locale.termText("and"));
        assertEquals(in, locale.termText("in"));
        assertEquals(etAl, locale.termText("et-al").replace('\u00A0', ' '));
    }

    @Test
    void fallsBackFromFormToForm() {
        CslLocale locale = CslLocale.of(STYLE, "en-US");
        assertEquals("eds.", locale.termText("editor", TermForm.SYMBOL, true));
        assertEquals("", locale.termText("no such term"));
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource({
        "en-US, 1, NEUTER, st",
        "en-US, 12, NEUTER, th",
        "en-US, 102, NEUTER, nd",
        "fr-FR, 1, FEMININE, ʳᵉ",
        "fr-FR, 21, FEMININE, ᵉ"
    })
    void knowsTheSuffixesOfOrdinals(
            String language, int number, LocaleTerm.TermGender gender, String suffix) {
        assertEquals(suffix, CslLocale.of(STYLE, language).ordinalSuffix(number, gender));
    }
}
