package octavo.csl.valueformats;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.csl.OrdinalsAndRomans;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

class NumberFieldTest {
    private static final Pattern NUMBER = Pattern.compile("(\\p{L}*)(\\p{Nd}+)(\\p{L}*)");
    private static final Pattern SEPARATOR = Pattern.compile("\\s*(?:\\\\-|[-–,&])\\s*");

    /// What the scanner finds is what patterns say that it has to.
    @Test
    void findsNumbersAndSeparatorsInAnyText() {
        Random random = new Random(1);
        String letters = "1290٣Ⅷxivé𝐀 \\t-–,&\\\\.";
        for (int i = 0; i < 20_000; i++) {
            StringBuilder text = new StringBuilder();
            random.ints(random.nextInt(9), 0, letters.length())
                    .forEach(at -> text.append(letters.charAt(at)));
            String written = text.toString();
            assertEquals(NUMBER.matcher(written).matches(), NumberField.isNumber(written), written);
            assertEquals(split(written), NumberField.splitParts(written), written);
        }
    }

    private static List<String> split(String text) {
        String strip = text.strip();
        List<String> parts = new ArrayList<>();
        Matcher separator = SEPARATOR.matcher(strip);
        int from = 0;
        while (separator.find()) {
            parts.add(strip.substring(from, separator.start()));
            parts.add(separator.group());
            from = separator.end();
        }
        if (from < strip.length() || !parts.isEmpty()) {
            parts.add(strip.substring(from));
        }
        return parts;
    }

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
                    a2b             | true  | false
                    2a3             | false | false
                    2-3             | true  | true
                    2\\-3          | true  | false
                    i-iv            | false | true
                    x               | false | false
                    p. 2, 5         | false | true
                    2 and 3         | false | true
                    2 et c4         | false | true
                    2a and b4       | false | true
                    2 or 3          | false | false
                    2and3           | false | false
                    a-1             | false | false
                    1-a             | false | false
                    2, and 3        | false | true
                    2, andy 3       | false | false
                    2, 3 more       | false | true
                    A, B            | false | false
                    FS-10-02        | false | false
                    CS-TR-12-34-5   | false | false
                    10-02-TR        | false | false
                    vol. FS-10-02   | false | false
                    3-4, TR-1       | false | true
                    1-2-3           | true  | true
                    *0*, *9*        | false | true
                    */*, *:*        | false | false
                    """)
    void tellsNumbersFromTextAndOneFromMany(String text, boolean numeric, boolean plural) {
        assertEquals(numeric, NumberField.isNumeric(text));
        assertEquals(plural, NumberField.isPlural(text, "et"));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"1, a", "26, z", "27, aa", "52, az", "53, ba", "703, aaa"})
    void countsYearSuffixesInLetters(int number, String letters) {
        assertEquals(letters, OrdinalsAndRomans.suffixLetters(number));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"4, iv", "9, ix", "42, xlii", "1990, mcmxc", "0, 0"})
    void writesRomanNumerals(int number, String roman) {
        assertEquals(roman, OrdinalsAndRomans.romanNumeral(number));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "i, true",
        "IV, true",
        "mcmxc, true",
        "MMMM, true",
        "iiii, false",
        "vx, false",
        "a, false",
        "'', false",
        "i1, false",
        "xlii, true"
    })
    void knowsRomanNumerals(String text, boolean roman) {
        assertEquals(roman, NumberField.isRoman(text));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "0, 0",
        "9, 9",
        "12345678, 12345678",
        "123456789, 7",
        "'', 7",
        "1a, 7",
        "/, 7",
        ":, 7"
    })
    void anOptionWithoutNumberHasItsDefault(String text, int number) {
        assertEquals(number, NumberField.parseOption(text, 7));
    }

    @Test
    void blanksAreThoseOfAscii() {
        for (char letter = 0; letter < 64; letter++) {
            assertEquals(" \t\n\u000B\f\r".indexOf(letter) >= 0, NumberField.isBlank(letter));
        }
    }
}
