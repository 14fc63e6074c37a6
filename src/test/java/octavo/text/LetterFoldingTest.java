package octavo.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LetterFoldingTest {
    @ParameterizedTest
    @CsvSource({"𝕸oss, moss", "ℳ, m", "Ⅻ, xii", "㎆, mb", "Müller, muller"})
    void capitalsOfEveryShapeBecomeSmallLetters(String text, String bare) {
        assertEquals(bare, LetterFolding.of(text).unaccented());
    }
}
