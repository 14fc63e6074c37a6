package octavo.cli.commands;

import octavo.cli.libraries.OwnLibraries;
import octavo.cli.libraries.VenueContext;
import octavo.cli.terminal.CommandRefusal;
import octavo.cli.terminal.ExitStatus;
import octavo.cli.terminal.StandardOutput;
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
            "Serves an editor, which starts it, by the Language Server Protocol on standard input"
                    + " and output.",
            "Completes citations in LaTeX, Typst, Markdown and Org from the paper's .bib and from"
                + " your libraries, and adds what you pick to the paper's .bib; shows references;"
                + " renames keys; checks and mends .bib files.",
            "Libraries that a paper's octavo.json or the editor's settings name come before those"
                    + " named here.",
            "Exit status 1 if the editor goes without saying so."
        },
        footer = {
            "",
            "docs/writing.md says how to set editors up.",
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
            description =
                    "The id of the CSL style that references are shown in; as in the window if not"
                            + " given.")
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
            return server.serve() ? ExitStatus.FINE : ExitStatus.PROBLEMS;
        } catch (IOException gone) {
            throw new CommandRefusal(ExitStatus.NO_FILE, "the editor cannot be read: " + gone);
        }
    }
}
