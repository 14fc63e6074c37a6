package octavo.gui.commands;

import octavo.files.attachments.AttachmentFolders;
import octavo.files.attachments.FileMove;
import octavo.files.attachments.FileMovePlan;
import octavo.files.attachments.FileNaming;
import octavo.files.attachments.KeptFile;
import octavo.gui.controls.ChangeProposal;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.librarystate.LibraryDocument;
import octavo.gui.librarystate.LibraryFolders;
import octavo.gui.librarystate.UserNotice;
import octavo.gui.openlibraries.Workspace;
import octavo.library.Library;
import octavo.settings.UserHabits.NameFormulas;
import octavo.storage.FileRenames.FileRename;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/// Renames and moves the linked files of the selected entries by the formulas of the settings, and
/// saves the library with the new links.
public final class FileRenaming {
    private static final MessageTexts MESSAGES = MessageTexts.of(FileRenaming.class);

    private final Supplier<NameFormulas> formulas;
    private final WindowOverlays windowOverlays;

    /// @param windowOverlays shows the new names for review
    public FileRenaming(Supplier<NameFormulas> formulas, WindowOverlays windowOverlays) {
        this.formulas = formulas;
        this.windowOverlays = windowOverlays;
    }

    /// Shows the new names for review.
    public void renameFiles(Workspace workspace) {
        Optional<Path> libraryPath = workspace.document().path();
        Set<Integer> chosenSlots = Set.copyOf(workspace.entries().chosen());
        FileNaming fileNaming =
                FileNaming.of(formulas.get().fileNameFormula(), formulas.get().fileFolderFormula());
        if (libraryPath.isEmpty()) {
            workspace.addNotice(
                    UserNotice.NoticeLevel.INFORMATION, MESSAGES.text("rename.unsaved"));
            return;
        }
        workspace.computeInBackground(
                library ->
                        FileMovePlan.of(
                                library,
                                LibraryFolders.of(libraryPath.get(), library),
                                fileNaming,
                                chosenSlots::contains),
                movePlan -> reviewPlan(workspace, libraryPath.get(), movePlan));
    }

    private void reviewPlan(Workspace workspace, Path libraryPath, FileMovePlan movePlan) {
        if (movePlan.fileMoves().isEmpty() && movePlan.keptFiles().isEmpty()) {
            workspace.document().reportDone(MESSAGES.text("rename.none"));
            return;
        }
        windowOverlays.review(
                new ChangeProposal(
                        new ChangeProposal.ProposalHeading(
                                MESSAGES.text("rename.title"),
                                count -> MESSAGES.text("rename.make", count)),
                        movePlan.fileMoves().stream()
                                .map(fileMove -> proposalRow(fileMove, libraryPath))
                                .toList(),
                        movePlan.keptFiles().stream()
                                .map(keptFile -> keptText(keptFile, libraryPath))
                                .toList(),
                        wantedRows -> {
                            windowOverlays.hideOverlay();
                            applyWanted(
                                    workspace,
                                    libraryPath,
                                    wantedRows.stream().map(movePlan.fileRenames()::get).toList());
                        }));
    }

    private static ChangeProposal.ProposalRow proposalRow(FileMove fileMove, Path libraryPath) {
        return new ChangeProposal.ProposalRow(
                AttachmentFolders.relativePath(fileMove.oldPath(), libraryPath),
                AttachmentFolders.relativePath(fileMove.newPath(), libraryPath),
                String.join(", ", fileMove.entryKeys()));
    }

    private static String keptText(KeptFile keptFile, Path libraryPath) {
        return MESSAGES.text(
                "rename.kept",
                AttachmentFolders.relativePath(keptFile.file(), libraryPath),
                keptFile.entryKey(),
                MessageTranslator.of(keptFile.reason()));
    }

    private void applyWanted(Workspace workspace, Path libraryPath, List<FileRename> wantedNames) {
        workspace.computeInBackground(
                library ->
                        FileMovePlan.ofRenames(
                                library, LibraryFolders.of(libraryPath, library), wantedNames),
                movePlan -> beginRenames(workspace, libraryPath, movePlan));
    }

    private void beginRenames(Workspace workspace, Path libraryPath, FileMovePlan movePlan) {
        LibraryDocument document = workspace.document();
        Library library = document.library();
        if (movePlan.fileMoves().isEmpty()) {
            reviewPlan(workspace, libraryPath, movePlan);
            return;
        }
        workspace
                .renamedFiles()
                .beginRenames(
                        movePlan.fileRenames(),
                        () -> {
                            if (library == document.library()) {
                                finishRenames(workspace, movePlan);
                            } else { // it was edited meanwhile
                                workspace
                                        .renamedFiles()
                                        .takeBackLast(() ->
                                                applyWanted(
                                                        workspace,
                                                        libraryPath,
                                                        movePlan.fileRenames()));
                            }
                        });
    }

    private static void finishRenames(Workspace workspace, FileMovePlan movePlan) {
        LibraryDocument document = workspace.document();
        int movedCount = movePlan.fileMoves().size();
        document.applyEdit(
                MESSAGES.text("rename.step", movedCount),
                movePlan.edit(),
                workspace.renamedFiles().undoEffects(movePlan.fileRenames()));
        document.save(() -> document.reportStep(MESSAGES.text("rename.done", movedCount)));
    }
}
