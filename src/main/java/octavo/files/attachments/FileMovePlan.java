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
/// @param kept files that should move but cannot
public record FileMovePlan(List<FileMove> moves, List<KeptFile> kept, Edit edit) {
    private static final int MOST_NUMBERS = 1_000;

    public FileMovePlan {
        moves = List.copyOf(moves);
        kept = List.copyOf(kept);
    }

    /// The plan for the files of some entries.
    ///
    /// @param chosen whether the entry in a slot is one of them
    public static FileMovePlan of(
            Library library, AttachmentFolders folders, FileNaming naming, IntPredicate chosen) {
        var planning = new Planning(library, folders, false);
        planning.files.forEach((file, links) -> {
            EntryLink first = links.getFirst();
            if (chosen.test(first.slot())) {
                Work work =
                        library.indexOfSlot(first.slot()).flatMap(library::workAt).orElseThrow();
                planning.wishes.put(
                        file, number -> naming.target(work, file, folders.library(), number));
            }
        });
        return planning.plan();
    }

    /// The plan that gives moved files their former paths back.
    ///
    /// @param done the moves to undo
    public static FileMovePlan reversing(
            Library library, AttachmentFolders folders, List<FileRename> done) {
        return making(library, folders, done.stream().map(FileRename::reversed).toList());
    }

    /// The plan that makes some moves, as far as their files are linked.
    public static FileMovePlan making(
            Library library, AttachmentFolders folders, List<FileRename> moves) {
        var planning = new Planning(library, folders, true);
        for (FileRename each : moves) {
            if (planning.files.containsKey(each.oldPath())) {
                planning.wishes.put(
                        each.oldPath(),
                        number -> Optional.of(each.newPath()).filter(_ -> number == 1));
            }
        }
        return planning.plan();
    }

    /// The files that a library links to.
    public static Set<Path> linkedFiles(Library library, AttachmentFolders folders) {
        return Set.copyOf(linksByFile(library, folders).keySet());
    }

    private static Map<Path, List<EntryLink>> linksByFile(
            Library library, AttachmentFolders folders) {
        Map<Path, List<EntryLink>> files = new LinkedHashMap<>();
        for (EntryLink link : EntryLink.allOf(library)) {
            folders.find(link.link().path())
                    .flatMap(FileMovePlan::located)
                    .ifPresent(
                            file -> files.computeIfAbsent(file, _ -> new ArrayList<>()).add(link));
        }
        return files;
    }

    /// The path through real folders; the file itself may be a symbolic link.
    private static Optional<Path> located(Path file) {
        Optional<Path> folder = Optional.ofNullable(file.toAbsolutePath().normalize().getParent());
        return folder.map(it -> EntryLink.real(it).resolve(file.getFileName()));
    }

    /// The files' names before and after.
    public List<FileRename> names() {
        return moves.stream().map(it -> new FileRename(it.from(), it.to())).toList();
    }

    /// The path that a file should have, or the next best if a number is higher than 1.
    private interface Wish {
        Optional<Path> path(int number);
    }

    /// The plan while it is made.
    private static final class Planning {
        private final AttachmentFolders folders;
        private final Map<Path, List<EntryLink>> files;
        private final Map<Path, Wish> wishes = new LinkedHashMap<>();
        private final Set<String> taken = new HashSet<>();
        private final Map<Path, Map<String, Path>> present = new HashMap<>();
        private final boolean isExact;
        private final Set<Path> leaving = new HashSet<>();
        private final List<FileMove> moves = new ArrayList<>();
        private final List<KeptFile> kept = new ArrayList<>();
        private final LinkRewriting links;

        /// @param isExact whether names that differ only in case are different
        Planning(Library library, AttachmentFolders folders, boolean isExact) {
            this.isExact = isExact;
            this.folders = folders;
            this.links = new LinkRewriting(library);
            this.files = linksByFile(library, folders);
        }

        FileMovePlan plan() {
            wishes.forEach((file, wish) -> {
                Optional<LocalizedSentence> objection = attempt(file, wish);
                String key = linksTo(file).getFirst().key();
                objection.ifPresent(reason -> {
                    taken.add(folded(file));
                    kept.add(new KeptFile(file, key, reason));
                });
            });
            return new FileMovePlan(moves, kept, links.edit());
        }

        private List<EntryLink> linksTo(Path file) {
            return files.getOrDefault(file, List.of());
        }

        /// Plans one file; says why if it has to stay although it should move.
        private Optional<LocalizedSentence> attempt(Path file, Wish wish) {
            for (int number = 1; number < MOST_NUMBERS; number++) {
                Optional<Path> target = wish.path(number);
                if (target.isEmpty()) {
                    return Optional.of(
                            number == 1
                                    ? LocalizedSentence.of("The formula yields no name for it.")
                                    : LocalizedSentence.of("Another file has that name."));
                }
                if (target.get().equals(file)) {
                    taken.add(folded(file));
                    return Optional.empty();
                }
                boolean isPlanned = taken.contains(folded(target.get()));
                Optional<Path> occupant = occupant(file, target.get());
                if (!isPlanned && occupant.filter(this::leaves).isPresent()) {
                    return Optional.of(
                            LocalizedSentence.of(
                                    "The file that has its name is to be renamed first. Repeat"
                                            + " this afterwards."));
                }
                if (!isPlanned && occupant.isEmpty()) {
                    return objection(file, target.get()).or(() -> move(file, target.get()));
                }
            }
            return Optional.of(LocalizedSentence.of("Another file has that name."));
        }

        /// The other file that has a path.
        private Optional<Path> occupant(Path file, Path target) {
            return Optional.ofNullable(target.getParent())
                    .map(folder -> present.computeIfAbsent(folder, this::names))
                    .flatMap(names -> Optional.ofNullable(names.get(folded(target))))
                    .filter(it -> !it.equals(file))
                    .filter(it -> !it.equals(target) || !isSecondName(it, file));
        }

        /// Whether a name that nothing links to was given to the file by a renaming that was killed
        /// before the library was saved.
        private boolean isSecondName(Path name, Path file) {
            return linksTo(name).isEmpty() && FileRenames.areOneFile(name, file);
        }

        /// The files in a folder. The library may be copied to a system that ignores case.
        private Map<String, Path> names(Path folder) {
            Map<String, Path> names = new HashMap<>();
            try (DirectoryStream<Path> all = Files.newDirectoryStream(folder)) {
                all.forEach(file -> names.putIfAbsent(folded(file), file));
            } catch (IOException | DirectoryIteratorException _) {
                // A folder that does not exist yet has no files.
            }
            return names;
        }

        private String folded(Path path) {
            return isExact ? path.toString() : FileNaming.folded(path);
        }

        /// Whether a file that has a name now will have another, if it can.
        private boolean leaves(Path occupant) {
            Wish wish = wishes.get(occupant);
            return leaving.contains(occupant)
                    || wish != null
                            && !taken.contains(folded(occupant))
                            && wish.path(1).filter(it -> !it.equals(occupant)).isPresent();
        }

        private Optional<LocalizedSentence> objection(Path file, Path target) {
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

        private Optional<LocalizedSentence> move(Path file, Path target) {
            String written = folders.written(target);
            List<EntryLink> all = linksTo(file);
            if (!all.stream().allMatch(it -> links.canMove(it.slot(), it.piece(), written))) {
                return Optional.of(
                        LocalizedSentence.of("The new path cannot be written as a link."));
            }
            all.forEach(it -> links.move(it.slot(), it.piece(), written));
            taken.add(folded(target));
            List<String> keys = all.stream().map(EntryLink::key).distinct().toList();
            leaving.add(file);
            moves.add(new FileMove(file, target, keys));
            return Optional.empty();
        }
    }
}
