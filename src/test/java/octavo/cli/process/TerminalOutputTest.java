package octavo.cli.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.cli.Cli;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

class TerminalOutputTest {
    /// Escape sequences that retitle, colour and turn, as 7 and as 8 bits.
    private static final String SIGNS = "\u001b]0;PWN\u0007 \u009b31m \b\u007f \r \u202e \u2066";

    private static final String LIBRARY =
            """
            @string{s! = {X!}}
            @article{k!, author = {A! B 1, C! and Doe! J}, title = {On! {&} $x}, journal = {J!},
              year = {20!}, doi = {10.1/!}, note = s! # {y!}, url = {http://x.org/!}, field! = {a}}
            @article{k, author = {A!, B and Li, Guo! and Guo!, Li}, title = {On! Things}, year = 2020,
              booktitle = {Proc. of X!}, journal = {J. !}, crossref = {no!}, month = jan!}
            @article{k, author = {A, B!}, title = {On! Things}, journal = {J!}, year = 2020}
            @!{k, tit!e = {x}
            @misc{z, title = {z!
            """
                    .replace("!", SIGNS);

    @TempDir Path folder = Path.of("");

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(boolean terminal, String command) throws IOException {
        Path file = Files.writeString(folder.resolve("a.bib"), LIBRARY);
        Path other = Files.writeString(folder.resolve("b.bib"), LIBRARY.replace("Things", "It!"));
        List<String> arguments =
                Stream.of(command.split(" ", -1))
                        .map(word -> word.equals("FILE") ? file.toString() : word)
                        .map(word -> word.equals("OTHER") ? other.toString() : word)
                        .map(word -> word.replace("ESC", SIGNS))
                        .toList();
        return Cli.runCommand(arguments, new PrintWriter(out), new PrintWriter(err), terminal);
    }

    private static boolean isHarmless(String text) {
        return text.replace("\r\n", "\n")
                .chars()
                .noneMatch(c ->
                        Character.isISOControl(c) && c != '\n' && c != '\t'
                                || c == '\u202e'
                                || c == '\u2066');
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "list FILE",
                "list FILE --format tsv",
                "list FILE --format json",
                "list FILE --format keys",
                "list FILE ESC",
                "check FILE",
                "check FILE --format json",
                "check FILE --format github",
                "check FILE --only ESC",
                "edit FILE k note=1",
                "edit FILE ESC note=1",
                "edit FILE k note={ESC",
                "cite FILE k",
                "cite FILE k --as markdown",
                "cite FILE ESC",
                "styles ESC",
                "cv FILE",
                "cv FILE --format markdown",
                "cv FILE --format html",
                "cv FILE --format latex",
                "cv FILE --format typst",
                "cv FILE --format csl-json",
                "cv FILE --format json-resume",
                "cv FILE --format rendercv",
                "cv FILE --format bibtex",
                "cv FILE --profile ESC",
                "convert FILE --to bibtex",
                "convert FILE --to biblatex",
                "convert FILE --to csl-json",
                "convert FILE --to ris",
                "convert FILE --to hayagriva",
                "convert FILE --to csv",
                "tidy FILE --dry-run",
                "keys FILE",
                "people FILE",
                "people FILE --list",
                "people FILE --list --format json",
                "venues FILE",
                "venues FILE --format json",
                "strings FILE",
                "strings FILE --inline sESC",
                "link FILE",
                "dedupe FILE",
                "dedupe FILE --format json",
                "versions FILE",
                "merge FILE OTHER FILE --dry-run",
                "merge FILE OTHER FILE -o -",
                "diff FILE OTHER",
                "diff FILE OTHER --format json",
                "list no-ESC.bib",
                "ESC",
                "list --ESC"
            })
    void noControlCharacterReachesATerminal(String command) throws IOException {
        run(true, command);
        assertTrue(isHarmless(out.toString()), out::toString);
        assertTrue(isHarmless(err.toString()), err::toString);
    }

    @Test
    void filesAndProgramsGetEveryCharacter() throws IOException {
        run(false, "convert FILE --to biblatex");
        assertTrue(out.toString().contains(SIGNS));
        assertTrue(isHarmless(err.toString()), err::toString);
    }

    @Test
    void jsonEscapesControlCharactersAndMeansTheSame() throws IOException {
        assertEquals(0, run(false, "list FILE --format json"));
        assertTrue(isHarmless(out.toString().replace("\r", "")), out::toString);
        String title =
                JsonMapper.shared().readTree(out.toString()).path(1).at("/text/title").asString();
        assertEquals("On" + SIGNS.replace(" \r ", " ") + " Things", title);
    }

    @Test
    void helpMayBeBold() throws IOException {
        assertEquals(0, run(true, "list --help"));
        assertFalse(out.toString().contains("\u241b"), out::toString);
    }

    @Test
    void linesMayEndAsWindowsEndsThem() {
        PrintWriter screen = TerminalWriter.of(new PrintWriter(out));
        screen.print("a\r\nb\r");
        screen.print("\nc\rd\r");
        screen.flush();
        assertEquals("a\r\nb\r\nc\u240dd\u240d", out.toString());
    }
}
