package octavo.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// What `--help` and the documents show: every command is one that Octavo takes, and where an
/// output stands below it, in a block of the language `console`, that is what it prints.
class DocumentedExamplesTest extends Command {
    private static final Pattern EXAMPLE =
            Pattern.compile("(?:^\\s*|\\$ |\\| |< ?\\()octavo ([a-z]+ .*)");

    private static final Pattern BLOCK = Pattern.compile("(?ms)^```(json|console)\\n(.*?)^```$");

    @TempDir Path folder = Path.of("");

    static Stream<Path> documents() throws IOException {
        try (Stream<Path> docs = Files.list(Path.of("docs"))) {
            return Stream.concat(
                    docs.filter(file -> file.toString().endsWith(".md")),
                    Stream.of(Path.of("README.md")))
                    .sorted()
                    .toList()
                    .stream();
        }
    }

    @ParameterizedTest
    @MethodSource("documents")
    @Tag("slow")
    void everyCommandOfADocumentIsUnderstood(Path document) throws IOException {
        Files.readString(document).lines().forEach(DocumentedExamplesTest::assertUnderstood);
    }

    @Test
    @Tag("slow")
    void everyCommandHasExamplesAndTheyAreUnderstood() {
        for (String name : Cli.COMMANDS.keySet()) {
            String[] footer = spec(name).usageMessage().footer();
            List<String> examples =
                    Arrays.stream(footer).filter(line -> line.startsWith("  ")).toList();
            assertTrue(examples.stream().anyMatch(line -> line.contains("octavo ")), name);
            examples.forEach(DocumentedExamplesTest::assertUnderstood);
        }
    }

    private static CommandLine.Model.CommandSpec spec(String command) {
        return Objects.requireNonNull(
                        Cli.commandLineFor(Cli.COMMANDS).getSubcommands().get(command))
                .getCommandSpec();
    }

    private static void assertUnderstood(String line) {
        Matcher example = EXAMPLE.matcher(line);
        while (example.find()) {
            List<String> words = words(example.group(1));
            if (Cli.COMMANDS.containsKey(words.getFirst()) && !words.contains("…")) {
                try {
                    Cli.commandLineFor(Cli.COMMANDS).parseArgs(words.toArray(String[]::new));
                } catch (ParameterException wrong) {
                    throw new AssertionError(line + ": " + wrong.getMessage(), wrong);
                }
            }
        }
    }

    /// The words of a command as a shell reads them, up to what is not the command's.
    private static List<String> words(String command) {
        List<String> words = new ArrayList<>();
        Matcher word =
                Pattern.compile("\\G\\s*((?:'[^']*'|\"[^\"]*\"|[^\\s'\"])+)").matcher(command);
        while (word.find() && !word.group(1).matches("[|<>#&;].*|.*[;)]|2>.*")) {
            words.add(word.group(1).replaceAll("['\"]", ""));
        }
        return words;
    }

    @Test
    void theListsOfTheDocumentAreWhatIsPrinted() throws IOException {
        Path library = folder.resolve("papers.bib");
        Files.copy(Path.of("samples/papers.bib"), library);
        Matcher block = BLOCK.matcher(Files.readString(Path.of("docs/cv.md")));
        int shown = 0;
        while (block.find()) {
            if (block.group(1).equals("json")) {
                Files.writeString(folder.resolve("papers.octavo.json"), block.group(2));
                continue;
            }
            for (String session : block.group(2).split("(?m)^(?=\\$ )", -1)) {
                if (session.startsWith("$ octavo ")) {
                    assertPrinted(session, library);
                    shown++;
                }
            }
        }
        assertTrue(shown >= 5, () -> "too few examples with their output");
    }

    private void assertPrinted(String session, Path library) {
        String command = session.lines().findFirst().orElseThrow().substring("$ octavo ".length());
        List<String> words = new ArrayList<>(words(command));
        words.replaceAll(word -> word.equals("papers.bib") ? library.toString() : word);
        run(words.toArray(String[]::new));
        String printed = (out.toString() + err).replace("\r", "").replace(folder + "/", "");
        assertEquals(session, "$ octavo " + command + "\n" + printed);
    }
}
