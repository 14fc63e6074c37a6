package octavo.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.Sample;
import octavo.cli.process.ExitStatus;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

class CliPathologicalTest {
    private static final String JAVA = System.getProperty("java.home") + "/bin/java";

    @TempDir Path folder = Path.of("");

    /// The command that runs Octavo with a JVM option.
    private static String[] octavo(String option, String... arguments) {
        var classes = System.getProperty("java.class.path");
        return Stream.concat(
                        Stream.of(JAVA, option, "-cp", classes, "octavo.launch.Main"),
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
        assertEquals(ExitStatus.NO_FILE, octavo.waitFor());
        String text = Files.readString(said, StandardCharsets.UTF_8);
        assertTrue(text.startsWith("octavo: Not enough memory"), text);
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
        assertEquals(ExitStatus.NO_FILE, octavo.waitFor());
        String text = Files.readString(said, StandardCharsets.UTF_8);
        assertTrue(text.startsWith("octavo: standard output could not be written: "), text);
        assertEquals(1, text.lines().count(), text);
    }

    @Test
    @Timeout(120)
    @Tag("slow")
    void aReaderThatGoesAwayIsNoTrouble() throws IOException, InterruptedException {
        String entries = "@misc{a, title = {A}}\n".repeat(100_000);
        Path file = Files.writeString(folder.resolve("a.bib"), entries);
        Path said = folder.resolve("said");
        Process octavo =
                new ProcessBuilder(octavo("-Xmx256m", "list", file.toString(), "--format", "tsv"))
                        .redirectError(said.toFile())
                        .start();
        octavo.getInputStream().close();
        assertEquals(ExitStatus.FINE, octavo.waitFor());
        assertEquals("", Files.readString(said, StandardCharsets.UTF_8));
    }

    /// Strings that double each other stand for terabytes.
    @ParameterizedTest
    @CsvSource({
        "list, ''",
        "check, ''",
        "strings, ''",
        "edit, b year=2021",
        "convert, --to bibtex",
        "convert, --to biblatex",
        "convert, --to ris",
        "cv, ''",
    })
    void stringsThatDoubleEachOtherTakeNoMemory(String command, String options) throws IOException {
        String strings =
                IntStream.range(1, 40)
                        .mapToObj(i -> "@string{s%d = s%d # s%d}%n".formatted(i, i - 1, i - 1))
                        .collect(Collectors.joining());
        Path file = folder.resolve("lol.bib");
        Files.writeString(
                file,
                "@string{s0 = {lollollol}}\n"
                        + strings
                        + "@misc{a, title = s39}\n@misc{b, title = {B}, year = 2020}\n");
        List<String> arguments = new ArrayList<>(List.of(command, file.toString()));
        Stream.of(options.split(" ", -1)).filter(it -> !it.isEmpty()).forEach(arguments::add);
        var said = new StringWriter();
        int status = Cli.runCommand(arguments, new PrintWriter(said), new PrintWriter(said));
        assertEquals(command.equals("check") ? ExitStatus.PROBLEMS : ExitStatus.FINE, status);
        String text = said.toString();
        assertEquals(command.equals("check"), text.contains("lol.bib:41:18: value-too-long"), text);
        assertEquals(options.endsWith("ris"), text.contains("only the beginning of title"), text);
        assertEquals(
                options.endsWith("tex") || command.equals("edit"),
                text.contains("title = s39}"),
                text);
    }

    /// Whoever asks each parent again for what it inherits takes minutes here.
    @ParameterizedTest
    @CsvSource({
        "list, On k%1$d",
        "check, There is no entry k%2$d",
        "cv, On k%1$d",
        "people, no likely duplicates among the names"
    })
    @Timeout(120)
    @Tag(Sample.TAG)
    @Tag("slow")
    void aLongChainOfParentsIsReadInTime(String command, String last) throws IOException {
        int entries = Sample.of(5_000);
        Path file = folder.resolve("chain.bib");
        Files.writeString(
                file,
                IntStream.range(0, entries)
                        .mapToObj(CliPathologicalTest::link)
                        .collect(Collectors.joining()));
        var said = new StringWriter();
        var arguments = List.of(command, file.toString());
        int status = Cli.runCommand(arguments, new PrintWriter(said), new PrintWriter(said));
        String text = said.toString();
        assertEquals(command.equals("check") ? ExitStatus.PROBLEMS : ExitStatus.FINE, status, text);
        assertTrue(text.contains(last.formatted(entries - 1, entries)), command);
    }

    private static String link(int i) {
        return "@inproceedings{k%d, author = {Doe, Jane}, title = {On k%d}, crossref = {k%d}}%n"
                .formatted(i, i, i + 1);
    }

    /// Whoever looks through all fields for each of them takes hours here.
    @ParameterizedTest
    @CsvSource({"tidy, --dry-run", "list, --format json", "convert, --to bibtex"})
    @Timeout(120)
    void anEntryOfManyFieldsIsReadInTime(String command, String options) throws IOException {
        Path file = folder.resolve("fields.bib");
        Files.writeString(
                file,
                IntStream.range(0, 20_000)
                        .mapToObj(", Field%d = {%<d}%n"::formatted)
                        .collect(Collectors.joining("", "@misc{k, title = {T}", "}\n")));
        List<String> arguments = new ArrayList<>(List.of(command, file.toString()));
        arguments.addAll(List.of(options.split(" ", -1)));
        var said = new StringWriter();
        assertEquals(
                ExitStatus.FINE,
                Cli.runCommand(arguments, new PrintWriter(said), new PrintWriter(said)));
        assertTrue(command.equals("tidy") || said.toString().contains("19999"), command);
    }
}
