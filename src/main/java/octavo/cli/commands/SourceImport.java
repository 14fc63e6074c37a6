package octavo.cli.commands;

import octavo.bib.BibEntry;
import octavo.cli.output.ReasonsJson;
import octavo.cli.process.ExitStatus;
import octavo.cli.process.TerminalWriter;
import octavo.cli.shared.ChangePreview;
import octavo.cli.shared.ChangeRetry;
import octavo.cli.shared.InterruptedWork;
import octavo.cli.shared.KeyPairs;
import octavo.cli.shared.LibraryInput;
import octavo.cli.shared.LibraryLoader;
import octavo.cli.shared.StoredReceipts;
import octavo.cli.shared.VenueContext;
import octavo.editing.keys.FollowedFormula;
import octavo.editing.keys.KeyFormula;
import octavo.importing.AddedEntries;
import octavo.importing.AgreementPlan;
import octavo.importing.GatheredSources;
import octavo.importing.ImportCandidate;
import octavo.importing.ImportCandidate.CandidateChoice;
import octavo.importing.ImportPlan;
import octavo.importing.SourcePlan;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.lookup.FoundPaper;
import octavo.lookup.LookupResult;
import octavo.sidecar.SidecarFile;
import octavo.text.LocalizedSentence;
import octavo.verify.ImportConfirmation;

import picocli.CommandLine.Model.CommandSpec;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeMap;

/// Imports what was gathered into a library, as `octavo import` does: the plan with its proposed
/// choices, printed or carried out.
public final class SourceImport {
    private final CommandSpec spec;
    private final Path file;
    private final ImportStyle importStyle;
    private final GatheredSources gatheredSources;
    private final List<FoundPaper> foundPapers;
    private final List<String> presentKeys;

    /// @param foundPapers what was looked up of it
    /// @param presentKeys the keys of entries that needed no look-up, since the library has them
    public SourceImport(
            CommandSpec spec,
            Path file,
            ImportStyle importStyle,
            GatheredSources gatheredSources,
            List<FoundPaper> foundPapers,
            List<String> presentKeys) {
        this.spec = spec;
        this.file = file;
        this.importStyle = importStyle;
        this.gatheredSources = gatheredSources;
        this.foundPapers = List.copyOf(foundPapers);
        this.presentKeys = List.copyOf(presentKeys);
    }

    /// How to import.
    ///
    /// @param pattern the formula for keys; empty for the library's own
    /// @param asIs whether to keep the spellings of the sources
    public record ImportStyle(
            String pattern, Optional<String> tag, boolean asIs, boolean dryRun, boolean json) {}

    /// Papers that services gave, which come in as they would by their identifiers.
    public static SourceImport ofPapers(
            CommandSpec spec, Path file, List<FoundPaper> papers, boolean dryRun, boolean json) {
        LookupResult result = new LookupResult(papers, List.of());
        return new SourceImport(
                spec,
                file,
                new ImportStyle("", Optional.empty(), false, dryRun, json),
                new GatheredSources(
                        List.of(), result.foundWorks(), List.of(), result.valueSources()),
                papers,
                List.of());
    }

    /// Refuses a library that has no file to save into.
    public static void refuseStandardInput(Path file) {
        LibraryInput.refuseStandardInput(file, "Entries come into a library that has a file.");
    }

    /// The exit status.
    public int carryOut() {
        return ChangeRetry.call(spec, file, this::attempt);
    }

    /// The library; the file may be empty, or not be there yet.
    public static LibraryFile loadLibrary(Path file, PrintWriter err) {
        refuseStandardInput(file);
        return LibraryLoader.loadOrCreate(file, err);
    }

    private int attempt() throws LibraryFile.ChangedOnDiskException {
        LibraryFile libraryFile = loadLibrary(file, spec.commandLine().getErr());
        Library oldLibrary = libraryFile.library();
        String formulaText = FollowedFormula.chosenOrDetected(importStyle.pattern(), oldLibrary);
        KeyFormula formula = KeyFormula.parse(formulaText).value();
        ImportPlan importPlan =
                adaptPlan(
                        SourcePlan.of(
                                oldLibrary, gatheredSources, formula, KeyPairs.distinctPairs(file)),
                        formula);
        List<CandidateChoice> choices =
                importPlan.candidates().stream().map(ImportCandidate::proposedChoice).toList();
        Library newLibrary =
                taggedLibrary(
                        oldLibrary, oldLibrary.applyEdit(importPlan.toEdit(oldLibrary, choices)));
        if (importStyle.json()) {
            TerminalWriter.ofJson(standardOutput())
                    .println(toJson(importPlan, oldLibrary, newLibrary));
        } else {
            printPlan(importPlan, oldLibrary);
            printUnsure(importPlan);
        }
        if (importStyle.dryRun() && !importStyle.json()) {
            ChangePreview.printDiff(standardOutput(), libraryFile, newLibrary);
        }
        PrintWriter err = spec.commandLine().getErr();
        boolean isChange =
                choices.stream().anyMatch(it -> !(it instanceof CandidateChoice.SkipEntry));
        if (isChange) {
            LibraryLoader.tellOfNewLibrary(libraryFile, err);
        }
        if (isChange && !importStyle.dryRun()) {
            InterruptedWork.finishAbandoned(libraryFile, err);
            LibraryLoader.saveLibrary(libraryFile, newLibrary);
            if (!foundPapers.isEmpty()) {
                StoredReceipts.add(
                        file, ImportConfirmation.of(oldLibrary, newLibrary, foundPapers));
            }
        }
        importPlan
                .repairedEntries()
                .forEach(it -> err.printf("octavo: %s: %s%n", it.entryName(), it.remark()));
        importPlan.refusedEntries().stream()
                .map(it -> (it.entryName().isEmpty() ? "" : it.entryName() + ": ") + it.reason())
                .forEach(it -> err.printf("octavo: %s%n", it));
        return importPlan.refusedEntries().isEmpty() ? ExitStatus.FINE : ExitStatus.PROBLEMS;
    }

    /// The plan, with people and venues spelt as in the library.
    private ImportPlan adaptPlan(ImportPlan importPlan, KeyFormula formula) {
        if (importStyle.asIs() || !importPlan.hasEntriesToAdapt()) {
            return importPlan;
        }
        PrintWriter err = spec.commandLine().getErr();
        AgreementPlan agreementPlan =
                AgreementPlan.of(
                        importPlan,
                        formula,
                        SidecarFile.loadFor(file).content(),
                        VenueContext.registerWith(List.of(), err));
        agreementPlan
                .adaptations()
                .forEach(each ->
                        err.printf(
                                "octavo: %s: %s: %s (--as-is keeps the source's)%n",
                                importPlan.candidates().get(each.candidateIndex()).entry().key(),
                                each.field(),
                                each.reason()));
        return agreementPlan.planWithAll();
    }

    private PrintWriter standardOutput() {
        return spec.commandLine().getOut();
    }

    private Library taggedLibrary(Library oldLibrary, Library newLibrary) {
        return importStyle
                .tag()
                .map(it -> AddedEntries.withTag(oldLibrary, newLibrary, it))
                .orElse(newLibrary);
    }

    private void printPlan(ImportPlan importPlan, Library library) {
        PrintWriter terminalOutput = TerminalWriter.of(standardOutput());
        presentKeys.forEach(key -> terminalOutput.println("present  " + key));
        for (ImportCandidate candidate : importPlan.candidates()) {
            terminalOutput.println(
                    switch (candidate.proposedChoice()) {
                        case CandidateChoice.AddEntry _ ->
                                "new  " + candidate.entry().key() + likelyNote(candidate, library);
                        case CandidateChoice.SkipEntry _ ->
                                "present  " + knownKey(candidate, library);
                        case CandidateChoice.TakeFields(var fields) ->
                                "present  "
                                        + knownKey(candidate, library)
                                        + "  + "
                                        + String.join(", ", fields.stream().sorted().toList());
                    });
        }
        terminalOutput.flush();
    }

    /// What should be checked of entries that were read from printed references.
    private void printUnsure(ImportPlan importPlan) {
        PrintWriter err = spec.commandLine().getErr();
        for (ImportCandidate candidate : importPlan.candidates()) {
            gatheredSources
                    .valueSources()
                    .printedSource(candidate.entry())
                    .filter(source -> !source.unsureFields().isEmpty())
                    .ifPresent(source ->
                            err.printf(
                                    "octavo: %s: check %s: %s%n",
                                    candidate.entry().key(),
                                    String.join(
                                            ", ", source.unsureFields().stream().sorted().toList()),
                                    source.sourceText()));
        }
    }

    /// What the library has that may be the same.
    private static String likelyNote(ImportCandidate candidate, Library library) {
        return candidate.knownSlot().isEmpty()
                ? ""
                : "  likely "
                        + knownKey(candidate, library)
                        + " ("
                        + LocalizedSentence.join("; ", candidate.reasons())
                        + ")";
    }

    private static String knownKey(ImportCandidate candidate, Library library) {
        return candidate.knownSlot().flatMap(library::entryInSlot).map(BibEntry::key).orElse("");
    }

    private String toJson(ImportPlan importPlan, Library oldLibrary, Library newLibrary) {
        ObjectNode importJson = JsonMapper.shared().createObjectNode();
        ArrayNode entriesJson = importJson.putArray("entries");
        for (String key : presentKeys) {
            entriesJson.addObject().put("state", "same").put("key", key).putArray("fields");
        }
        List<Integer> addedSlots = new ArrayList<>(ImportPlan.addedSlots(oldLibrary, newLibrary));
        for (ImportCandidate candidate : importPlan.candidates()) {
            ObjectNode entryJson = entriesJson.addObject();
            entryJson.put("state", candidate.state().name().toLowerCase(Locale.ROOT));
            if (candidate.isDoubtful()) {
                entryJson.put("likely", knownKey(candidate, oldLibrary));
                ReasonsJson.put(candidate.reasons(), entryJson);
            }
            boolean isNew = candidate.proposedChoice() instanceof CandidateChoice.AddEntry;
            String key =
                    isNew
                            ? newLibrary.entryInSlot(addedSlots.removeFirst()).orElseThrow().key()
                            : knownKey(candidate, oldLibrary);
            entryJson.put("key", key);
            gatheredSources
                    .valueSources()
                    .printedSource(candidate.entry())
                    .ifPresent(source -> {
                        entryJson.put("printed", source.sourceText());
                        ArrayNode unsureJson = entryJson.putArray("unsure");
                        source.unsureFields().stream().sorted().forEach(unsureJson::add);
                    });
            ArrayNode fieldsJson = entryJson.putArray("fields");
            if (candidate.proposedChoice() instanceof CandidateChoice.TakeFields(var takenFields)) {
                takenFields.stream().sorted().forEach(fieldsJson::add);
            }
        }
        ArrayNode lookedUpJson = importJson.putArray("lookedUp");
        for (FoundPaper foundPaper : foundPapers) {
            ObjectNode paperJson =
                    lookedUpJson.addObject().put("asked", foundPaper.soughtPaper().displayName());
            foundPaper.sourceNames().forEach(paperJson.putArray("sources")::add);
            ObjectNode fieldSourcesJson = paperJson.putObject("from");
            new TreeMap<>(foundPaper.fieldSources()).forEach(fieldSourcesJson::put);
        }
        ArrayNode repairedJson = importJson.putArray("repaired");
        importPlan
                .repairedEntries()
                .forEach(it ->
                        repairedJson
                                .addObject()
                                .put("key", it.entryName())
                                .put("remark", it.remark().toString()));
        ArrayNode refusedJson = importJson.putArray("refused");
        importPlan.refusedEntries().stream()
                .forEach(it ->
                        refusedJson
                                .addObject()
                                .put("where", it.entryName())
                                .put("reason", it.reason().toString()));
        return importJson.toPrettyString();
    }
}
