package octavo.cli.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.cli.Cli;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;

/// What a command says when a bug stops it.
class BugStatusTest {
    @TempDir private Path folder = Path.of("");

    /// Runs a command whose output throws, as a bug in it would.
    private String run(Supplier<Throwable> bug) throws IOException {
        Path library = Files.writeString(folder.resolve("p.bib"), "@misc{a, title = {x}}\n");
        PrintWriter out =
                new PrintWriter(Writer.nullWriter()) {
                    @Override
                    public void write(String text, int at, int length) {
                        throwing(bug.get());
                    }

                    @Override
                    public void write(char[] text, int at, int length) {
                        throwing(bug.get());
                    }
                };
        StringWriter err = new StringWriter();
        int status = Cli.runCommand(List.of("list", library.toString()), out, new PrintWriter(err));
        assertEquals(ExitStatus.BUG, status, err::toString);
        return err.toString();
    }

    private static void throwing(Throwable bug) {
        if (bug instanceof Error error) {
            throw error;
        }
        throw (RuntimeException) bug;
    }

    private static String logged() throws IOException {
        StringBuilder logs = new StringBuilder();
        try (Stream<Path> files = Files.list(CommandLog.logFolder())) {
            for (Path log : files.filter(file -> file.toString().endsWith(".log")).toList()) {
                logs.append(Files.readString(log));
            }
        }
        return logs.toString();
    }

    @Test
    void aBugEndsWithAStatusOfItsOwnAndATraceInTheLogOnly() throws IOException {
        String mark = "bug " + System.nanoTime();
        String said = run(() -> new IllegalStateException(mark));
        assertTrue(said.contains("This is a bug in Octavo"), said);
        assertTrue(said.contains(CommandLog.logFolder().toString()), said);
        assertFalse(said.contains("\tat "), said);
        assertTrue(logged().contains(mark));
    }

    @Test
    void aStackThatOverflowsIsSuchABug() throws IOException {
        assertTrue(run(StackOverflowError::new).contains("StackOverflowError"));
    }

    @Test
    void theHelpListsTheStatus() {
        StringWriter out = new StringWriter();
        Cli.runCommand(
                List.of("--help"), new PrintWriter(out), new PrintWriter(Writer.nullWriter()));
        assertTrue(out.toString().contains("70"), out::toString);
    }
}
