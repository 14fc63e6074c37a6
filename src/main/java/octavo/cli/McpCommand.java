package octavo.cli;

import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.cli.process.ProgramVersion;
import octavo.cli.process.StandardOutput;
import octavo.servers.mcp.AssistantServer;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;

/// `octavo mcp`.
@Command(
        description = {
            "Lets an assistant search, list, cite and check your libraries, by the Model Context"
                    + " Protocol on standard input and output.",
            "It reads only the libraries given here and changes nothing: for an edit, it gets a"
                    + " diff and a command for you to run, which marks the values as proposed by"
                    + " an assistant."
        },
        footer = {
            "",
            "To set up your assistant, see docs/writing.md.",
            "",
            "Examples:",
            "  octavo mcp --library papers.bib"
        },
        mixinStandardHelpOptions = true)
final class McpCommand implements Callable<Integer> {
    @Option(
            names = "--library",
            arity = "1..*",
            required = true,
            paramLabel = "FILE",
            description = "The libraries that the assistant may read.")
    private List<Path> libraries = List.of();

    @Override
    public Integer call() {
        for (Path library : libraries) {
            if (!Files.isRegularFile(library)) {
                throw new CommandRefusal(ExitStatus.NO_FILE, library + " is not a file.");
            }
        }
        var tools =
                new LibraryTools(
                        libraries.stream().map(it -> it.toAbsolutePath().normalize()).toList());
        var server =
                new AssistantServer(tools.allTools(), ProgramVersion.CURRENT, tools.instructions());
        try {
            server.serve(System.in, new StandardOutput());
            return ExitStatus.FINE;
        } catch (IOException gone) {
            throw new CommandRefusal(ExitStatus.NO_FILE, "the assistant cannot be read: " + gone);
        }
    }
}
