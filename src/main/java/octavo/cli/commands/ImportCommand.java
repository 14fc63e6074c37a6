package octavo.cli.commands;

import octavo.bib.BibEntry;
import octavo.cli.libraries.ChangePreview;
import octavo.cli.libraries.ChangeRetry;
import octavo.cli.libraries.InterruptedWork;
import octavo.cli.libraries.KeyPairs;
import octavo.cli.libraries.LibraryInput;
import octavo.cli.libraries.LibraryLoader;
import octavo.cli.libraries.SourceArguments;
import octavo.cli.libraries.VenueContext;
import octavo.cli.terminal.CommandRefusal;
import octavo.cli.terminal.ExitStatus;
import octavo.cli.terminal.TerminalWriter;
import octavo.editing.bulk.BulkPlan;
import octavo.editing.bulk.FieldOperation;
import octavo.editing.keys.FollowedFormula;
import octavo.editing.keys.KeyFormula;
import octavo.fields.FieldName;
import octavo.importing.AgreementPlan;
import octavo.importing.GatheredSources;
import octavo.importing.ImportCandidate;
import octavo.importing.ImportCandidate.CandidateChoice;
import octavo.importing.ImportPlan;
import octavo.importing.SourcePlan;
import octavo.latex.LaTeX;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.lookup.FoundPaper;
import octavo.sidecar.SidecarFile;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.Callable;

/// `octavo import FILE SOURCE…`.
@Command(
        description = {
            "Imports references into a library: BibTeX, RIS, MEDLINE (.nbib), EndNote, Web of"
                + " Science, RefWorks, Zotero, MODS, MARCXML, CSL-JSON, CITATION.cff and others,"
                + " told apart by their content. docs/importing.md has all of them.",
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
            description = "The library; made if it is not there yet.")
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
                "The formula for keys, as for octavo keys. Without it, keys are made like most",
                "keys of the library."
            })
    private String pattern = "";

    @Option(names = "--to-tag", paramLabel = "TAG", description = "A tag for the new entries.")
    private Optional<String> tag = Optional.empty();

    @Option(
            names = "--as-is",
            description = {
                "Keeps names and venues as the sources write them, rather than as the library",
                "writes the same people and venues."
            })
    private boolean asIs;

    @Option(names = "--dry-run", description = "Prints what would change, and changes nothing.")
    private boolean dryRun;

    @Option(names = "--json", description = "Prints what becomes of each entry as JSON.")
    private boolean json;

    @Option(names = "--offline", description = "Looks nothing up.")
    private boolean offline;

    @Spec private CommandSpec spec;

    /// The sources, read once, since standard input cannot be read again.
    private GatheredSources read = GatheredSources.of(List.of());

    private List<FoundPaper> found = List.of();

    @Override
    public Integer call() {
        checkPattern();
        var arguments = new SourceArguments(file, sources, offline);
        read = arguments.gather();
        found = arguments.found();
        return ChangeRetry.call(spec, file, this::attempt);
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

    private int attempt() throws LibraryFile.ChangedOnDiskException {
        LibraryFile opened = load();
        Library before = opened.library();
        String followed = FollowedFormula.chosenOrDetected(pattern, before);
        KeyFormula formula = KeyFormula.parse(followed).value();
        ImportPlan plan =
                agreed(SourcePlan.of(before, read, formula, KeyPairs.distinct(file)), formula);
        List<CandidateChoice> choices =
                plan.candidates().stream().map(ImportCandidate::proposedChoice).toList();
        Library after = tagged(before, before.applyEdit(plan.toEdit(before, choices)));
        if (json) {
            TerminalWriter.ofJson(out()).println(toJson(plan, before, after));
        } else {
            print(plan, before);
        }
        if (dryRun && !json) {
            ChangePreview.print(out(), opened, after);
        }
        PrintWriter err = spec.commandLine().getErr();
        boolean isChange =
                choices.stream().anyMatch(it -> !(it instanceof CandidateChoice.SkipEntry));
        if (isChange) {
            LibraryLoader.tellOfNew(opened, err);
        }
        if (isChange && !dryRun) {
            InterruptedWork.finish(opened, err);
            LibraryLoader.save(opened, after);
        }
        plan.repairedEntries()
                .forEach(it -> err.printf("octavo: %s: %s%n", it.entryName(), it.remark()));
        plan.refusedEntries().stream()
                .map(it -> (it.entryName().isEmpty() ? "" : it.entryName() + ": ") + it.reason())
                .forEach(it -> err.printf("octavo: %s%n", it));
        return plan.refusedEntries().isEmpty() ? ExitStatus.FINE : ExitStatus.PROBLEMS;
    }

    /// The plan, with people and venues spelt as in the library.
    private ImportPlan agreed(ImportPlan plan, KeyFormula formula) {
        if (asIs) {
            return plan;
        }
        PrintWriter err = spec.commandLine().getErr();
        AgreementPlan agreement =
                AgreementPlan.of(
                        plan,
                        formula,
                        SidecarFile.loadFor(file).content(),
                        VenueContext.register(List.of(), err));
        agreement
                .adaptations()
                .forEach(each ->
                        err.printf(
                                "octavo: %s: %s: %s (--as-is keeps the source's)%n",
                                plan.candidates().get(each.candidateIndex()).entry().key(),
                                each.field(),
                                each.reason()));
        return agreement.planWithAll();
    }

    /// The library; the file may be empty, or not be there yet.
    private LibraryFile load() {
        LibraryInput.refuseStandardInput(file, "Entries come into a library that has a file.");
        return LibraryLoader.extensible(file, spec.commandLine().getErr());
    }

    private PrintWriter out() {
        return spec.commandLine().getOut();
    }

    private Library tagged(Library before, Library after) {
        if (tag.isEmpty()) {
            return after;
        }
        Set<Integer> added = Set.copyOf(ImportPlan.addedSlots(before, after));
        var operation = new FieldOperation.AddText(FieldName.KEYWORDS, LaTeX.escapeText(tag.get()));
        return after.applyEdit(BulkPlan.of(after, added::contains, operation).toEdit());
    }

    private void print(ImportPlan plan, Library library) {
        PrintWriter screen = TerminalWriter.of(out());
        for (ImportCandidate arrival : plan.candidates()) {
            screen.println(
                    switch (arrival.proposedChoice()) {
                        case CandidateChoice.AddEntry _ -> "new   " + arrival.entry().key();
                        case CandidateChoice.SkipEntry _ -> "here  " + known(arrival, library);
                        case CandidateChoice.TakeFields(var fields) ->
                                "here  "
                                        + known(arrival, library)
                                        + "  gets "
                                        + String.join(", ", fields.stream().sorted().toList());
                    });
        }
        screen.flush();
    }

    private static String known(ImportCandidate arrival, Library library) {
        return arrival.knownSlot().flatMap(library::entryInSlot).map(BibEntry::key).orElse("");
    }

    private String toJson(ImportPlan plan, Library before, Library after) {
        ObjectNode all = JsonMapper.shared().createObjectNode();
        ArrayNode entries = all.putArray("entries");
        List<Integer> added = new ArrayList<>(ImportPlan.addedSlots(before, after));
        for (ImportCandidate arrival : plan.candidates()) {
            ObjectNode entry = entries.addObject();
            entry.put("state", arrival.state().name().toLowerCase(Locale.ROOT));
            boolean isNew = arrival.proposedChoice() instanceof CandidateChoice.AddEntry;
            String key =
                    isNew
                            ? after.entryInSlot(added.removeFirst()).orElseThrow().key()
                            : known(arrival, before);
            entry.put("key", key);
            ArrayNode fields = entry.putArray("fields");
            if (arrival.proposedChoice() instanceof CandidateChoice.TakeFields(var taken)) {
                taken.stream().sorted().forEach(fields::add);
            }
        }
        ArrayNode lookedUp = all.putArray("lookedUp");
        for (FoundPaper paper : found) {
            ObjectNode each = lookedUp.addObject().put("asked", paper.soughtPaper().displayName());
            paper.sourceNames().forEach(each.putArray("sources")::add);
            ObjectNode from = each.putObject("from");
            new TreeMap<>(paper.fieldSources()).forEach(from::put);
        }
        ArrayNode repaired = all.putArray("repaired");
        plan.repairedEntries()
                .forEach(it ->
                        repaired.addObject()
                                .put("key", it.entryName())
                                .put("remark", it.remark().toString()));
        ArrayNode refused = all.putArray("refused");
        plan.refusedEntries().stream()
                .forEach(it ->
                        refused.addObject()
                                .put("where", it.entryName())
                                .put("reason", it.reason().toString()));
        return all.toPrettyString();
    }
}
