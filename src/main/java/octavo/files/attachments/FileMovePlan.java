package octavo.files.attachments;

import octavo.library.Edit;
import octavo.library.Library;
import octavo.library.LinkedFile;
import octavo.library.Work;
import octavo.storage.FileRenames;
import octavo.storage.FileRenames.FileRename;
import octavo.text.LocalizedSentence;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;

/// A reviewable plan that renames or moves linked files. Only documents inside the library's
/// folders move, whatever a library links to; no file gets the name of another, in any case of its
/// letters. If no file was kept, carrying it out again changes nothing.
///
/// @param keptFiles files that should move but cannot
public record FileMovePlan(List<FileMove> fileMoves, List<KeptFile> keptFiles, Edit edit) {
    private static final int MOST_NUMBERS = 1_000;

    public FileMovePlan {
        fileMoves = List.copyOf(fileMoves);
        keptFiles = List.copyOf(keptFiles);
    }

    /// The plan for the files of some entries.
    ///
    /// @param isChosen whether the entry in a slot is one of them
    public static FileMovePlan of(
            Library library, AttachmentFolders folders, FileNaming naming, IntPredicate isChosen) {
        var movePlanning = new MovePlanning(library, folders, false);
        movePlanning.linksByFile.forEach((file, links) -> {
            EntryLink firstLink = links.getFirst();
            if (isChosen.test(firstLink.slot())) {
                Work work =
                        library.indexOfSlot(firstLink.slot())
                                .flatMap(library::workAt)
                                .orElseThrow();
                movePlanning.targetsByFile.put(
                        file,
                        number -> naming.targetPath(work, file, folders.libraryFolder(), number));
            }
        });
        return movePlanning.plan();
    }

    /// The plan that gives moved files their former paths back.
    ///
    /// @param doneRenames the moves to undo
    public static FileMovePlan ofReversed(
            Library library, AttachmentFolders folders, List<FileRename> doneRenames) {
        return ofRenames(library, folders, doneRenames.stream().map(FileRename::reversed).toList());
    }

    /// The plan that makes some moves, as far as their files are linked.
    public static FileMovePlan ofRenames(
            Library library, AttachmentFolders folders, List<FileRename> fileRenames) {
        var movePlanning = new MovePlanning(library, folders, true);
        for (FileRename fileRename : fileRenames) {
            if (movePlanning.linksByFile.containsKey(fileRename.oldPath())) {
                movePlanning.targetsByFile.put(
                        fileRename.oldPath(),
                        number -> Optional.of(fileRename.newPath()).filter(_ -> number == 1));
            }
        }
        return movePlanning.plan();
    }

    /// The files that a library links to.
    public static Set<Path> linkedFiles(Library library, AttachmentFolders folders) {
        return Set.copyOf(linksByFile(library, folders).keySet());
    }

    private static Map<Path, List<EntryLink>> linksByFile(
            Library library, AttachmentFolders folders) {
        Map<Path, List<EntryLink>> linksByFile = new LinkedHashMap<>();
        for (EntryLink link : EntryLink.allOf(library)) {
            folders.findFile(link.fileLink().path())
                    .flatMap(FileMovePlan::locatedPath)
                    .ifPresent(file ->
                            linksByFile.computeIfAbsent(file, _ -> new ArrayList<>()).add(link));
        }
        return linksByFile;
    }

    /// The path through real folders; the file itself may be a symbolic link.
    private static Optional<Path> locatedPath(Path file) {
        Optional<Path> folder = Optional.ofNullable(file.toAbsolutePath().normalize().getParent());
        return folder.map(it -> EntryLink.realPath(it).resolve(file.getFileName()));
    }

    /// The files' names before and after.
    public List<FileRename> fileRenames() {
        return fileMoves.stream().map(it -> new FileRename(it.oldPath(), it.newPath())).toList();
    }

    /// The path that a file should have, or the next best if a number is higher than 1.
    private interface NumberedTarget {
        Optional<Path> targetPath(int number);
    }

    /// The plan while it is made.
    private static final class MovePlanning {
        private final AttachmentFolders folders;
        private final Map<Path, List<EntryLink>> linksByFile;
        private final Map<Path, NumberedTarget> targetsByFile = new LinkedHashMap<>();
        private final Set<String> takenNames = new HashSet<>();
        private final Map<Path, Map<String, Path>> presentNames = new HashMap<>();
        private final boolean isExact;
        private final Set<Path> leavingFiles = new HashSet<>();
        private final List<FileMove> fileMoves = new ArrayList<>();
        private final List<KeptFile> keptFiles = new ArrayList<>();
        private final LinkRewriting linkRewriting;

        /// @param isExact whether names that differ only in case are different
        MovePlanning(Library library, AttachmentFolders folders, boolean isExact) {
            this.isExact = isExact;
            this.folders = folders;
            this.linkRewriting = new LinkRewriting(library);
            this.linksByFile = linksByFile(library, folders);
        }

        FileMovePlan plan() {
            targetsByFile.forEach((file, numberedTarget) -> {
                Optional<LocalizedSentence> objectionSentence = tryNumbers(file, numberedTarget);
                String key = linksTo(file).getFirst().entryKey();
                objectionSentence.ifPresent(reason -> {
                    takenNames.add(foldPath(file));
                    keptFiles.add(new KeptFile(file, key, reason));
                });
            });
            return new FileMovePlan(fileMoves, keptFiles, linkRewriting.toEdit());
        }

        private List<EntryLink> linksTo(Path file) {
            return linksByFile.getOrDefault(file, List.of());
        }

        /// Plans one file; says why if it has to stay although it should move.
        private Optional<LocalizedSentence> tryNumbers(Path file, NumberedTarget numberedTarget) {
            for (int number = 1; number < MOST_NUMBERS; number++) {
                Optional<Path> target = numberedTarget.targetPath(number);
                if (target.isEmpty()) {
                    return Optional.of(
                            number == 1
                                    ? LocalizedSentence.of("The formula yields no name for it.")
                                    : LocalizedSentence.of("Another file has that name."));
                }
                if (target.get().equals(file)) {
                    takenNames.add(foldPath(file));
                    return Optional.empty();
                }
                boolean isPlanned = takenNames.contains(foldPath(target.get()));
                Optional<Path> occupant = findOccupant(file, target.get());
                if (!isPlanned && occupant.filter(this::isLeaving).isPresent()) {
                    return Optional.of(
                            LocalizedSentence.of(
                                    "The file that has its name is to be renamed first. Repeat"
                                            + " this afterwards."));
                }
                if (!isPlanned && occupant.isEmpty()) {
                    return findObjection(file, target.get()).or(() -> planMove(file, target.get()));
                }
            }
            return Optional.of(LocalizedSentence.of("Another file has that name."));
        }

        /// The other file that has a path.
        private Optional<Path> findOccupant(Path file, Path target) {
            return Optional.ofNullable(target.getParent())
                    .map(folder -> presentNames.computeIfAbsent(folder, this::filesByName))
                    .flatMap(names -> Optional.ofNullable(names.get(foldPath(target))))
                    .filter(it -> !it.equals(file))
                    .filter(it -> !it.equals(target) || !isSecondName(it, file));
        }

        /// Whether a name that nothing links to was given to the file by a renaming that was killed
        /// before the library was saved.
        private boolean isSecondName(Path name, Path file) {
            return linksTo(name).isEmpty() && FileRenames.areOneFile(name, file);
        }

        /// The files in a folder. The library may be copied to a system that ignores case.
        private Map<String, Path> filesByName(Path folder) {
            Map<String, Path> filesByName = new HashMap<>();
            try (DirectoryStream<Path> folderFiles = Files.newDirectoryStream(folder)) {
                folderFiles.forEach(file -> filesByName.putIfAbsent(foldPath(file), file));
            } catch (IOException | DirectoryIteratorException _) {
                // A folder that does not exist yet has no files.
            }
            return filesByName;
        }

        private String foldPath(Path path) {
            return isExact ? path.toString() : FileNaming.foldPath(path);
        }

        /// Whether a file that has a name now will have another, if it can.
        private boolean isLeaving(Path occupant) {
            NumberedTarget numberedTarget = targetsByFile.get(occupant);
            return leavingFiles.contains(occupant)
                    || numberedTarget != null
                            && !takenNames.contains(foldPath(occupant))
                            && numberedTarget
                                    .targetPath(1)
                                    .filter(it -> !it.equals(occupant))
                                    .isPresent();
        }

        private Optional<LocalizedSentence> findObjection(Path file, Path target) {
            if (Files.isSymbolicLink(file)) {
                return Optional.of(LocalizedSentence.of("It is a symbolic link."));
            }
            if (!folders.contains(file) || !folders.contains(target)) {
                return Optional.of(LocalizedSentence.of("It is outside the library’s folders."));
            }
            if (!FileMoveLog.isPlain(file)
                    || !LinkedFile.isDocument(file)
                    || !AttachmentFolders.isMovable(file)) {
                return Optional.of(LocalizedSentence.of("It is not a document."));
            }
            return linksTo(file).stream().anyMatch(EntryLink::isBookmark)
                    ? Optional.of(
                            LocalizedSentence.of(
                                    "BibDesk links to it, whose links are not changed."))
                    : Optional.empty();
        }

        private Optional<LocalizedSentence> planMove(Path file, Path target) {
            String linkPath = folders.linkPath(target);
            List<EntryLink> entryLinks = linksTo(file);
            if (!entryLinks.stream()
                    .allMatch(
                            it -> linkRewriting.canMoveLink(it.slot(), it.linkIndex(), linkPath))) {
                return Optional.of(
                        LocalizedSentence.of("The new path cannot be written as a link."));
            }
            entryLinks.forEach(it -> linkRewriting.moveLink(it.slot(), it.linkIndex(), linkPath));
            takenNames.add(foldPath(target));
            List<String> keys = entryLinks.stream().map(EntryLink::entryKey).distinct().toList();
            leavingFiles.add(file);
            fileMoves.add(new FileMove(file, target, keys));
            return Optional.empty();
        }
    }
}
