package octavo.gui.commands;

import octavo.formats.workdrafts.ImportedWork;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.importing.ImportModel;
import octavo.gui.librarystate.UserNotice;
import octavo.gui.openlibraries.Workspace;
import octavo.importing.AgreementPlan;
import octavo.importing.GatheredSources;
import octavo.importing.ImportCandidate;
import octavo.importing.ImportPlan;
import octavo.importing.ImportPlan.RefusedEntry;
import octavo.importing.NamedSource;
import octavo.importing.ValueSources;
import octavo.library.FileTrouble;
import octavo.library.LibraryFile;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// Imports entries from files and texts into the current library. A single new entry from a text is
/// imported directly; everything else is reviewed first.
public final class ImportCommands {
    private static final MessageTexts MESSAGES = MessageTexts.of(ImportCommands.class);

    private final ImportReview importReview;
    private final PastedPapers pastedPapers;

    /// @param pastedPapers finds the entries of a pasted text
    public ImportCommands(ImportReview importReview, PastedPapers pastedPapers) {
        this.importReview = importReview;
        this.pastedPapers = pastedPapers;
        importReview.confirmBy(pastedPapers.lookedUpPapers());
    }

    /// Imports the entries in a text, or the papers it names.
    void importText(Workspace workspace, String pastedText) {
        pastedPapers.gatherSources(
                pastedText,
                workspace.document().library(),
                slot -> ImportReview.showKnownEntry(workspace, slot),
                workspace.document().notices(),
                gatheredSources -> takeSources(workspace, gatheredSources),
                workspace::reportFailure);
    }

    /// Imports references that were read from printed lists, looked up if the settings allow it.
    ///
    /// @param refusedEntries what of the lists could not be read
    void importReferences(
            Workspace workspace, List<ImportedWork> works, List<RefusedEntry> refusedEntries) {
        pastedPapers.gatherReferences(
                works,
                workspace.document().notices(),
                gatheredSources ->
                        takeSources(
                                workspace,
                                new GatheredSources(
                                        gatheredSources.namedSources(),
                                        gatheredSources.works(),
                                        refusedEntries,
                                        gatheredSources.valueSources())));
    }

    private void takeSources(Workspace workspace, GatheredSources gatheredSources) {
        importReview.readSources(
                workspace,
                () -> gatheredSources,
                (agreementPlan, sources) -> importOrReview(workspace, agreementPlan, sources));
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
                || valueSources.printedSource(importCandidates.getFirst().entry()).isPresent()
                || importCandidates.getFirst().state() == ImportCandidate.CandidateState.DIFFERS) {
            importReview.reviewPlan(workspace, agreementPlan, valueSources, Optional.empty());
        } else {
            importOne(workspace, agreementPlan.importPlan(), importCandidates.getFirst());
        }
    }

    private void importOne(
            Workspace workspace, ImportPlan importPlan, ImportCandidate importCandidate) {
        if (importCandidate.state() == ImportCandidate.CandidateState.NEW) {
            importReview.applyPlan(
                    workspace, importPlan, List.of(importCandidate.proposedChoice()));
            return;
        }
        ImportReview.showKnownEntry(workspace, importCandidate.knownSlot().orElseThrow());
    }

    /// Imports the content of files.
    ///
    /// @param alternative opens them as libraries; empty if they are not
    void importFiles(Workspace workspace, List<Path> paths, Optional<Runnable> alternative) {
        Optional<Path> libraryFolder = workspace.document().path().map(Path::getParent);
        importReview.readSources(
                workspace,
                () -> {
                    List<NamedSource> namedSources = new ArrayList<>();
                    for (Path path : paths) {
                        namedSources.add(loadSource(path, libraryFolder));
                    }
                    return GatheredSources.of(namedSources);
                },
                (agreementPlan, sources) -> {
                    if (agreementPlan.importPlan().candidates().isEmpty()) {
                        reportNothing(workspace, agreementPlan.importPlan());
                    } else {
                        importReview.reviewPlan(workspace, agreementPlan, sources, alternative);
                    }
                });
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
