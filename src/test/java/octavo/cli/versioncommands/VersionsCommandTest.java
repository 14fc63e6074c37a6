package octavo.cli.versioncommands;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibParser;
import octavo.cli.Cli;
import octavo.recovery.LibraryVersion;
import octavo.recovery.VersionStore;
import octavo.storage.StateFolder;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;

class VersionsCommandTest {
    private static final byte[] FIRST = {
        '@', 'm', 'i', 's', 'c', '{', 'a', '}', 10, 0, 27, (byte) 0xE4
    };

    @TempDir private Path folder = Path.of("");
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @BeforeEach
    void keepTwoVersions() throws IOException {
        versions().storeVersion(BibParser.parse(FIRST), Instant.parse("2026-01-05T08:00:00Z"));
        versions().storeVersion(BibParser.parse("@misc{b}"), Instant.parse("2026-01-06T08:00:00Z"));
        Files.writeString(file(), "@misc{now}\n");
    }

    private Path file() {
        return folder.resolve("papers.bib");
    }

    /// The build names a folder for tests, so that they keep nothing in the user's.
    private VersionStore versions() throws IOException {
        assertTrue(StateFolder.ofUser().startsWith(Path.of("target").toAbsolutePath()));
        return VersionStore.of(StateFolder.ofUser(), file());
    }

    private int run(String... options) {
        List<String> arguments = new java.util.ArrayList<>(List.of("versions", file().toString()));
        arguments.addAll(List.of(options));
        return Cli.runCommand(arguments, new PrintWriter(out), new PrintWriter(err));
    }

    @Test
    void versionsAreListedTheNewestFirst() {
        assertEquals(0, run());
        List<String> lines = out.toString().lines().toList();
        assertTrue(lines.get(0).startsWith("version"), out::toString);
        assertTrue(lines.get(1).matches("2 +2026-01-0\\d .* 1 +8"), out::toString);
        assertTrue(lines.get(2).matches("1 +2026-01-0\\d .* 1 +12"), out::toString);
    }

    @Test
    void programsGetJson() {
        assertEquals(0, run("--format", "json"));
        JsonNode list = JsonMapper.shared().readTree(out.toString());
        assertEquals("2026-01-06T08:00:00Z", list.at("/0/time").stringValue());
        assertEquals(12, list.at("/1/bytes").intValue());
        assertTrue(Files.exists(Path.of(list.at("/1/file").stringValue())));
    }

    @Test
    void diffShowsWhatHasChangedSinceAndNoControlCharacter() {
        assertEquals(0, run("--diff", "1"));
        String diff = out.toString();
        assertTrue(diff.contains("-@misc{a}"), diff);
        assertTrue(diff.contains("+@misc{now}"), diff);
        assertTrue(diff.contains("-␀␛ä"), diff);
    }

    @Test
    void diffSaysWhereOnlyLineEndsDiffer() throws IOException {
        versions().storeVersion(BibParser.parse("@misc{now}\r\n"), Instant.now());
        run("--diff", "3");
        assertTrue(out.toString().contains("line ends"), out::toString);
    }

    @Test
    void restoringKeepsThePresentFileFirst() throws IOException {
        assertEquals(0, run("--restore", "1"), err::toString);
        assertArrayEquals(FIRST, Files.readAllBytes(file()));
        LibraryVersion rescued = versions().listVersions().getFirst();
        assertEquals("@misc{now}\n", versions().readVersion(rescued).text());
        assertTrue(
                out.toString().contains("The previous state was saved as version 3"),
                out::toString);
    }

    @Test
    void aFileThatIsGoneOrEmptyComesBack() throws IOException {
        Files.delete(file());
        assertEquals(0, run("--restore", "2"), err::toString);
        assertEquals("@misc{b}", Files.readString(file()));
        Files.write(file(), new byte[0]);
        assertEquals(0, run("--restore", "1"), err::toString);
        assertArrayEquals(FIRST, Files.readAllBytes(file()));
    }

    @Test
    void aDamagedVersionIsNotRestored() throws IOException {
        Files.write(versions().listVersions().getFirst().versionFile(), new byte[0]);
        assertEquals(3, run("--restore", "2"));
        assertTrue(err.toString().contains("The newest that can be read is 1"), err::toString);
        assertEquals("@misc{now}\n", Files.readString(file()));
    }

    @Test
    void aCopyIsNotSaidToHaveBeenTheOriginal() throws IOException {
        Path copy = folder.resolve("copy.bib");
        Files.writeString(file(), "@misc{b}");
        Files.copy(file(), copy);
        assertEquals(0, runOn(copy));
        String original = folder.toRealPath().resolve("papers.bib").toString();
        assertTrue(
                err.toString().contains("It equals a version of " + original + ":"), err::toString);
        Files.delete(file());
        assertEquals(0, runOn(copy));
        assertTrue(err.toString().contains("It was " + original + " before:"), err::toString);
    }

    private int runOn(Path other) {
        return Cli.runCommand(
                List.of("versions", other.toString()), new PrintWriter(out), new PrintWriter(err));
    }

    @Test
    void whatCannotBeDoneIsSaid() throws IOException {
        assertEquals(1, run("--diff", "77"));
        assertEquals(2, run("--diff", "1", "--restore", "1"));
        assertEquals(2, run("--diff", "x"));
        Files.move(file(), folder.resolve("other.bib"));
        assertEquals(0, runOn(folder.resolve("other.bib")));
        assertTrue(err.toString().contains("has no versions."), err::toString);
        assertFalse(err.toString().contains("Exception"), err::toString);
    }
}
