package octavo.cli.commands;

import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.cli.process.StandardOutput;
import octavo.cli.shared.OwnLibraries;
import octavo.cli.shared.VenueContext;
import octavo.servers.lsp.LanguageServer;
import octavo.servers.lsp.ServerSettings;
import octavo.settings.SettingsFile;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;

/// `octavo lsp`.
@Command(
        description = {
            "Runs a language server on standard input and output, for your editor to start.",
            "Completes citations in LaTeX, Typst, Markdown and Org from the paper's .bib and your"
                    + " libraries, and adds the chosen entry to the paper's .bib; shows references;"
                    + " renames keys; checks and fixes .bib files.",
            "Libraries in a paper's octavo.json or in the editor's settings take precedence over"
                    + " --library.",
            "Exits with 1 if the editor disconnects without shutting the server down."
        },
        footer = {
            "",
            "To set up your editor, see docs/writing.md.",
            "",
            "Examples:",
            "  octavo lsp --library papers.bib"
        },
        mixinStandardHelpOptions = true)
public final class LspCommand implements Callable<Integer> {
    @Mixin private OwnLibraries libraries = new OwnLibraries();

    @Option(
            names = "--style",
            paramLabel = "STYLE",
            description = "The id of the CSL style for references; the window's if not given.")
    private String style = "";

    @Spec private CommandSpec spec;

    @Override
    public Integer call() {
        PrintWriter err = spec.commandLine().getErr();
        String shown =
                style.isEmpty()
                        ? SettingsFile.ofUser().loadSettings().userHabits().styleId()
                        : style;
        var settings =
                new ServerSettings(
                        libraries.files().stream()
                                .map(it -> it.toAbsolutePath().normalize())
                                .toList(),
                        shown,
                        List.of());
        var out = new StandardOutput();
        var server =
                new LanguageServer(
                        System.in,
                        out,
                        settings,
                        (file, some) ->
                                VenueContext.indexOf(
                                        file, some, VenueContext.registerWith(List.of(), err)));
        try {
            if (server.serve()) {
                return ExitStatus.FINE;
            }
            err.println("octavo: the editor disconnected without shutting the server down");
            return ExitStatus.PROBLEMS;
        } catch (IOException gone) {
            throw new CommandRefusal(ExitStatus.NO_FILE, "the editor cannot be read: " + gone);
        }
    }
}
