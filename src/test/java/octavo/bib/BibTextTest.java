package octavo.bib;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.stream.Collectors;

class BibTextTest {
    @ParameterizedTest
    @CsvSource({
        "⏎⏎a @⏎, ⏎⏎‹› a @⏎‹2›",
        "⏎ ⏎  a⏎@, ⏎ ⏎‹›   a⏎@‹4›",
        "a⏎⏎@, a⏎⏎@‹3›",
        "⏎⏎, ⏎⏎‹›",
        "'  a', '  a‹›'",
        "←⏎a, ←⏎‹› a‹›",
        "←a, ←‹› a‹›",
        "⏎ä, ⏎‹› ä‹›"
    })
    void blankLinesInFrontAreATextOfTheirOwn(String text, String parts) {
        BibText whole =
                (BibText)
                        BibParser.parse(text.replace('⏎', '\n').replace('←', '\r'))
                                .items()
                                .getFirst();
        assertEquals(
                parts,
                whole.splitLeadingBlankLines().stream()
                        .map(BibTextTest::described)
                        .collect(Collectors.joining(" ")));
    }

    private static String described(BibText part) {
        String problems =
                part.diagnostics().stream()
                        .map(problem -> String.valueOf(problem.span().start()))
                        .collect(Collectors.joining(","));
        return part.slice().text().replace('\n', '⏎').replace('\r', '←') + "‹" + problems + "›";
    }
}
