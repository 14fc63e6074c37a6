package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Each answer about two entries that may be one, by the files on disk.
class PairAnswersViewTest {
    private static final String ENTRY =
            "@article{%s, author = {Mai, Luo}, title = {KungFu}, journal = {J}, year = 2020, doi ="
                    + " {10.1/kf}, note = {%s}, keywords = {%s}%s}\n";
    private static final String FILE =
            ENTRY.formatted("a", "x", "ml", "") + ENTRY.formatted("b", "y", "systems", "");
    private static final String TWINS =
            """
            @misc{p, title = {Dynamic Parallelism for Learning}, author = {Mai, Luo}, eprint = {2312.05181}, archiveprefix = {arXiv}, year = {2023}}
            @inproceedings{c, title = {Dynamic Parallelism for Learning}, author = {Mai, Luo}, booktitle = {SOSP}, year = {2024}}
            """;

    @TempDir private Path folder = Path.of("");

    private AnsweredWindow open(String text) throws IOException {
        AnsweredWindow answered = AnsweredWindow.of(folder, text);
        answered.showPage("duplicates", "pair");
        return answered;
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "pair-note-kept, x, 'ml, systems'",
        "pair-note-gone, y, 'ml, systems'",
        "pair-keywords-kept, x, ml",
        "pair-keywords-gone, x, systems"
    })
    @Tag("slow")
    void theMergedEntryOnDiskHasTheValueThatWasChosen(String answer, String note, String keywords)
            throws IOException {
        try (AnsweredWindow answered = open(FILE)) {
            answered.press(answer);
            answered.press("pair-merge");
            answered.awaitGone("pair");
            answered.assertSaved(ENTRY.formatted("a", note, keywords, ", ids = {b}"));
        }
    }

    @Test
    void theOtherEntryIsOnDiskIfTheTwoWereSwapped() throws IOException {
        try (AnsweredWindow answered = open(FILE)) {
            answered.press("pair-swap");
            answered.press("pair-merge");
            answered.awaitGone("pair");
            answered.assertSaved(ENTRY.formatted("b", "y", "systems, ml", ", ids = {a}"));
        }
    }

    @Test
    void differentIsADecisionAndTheLibraryOnDiskStaysByteForByte() throws IOException {
        try (AnsweredWindow answered = open(FILE)) {
            answered.press("pair-different");
            answered.awaitGone("pair");
            answered.awaitSidecar(it -> it.contains("\"distinct\":[{\"id\":\"ab\"}]"), "distinct");
            answered.assertSaved(FILE);
        }
    }

    @Test
    void certainPairsThatLoseNothingAreJoinedOnDiskWithOneAnswer() throws IOException {
        String entry =
                "@article{%s, author = {Mai, Luo}, title = {%s}, journal = {J}, year = 2020, doi ="
                        + " {10.1/%s}%s}\n";
        String adaptive = "Adaptive Training of Models";
        String systems = "A Survey of Several Systems";
        String file =
                entry.formatted("a", adaptive, "a", "")
                        + entry.formatted("b", adaptive, "a", "")
                        + entry.formatted("c", systems, "c", "")
                        + entry.formatted("d", systems, "c", "");
        try (AnsweredWindow answered = open(file)) {
            answered.press("pairs-settle-trivial");
            answered.awaitGone("pair");
            answered.assertSaved(
                    entry.formatted("a", adaptive, "a", ", ids = {b}")
                            + entry.formatted("c", systems, "c", ", ids = {d}"));
        }
    }

    @Test
    void whatIsSkippedIsOnNoDisk() throws IOException {
        try (AnsweredWindow answered = open(FILE)) {
            answered.press("pair-skip");
            answered.awaitGone("pair");
            answered.assertSaved(FILE);
            assertEquals("", answered.sidecarText());
        }
        assertEquals(FILE, Files.readString(folder.resolve("p.bib")));
    }

    @Test
    void aPreprintIsLinkedOnDiskWithItsPublication() throws IOException {
        try (AnsweredWindow answered = open(TWINS)) {
            answered.press("pair-link");
            answered.awaitGone("pair");
            answered.assertSaved(
                    TWINS.replace(
                            "year = {2023}}",
                            "year = {2023}, related = {c}, relatedtype = {publishedas}}"));
        }
    }
}
