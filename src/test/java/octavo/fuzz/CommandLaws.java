package octavo.fuzz;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.cli.Cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/// What holds of commands over damaged files: each ends with a status that it documents, and none
/// shows a trace.
final class CommandLaws {
    private static final int LAST_STATUS = 3;

    private static final List<String> COMMANDS =
            List.of(
                    "list",
                    "list --format json",
                    "check",
                    "cv",
                    "venues",
                    "people",
                    "dedupe",
                    "link",
                    "keys",
                    "strings",
                    "tidy",
                    "cite",
                    "convert --to bibtex",
                    "convert --to biblatex",
                    "convert --to csl-json",
                    "convert --to ris",
                    "convert --to csv",
                    "convert --to hayagriva");

    static final List<FuzzLaw> ALL =
            List.of(new FuzzLaw("commands", SeedInputs.ALL::library, CommandLaws::ends));

    private CommandLaws() {}

    private static void ends(byte[] input, Random random) throws IOException {
        Path folder = Files.createTempDirectory("octavo-fuzz");
        Path library = folder.resolve("p.bib");
        try {
            Files.write(library, input);
            for (int i = 0; i < 3; i++) {
                run(SeedInputs.any(COMMANDS, random), library);
            }
        } finally {
            Files.delete(library);
            Files.delete(folder);
        }
    }

    private static void run(String command, Path library) {
        List<String> words = new ArrayList<>(List.of(command.split(" ")));
        words.add(1, library.toString());
        StringWriter err = new StringWriter();
        int status =
                Cli.runCommand(words, new PrintWriter(new StringWriter()), new PrintWriter(err));
        assertTrue(status <= LAST_STATUS, () -> command + " ends with " + status + ": " + err);
        assertFalse(err.toString().contains("\tat "), () -> command + ": " + err);
    }
}
