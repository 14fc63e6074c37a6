package octavo.officedocuments.codes;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.csl.catalogue.BundledStyles;
import octavo.officedocuments.codes.CodedCite.CiteDetails;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LocatorTextTest {
    private static final LocatorText GERMAN =
            LocatorText.of(
                    BundledStyles.readStyle("apa").orElseThrow().style().value().orElseThrow(),
                    "de-DE");

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '!',
            quoteCharacter = '`',
            ignoreLeadingAndTrailingWhitespace = false,
            textBlock =
                    """
                    , p. 3!page 3 “”
                     p. 3 and elsewhere!page 3 “ and elsewhere”
                    , 33-35, 38–39 and nowhere else!page 33-35, 38–39 “ and nowhere else”
                    , pp. iv, vi-xi!page iv, vi-xi “”
                    , chap. 2, now!chapter 2 “, now”
                    , chapters 2--4!chapter 2--4 “”
                    , S. 12f.!page 12f “.”
                    , Kap. 3!chapter 3 “”
                    , § 5!section 5 “”
                    , {ii, A, D-Z}!page ii, A, D-Z “”
                    , {pp. iv, xv} with suffix!page iv, xv “ with suffix”
                    , vol. 3!volume 3 “”
                    , and elsewhere!  “, and elsewhere”
                     i think!  “ i think”
                    , mixed!  “, mixed”
                    """)
    void tellsTheLocatorFromTheRest(String written, String expected) {
        CiteDetails details = GERMAN.read("see", written);
        assertEquals("see ", details.prefix());
        assertEquals(
                expected,
                details.label() + " " + details.locator() + " “" + details.suffix() + "”");
    }
}
