package octavo.cli.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.cli.Command;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

class StringsCommandTest extends Command {
    private static final String TEXT =
            """
            @string{a1 = "A"}
            @string{b1 = "B"}
            @misc{k, note = a1, title = b1}
            @misc{m, note = {C}, title = {D}}
            """;

    @TempDir Path folder = Path.of("");

    private Path file() throws IOException {
        return Files.writeString(folder.resolve("x.bib"), TEXT);
    }

    @Test
    void everythingThatIsAskedIsDone() throws IOException {
        Path file = file();
        assertEquals(
                0,
                run(
                        "strings",
                        file + "",
                        "--rename",
                        "a1",
                        "a2",
                        "--rename",
                        "b1",
                        "b2",
                        "--apply"));
        assertEquals(TEXT.replace("a1", "a2").replace("b1", "b2"), Files.readString(file));
        assertEquals(0, run("strings", file + "", "--inline", "a2", "--inline", "b2", "--apply"));
        assertTrue(Files.readString(file).contains("note = {A}, title = {B}"), out::toString);
        assertEquals(
                0,
                run("strings", file + "", "--extract", "c", "C", "--extract", "d", "D", "--apply"));
        assertTrue(Files.readString(file).contains("note = c, title = d"), out::toString);
    }

    @Test
    void aStringThatNothingDefinesIsDefinedBeforeTheEntries() throws IOException {
        Path file = file();
        Files.writeString(file, TEXT.replace("{C}", "c1"));
        assertEquals(1, run("strings", file + ""));
        assertEquals(0, run("strings", file + "", "--define", "c1", "C & Co", "--apply"));
        assertEquals(
                TEXT.replace("{C}", "c1").replace("\"B\"}\n", "\"B\"}\n@string{c1 = {C & Co}}\n"),
                Files.readString(file));
        assertEquals(0, run("strings", file + ""));
        assertEquals(1, run("strings", file + "", "--define", "C1", "D", "--apply"));
        assertTrue(err.toString().contains("this file already defines C1"), err::toString);
    }

    @Test
    void ifOneThingCannotBeDoneNothingIs() throws IOException {
        Path file = file();
        assertEquals(
                1,
                run(
                        "strings",
                        file + "",
                        "--rename",
                        "a1",
                        "a2",
                        "--rename",
                        "nope",
                        "x",
                        "--apply"));
        assertTrue(err.toString().contains("does not define nope"), err::toString);
        assertEquals(TEXT, Files.readString(file));
    }

    @Test
    void aTextThatIsTooLongIsNotWrittenInPart() throws IOException {
        Path file = folder.resolve("x.bib");
        String text =
                "@string{a = {"
                        + "x".repeat(40_000)
                        + "}}\n@string{b = a # a}\n@misc{k, note = b}\n";
        Files.writeString(file, text);
        assertEquals(1, run("strings", file + "", "--inline", "b", "--apply"));
        assertEquals(text, Files.readString(file));
        assertTrue(err.toString().contains("the text of b is longer than 65536 characters"));
    }
}
