package octavo.cli.onlinecommands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.cli.OnlineCommand;
import octavo.files.pdf.DrawnPaper;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.stream.Collectors;

/// `octavo references --pdf`: nothing is asked.
class PaperListsTest extends OnlineCommand {
    private static final String LIBRARY =
            """
            @article{mai2020,
              author = {Mai, Anna},
              title  = {A Paper on Layers},
              year   = {2020},
              file   = {mai.pdf},
            }

            @article{knuth1984literate,
              author  = {Knuth, Donald E.},
              title   = {Literate Programming},
              journal = {The Computer Journal},
              volume  = {27},
              number  = {2},
              pages   = {97--111},
              year    = {1984},
            }
            """;

    private final byte[] paper =
            new DrawnPaper()
                    .bold(50, 60, 12, "References")
                    .line(50, 80, 9, "[1] D. E. Knuth. Literate programming. The Computer")
                    .line(65, 92, 9, "Journal, 27(2):97-111, 1984.")
                    .line(
                            50,
                            104,
                            9,
                            "[2] L. Lamport. Time, clocks, and the ordering of events in a")
                    .line(65, 116, 9, "distributed system. Communications of the ACM,")
                    .line(65, 128, 9, "21(7):558-565, 1978.")
                    .bytes();

    @BeforeEach
    void writeLibrary() throws IOException {
        Files.writeString(library, LIBRARY);
        Files.write(folder.resolve("mai.pdf"), paper);
    }

    @Test
    void listsWhatTheLibraryLacksWithTheLineOfThePaper() {
        assertEquals(0, run("references", library.toString(), "key:mai2020", "--pdf"));
        assertEquals(
                """
                mai2020 cites Time, clocks, and the ordering of events in a distributed system (1978)
                    L. Lamport. Time, clocks, and the ordering of events in a distributed system. Communications of the ACM, 21(7):558-565, 1978.
                """,
                out.toString()
                        .lines()
                        .filter(line -> !line.startsWith("    check "))
                        .collect(Collectors.joining("\n", "", "\n")));
        assertEquals(0, web.asked().size());
    }

    @Test
    void marksWhatTheLibraryHas() {
        assertEquals(0, run("references", library.toString(), "--pdf", "--all", "--json"));
        JsonNode references = JsonMapper.shared().readTree(out.toString());
        assertEquals(2, references.size());
        assertEquals("knuth1984literate", references.path(0).path("key").asString(""));
        assertTrue(references.path(1).path("key").isMissingNode());
        assertTrue(references.path(1).path("unsure").isArray());
        assertTrue(err.toString().contains("1 of 2 entries have no PDF here"), err.toString());
    }

    @Test
    void addsWhatIsMissingOnce() throws IOException {
        String[] arguments = {"references", library.toString(), "--pdf", "--add"};
        assertEquals(0, run(withOption(arguments, "--dry-run")));
        assertEquals(LIBRARY, Files.readString(library));
        assertEquals(0, run(arguments));
        String after = Files.readString(library);
        assertTrue(after.startsWith(LIBRARY.stripTrailing()), after);
        assertTrue(after.contains("Lamport, L."), after);
        assertEquals(0, run(arguments));
        assertEquals(after, Files.readString(library));
    }

    @Test
    void saysWhyAPdfHasNoList() throws IOException {
        Files.write(folder.resolve("mai.pdf"), Arrays.copyOf(paper, paper.length / 3));
        assertEquals(1, run("references", library.toString(), "key:mai2020", "--pdf"));
        assertEquals("", out.toString());
        assertTrue(err.toString().contains("mai2020: This PDF is damaged"), err.toString());
    }

    @Test
    void optionsThatDoNotGoTogetherAreRefused() {
        assertEquals(2, run("references", library.toString(), "--pdf", "--citing"));
        assertEquals(2, run("references", library.toString(), "--look-up"));
    }

    private static String[] withOption(String[] arguments, String option) {
        String[] more = Arrays.copyOf(arguments, arguments.length + 1);
        more[arguments.length] = option;
        return more;
    }
}
