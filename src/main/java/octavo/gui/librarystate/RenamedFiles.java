package octavo.gui.librarystate;

import octavo.files.attachments.FileMovePlan;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.tasks.BackgroundTasks;
import octavo.library.History;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.storage.FileRenames;
import octavo.storage.FileRenames.FileRename;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// The files that steps in an open library rename. From such a step, or its undoing, until the
/// library is saved, they have both names: whatever is on disk links to a file that is there.
public final class RenamedFiles {
    private static final MessageTexts MESSAGES = MessageTexts.of(RenamedFiles.class);

    /// Files with two names.
    ///
    /// @param loggedNames what is to be remembered as the last renaming; none if this undoes it
    private record DoubledFiles(
            FileRenames fileRenames, List<FileRename> names, List<FileRename> loggedNames) {
        boolean isBackOf(DoubledFiles otherFiles) {
            return names.equals(reverseNames(otherFiles.names));
        }
    }

    private final BackgroundTasks background;
    private final LibraryDocument document;
    private final List<DoubledFiles> doubledFiles = new ArrayList<>();

    /// How many renamings are being made.
    private int pendingBegins;

    /// Whether the library was saved meanwhile.
    private boolean isSavePending;

    public RenamedFiles(BackgroundTasks background, LibraryDocument document) {
        this.background = background;
        this.document = document;
    }

    /// Gives files their new names beside the old ones, and continues; else says why it cannot.
    public void beginRenames(List<FileRename> names, Runnable onBegun) {
        beginRenames(names, names, onBegun);
    }

    private void beginRenames(
            List<FileRename> names, List<FileRename> loggedNames, Runnable onBegun) {
        pendingBegins++;
        background.runInBackground(
                () -> FileRenames.beginRenames(names),
                fileRenames -> {
                    doubledFiles.add(new DoubledFiles(fileRenames, names, loggedNames));
                    onBegun.run();
                    countBegun();
                },
                exception -> {
                    reportTrouble("rename.failed", exception);
                    countBegun();
                });
    }

    private void countBegun() {
        pendingBegins--;
        if (isSavePending) {
            librarySaved();
        }
    }

    /// What undoing and redoing a step does with the files that it renamed.
    public History.SideEffect undoEffects(List<FileRename> names) {
        return new History.SideEffect(
                () -> beginRenames(reverseNames(names), List.of(), () -> {}),
                () -> beginRenames(names, names, () -> {}));
    }

    private static List<FileRename> reverseNames(List<FileRename> names) {
        return names.stream().map(FileRename::reversed).toList().reversed();
    }

    /// Removes the new names of the last files again, whose links were not changed, and continues.
    public void takeBackLast(Runnable onTakenBack) {
        DoubledFiles lastFiles = doubledFiles.removeLast();
        background.runInBackground(
                () -> {
                    lastFiles.fileRenames().rollBack();
                    return lastFiles;
                },
                _ -> onTakenBack.run(),
                exception -> reportTrouble("rename.unfinished", exception));
    }

    /// Removes the old names, if all that the library has come to is saved.
    public void librarySaved() {
        isSavePending = pendingBegins > 0;
        if (isSavePending) {
            return;
        }
        Optional<Path> libraryPath = document.path();
        if (doubledFiles.isEmpty() || document.dirtyProperty().get() || libraryPath.isEmpty()) {
            return;
        }
        List<DoubledFiles> allDoubled = List.copyOf(doubledFiles);
        doubledFiles.clear();
        background.runInBackground(
                () -> {
                    for (int i = 0; i < allDoubled.size(); i++) {
                        if (!isTakenBack(allDoubled, i)) {
                            allDoubled.get(i).fileRenames().removeOldNames();
                        }
                    }
                    document.fileMoveLog(libraryPath.get())
                            .writeRenames(allDoubled.getLast().loggedNames());
                    return allDoubled;
                },
                _ -> {},
                exception -> reportTrouble("rename.unfinished", exception));
    }

    /// Whether a later step gives the same files their old names again.
    private static boolean isTakenBack(List<DoubledFiles> allDoubled, int index) {
        DoubledFiles questionedFiles = allDoubled.get(index);
        return allDoubled.subList(index + 1, allDoubled.size()).stream()
                .anyMatch(laterFiles -> laterFiles.isBackOf(questionedFiles));
    }

    /// Ends it. Of a file's two names, the one that the library on disk links to stays. That may be
    /// the new one: a save may have failed only to confirm what it wrote, or the library was edited
    /// while it was saved.
    public void close() {
        try {
            if (!doubledFiles.isEmpty()) {
                Set<Path> linkedFiles = linkedOnDisk();
                for (DoubledFiles doubledEach : doubledFiles.reversed()) {
                    settleNames(doubledEach, linkedFiles);
                }
            }
        } catch (IOException exception) {
            reportTrouble("rename.unfinished", exception);
        }
        doubledFiles.clear();
    }

    private Set<Path> linkedOnDisk() throws IOException {
        Optional<Path> libraryPath = document.path();
        if (libraryPath.isEmpty() || !LibraryFile.pathExists(libraryPath.get())) {
            return Set.of();
        }
        Library library = LibraryFile.load(libraryPath.get()).library();
        return FileMovePlan.linkedFiles(library, LibraryFolders.of(libraryPath.get(), library));
    }

    private void settleNames(DoubledFiles doubledEach, Set<Path> linkedFiles) throws IOException {
        List<FileRename> names = doubledEach.names();
        if (names.stream().map(FileRename::newPath).noneMatch(linkedFiles::contains)) {
            doubledEach.fileRenames().rollBack();
            return;
        }
        FileRenames.restoreOldNames(
                names.stream()
                        .filter(it ->
                                linkedFiles.contains(it.oldPath())
                                        && !linkedFiles.contains(it.newPath()))
                        .toList());
        FileRenames.settleInterrupted(names, linkedFiles);
    }

    private void reportTrouble(String messageKey, Exception exception) {
        String messageText = MESSAGES.text(messageKey, MessageTranslator.of(exception));
        document.notices().accept(new UserNotice(UserNotice.NoticeLevel.ERROR, messageText));
    }
}
