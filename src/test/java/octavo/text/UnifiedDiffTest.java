package octavo.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.RandomInput;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

class UnifiedDiffTest {
    private static final Pattern HUNK = Pattern.compile("@@ -(\\d+),(\\d+) \\+(\\d+),(\\d+) @@");

    @Test
    void showsChangedLinesWithThreeAround() {
        assertEquals(
                List.of(
                        "--- a/f",
                        "+++ b/f",
                        "@@ -2,7 +2,7 @@",
                        " 2",
                        " 3",
                        " 4",
                        "-5",
                        "+five",
                        " 6",
                        " 7",
                        " 8"),
                UnifiedDiff.of(
                        "f", "1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n"));
    }

    @Test
    void equalTextsHaveNoDifference() {
        assertEquals(List.of(), UnifiedDiff.of("f", "a\r\nb", "a\r\nb"));
    }

    @Test
    void applyingItGivesTheOtherText() {
        RandomInput.letters(30, "ABCDEFGH")
                .list(2, 2)
                .check(both -> {
                    List<String> before = lines(both.get(0));
                    List<String> after = lines(both.get(1));
                    assertEquals(
                            after, applied(before, UnifiedDiff.of("f", text(before), text(after))));
                });
    }

    /// One line a letter.
    private static List<String> lines(String letters) {
        return letters.chars().mapToObj(Character::toString).toList();
    }

    private static String text(List<String> lines) {
        return String.join("", lines.stream().map(line -> line + "\n").toList());
    }

    private static List<String> applied(List<String> before, List<String> diff) {
        List<String> result = new ArrayList<>();
        int at = 0;
        for (String line : diff.subList(Math.min(2, diff.size()), diff.size())) {
            Matcher hunk = HUNK.matcher(line);
            if (hunk.matches()) {
                int start = Integer.parseInt(hunk.group(1)) - (hunk.group(2).equals("0") ? 0 : 1);
                result.addAll(before.subList(at, start));
                at = start;
                assertEquals(
                        result.size() + (hunk.group(4).equals("0") ? 0 : 1),
                        Integer.parseInt(hunk.group(3)));
            } else if (line.startsWith("+")) {
                result.add(line.substring(1));
            } else {
                assertEquals(before.get(at++), line.substring(1));
                if (line.startsWith(" ")) {
                    result.add(line.substring(1));
                }
            }
        }
        result.addAll(before.subList(at, before.size()));
        return result;
    }
}
