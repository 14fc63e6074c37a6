package octavo.gui.commands;

import octavo.bib.BibEntry;
import octavo.duplicates.DistinctPairs;
import octavo.editing.keys.FollowedFormula;
import octavo.editing.keys.KeyFormula;
import octavo.gui.controls.MessageTexts;
import octavo.gui.importing.ImportModel;
import octavo.gui.librarystate.LibraryDocument;
import octavo.gui.openlibraries.SettingsStore;
import octavo.gui.openlibraries.Workspace;
import octavo.gui.pagecontract.VenueRegisters;
import octavo.gui.tasks.BackgroundTasks;
import octavo.importing.AgreementPlan;
import octavo.importing.GatheredSources;
import octavo.importing.ImportCandidate.CandidateChoice;
import octavo.importing.ImportPlan;
import octavo.importing.SourcePlan;
import octavo.importing.ValueSources;
import octavo.library.Library;
import octavo.sidecar.Sidecar;
import octavo.sidecar.SidecarFile;
import octavo.text.ShortText;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.BiConsumer;

/// Compares imported entries with a library, shows what would come in for review, and applies it.
public final class ImportReview {
    private static final MessageTexts MESSAGES = MessageTexts.of(ImportReview.class);

    /// How many keys a notice names.
    private static final int MAX_SHOWN_KEYS = 12;

    private final BackgroundTasks background;
    private final SettingsStore settingsStore;
    private final WindowOverlays windowOverlays;
    private LookedUpPapers lookedUpPapers = new LookedUpPapers();

    /// @param windowOverlays shows the review
    public ImportReview(SettingsStore settingsStore, WindowOverlays windowOverlays) {
        this.background = settingsStore.background();
        this.settingsStore = settingsStore;
        this.windowOverlays = windowOverlays;
    }

    /// The papers by which what comes in is confirmed.
    LookedUpPapers lookedUpPapers() {
        return lookedUpPapers;
    }

    /// Confirms what comes in by papers that are looked up elsewhere, too.
    void confirmBy(LookedUpPapers sharedPapers) {
        lookedUpPapers = sharedPapers;
    }

    /// The key formula that is set; empty if none is.
    String keyPattern() {
        return settingsStore.settings().userHabits().nameFormulas().keyFormula();
    }

    PreprintOffer preprintOffer() {
        return new PreprintOffer(background);
    }

    /// Compares the candidates with the library; again if the library changes during the review.
    void readSources(
            Workspace workspace,
            Callable<GatheredSources> gatherSources,
            BiConsumer<AgreementPlan, ValueSources> onPlanned) {
        Library library = workspace.document().library();
        Optional<Path> path = workspace.document().path();
        String givenPattern = keyPattern();
        background.runInBackground(
                () -> {
                    GatheredSources sources = gatherSources.call();
                    return Map.entry(buildPlan(library, path, givenPattern, sources), sources);
                },
                planned ->
                        windowOverlays.whenFree(() -> {
                            if (library == workspace.document().library()) {
                                onPlanned.accept(
                                        planned.getKey(), planned.getValue().valueSources());
                            } else {
                                readSources(workspace, gatherSources, onPlanned);
                            }
                        }),
                workspace::reportFailure);
    }

    /// @param givenPattern the key formula that is set; empty if none is
    static AgreementPlan buildPlan(
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

    void reviewPlan(
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

    void applyPlan(Workspace workspace, ImportPlan importPlan, List<CandidateChoice> choices) {
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
        lookedUpPapers.confirmImport(workspace, earlierLibrary);
        List<Integer> addedSlots = ImportPlan.addedSlots(earlierLibrary, document.library());
        if (!addedSlots.isEmpty()) {
            workspace.entries().reveal(addedSlots);
            preprintOffer().offerLinks(workspace, addedSlots);
        }
        document.reportStep(MESSAGES.text("import.added", wantedCount));
    }

    static void showKnownEntry(Workspace workspace, int slot) {
        String entryKey = joinedKeys(workspace.document().library(), List.of(slot));
        workspace.entries().reveal(List.of(slot));
        workspace.document().reportDone(MESSAGES.text("import.known", entryKey));
    }

    /// The keys of entries; of many, the first.
    static String joinedKeys(Library library, List<Integer> slots) {
        List<String> keys =
                slots.stream()
                        .limit(MAX_SHOWN_KEYS + 1)
                        .flatMap(slot -> library.entryInSlot(slot).stream())
                        .map(BibEntry::key)
                        .toList();
        return ShortText.joinFirst(keys, MAX_SHOWN_KEYS, ", ");
    }
}
