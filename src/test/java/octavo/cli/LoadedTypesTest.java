package octavo.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.launch.Main;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Counts the source files of Octavo, without its command line, of which Java loads a type for a
/// command: whoever follows the command through the code reads at most these.
class LoadedTypesTest {
    private static final Pattern LOADED =
            Pattern.compile("(?m)^(?:\\[[^]]*])+ (octavo\\.[\\w.]+)(?:\\$\\w+)* source: ");

    private static final String ENTRY =
            """
            @article{mai2020,
              author = {Mai, Ada},
              title = {A small paper},
              journal = {Journal of Tests},
              year = {2020},
            }
            """;

    private static final String RECORD =
            """
            TY  - JOUR
            AU  - Berg, Bo
            TI  - Tensors in the wild
            JO  - Annals of Trees
            PY  - 2021
            ER  -\s
            """;

    @TempDir Path folder = Path.of("");

    @Test
    void listingOneCellLoadsFewFiles() throws IOException, InterruptedException {
        String library = write("papers.bib", ENTRY);
        assertLoads(45, "octavo.library.Work", "list", library, "--fields", "title");
    }

    @Test
    void aListOfAllColumnsLoadsFewFiles() throws IOException, InterruptedException {
        String library = write("papers.bib", ENTRY);
        assertLoads(60, "octavo.library.Work", "list", library);
    }

    @Test
    void aReferenceLoadsFewFiles() throws IOException, InterruptedException {
        String library = write("papers.bib", ENTRY);
        assertLoads(122, "octavo.csl.RunLayout", "cite", library, "--style", "ieee");
    }

    @Test
    void anImportLoadsTheReaderOfItsFormatAlone() throws IOException, InterruptedException {
        String source = write("found.ris", RECORD);
        String library = folder.resolve("papers.bib").toString();
        Set<String> loadedFiles =
                assertLoads(150, "octavo.formats.ris.RisReader", "import", library, source);
        assertEquals(
                Set.of("octavo.formats.ris.RisReader"),
                loadedFiles.stream()
                        .filter(name -> name.startsWith("octavo.formats."))
                        .filter(name -> !name.startsWith("octavo.formats.workdrafts."))
                        .filter(name -> name.endsWith("Reader"))
                        .collect(Collectors.toSet()));
    }

    private Set<String> assertLoads(int most, String certainType, String... arguments)
            throws IOException, InterruptedException {
        Path log = folder.resolve("loaded.log");
        List<String> command =
                new ArrayList<>(
                        List.of(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-XX:TieredStopAtLevel=1",
                                "-XX:+UseSerialGC",
                                "--enable-native-access=ALL-UNNAMED",
                                "-Xlog:class+load:file=" + log,
                                "-Doctavo.state=" + folder.resolve("state"),
                                "-Doctavo.config=" + folder.resolve("config"),
                                "-cp",
                                System.getProperty("java.class.path"),
                                Main.class.getName()));
        command.addAll(Arrays.asList(arguments));
        Path output = folder.resolve("output");
        int status =
                new ProcessBuilder(command)
                        .redirectErrorStream(true)
                        .redirectOutput(output.toFile())
                        .start()
                        .waitFor();
        assertEquals(0, status, () -> readText(output));
        Set<String> loadedFiles =
                LOADED.matcher(Files.readString(log))
                        .results()
                        .map((MatchResult match) -> match.group(1))
                        .filter(name -> !name.startsWith("octavo.cli."))
                        .collect(Collectors.toCollection(TreeSet::new));
        assertTrue(loadedFiles.contains(certainType), loadedFiles::toString);
        assertTrue(
                loadedFiles.size() <= most,
                () -> loadedFiles.size() + " are more than " + most + ": " + loadedFiles);
        return loadedFiles;
    }

    private String write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    private static String readText(Path path) {
        try {
            return Files.readString(path);
        } catch (IOException e) {
            return e.toString();
        }
    }
}
