package octavo.cli;

import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// A library in a folder of its own, on which a test runs commands.
abstract class OneLibrary {
    static final String TEXT =
            """
            % my papers
            @article{mai,
              author = {Mai, Luo and Li, Guo},
              title  = {KungFu},
              journal = {J},
              year   = 2020
            }
            """;

    @TempDir Path folder = Path.of("");
    final StringWriter out = new StringWriter();
    final StringWriter err = new StringWriter();

    /// How a command ended.
    int run(String... arguments) {
        return Cli.runCommand(List.of(arguments), new PrintWriter(out), new PrintWriter(err));
    }

    /// A library with a text.
    String file(String text) throws IOException {
        return Files.writeString(folder.resolve("my päpers.bib"), text).toString();
    }
}
