package octavo.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

class HelpCommandTest extends Command {
    @TempDir Path folder = Path.of("");

    /// What a program prints, or the skipping of a test where it is not there.
    private String output(String... command) throws IOException, InterruptedException {
        assumeTrue(isThere(command[0]), () -> "there is no " + command[0]);
        Process process =
                new ProcessBuilder(command)
                        .directory(folder.toFile())
                        .redirectErrorStream(true)
                        .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return output;
    }

    private static boolean isThere(String program) {
        return List.of("/usr/bin/", "/bin/").stream()
                .anyMatch(place -> Files.isExecutable(Path.of(place + program)));
    }

    @Test
    void helpExplainsACommandAsItsOwnOptionDoes() {
        assertEquals(0, run("help", "list"));
        String explained = out.toString();
        assertEquals(0, run("list", "--help"));
        assertEquals(out.toString(), explained);
        assertEquals(2, run("help", "lits"));
        assertTrue(err.toString().contains("Did you mean: list?"), err::toString);
    }

    @Test
    void everyCommandHasAPageThatGroffReadsWithoutComplaint() throws Exception {
        assertEquals(0, run("help", "--man-pages", folder.toString()));
        for (String name : Cli.COMMANDS.keySet()) {
            String page = Files.readString(folder.resolve("octavo-" + name + ".1"));
            assertTrue(page.contains(".SH EXAMPLES"), name);
            assertTrue(page.contains(".SH EXIT STATUS"), name);
            String warnings =
                    output(
                            "groff",
                            "-man",
                            "-Kutf8",
                            "-Tutf8",
                            "-ww",
                            "-z",
                            "octavo-" + name + ".1");
            assertEquals("", warnings, name);
        }
        String shown = output("groff", "-man", "-Kutf8", "-Tascii", "-P-cbou", "octavo-list.1");
        assertTrue(
                shown.replaceAll("\\s+", " ").contains("octavo-list - Lists the entries"), shown);
    }

    @Test
    void aPageKeepsTheLinesOfATable() throws Exception {
        assertEquals(0, run("help", "keys", "--man"));
        assertTrue(
                out.toString().contains(".nf\n  [auth:lower][year][veryshorttitle:lower] "),
                out::toString);
    }

    @Test
    void everyOfferedStyleExists() {
        for (String style : CompletionValues.COMMON_STYLES) {
            assertEquals(0, run("cite", "samples/papers.bib", "--style", style, "mai2020kungfu"));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    octavo lis            | list
                    octavo help vers       | versions
                    octavo list --form    | --format
                    octavo list --format t| table tsv
                    octavo cv --format html-| html-page
                    octavo list pap       | papers of mine.bib
                    octavo tidy x --apply page-d| page-dashes
                    octavo cv x --profile aca| academic-full academic-short
                    octavo cite x --style van| vancouver
                    octavo check x --skip missing-f| missing-field
                    octavo list x --saved p| ''
                    """)
    void bashCompletes(String typed, String wanted) throws Exception {
        run("completion", "bash");
        Files.writeString(folder.resolve("octavo.bash"), out.toString());
        Files.writeString(folder.resolve("papers of mine.bib"), "");
        String ask =
                """
                source ./octavo.bash
                COMP_WORDS=(%s)
                COMP_CWORD=$(( ${#COMP_WORDS[@]} - 1 ))
                _octavo
                (IFS=' '; echo "${COMPREPLY[*]}")
                """
                        .formatted(typed);
        assertEquals(wanted + "\n", output("bash", "-c", ask));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    octavo lis              | list
                    octavo help vers         | versions
                    octavo list --form      | --format
                    octavo cv --format html-| html-page
                    octavo list pap         | papers.bib
                    octavo tidy x --apply page-d| page-dashes
                    octavo cite x --style van| vancouver
                    """)
    void fishCompletes(String typed, String wanted) throws Exception {
        run("completion", "fish");
        Files.writeString(folder.resolve("octavo.fish"), out.toString());
        Files.writeString(folder.resolve("papers.bib"), "");
        String found =
                output("fish", "-c", "source octavo.fish; complete -C '" + typed + "'").strip();
        assertEquals(wanted, found.replaceFirst("\t.*", ""), found);
        assertFalse(found.contains("\n"), found);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    octavo lis              | octavo list
                    octavo help vers         | octavo help versions
                    octavo list --form      | octavo list --format
                    octavo cv --format html-| octavo cv --format html-page
                    """)
    @Tag("slow")
    void zshCompletes(String typed, String wanted) throws Exception {
        run("completion", "zsh");
        Files.writeString(folder.resolve("_octavo"), out.toString());
        String ask =
                """
                zmodload zsh/zpty
                zpty shell 'PS1= zsh -f -i'
                zpty -w shell "PS1='>' ; fpath=($PWD $fpath); autoload -U compinit; compinit -u -D"
                zpty -w shell "show() { print -r -- \\"<<\\$BUFFER>>\\"; }; zle -N show"
                zpty -w shell "bindkey '^X' show; bindkey '^I' complete-word"
                zpty -w shell 'print ready'
                zpty -r -m shell seen '*ready*ready*'
                zpty -n -w shell "%s"$'\\t\\x18'
                zpty -r -m shell seen '*<<*>>*'
                print -r -- "$seen"
                """
                        .formatted(typed);
        String seen = output("zsh", "-f", "-c", ask);
        assertTrue(seen.contains("<<" + wanted), seen);
    }
}
