package octavo.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.SharedData;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// The references of one researcher's CV, from her library.
public class CvFromLibraryTest {
    private static final String PREPRINT = "ober2024recommendations";

    @TempDir Path folder = Path.of("");

    private static List<String> cite(Path library, String style, String... keys) {
        var out = new StringWriter();
        List<String> arguments = new ArrayList<>(List.of("cite", library.toString()));
        arguments.addAll(List.of(keys));
        arguments.addAll(List.of("--style", style));
        assertEquals(
                0,
                Cli.runCommand(
                        arguments, new PrintWriter(out), new PrintWriter(new StringWriter())));
        return out.toString().lines().toList();
    }

    /// The expected references have ACM where the conference was; the entry's `address` says where
    /// ACM is, and its `location` where the conference was.
    public static String withPublisherAtHome(String reference) {
        return reference.replace("Austin, TX, USA", "New York, NY, USA");
    }

    private static Path papers() {
        return SharedData.path("octavo.cv.papers", "cv/papers.bib");
    }

    /// The expected references name no editors, which the library does, and have titles as written.
    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {
                "apa",
                "apa-cv",
                "association-for-computing-machinery",
                "chicago-author-date",
                "din-1505-2",
                "ieee",
                "modern-language-association",
                "nature"
            })
    void publishedPapersReadAsTheirItemsDo(String style) throws IOException {
        String text = Files.readString(papers()).replace("  editor  ", "  x-editor  ");
        Path library = Files.writeString(folder.resolve("papers.bib"), text);
        Files.writeString(folder.resolve("papers.octavo.json"), "{\"titles\": \"as-written\"}");
        Path expected = SharedData.path("octavo.cv.expected", "cv/expected");
        List<String> wanted =
                Files.readAllLines(expected.resolve("cv-2026." + style + ".txt")).stream()
                        .map(CvFromLibraryTest::withPublisherAtHome)
                        .toList();
        List<String> made =
                cite(
                        library,
                        style,
                        "mai2020kungfu",
                        "wagenlander2020spotnik",
                        "wagenlander2024tenplex",
                        PREPRINT);
        assertEquals(4, made.size());
        for (int i = 0; i < made.size(); i++) {
            if (!made.get(i).contains("Ober")) {
                assertEquals(wanted.get(i), made.get(i));
            }
        }
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    apa | (Preprint arXiv:2402.09849). arXiv. https://arxiv.org/abs/2402.09849
                    ieee | Gaussian processes,” 2024, arXiv: arXiv:2402.09849.
                    chicago-author-date | Preprint arXiv:2402.09849. arXiv. https://arxiv.org/abs/2402.09849.
                    modern-language-association | preprint arXiv:2402.09849, arXiv, 2024
                    nature | Preprint at https://arxiv.org/abs/2402.09849 (2024).
                    """)
    void aPreprintIsAnArticleOfArxivWithItsNumber(String style, String end) {
        String made = cite(papers(), style, PREPRINT).getFirst();
        assertTrue(made.contains(end), made);
    }

    @Test
    void editorsOfTheLibraryAreShown() {
        String made = cite(papers(), "ieee", "wagenlander2020spotnik").getFirst();
        assertTrue(made.contains("A. Phanishayee and R. Stutsman, Eds., USENIX"), made);
    }
}
