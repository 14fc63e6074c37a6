package octavo.gui;

import octavo.attachments.AttachmentFolders;
import octavo.attachments.FileMove;
import octavo.attachments.FileMovePlan;
import octavo.attachments.FileNaming;
import octavo.attachments.KeptFile;
import octavo.gui.controls.ChangeProposal;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.document.LibraryDocument;
import octavo.gui.document.LibraryFolders;
import octavo.gui.document.UserNotice;
import octavo.library.Library;
import octavo.settings.UserHabits.Formulas;
import octavo.storage.FileRenames.Renamed;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/// Renames and moves the linked files of the selected entries by the formulas of the settings, and
/// saves the library with the new links.
final class FileRenaming {
    private static final MessageTexts MESSAGES = MessageTexts.of(FileRenaming.class);

    private final Supplier<Formulas> formulas;
    private final WindowOverlays sheets;

    /// @param sheets shows the new names for review
    FileRenaming(Supplier<Formulas> formulas, WindowOverlays sheets) {
        this.formulas = formulas;
        this.sheets = sheets;
    }

    /// Shows the new names for review.
    void rename(Workspace workspace) {
        Optional<Path> file = workspace.document().path();
        Set<Integer> slots = Set.copyOf(workspace.entries().chosen());
        FileNaming naming = FileNaming.of(formulas.get().fileName(), formulas.get().fileFolder());
        if (file.isEmpty()) {
            workspace.tell(UserNotice.Level.INFORMATION, MESSAGES.text("rename.unsaved"));
            return;
        }
        workspace.workOut(
                library ->
                        FileMovePlan.of(
                                library,
                                LibraryFolders.of(file.get(), library),
                                naming,
                                slots::contains),
                plan -> review(workspace, file.get(), plan));
    }

    private void review(Workspace workspace, Path file, FileMovePlan plan) {
        if (plan.moves().isEmpty() && plan.kept().isEmpty()) {
            workspace.document().tell(MESSAGES.text("rename.none"));
            return;
        }
        sheets.review(
                new ChangeProposal(
                        new ChangeProposal.Heading(
                                MESSAGES.text("rename.title"),
                                count -> MESSAGES.text("rename.make", count)),
                        plan.moves().stream().map(move -> row(move, file)).toList(),
                        plan.kept().stream().map(kept -> left(kept, file)).toList(),
                        rows -> {
                            sheets.hide();
                            make(workspace, file, rows.stream().map(plan.names()::get).toList());
                        }));
    }

    private static ChangeProposal.Row row(FileMove move, Path library) {
        return new ChangeProposal.Row(
                AttachmentFolders.shown(move.from(), library),
                AttachmentFolders.shown(move.to(), library),
                String.join(", ", move.keys()));
    }

    private static String left(KeptFile kept, Path library) {
        return MESSAGES.text(
                "rename.kept",
                AttachmentFolders.shown(kept.file(), library),
                kept.key(),
                MessageTranslator.of(kept.reason()));
    }

    private void make(Workspace workspace, Path file, List<Renamed> wanted) {
        workspace.workOut(
                library -> FileMovePlan.making(library, LibraryFolders.of(file, library), wanted),
                plan -> begin(workspace, file, plan));
    }

    private void begin(Workspace workspace, Path file, FileMovePlan plan) {
        LibraryDocument document = workspace.document();
        Library library = document.library();
        if (plan.moves().isEmpty()) {
            review(workspace, file, plan);
            return;
        }
        workspace
                .renamedFiles()
                .begin(
                        plan.names(),
                        () -> {
                            if (library == document.library()) {
                                finish(workspace, plan);
                            } else { // it was edited meanwhile
                                workspace
                                        .renamedFiles()
                                        .takeBack(() -> make(workspace, file, plan.names()));
                            }
                        });
    }

    private static void finish(Workspace workspace, FileMovePlan plan) {
        LibraryDocument document = workspace.document();
        int count = plan.moves().size();
        document.apply(
                MESSAGES.text("rename.step", count),
                plan.edit(),
                workspace.renamedFiles().aside(plan.names()));
        document.save(() -> document.tellOfStep(MESSAGES.text("rename.done", count)));
    }
}
