package octavo.cli.commands;

import octavo.cli.commands.SourceImport.ImportStyle;
import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.cli.shared.SourceArguments;
import octavo.editing.keys.KeyFormula;
import octavo.importing.GatheredSources;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;

/// `octavo import FILE SOURCE…`.
@Command(
        description = {
            "Imports references into a library: BibTeX, RIS, MEDLINE (.nbib), EndNote, Web of"
                + " Science, RefWorks, Zotero, MODS, MARCXML, CSL-JSON, CITATION.cff and others,"
                + " told apart by their content. docs/importing.md has all of them.",
            "Values that a service gave get a receipt: see octavo why.",
            "New entries are written as the library writes its own. An entry that the library has"
                    + " already only gets the fields that it lacks.",
            "Exit status 1 if something could not be read or found."
        },
        footer = {
            "",
            "Examples:",
            "  octavo import papers.bib export.ris pubmed.nbib --dry-run",
            "  octavo import papers.bib - --to-tag unread < export.ris",
            "  octavo import papers.bib doi:10.1145/359545.359563 arxiv:1706.03762 --dry-run"
        },
        mixinStandardHelpOptions = true)
public final class ImportCommand implements Callable<Integer> {
    @Parameters(
            index = "0",
            paramLabel = "FILE",
            description = "The library; created if it does not exist.")
    private Path file = Path.of("");

    @Parameters(
            index = "1..*",
            arity = "1..*",
            paramLabel = "SOURCE",
            description = {
                "Files to import; - for standard input.",
                "Papers to look up: doi:…, arxiv:…, isbn:…, pmid:…, the address of a page, or a"
                        + " reference or title in quotes."
            })
    private List<String> sources = List.of();

    @Option(
            names = "--pattern",
            paramLabel = "FORMULA",
            description = {
                "The formula for keys, as for octavo keys. Default: like most keys of the library."
            })
    private String pattern = "";

    @Option(names = "--to-tag", paramLabel = "TAG", description = "A tag for the new entries.")
    private Optional<String> tag = Optional.empty();

    @Option(
            names = "--as-is",
            description = {
                "Keeps the sources' spellings of names and venues, instead of the library's"
                        + " spellings of the same people and venues."
            })
    private boolean asIs;

    @Option(names = "--dry-run", description = "Prints what would change, and changes nothing.")
    private boolean dryRun;

    @Option(names = "--json", description = "Prints the result for each entry as JSON.")
    private boolean json;

    @Option(names = "--offline", description = "Makes no look-ups.")
    private boolean offline;

    @Spec private CommandSpec spec;

    @Override
    public Integer call() {
        checkPattern();
        var sourceArguments = new SourceArguments(file, sources, offline);
        List<String> presentKeys =
                sourceArguments.leaveOutKnown(
                        SourceImport.loadLibrary(file, spec.commandLine().getErr()).library());
        // Read once, since standard input cannot be read again.
        GatheredSources gatheredSources = sourceArguments.gather();
        return new SourceImport(
                        spec,
                        file,
                        new ImportStyle(pattern, tag, asIs, dryRun, json),
                        gatheredSources,
                        sourceArguments.foundPapers(),
                        presentKeys)
                .carryOut();
    }

    /// Refuses a wrong formula before anything is looked up.
    private void checkPattern() {
        var formula = KeyFormula.parse(pattern);
        if (!formula.diagnostics().isEmpty()) {
            throw new CommandRefusal(
                    ExitStatus.WRONG_USE,
                    "the formula: " + formula.diagnostics().getFirst().message());
        }
    }
}
