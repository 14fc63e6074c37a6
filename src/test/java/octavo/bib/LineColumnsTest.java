package octavo.bib;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.RandomInput;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

class LineColumnsTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            ignoreLeadingAndTrailingWhitespace = false,
            textBlock =
                    """
                    ^@misc{k}|1:1
                    a ^@misc{k}|1:3
                    ä𝔸 ^@misc{k}|1:4
                    a⏎^@misc{k}|2:1
                    a⏎ä ^@misc{k}|2:3
                    @misc{a}@misc{b}^@misc{c}|1:17
                    @misc{a}⏎ ä@misc{b}^@misc{c}|2:11
                    @misc{a,⏎x = ä}@misc{b} ^c|2:16
                    ←⏎←⏎^@misc{a}|3:1
                    ←←⏎^@misc{a}|3:1
                    @misc{a}←⏎^@misc{b}|2:1
                    @misc{k,⏎ x = ^1}|2:6
                    @misc{k,←⏎ x = ^1}|2:6
                    @misc{k,← x = ^1}|2:6
                    @misc{k,⏎⏎ ä = ^1}|3:6
                    @misc{k,←←⏎^}|3:1
                    @misc{a}⏎@misc{k,⏎ x = ^1}|3:6
                    @misc{a} @misc{k, x = ^1}|1:23
                    """)
    void aPlaceIsALineAndACharacterOfIt(String text, String place) {
        String marked = text.replace('⏎', '\n').replace('←', '\r');
        int at = marked.substring(0, marked.indexOf('^')).getBytes(StandardCharsets.UTF_8).length;
        assertEquals(place, place(marked.replace("^", ""), at));
    }

    private static String place(String text, int at) {
        BibFile file = BibParser.parse(text);
        int item = 0;
        int left = at;
        while (left > 0 && left >= file.items().get(item).slice().length()) {
            left -= file.items().get(item).slice().length();
            item++;
        }
        return LineColumns.of(file).locate(item, left).toString();
    }

    @Test
    void everyPlaceIsTheOneThatCountingTheFilesTextGives() {
        RandomInput.letters(30, "\n\r ä@{misc}a,").check(LineColumnsTest::assertCounted);
    }

    private static void assertCounted(String text) {
        for (int i = 0; i < text.length(); i++) {
            String before = text.substring(0, i);
            boolean inPair = before.endsWith("\r") && text.charAt(i) == '\n';
            if (inPair) {
                continue;
            }
            String[] lines = before.split("\r\n|\r|\n", -1);
            assertEquals(
                    lines.length + ":" + (lines[lines.length - 1].length() + 1),
                    place(text, before.getBytes(StandardCharsets.UTF_8).length),
                    () -> Arrays.toString(lines));
        }
    }
}
