package octavo.csl;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NumbersTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    2nd             | true  | false
                    2, 3            | true  | true
                    2 & 4           | true  | true
                    D2-D4           | true  | true
                    second          | false | false
                    2nd edition     | false | false
                    213 and 235     | false | true
                    213, et 235     | false | true
                    Smith-Jones     | false | false
                    """)
    void tellsNumbersFromTextAndOneFromMany(String text, boolean numeric, boolean plural) {
        assertEquals(numeric, Numbers.isNumeric(text));
        assertEquals(plural, Numbers.isPlural(text, "et"));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"1, a", "26, z", "27, aa", "52, az", "53, ba", "703, aaa"})
    void countsYearSuffixesInLetters(int number, String letters) {
        assertEquals(letters, Numerals.letters(number));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"4, iv", "9, ix", "42, xlii", "1990, mcmxc", "0, 0"})
    void writesRomanNumerals(int number, String roman) {
        assertEquals(roman, Numerals.roman(number));
    }
}
