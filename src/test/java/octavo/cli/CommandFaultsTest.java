package octavo.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.storage.FaultyFileSystem;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/// `.ci/faults-commands` does this for all commands.
class CommandFaultsTest {
    @TempDir private Path folder = Path.of("");

    @ParameterizedTest
    @ValueSource(strings = {"files @/p.bib --rename", "outputs"})
    @Tag("slow")
    void anOperationThatFailsLeavesOldOrNewFilesAndCanBeRepeated(String command)
            throws IOException, InterruptedException {
        Process process =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-XX:TieredStopAtLevel=1",
                                "--enable-native-access=ALL-UNNAMED",
                                "-Djava.nio.file.spi.DefaultFileSystemProvider="
                                        + FaultyFileSystem.class.getName(),
                                "-Doctavo.faults.only=" + command,
                                "-cp",
                                System.getProperty("java.class.path"),
                                CommandFaults.class.getName(),
                                "fail",
                                folder.toString())
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .start();
        process.getOutputStream().close();
        String messages =
                new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals("", messages);
        assertEquals(0, process.waitFor());
    }
}
