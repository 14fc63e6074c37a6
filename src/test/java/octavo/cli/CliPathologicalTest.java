package octavo.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

class CliPathologicalTest {
    private static final String JAVA = System.getProperty("java.home") + "/bin/java";

    @Test
    @Timeout(120)
    void aLibraryTooLargeForTheMemoryIsRefusedInWords(@TempDir Path folder)
            throws IOException, InterruptedException {
        Path file = folder.resolve("large.bib");
        Files.writeString(file, "@misc{a, note = {" + "x".repeat(60_000_000) + "}}\n");
        Path said = folder.resolve("said");
        Process octavo =
                new ProcessBuilder(
                                JAVA,
                                "-Xmx32m",
                                "-cp",
                                System.getProperty("java.class.path"),
                                "octavo.Main",
                                "list",
                                file.toString())
                        .redirectErrorStream(true)
                        .redirectOutput(said.toFile())
                        .start();
        assertEquals(Cli.NO_FILE, octavo.waitFor());
        String text = Files.readString(said, StandardCharsets.UTF_8);
        assertTrue(text.startsWith("octavo: The memory is not enough"), text);
        assertTrue(text.contains("-Xmx") && !text.contains("\tat "), text);
    }
}
