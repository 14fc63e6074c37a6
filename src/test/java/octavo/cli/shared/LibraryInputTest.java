package octavo.cli.shared;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.cli.Cli;
import octavo.cli.Command;
import octavo.cli.process.ExitStatus;
import octavo.cli.process.StandardWriter;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import tools.jackson.databind.json.JsonMapper;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// Standard input, other formats and several files, for every command that reads a library.
class LibraryInputTest extends Command {
    private static final String OLD =
            "@article{old, title = {Old Things}, author = {Doe, Jane}, journal = {J}, year ="
                    + " 2020}\n";
    private static final String NEW =
            "@article{new, title = {New Things}, author = {Roe, Al}, journal = {J}, year = 2022}\n";
    private static final String RIS =
            """

            TY  - JOUR
            AU  - Roe, Al
            TI  - New Things
            T2  - J
            PY  - 2022
            ER  -
            TY  - JOUR
            AU  - Lee, Bo
            TI  - Other Things
            T2  - K
            PY  - 2023
            ER  -
            """;

    @TempDir private Path folder = Path.of("");
    private final InputStream before = System.in;

    @AfterEach
    void giveBackStandardInput() {
        System.setIn(before);
    }

    private void pipe(String text) {
        pipe(text.getBytes(StandardCharsets.UTF_8));
    }

    private static void pipe(byte[] bytes) {
        System.setIn(new ByteArrayInputStream(bytes));
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "list - --format keys",
                "convert - --to csl-json",
                "cite - --style ieee",
                "people - --list",
                "venues -",
                "keys -",
                "tidy -",
                "strings -",
                "dedupe -",
                "link -",
                "check -",
                "cv - --format markdown"
            })
    void aCommandReadsALibraryFromStandardInput(String command) {
        pipe(OLD);
        assertEquals(0, run(command.split(" ")), err::toString);
        assertFalse(out.toString().isEmpty() && command.startsWith("list"), command);
        assertFalse(err.toString().contains("is no"), err::toString);
    }

    @Test
    void problemsOnStandardInputHaveItsNameLineAndColumn() {
        pipe("\n@article{a, title = {x}, title = {y}}\n");
        assertEquals(1, run("check", "-", "--only", "duplicate-field"));
        assertTrue(out.toString().startsWith("<stdin>:2:34: duplicate-field: "), out::toString);
    }

    @Test
    void standardInputWithNothingInItIsRefused() {
        pipe("");
        assertEquals(3, run("list", "-"));
        assertEquals("octavo: there is nothing on standard input.\n", err.toString());
        assertEquals(2, run("list", "-", "-"));
    }

    /// A shell's name for a pipe links to a name that does not exist as a file.
    @Test
    void aPipeIsReadByItsName() throws IOException, InterruptedException {
        if (!Files.exists(Path.of("/dev/stdin"))) {
            System.err.println("skipped: there is no /dev/stdin");
            return;
        }
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String classes = System.getProperty("java.class.path");
        Process octavo =
                new ProcessBuilder(
                                java,
                                "-cp",
                                classes,
                                "octavo.launch.Main",
                                "list",
                                "/dev/stdin",
                                "--format",
                                "keys")
                        .redirectErrorStream(true)
                        .start();
        try (var in = octavo.outputWriter()) {
            in.write(OLD);
        }
        String said = new String(octavo.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, octavo.waitFor(), said);
        assertEquals("old\n", said);
    }

    @Test
    void aFilterWritesTheChangedLibraryAndNothingElse() {
        pipe(OLD);
        assertEquals(0, run("edit", "-", "old", "year=2021"));
        assertEquals(OLD.replace("2020", "2021"), out.toString());
        pipe(OLD);
        assertEquals(0, run("delete", "-", "old"));
        assertEquals("", out.toString());
        pipe(OLD.replace("old,", "x,"));
        assertEquals(0, run("keys", "-", "--apply"));
        assertEquals(OLD.replace("old,", "doe2020old,"), out.toString());
    }

    @Test
    void aFilterWithNothingToDoWritesWhatItRead() {
        pipe(OLD + "% and a remark\r\n");
        assertEquals(0, run("tidy", "-", "--apply", "page-dashes"));
        assertEquals(OLD + "% and a remark\r\n", out.toString());
        pipe(OLD);
        assertEquals(0, run("tidy", "-", "--apply", "page-dashes", "--dry-run"));
        assertEquals("", out.toString());
    }

    @Test
    void aFilterKeepsTheBytesOfAnyEncoding() {
        byte[] latin = OLD.replace("Doe", "Dö").getBytes(Charset.forName("windows-1252"));
        pipe(latin);
        var bytes = new ByteArrayOutputStream();
        List<String> command = List.of("edit", "-", "old", "year=2020");
        int status =
                Cli.runCommand(
                        command, new StandardWriter(bytes), new PrintWriter(new StringWriter()));
        assertEquals(0, status);
        assertArrayEquals(latin, bytes.toByteArray());
    }

    @Test
    void whatIsKeptBesideALibraryNeedsAFile() throws IOException {
        pipe(OLD);
        assertEquals(2, run("venues", "-", "--same", "J", "K"));
        pipe(OLD);
        assertEquals(2, run("people", "-", "--me", "Doe, Jane"));
        assertEquals(2, run("versions", "-"));
        pipe(OLD + NEW);
        assertEquals(2, run("dedupe", "-", "--not", "old", "new"));
        assertTrue(err.toString().contains("Give the name of a file."), err::toString);
        assertFalse(Files.exists(Path.of("-.octavo.json")));
    }

    @Test
    void severalFilesAreReadAsOne() throws IOException {
        String strings = file("strings.bib", "@string{j = {Journal of Ferns}}");
        String main = file("main.bib", OLD.replace("{J}", "j") + NEW);
        assertEquals(0, run("list", strings, main, "year:2020", "--format", "tsv"));
        assertTrue(out.toString().contains("\tJournal of Ferns\t"), out::toString);
        assertFalse(out.toString().contains("New Things"), out::toString);
        assertEquals(0, run("cite", strings, main, "old", "--style", "ieee"));
        assertTrue(out.toString().contains("Journal of Ferns"), out::toString);
        assertEquals(0, run("convert", strings, main, "--to", "csv"), err::toString);
        assertTrue(out.toString().contains("Journal of Ferns"), out::toString);
    }

    @Test
    void filesInTwoEncodingsAreReadAsOne() throws IOException {
        Path latin = folder.resolve("latin.bib");
        Files.write(latin, OLD.replace("Doe", "Dö").getBytes(Charset.forName("windows-1252")));
        String utf = file("utf.bib", NEW.replace("Roe", "Röe"));
        assertEquals(0, run("convert", latin.toString(), utf, "--to", "bibtex"));
        assertTrue(out.toString().contains("D{\\\"o}, Jane"), out::toString);
        assertTrue(out.toString().contains("R{\\\"o}e, Al"), out::toString);
    }

    @Test
    void jsonOfSeveralFilesSaysWhichFileAndLine() throws IOException {
        String one = file("one.bib", "\n\n" + OLD);
        String two = file("two.bib", "\n" + NEW);
        assertEquals(0, run("list", one, two, "--format", "json"));
        var entries = JsonMapper.shared().readTree(out.toString());
        assertEquals(one, entries.get(0).path("file").asString());
        assertEquals(3, entries.get(0).path("line").asInt());
        assertEquals(two, entries.get(1).path("file").asString());
        assertEquals(2, entries.get(1).path("line").asInt());
    }

    @Test
    void aSecondFileIsNoQueryAndAWordIsNoFile() throws IOException {
        String one = file("one.bib", OLD);
        assertEquals(3, run("list", one, folder.resolve("none.bib").toString()));
        assertTrue(err.toString().contains("does not exist"), err::toString);
        assertEquals(0, run("list", one, "things", "--format", "keys"));
        assertEquals("old\n", out.toString());
    }

    @Test
    void duplicatesAreFoundAcrossFiles() throws IOException {
        String one = file("one.bib", OLD + NEW);
        String two = file("two.bib", NEW.replace("new,", "other,"));
        assertEquals(0, run("dedupe", one, two));
        assertTrue(out.toString().contains("new  other"), out::toString);
        assertEquals(2, run("dedupe", one, two, "--merge-certain"));
    }

    @Test
    void anyFormatIsRead() throws IOException {
        String ris = file("a.ris", RIS);
        assertEquals(0, run("list", ris, "--format", "keys"));
        assertEquals("roe2022new\nlee2023other\n", out.toString());
        assertEquals(0, run("convert", ris, "--to", "bibtex"), err::toString);
        assertTrue(out.toString().contains("@article{roe2022new"), out::toString);
        assertEquals(
                0, run("list", file("one.bib", OLD), ris, "year:2020..2022", "--format", "keys"));
        assertEquals("old\nroe2022new\n", out.toString());
        pipe(RIS);
        assertEquals(0, run("cite", "-", "lee2023other", "--style", "ieee"));
        assertTrue(out.toString().contains("Other things"), out::toString);
    }

    @Test
    void problemsOfAnotherFormatAreAtTheRecord() throws IOException {
        String ris = file("a.ris", RIS.replace("PY  - 2023\n", ""));
        assertEquals(1, run("check", ris, "--only", "missing-field"));
        assertTrue(out.toString().startsWith(ris + ":8:1: missing-field"), out::toString);
    }

    @Test
    void anotherFormatIsReadButNotChanged() throws IOException {
        String ris = file("a.ris", RIS);
        for (String command :
                List.of("tidy --apply page-dashes", "keys --apply", "dedupe --merge-certain")) {
            String[] words = (command + " " + ris).split(" ");
            assertEquals(3, run(words), command);
            assertTrue(err.toString().contains("octavo convert"), err::toString);
        }
        assertEquals(RIS, Files.readString(Path.of(ris)));
    }

    @Test
    void severalLibrariesAreTidiedEachInItsFile() throws IOException {
        String one = file("one.bib", OLD.replace("year", "pages = {1-2}, year"));
        String two = file("two.bib", NEW.replace("year", "pages = {3-4}, year"));
        assertEquals(0, run("tidy", one, two, "--apply", "page-dashes"));
        assertTrue(Files.readString(Path.of(one)).contains("{1--2}"));
        assertTrue(Files.readString(Path.of(two)).contains("{3--4}"));
    }

    /// A sync program may not have fetched it yet: nothing is written in place of a better file.
    @Test
    void anEmptyLibraryHasNoEntriesToListAndNoneToConvert() throws IOException {
        String empty = Files.write(folder.resolve("empty.bib"), new byte[0]).toString();
        assertEquals(ExitStatus.FINE, run("list", empty));
        assertTrue(err.toString().contains("is empty (0 bytes)"), err::toString);
        assertEquals(ExitStatus.FINE, run("check", empty));
        assertEquals(ExitStatus.NO_FILE, run("convert", empty, "--to", "ris"));
        assertEquals(ExitStatus.FINE, run("add", empty, "misc", "title=X"), err::toString);
        assertTrue(Files.readString(Path.of(empty)).startsWith("@misc{"));
    }
}
