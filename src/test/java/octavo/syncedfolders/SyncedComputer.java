package octavo.syncedfolders;

import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.bib.BibValue;
import octavo.cli.Cli;
import octavo.cli.shared.LibraryLoader;
import octavo.gui.librarystate.LibraryDocument;
import octavo.gui.librarystate.OpenConflicts;
import octavo.gui.librarystate.UserNotice;
import octavo.gui.tasks.BackgroundTasks;
import octavo.library.Edit;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.library.Slot;
import octavo.merge.ConflictChoice.MergeSide;
import octavo.merge.MergeConflict;
import octavo.syncedfolders.SimulatedService.FolderStatus;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/// A computer whose user edits a library in a synced folder, in the window or by commands.
abstract class SyncedComputer {
    protected final Path libraryPath;
    protected final FolderStatus folder;
    protected final char name;
    protected final Random random;
    protected final SyncLog log;

    SyncedComputer(Path libraryPath, FolderStatus folder, char name, Random random, SyncLog log) {
        this.libraryPath = libraryPath;
        this.folder = folder;
        this.name = name;
        this.random = random;
        this.log = log;
    }

    /// Makes a random edit.
    abstract void edit() throws IOException;

    /// Notices what has changed in the folder, and answers what is asked.
    abstract void look() throws IOException;

    /// Whether a file is still arriving, as the service's icon says.
    final boolean isPartial() {
        return folder.isDownloading();
    }

    /// What is shown in the window; empty without one.
    Optional<String> shownText() {
        return Optional.empty();
    }

    /// What it has of the library. A file that is still arriving is the service's.
    final SyncLog.HeldTexts heldTexts() throws IOException {
        Optional<String> diskText = Optional.empty();
        List<String> otherTexts = new ArrayList<>();
        try (DirectoryStream<Path> files =
                Files.newDirectoryStream(libraryPath.resolveSibling(""), "papers*.bib")) {
            for (Path file : files) {
                if (!folder.isArriving(file)) {
                    String text = Files.readString(file);
                    if (file.equals(libraryPath)) {
                        diskText = Optional.of(text);
                    } else {
                        otherTexts.add(text);
                    }
                }
            }
        }
        if (shownText().isEmpty()) {
            return new SyncLog.HeldTexts(diskText, otherTexts);
        }
        diskText.ifPresent(otherTexts::add);
        return new SyncLog.HeldTexts(shownText(), otherTexts);
    }

    /// An edit, and what it replaces is recorded.
    final Edit randomEdit(Library library) {
        List<Slot> entries = library.entrySlots().toList();
        int kind = random.nextInt(12);
        if (entries.isEmpty() || kind == 0) {
            String text =
                    "@misc{k%s,\n  title = {%s},\n  note = {%s}\n}\n\n"
                            .formatted(
                                    random.nextInt(1 << 24),
                                    log.newValue(name),
                                    log.newValue(name));
            return library.insertEntries(0, List.of(BibEntry.parse(text.strip()).orElseThrow()));
        }
        Slot slot = entries.get(random.nextInt(entries.size()));
        BibEntry entry = (BibEntry) slot.item();
        if (kind == 1 && entries.size() > 6) {
            log.replace(name, entry.text(), "", ReplacementGraph.NOTHING);
            return library.removeSlot(slot.number());
        }
        List<BibField> fields = entry.fields();
        if (kind == 2 && fields.size() > 2) {
            BibField field = fields.get(random.nextInt(fields.size()));
            Optional<BibEntry> without = entry.withoutField(field.name());
            if (without.isPresent()) {
                log.replace(name, entry.text(), without.get().text(), ReplacementGraph.NOTHING);
                return library.replaceEntry(slot.number(), without.get());
            }
        }
        String fieldName =
                List.of("title", "note", "abstract", "journal", "keywords", "volume")
                        .get(random.nextInt(6));
        String newValue = log.newValue(name);
        BibValue value = BibValue.braced(newValue).orElseThrow();
        BibEntry newEntry = entry.withValue(fieldName, value).orElseThrow();
        log.replace(name, entry.text(), newEntry.text(), newValue);
        return library.replaceEntry(slot.number(), newEntry);
    }

    /// One with an open window.
    static final class WithWindow extends SyncedComputer {
        private final LibraryDocument document;
        private Optional<OpenConflicts> reviewed = Optional.empty();

        WithWindow(
                Path libraryPath,
                FolderStatus folder,
                Path state,
                char name,
                Random random,
                SyncLog log)
                throws IOException {
            super(libraryPath, folder, name, random, log);
            var background = new BackgroundTasks(Runnable::run, Runnable::run);
            var surroundings =
                    new LibraryDocument.Surroundings(
                            background, conflicts -> reviewed = Optional.of(conflicts), state);
            document = LibraryDocument.of(surroundings, LibraryFile.load(libraryPath));
            document.beginBackups();
        }

        @Override
        Optional<String> shownText() {
            return Optional.of(document.library().file().text());
        }

        @Override
        void edit() {
            document.applyEdit("Edit", randomEdit(document.library()));
            if (random.nextInt(3) == 0) {
                document.save(() -> {});
            }
        }

        @Override
        void look() {
            for (int i = 0; i < 4; i++) {
                document.checkDisk();
                answerAll();
            }
            document.save(() -> {});
            answerAll();
        }

        /// What is odd in a file is known to the user, whose service shows what is still arriving.
        private void answerAll() {
            Set<String> labels = new HashSet<>(Set.of("Review …"));
            if (folder.isArriving(libraryPath)) {
                labels.add("Keep This Version");
            } else {
                labels.addAll(List.of("Use the Smaller One", "Use the New One"));
            }
            if (!isPartial()) {
                labels.add("Merge");
            }
            for (UserNotice notice : List.copyOf(document.notices().noticeList())) {
                notice.actions().stream()
                        .filter(action -> labels.contains(action.label()))
                        .findFirst()
                        .ifPresent(action -> {
                            document.notices().withdrawNotice(notice);
                            action.task().run();
                        });
                reviewed.ifPresent(this::choose);
            }
        }

        private void choose(OpenConflicts conflicts) {
            reviewed = Optional.empty();
            conflicts
                    .conflictList()
                    .forEach(conflict -> {
                        boolean isOurs = random.nextBoolean();
                        HeldValues ours = valuesOf(conflict, conflict.ourText());
                        HeldValues theirs = valuesOf(conflict, conflict.theirText());
                        log.decide(name, isOurs ? ours : theirs, isOurs ? theirs : ours);
                        conflicts.choose(conflict, isOurs ? MergeSide.OURS : MergeSide.THEIRS);
                    });
            conflicts.settle();
        }

        private static HeldValues valuesOf(MergeConflict conflict, Optional<String> sideText) {
            String text = sideText.orElse("");
            return conflict.part() == MergeConflict.ConflictPart.ENTRY
                    ? HeldValues.of(text)
                    : HeldValues.ofField(conflict.itemKey(), conflict.fieldName(), text);
        }
    }

    /// One with commands only. A file that has not arrived is not edited.
    static final class WithCommands extends SyncedComputer {
        WithCommands(Path libraryPath, FolderStatus folder, char name, Random random, SyncLog log) {
            super(libraryPath, folder, name, random, log);
        }

        @Override
        void edit() throws IOException {
            if (!isPartial()) {
                LibraryFile file = LibraryFile.load(libraryPath);
                Library library = file.library();
                LibraryLoader.saveLibrary(file, library.applyEdit(randomEdit(library)));
            }
        }

        @Override
        void look() throws IOException {
            if (!isPartial()) {
                StringWriter err = new StringWriter();
                int status =
                        Cli.runCommand(
                                List.of("merge", "--copies", libraryPath.toString()),
                                new PrintWriter(new StringWriter()),
                                new PrintWriter(err));
                if (status > 1) {
                    throw new AssertionError(err.toString());
                }
            }
        }
    }
}
