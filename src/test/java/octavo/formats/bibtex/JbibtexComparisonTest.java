package octavo.formats.bibtex;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.Sample;
import octavo.bib.SharedData;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

class JbibtexComparisonTest {
    private static final String LOST_BLANK =
            "jbibtex drops the line end before a comma that starts a line; TeX makes it a blank";

    /// Files in which one value differs, and why ours is right.
    static final Map<String, String> ARGUED =
            Map.of(
                    "f00126.bib", LOST_BLANK,
                    "f00715.bib", LOST_BLANK,
                    "f00723.bib", LOST_BLANK,
                    "f00734.bib",
                            "ssr is defined twice; in BibTeX the second holds from its place on");

    /// In small letters İ has a dot of its own, so that this name is no name of a field of the
    /// entry.
    @Test
    void aFieldWhoseNameIsAnotherInSmallLettersIsCompared() {
        assertEquals(List.of(), JbibtexComparison.findDifferences("@misc{a, T\u0130TLE = {A}}"));
    }

    @Test
    void theTwoReadersAgreeOnCleanBibtex() {
        assertEquals(
                List.of(),
                JbibtexComparison.findDifferences(
                        "@string{j = {J}}\n@article{a,\n  journal = j # \" \" # {X},\n"
                                + "  month = jan,\n  title = {A {B}\n  C}\n}"));
    }

    @Test
    void blocksBetweenParenthesesAreNoDifference() {
        assertEquals(
                List.of(),
                JbibtexComparison.findDifferences(
                        """
                        @string(ieee = {IEEE (US)})
                        @preamble("x")
                        @misc(a, title = {T (x)}, journal = ieee)
                        """));
    }

    @Test
    void whatJbibtexCannotReadIsSaidInOneLine() {
        List<String> differences =
                JbibtexComparison.findDifferences("@misc{a, title = {A} year = 1}");
        assertEquals(1, differences.size());
        assertTrue(differences.getFirst().startsWith("jbibtex cannot read it: "));
        assertTrue(differences.getFirst().lines().count() == 1);
    }

    @Test
    @Tag(Sample.TAG)
    void onRealFilesThatJbibtexReadsTheTwoAgreeOrTheDifferenceIsArgued() throws IOException {
        List<String> wrong = new ArrayList<>();
        int read = 0;
        for (Path file : SharedData.corpus()) {
            String name = String.valueOf(file.getFileName());
            String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
            List<String> differences = JbibtexComparison.findDifferences(text);
            if (differences.stream().anyMatch(what -> what.startsWith("jbibtex cannot"))) {
                continue;
            }
            read++;
            if (differences.isEmpty() == ARGUED.containsKey(name)) {
                wrong.add(name + ": " + differences);
            }
        }
        System.out.printf("jbibtex: %d of %d files that it reads%n", read - wrong.size(), read);
        assertEquals(List.of(), wrong);
    }
}
