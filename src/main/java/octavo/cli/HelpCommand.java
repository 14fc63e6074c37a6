package octavo.cli;

import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.cli.process.NameSuggestion;
import octavo.storage.SafeWrite;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/// `octavo help COMMAND`.
@Command(
        description = "Explains a command, or prints its manual page.",
        footer = {
            "",
            "Examples:",
            "  octavo help list",
            "  octavo help list --man | man -l -",
            "  octavo help --man-pages ~/.local/share/man/man1"
        },
        mixinStandardHelpOptions = true)
final class HelpCommand implements Runnable {
    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "COMMAND",
            description = "The command; Octavo itself if not given.")
    private Optional<String> command = Optional.empty();

    @Option(names = "--man", description = "Prints the page for man, in roff.")
    private boolean man;

    @Option(
            names = "--man-pages",
            paramLabel = "FOLDER",
            description = "Writes the manual pages of all commands into this folder.")
    private Optional<Path> pages = Optional.empty();

    @Spec private CommandSpec spec;

    @Override
    public void run() {
        CommandLine all = Cli.commandLineFor(Cli.COMMANDS);
        if (pages.isPresent()) {
            write(all, pages.get());
            return;
        }
        CommandLine asked = command.map(name -> named(all, name)).orElse(all);
        if (man) {
            spec.commandLine().getOut().print(ManualPage.of(asked));
        } else {
            asked.usage(spec.commandLine().getOut());
        }
    }

    private static CommandLine named(CommandLine all, String name) {
        CommandLine found = all.getSubcommands().get(name);
        if (found == null) {
            throw new CommandRefusal(
                    ExitStatus.WRONG_USE,
                    "there is no command %s.%s Try: octavo --help"
                            .formatted(name, NameSuggestion.of(name, Cli.COMMANDS.keySet())));
        }
        return found;
    }

    private static void write(CommandLine all, Path folder) {
        Map<String, CommandLine> pages = new LinkedHashMap<>();
        pages.put("octavo", all);
        all.getSubcommands().forEach((name, each) -> pages.put("octavo-" + name, each));
        try {
            Files.createDirectories(folder);
            for (Map.Entry<String, CommandLine> page : pages.entrySet()) {
                byte[] text = ManualPage.of(page.getValue()).getBytes(StandardCharsets.UTF_8);
                SafeWrite.writeFile(folder.resolve(page.getKey() + ".1"), text);
            }
        } catch (IOException trouble) {
            throw new CommandRefusal(
                    ExitStatus.NO_FILE,
                    "%s was not written: %s".formatted(folder, trouble.getMessage()));
        }
    }
}
