package octavo.gui.commands;

import octavo.bib.BibEntry;
import octavo.duplicates.DistinctPairs;
import octavo.editing.keys.FollowedFormula;
import octavo.editing.keys.KeyFormula;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.document.LibraryDocument;
import octavo.gui.document.UserNotice;
import octavo.gui.importing.ImportModel;
import octavo.gui.openlibraries.CancellableTask;
import octavo.gui.openlibraries.Workspace;
import octavo.gui.pagecontract.VenueRegisters;
import octavo.gui.tasks.BackgroundTasks;
import octavo.importing.AgreementPlan;
import octavo.importing.GatheredSources;
import octavo.importing.ImportCandidate;
import octavo.importing.ImportCandidate.CandidateChoice;
import octavo.importing.ImportPlan;
import octavo.importing.ImportPlan.RefusedEntry;
import octavo.importing.NamedSource;
import octavo.importing.SourcePlan;
import octavo.importing.ValueSources;
import octavo.library.Edit;
import octavo.library.FileTrouble;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.sidecar.Sidecar;
import octavo.sidecar.SidecarFile;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/// Imports entries from files and texts into the current library. A single new entry from a text is
/// imported directly; everything else is reviewed first.
public final class ImportCommands {
    private static final MessageTexts MESSAGES = MessageTexts.of(ImportCommands.class);

    /// How many keys a notice names.
    private static final int MAX_SHOWN_KEYS = 12;

    private final BackgroundTasks background;
    private final WindowOverlays windowOverlays;
    private final PastedPapers pastedPapers;
    private final Supplier<String> keyPattern;

    /// @param windowOverlays shows the review
    /// @param pastedPapers finds the entries of a pasted text
    /// @param keyPattern the key formula that is set; empty if none is
    public ImportCommands(
            BackgroundTasks background,
            WindowOverlays windowOverlays,
            PastedPapers pastedPapers,
            Supplier<String> keyPattern) {
        this.background = background;
        this.windowOverlays = windowOverlays;
        this.pastedPapers = pastedPapers;
        this.keyPattern = keyPattern;
    }

    /// Imports the entries in a text, or the papers it names.
    void importText(Workspace workspace, String pastedText) {
        pastedPapers.gatherSources(
                pastedText,
                workspace.document().library(),
                slot -> showKnownEntry(workspace, slot),
                workspace.document().notices(),
                gatheredSources ->
                        readSources(
                                workspace,
                                () -> gatheredSources,
                                agreementPlan ->
                                        importOrReview(
                                                workspace,
                                                agreementPlan,
                                                gatheredSources.valueSources())),
                workspace::reportFailure);
    }

    private void importOrReview(
            Workspace workspace, AgreementPlan agreementPlan, ValueSources valueSources) {
        List<ImportCandidate> importCandidates = agreementPlan.importPlan().candidates();
        if (importCandidates.isEmpty()) {
            reportNothing(workspace, agreementPlan.importPlan());
        } else if (importCandidates.size() > 1
                || !agreementPlan.importPlan().refusedEntries().isEmpty()
                || !agreementPlan.importPlan().repairedEntries().isEmpty()
                || !agreementPlan.adaptations().isEmpty()
                || importCandidates.getFirst().state() == ImportCandidate.CandidateState.DIFFERS) {
            reviewPlan(workspace, agreementPlan, valueSources, Optional.empty());
        } else {
            importOne(workspace, agreementPlan.importPlan(), importCandidates.getFirst());
        }
    }

    private void importOne(
            Workspace workspace, ImportPlan importPlan, ImportCandidate importCandidate) {
        if (importCandidate.state() == ImportCandidate.CandidateState.NEW) {
            applyPlan(workspace, importPlan, List.of(importCandidate.proposedChoice()));
            return;
        }
        showKnownEntry(workspace, importCandidate.knownSlot().orElseThrow());
    }

    private static void showKnownEntry(Workspace workspace, int slot) {
        String entryKey = joinedKeys(workspace.document().library(), List.of(slot));
        workspace.entries().reveal(List.of(slot));
        workspace.document().reportDone(MESSAGES.text("import.known", entryKey));
    }

    /// Imports the content of files.
    ///
    /// @param alternative opens them as libraries; empty if they are not
    void importFiles(Workspace workspace, List<Path> paths, Optional<Runnable> alternative) {
        Optional<Path> libraryFolder = workspace.document().path().map(Path::getParent);
        readSources(
                workspace,
                () -> {
                    List<NamedSource> namedSources = new ArrayList<>();
                    for (Path path : paths) {
                        namedSources.add(loadSource(path, libraryFolder));
                    }
                    return GatheredSources.of(namedSources);
                },
                agreementPlan -> {
                    if (agreementPlan.importPlan().candidates().isEmpty()) {
                        reportNothing(workspace, agreementPlan.importPlan());
                    } else {
                        reviewPlan(workspace, agreementPlan, ValueSources.NONE, alternative);
                    }
                });
    }

    /// What became of papers that a browser sent.
    ///
    /// @param addedSlots the slots of those that are new
    /// @param presentSlots the slots of those that the library had
    /// @param refusalText the reasons against the others
    public record SentResult(
            List<Integer> addedSlots, List<Integer> presentSlots, String refusalText) {
        public SentResult {
            addedSlots = List.copyOf(addedSlots);
            presentSlots = List.copyOf(presentSlots);
        }
    }

    /// What else belongs to the step of an import.
    public interface ImportExtras {
        /// @param library the library with the new slots
        Edit toEdit(Library library, List<Integer> addedSlots);
    }

    /// The edit of an import, worked out before it is applied.
    ///
    /// @param importExtras what it was worked out with
    private record SentEdit(
            ImportPlan plan, List<Integer> addedSlots, Edit edit, ImportExtras importExtras) {
        static SentEdit of(
                Library library, AgreementPlan agreementPlan, ImportExtras importExtras) {
            ImportPlan plan = agreementPlan.planWithAll();
            List<CandidateChoice> choices =
                    plan.candidates().stream().map(SentEdit::choiceFor).toList();
            Edit importEdit = plan.toEdit(library, choices);
            Library laterLibrary = library.applyEdit(importEdit);
            List<Integer> addedSlots = ImportPlan.addedSlots(library, laterLibrary);
            Edit extraEdit = importExtras.toEdit(laterLibrary, addedSlots);
            return new SentEdit(
                    plan,
                    addedSlots,
                    new Edit.EditBatch(List.of(importEdit, extraEdit)),
                    importExtras);
        }

        private static CandidateChoice choiceFor(ImportCandidate importCandidate) {
            return importCandidate.state() == ImportCandidate.CandidateState.NEW
                    ? importCandidate.proposedChoice()
                    : new CandidateChoice.SkipEntry();
        }
    }

    /// Imports what a browser sent. Whoever clicks there sees no review here: what is new comes in
    /// as the library writes it, and what the library knows otherwise is offered.
    ///
    /// @param importExtras asked for before and after the edit is worked out, since they may change
    public void importSent(
            Workspace workspace,
            List<NamedSource> namedSources,
            Supplier<ImportExtras> importExtras,
            Consumer<SentResult> onImported,
            Consumer<Exception> onFailure) {
        Optional<Path> path = workspace.document().path();
        String givenPattern = keyPattern.get();
        ImportExtras currentExtras = importExtras.get();
        workspace.computeInBackground(
                library ->
                        SentEdit.of(
                                library,
                                buildPlan(
                                        library,
                                        path,
                                        givenPattern,
                                        GatheredSources.of(namedSources)),
                                currentExtras),
                sentEdit -> {
                    if (importExtras.get().equals(sentEdit.importExtras())) {
                        onImported.accept(applySent(workspace, sentEdit, namedSources));
                    } else {
                        importSent(workspace, namedSources, importExtras, onImported, onFailure);
                    }
                },
                onFailure);
    }

    private SentResult applySent(
            Workspace workspace, SentEdit sentEdit, List<NamedSource> namedSources) {
        LibraryDocument document = workspace.document();
        ImportPlan plan = sentEdit.plan();
        List<Integer> addedSlots = sentEdit.addedSlots();
        List<Integer> presentSlots =
                plan.candidates().stream()
                        .flatMap(importCandidate -> importCandidate.knownSlot().stream())
                        .toList();
        if (!addedSlots.isEmpty()) {
            document.applyEdit(MESSAGES.text("import.step", addedSlots.size()), sentEdit.edit());
            workspace.entries().reveal(addedSlots);
            new PreprintOffer(background).offerLinks(workspace, addedSlots);
            document.reportStep(
                    MESSAGES.text("import.sent", joinedKeys(document.library(), addedSlots)));
        } else if (!presentSlots.isEmpty()) {
            workspace.entries().reveal(presentSlots);
        }
        reportPresent(workspace, plan, presentSlots, namedSources);
        return new SentResult(addedSlots, presentSlots, ImportModel.refused(plan.refusedEntries()));
    }

    /// The keys of entries; of many, the first.
    private static String joinedKeys(Library library, List<Integer> slots) {
        String firstKeys =
                slots.stream()
                        .limit(MAX_SHOWN_KEYS)
                        .flatMap(slot -> library.entryInSlot(slot).stream())
                        .map(BibEntry::key)
                        .collect(Collectors.joining(", "));
        return slots.size() > MAX_SHOWN_KEYS ? firstKeys + " …" : firstKeys;
    }

    private void reportPresent(
            Workspace workspace,
            ImportPlan plan,
            List<Integer> presentSlots,
            List<NamedSource> namedSources) {
        if (presentSlots.isEmpty()) {
            return;
        }
        String knownText =
                MESSAGES.text(
                        "import.known", joinedKeys(workspace.document().library(), presentSlots));
        boolean hasDifference =
                plan.candidates().stream()
                        .anyMatch(importCandidate ->
                                importCandidate.state() == ImportCandidate.CandidateState.DIFFERS);
        if (!hasDifference) {
            workspace.document().reportDone(knownText);
            return;
        }
        Runnable reviewAction =
                () ->
                        readSources(
                                workspace,
                                () -> GatheredSources.of(namedSources),
                                agreementPlan ->
                                        reviewPlan(
                                                workspace,
                                                agreementPlan,
                                                ValueSources.NONE,
                                                Optional.empty()));
        workspace
                .document()
                .notices()
                .accept(
                        CancellableTask.offerNotice(
                                knownText + " " + MESSAGES.text("import.differs"),
                                MESSAGES.text("import.review"),
                                reviewAction));
    }

    /// Reports files that were skipped because they are not libraries.
    static UserNotice otherFilesNotice(List<Path> paths) {
        String fileNames =
                paths.stream()
                        .map(path -> String.valueOf(path.getFileName()))
                        .collect(Collectors.joining(", "));
        return new UserNotice(
                UserNotice.NoticeLevel.DONE,
                MESSAGES.text("import.others", paths.size(), fileNames));
    }

    private static NamedSource loadSource(Path path, Optional<Path> libraryFolder)
            throws IOException {
        try {
            String fileName = String.valueOf(path.getFileName());
            return NamedSource.ofFile(fileName, LibraryFile.readBytes(path), path, libraryFolder);
        } catch (IOException ioException) {
            throw new IOException(
                    MessageTranslator.of(FileTrouble.whenReading(path, ioException)), ioException);
        }
    }

    /// Compares the candidates with the library; again if the library changes during the review.
    private void readSources(
            Workspace workspace,
            Callable<GatheredSources> gatherSources,
            Consumer<AgreementPlan> onPlanned) {
        Library library = workspace.document().library();
        Optional<Path> path = workspace.document().path();
        String givenPattern = keyPattern.get();
        background.runInBackground(
                () -> buildPlan(library, path, givenPattern, gatherSources.call()),
                agreementPlan ->
                        windowOverlays.whenFree(() -> {
                            if (library == workspace.document().library()) {
                                onPlanned.accept(agreementPlan);
                            } else {
                                readSources(workspace, gatherSources, onPlanned);
                            }
                        }),
                workspace::reportFailure);
    }

    /// @param givenPattern the key formula that is set; empty if none is
    private static AgreementPlan buildPlan(
            Library library,
            Optional<Path> path,
            String givenPattern,
            GatheredSources gatheredSources)
            throws IOException {
        KeyFormula keyFormula =
                KeyFormula.parse(FollowedFormula.chosenOrDetected(givenPattern, library)).value();
        Sidecar sidecar =
                path.map(SidecarFile::loadFor).map(SidecarFile::content).orElseGet(Sidecar::empty);
        ImportPlan importPlan =
                SourcePlan.of(library, gatheredSources, keyFormula, DistinctPairs.of(sidecar));
        return AgreementPlan.of(importPlan, keyFormula, sidecar, VenueRegisters.readRegister());
    }

    private void reviewPlan(
            Workspace workspace,
            AgreementPlan agreementPlan,
            ValueSources valueSources,
            Optional<Runnable> alternative) {
        String libraryName = workspace.document().nameProperty().get();
        windowOverlays.review(
                new ImportModel(
                        libraryName,
                        agreementPlan,
                        valueSources,
                        (reviewedPlan, choices) -> applyPlan(workspace, reviewedPlan, choices)),
                alternative);
    }

    private void applyPlan(
            Workspace workspace, ImportPlan importPlan, List<CandidateChoice> choices) {
        LibraryDocument document = workspace.document();
        Library earlierLibrary = document.library();
        long wantedCount =
                choices.stream()
                        .filter(importChoice ->
                                !(importChoice instanceof CandidateChoice.SkipEntry))
                        .count();
        if (wantedCount == 0) {
            return;
        }
        document.applyEdit(
                MESSAGES.text("import.step", wantedCount),
                importPlan.toEdit(earlierLibrary, choices));
        List<Integer> addedSlots = ImportPlan.addedSlots(earlierLibrary, document.library());
        if (!addedSlots.isEmpty()) {
            workspace.entries().reveal(addedSlots);
            new PreprintOffer(background).offerLinks(workspace, addedSlots);
        }
        document.reportStep(MESSAGES.text("import.added", wantedCount));
    }

    private static void reportNothing(Workspace workspace, ImportPlan importPlan) {
        if (importPlan.refusedEntries().isEmpty()) {
            workspace.document().reportDone(MESSAGES.text("import.nothing"));
        } else {
            workspace.addNotice(
                    UserNotice.NoticeLevel.WARNING, refusalText(importPlan.refusedEntries()));
        }
    }

    /// Why nothing has come in.
    static String refusalText(List<RefusedEntry> refusedSources) {
        // Pasted text has no name, so the reason must stand alone.
        return refusedSources.size() == 1 && refusedSources.getFirst().entryName().isEmpty()
                ? MessageTranslator.of(refusedSources.getFirst().reason())
                : MESSAGES.text("import.refused", ImportModel.refused(refusedSources));
    }
}
