package octavo.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

class CliPathologicalTest {
    private static final String JAVA = System.getProperty("java.home") + "/bin/java";

    @TempDir Path folder = Path.of("");

    /// The command that runs Octavo with a JVM option.
    private static String[] octavo(String option, String... arguments) {
        var classes = System.getProperty("java.class.path");
        return Stream.concat(
                        Stream.of(JAVA, option, "-cp", classes, "octavo.Main"),
                        Stream.of(arguments))
                .toArray(String[]::new);
    }

    @Test
    @Timeout(120)
    void aLibraryTooLargeForTheMemoryIsRefusedInWords() throws IOException, InterruptedException {
        Path file = folder.resolve("large.bib");
        Files.writeString(file, "@misc{a, note = {" + "x".repeat(60_000_000) + "}}\n");
        Path said = folder.resolve("said");
        Process octavo =
                new ProcessBuilder(octavo("-Xmx32m", "list", file.toString()))
                        .redirectErrorStream(true)
                        .redirectOutput(said.toFile())
                        .start();
        assertEquals(Cli.NO_FILE, octavo.waitFor());
        String text = Files.readString(said, StandardCharsets.UTF_8);
        assertTrue(text.startsWith("octavo: The memory is not enough"), text);
        assertTrue(text.contains("-Xmx") && !text.contains("\tat "), text);
    }

    @Test
    @Timeout(120)
    @EnabledOnOs(OS.LINUX)
    void outputThatCannotBeWrittenGivesStatusThreeAndTheReason()
            throws IOException, InterruptedException {
        Path file = Files.writeString(folder.resolve("a.bib"), "@misc{a, title = {A}}\n");
        Path said = folder.resolve("said");
        Process octavo =
                new ProcessBuilder(octavo("-Xmx64m", "list", file.toString(), "--format", "tsv"))
                        .redirectError(said.toFile())
                        .redirectOutput(new File("/dev/full"))
                        .start();
        assertEquals(Cli.NO_FILE, octavo.waitFor());
        String text = Files.readString(said, StandardCharsets.UTF_8);
        assertTrue(text.startsWith("octavo: standard output could not be written: "), text);
        assertEquals(1, text.lines().count(), text);
    }

    @Test
    @Timeout(120)
    void aReaderThatGoesAwayIsNoTrouble() throws IOException, InterruptedException {
        String entries = "@misc{a, title = {A}}\n".repeat(100_000);
        Path file = Files.writeString(folder.resolve("a.bib"), entries);
        Path said = folder.resolve("said");
        Process octavo =
                new ProcessBuilder(octavo("-Xmx256m", "list", file.toString(), "--format", "tsv"))
                        .redirectError(said.toFile())
                        .start();
        octavo.getInputStream().close();
        assertEquals(Cli.FINE, octavo.waitFor());
        assertEquals("", Files.readString(said, StandardCharsets.UTF_8));
    }
}
