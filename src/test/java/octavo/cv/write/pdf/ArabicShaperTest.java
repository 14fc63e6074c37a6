package octavo.cv.write.pdf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.time.Duration;
import java.util.Arrays;
import java.util.stream.Collectors;

class ArabicShaperTest {
    private static String names(String text) {
        return Arrays.stream(ArabicShaper.of(text))
                .mapToObj(seen ->
                        seen == ArabicShaper.HIDDEN_LETTER ? "-" : Integer.toHexString(seen))
                .collect(Collectors.joining(" "));
    }

    @ParameterizedTest
    @CsvSource({
        // MEEM HAH MEEM DAL: all join but the last to nobody behind it
        "\u0645\u062D\u0645\u062F, fee3 fea4 fee4 feaa",
        // DAL joins nothing behind it
        "\u062F\u0631\u0633, fea9 fead feb1",
        // marks stand on letters and part nothing
        "\u0645\u064E\u062D, fee3 64e fea2",
        // LAM and ALEF are one sign, behind another letter too
        "\u0644\u0627, fefb -",
        "\u0633\u0644\u0623\u0645, feb3 fef8 - fee1",
        // the letters of Persian
        "\u06A9\u06CC\u067E, fb90 fbff fb57",
        // who does not want letters to join says so
        "\u0645\u200C\u0645, fee1 200c fee1",
        "\u0645\u200D, fee3 200d",
        "\u0645 \u0645, fee1 20 fee1",
        "\u0645\u0661, fee1 661",
    })
    void lettersHaveTheFormsThatTheirNeighboursGiveThem(String text, String seen) {
        assertEquals(seen, names(text));
    }

    @Test
    void textInOtherScriptsIsLeftAlone() {
        assertEquals("", names("Müller \u05D0 \u4E2D"));
    }

    @Test
    void lettersBeneathManyMarksTakeNoLongerThanOthers() {
        String marks = "\u064E".repeat(200_000);
        int[] seen =
                assertTimeoutPreemptively(
                        Duration.ofMinutes(2), () -> ArabicShaper.of("\u0645" + marks + "\u0645"));
        assertEquals(0xFEE3, seen[0]);
        assertEquals(0xFEE2, seen[seen.length - 1]);
    }
}
