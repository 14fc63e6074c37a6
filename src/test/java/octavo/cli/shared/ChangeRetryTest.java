package octavo.cli.shared;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.cli.Cli;
import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.library.LibraryFile.ChangedOnDiskException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;

@Timeout(120)
class ChangeRetryTest {
    private static final int ROUNDS = 15;
    private static final String LIBRARY =
            "@misc{a, title = {First}, year = 2020}\n@misc{b, title = {Second}}\n";

    @TempDir private Path folder = Path.of("");

    private final StringWriter out = new StringWriter();
    private final CommandSpec spec =
            new CommandLine(new Cli()).setOut(new PrintWriter(out)).getCommandSpec();

    private Path library() throws IOException {
        return Files.writeString(folder.resolve("p.bib"), LIBRARY);
    }

    @Test
    void anAttemptIsMadeAgainAndOnlyTheLastIsPrinted() {
        AtomicInteger attempts = new AtomicInteger();
        ChangeRetry.run(
                spec,
                () -> {
                    spec.commandLine().getOut().print("attempt " + attempts.incrementAndGet());
                    if (attempts.get() < 3) {
                        throw new ChangedOnDiskException(Path.of("p.bib"));
                    }
                });
        assertEquals("attempt 3", out.toString());
    }

    @Test
    void afterFiveAttemptsItIsRefusedInWords() {
        AtomicInteger attempts = new AtomicInteger();
        CommandRefusal refusal =
                assertThrows(
                        CommandRefusal.class,
                        () ->
                                ChangeRetry.run(
                                        spec,
                                        () -> {
                                            attempts.incrementAndGet();
                                            throw new ChangedOnDiskException(Path.of("p.bib"));
                                        }));
        assertEquals(5, attempts.get());
        assertEquals(ExitStatus.NO_FILE, refusal.status());
        assertTrue(String.valueOf(refusal.getMessage()).contains("another program has changed it"));
    }

    private static List<Integer> atOnce(List<List<String>> commands)
            throws InterruptedException, ExecutionException {
        var tasks =
                commands.stream()
                        .map(command ->
                                new FutureTask<>(() ->
                                        Cli.runCommand(
                                                command,
                                                new PrintWriter(Writer.nullWriter()),
                                                new PrintWriter(Writer.nullWriter()))))
                        .toList();
        tasks.forEach(task -> Thread.ofPlatform().start(task));
        return List.of(tasks.getFirst().get(), tasks.getLast().get());
    }

    @Test
    void twoEditsAtOnceBothHappen() throws IOException, InterruptedException, ExecutionException {
        String path = library().toString();
        for (int i = 0; i < ROUNDS; i++) {
            assertEquals(
                    List.of(ExitStatus.FINE, ExitStatus.FINE),
                    atOnce(
                            List.of(
                                    List.of("edit", path, "a", "note=n" + i),
                                    List.of("edit", path, "b", "year=" + i))));
            String text = Files.readString(Path.of(path));
            assertTrue(text.contains("{n" + i + "}"), text);
            assertTrue(text.contains("year = {" + i + "}") || text.contains("year = " + i), text);
        }
    }

    @Test
    void aValueThatAnotherProgramHasSetMeanwhileIsNotOverwrittenUnseen()
            throws IOException, InterruptedException, ExecutionException {
        String path = library().toString();
        for (int i = 0; i < ROUNDS; i++) {
            List<Integer> ended =
                    atOnce(
                            List.of(
                                    List.of("edit", path, "a", "note=one" + i),
                                    List.of("edit", path, "a", "note=two" + i)));
            String text = Files.readString(Path.of(path));
            if (ended.getFirst() == ExitStatus.NO_FILE) {
                assertTrue(text.contains("{two" + i + "}"), text);
            } else if (ended.getLast() == ExitStatus.NO_FILE) {
                assertTrue(text.contains("{one" + i + "}"), text);
            } else {
                assertEquals(
                        List.of(ExitStatus.FINE, ExitStatus.FINE), ended); // one after the other
            }
        }
    }

    @Test
    void decisionsAboutOnePersonAreMadeOneAfterTheOther()
            throws IOException, InterruptedException, ExecutionException {
        Path path =
                Files.writeString(
                        folder.resolve("q.bib"),
                        """
                        @misc{a, author = {Doe, Jane}}
                        @misc{b, author = {Doe, J.}}
                        @misc{c, author = {Doe, Jane A.}}
                        """);
        for (int i = 0; i < 3 * ROUNDS; i++) {
            Files.deleteIfExists(folder.resolve("q.octavo.json"));
            assertEquals(
                    List.of(ExitStatus.FINE, ExitStatus.FINE),
                    atOnce(
                            List.of(
                                    List.of("people", path + "", "--same", "Doe, Jane", "Doe, J."),
                                    List.of(
                                            "people",
                                            path + "",
                                            "--same",
                                            "Doe, J.",
                                            "Doe, Jane A."))));
            String json = Files.readString(folder.resolve("q.octavo.json"));
            assertEquals(1, json.split("\"spellings\"", -1).length - 1, json);
        }
    }
}
