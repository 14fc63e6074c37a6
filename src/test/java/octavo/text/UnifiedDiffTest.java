package octavo.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.RandomInput;

import org.junit.jupiter.api.Test;

import java.util.List;

class UnifiedDiffTest {
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
                            after,
                            PatchedLines.of(
                                    before, UnifiedDiff.of("f", text(before), text(after))));
                });
    }

    /// One line a letter.
    private static List<String> lines(String letters) {
        return letters.chars().mapToObj(Character::toString).toList();
    }

    private static String text(List<String> lines) {
        return String.join("", lines.stream().map(line -> line + "\n").toList());
    }
}
