package octavo.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.storage.StateFolder;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;

/// What has changed in a list since it was written last.
class CvDiffTest {
    private static final String PREPRINT =
            """
            @misc{arxiv, author = {Wagenländer, Marcel}, title = {Tenplex: Changing Resources}, year = 2023,
              eprint = {2312.05181}, archiveprefix = {arXiv}}
            """;
    private static final String SPOTNIK =
            """
            @inproceedings{spotnik, author = {Mai, Luo}, title = {Spotnik: Designing}, booktitle = {Proc}, year = 2020}
            """;
    private static final String PUBLISHED =
            """
            @inproceedings{sosp, author = {Wagenländer, Marcel}, title = {Tenplex: Dynamic Parallelism}, booktitle = {SOSP},
              year = 2024, related = {arxiv}, relatedtype = {preprint}}
            """;
    private static final String KUNGFU =
            """
            @inproceedings{kungfu, author = {Mai, Luo}, title = {KungFu: Making Training}, booktitle = {OSDI}, year = 2020}
            """;
    private static final String PROFILES =
            """
            {"profiles": {"web": {"sections": [{"heading": "Conferences", "where": "type:conference"},
              {"heading": "Preprints", "where": "type:preprint"}], "outputs": [{"format": "markdown", "to": "web.md"}]}}}
            """;

    @TempDir Path folder = Path.of("");
    private StringWriter out = new StringWriter();

    private int run(String bib, String... arguments) throws IOException {
        out = new StringWriter();
        Files.writeString(folder.resolve("papers.octavo.json"), PROFILES);
        List<String> all = new ArrayList<>(List.of("cv"));
        all.add(Files.writeString(folder.resolve("papers.bib"), bib).toString());
        all.addAll(List.of(arguments));
        return Cli.runCommand(all, new PrintWriter(out), new PrintWriter(new StringWriter()));
    }

    private void changed(String to, String... lines) throws IOException {
        String said = folder.resolve("web.md") + ":\n  " + String.join("\n  ", lines) + "\n";
        assertEquals(0, run(to, "--diff"));
        assertEquals(said, out.toString());
        assertEquals(1, run(to, "--all", "--check"));
        assertTrue(out.toString().endsWith("\n  " + String.join("\n  ", lines) + "\n"));
        assertEquals(0, run(to, "--all"));
        assertEquals(said, out.toString());
        assertEquals(0, run(to, "--all"));
        assertEquals("", out.toString());
    }

    @Test
    void aPublishedPreprintHasMovedAndOthersAreNewOrGone() throws IOException {
        assertEquals(0, run(PREPRINT + SPOTNIK, "--all"));
        assertEquals("", out.toString());
        changed(
                PREPRINT + PUBLISHED + KUNGFU,
                "Tenplex moved from Preprints to Conferences; title changed; venue changed; year"
                        + " changed from 2023 to 2024",
                "KungFu is new",
                "Spotnik is gone");
    }

    @Test
    void aFactThatHasChangedIsNamed() throws IOException {
        run(SPOTNIK, "--all");
        changed(
                SPOTNIK.replace("Mai, Luo", "Mai, Luo and Li, Guo").replace("2020", "2021"),
                "Spotnik has changed: authors changed; year changed from 2020 to 2021");
    }

    @Test
    void anotherKeyIsNoOtherPaper() throws IOException {
        run(SPOTNIK + KUNGFU, "--all");
        changed(
                SPOTNIK.replace("{spotnik", "{other").replace("{Proc}", "{Proceedings}") + KUNGFU,
                "Spotnik has changed: venue changed");
    }

    @Test
    void anOrderThatHasChangedIsTold() throws IOException {
        run(SPOTNIK + KUNGFU, "--all");
        changed(KUNGFU + SPOTNIK, "the order has changed");
    }

    @Test
    void withoutARecordItIsSaidThatNothingIsKnown() throws IOException {
        Files.writeString(folder.resolve("web.md"), "old\n");
        assertEquals(0, run(SPOTNIK, "--diff"));
        assertTrue(out.toString().contains("is out of date: spotnik"), out::toString);
        assertTrue(out.toString().contains("is unknown on this computer"), out::toString);
        assertEquals("old\n", Files.readString(folder.resolve("web.md")));
    }

    @Test
    void aRecordThatIsNotPackedIsReadAsWell() throws IOException {
        Path record = recordOf(SPOTNIK);
        try (InputStream in = new GZIPInputStream(Files.newInputStream(record))) {
            Files.write(record, in.readAllBytes());
        }
        changed(
                SPOTNIK.replace("2020", "2021"),
                "Spotnik has changed: year changed from 2020 to 2021");
    }

    @Test
    void aRecordThatIsDamagedIsAsGoodAsNone() throws IOException {
        Path record = recordOf(SPOTNIK);
        byte[] packed = Files.readAllBytes(record);
        for (int length : List.of(0, 1, 20, packed.length - 9)) {
            Files.write(record, Arrays.copyOf(packed, length));
            assertEquals(0, run(SPOTNIK + KUNGFU, "--diff"));
            assertTrue(out.toString().contains("is unknown on this computer"), out::toString);
        }
        assertEquals(0, run(SPOTNIK, "--all"));
        assertArrayEquals(packed, Files.readAllBytes(record));
    }

    /// Exports a library, and finds what is kept of that.
    private Path recordOf(String bib) throws IOException {
        Path records = StateFolder.ofUser().resolve("lists");
        Files.createDirectories(records);
        Set<Path> before = inside(records);
        run(bib, "--all");
        Set<Path> after = inside(records);
        after.removeAll(before);
        assertEquals(1, after.size());
        return after.iterator().next();
    }

    private static Set<Path> inside(Path folder) throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(path -> path.getFileName().toString().startsWith("web-md-"))
                    .collect(Collectors.toSet());
        }
    }

    @Test
    void githubAnnotatesEachFileThatIsOutOfDate() throws IOException {
        assertEquals(1, run(KUNGFU, "--all", "--check", "--github"));
        assertTrue(
                out.toString()
                        .startsWith(
                                "::error file=%s,title=publication-list::"
                                        .formatted(folder.resolve("web.md"))),
                out::toString);
        assertEquals(1, out.toString().lines().count(), out::toString);
        assertEquals(0, run(KUNGFU, "--all"));
        assertEquals(0, run(KUNGFU, "--all", "--check", "--github"));
        assertEquals("", out.toString());
        assertEquals(2, run(KUNGFU, "--all", "--github"));
    }
}
