package octavo.files.attachments;

import octavo.bib.BibComment;
import octavo.editing.keys.KeyFormula;
import octavo.library.Library;
import octavo.library.Work;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The folders that hold a library's files: its own, subfolders named in JabRef's comment, and
/// those that the user named. No other folder is listed, whatever a library says.
///
/// @param libraryFolder the library's folder
/// @param allFolders of them, the library's first
public record AttachmentFolders(Path libraryFolder, List<Path> allFolders) {
    private static final Pattern DIRECTORY =
            Pattern.compile("(?is)jabref-meta:\\s*fileDirectory[^:]*:((?:\\\\.|[^;])+)");

    /// Extensions of papers.
    private static final Set<String> PAPER_ENDINGS = Set.of("pdf", "ps", "djvu", "epub");

    private static final int MAX_FILES = 100_000;
    private static final int MAX_DEPTH = 16;

    public AttachmentFolders {
        allFolders = List.copyOf(allFolders);
    }

    /// A file as it is shown to people: relative to the library's folder, if it is inside.
    ///
    /// @param library the library's file
    public static String relativePath(Path file, Path library) {
        try {
            Path folder = library.toRealPath().getParent();
            return folder != null && file.startsWith(folder)
                    ? folder.relativize(file).toString()
                    : file.toString();
        } catch (IOException _) {
            return file.toString();
        }
    }

    /// The folders of a library.
    ///
    /// @param file the library's file
    /// @param namedFolders folders that the user named
    public static AttachmentFolders of(Path file, Library library, List<Path> namedFolders)
            throws IOException {
        Path ownFolder = Optional.ofNullable(file.toAbsolutePath().getParent()).orElse(file);
        Path folder = ownFolder.toRealPath();
        Set<Path> folders = new LinkedHashSet<>();
        folders.add(folder);
        for (String directory : jabrefDirectories(library)) {
            folderInside(folder, directory).ifPresent(folders::add);
        }
        for (Path path : namedFolders) {
            folders.add(path.toRealPath());
        }
        return new AttachmentFolders(folder, List.copyOf(folders));
    }

    private static List<String> jabrefDirectories(Library library) {
        return library.slots().stream()
                .filter(slot -> slot.item() instanceof BibComment)
                .map(slot -> DIRECTORY.matcher(slot.item().slice().text()))
                .filter(Matcher::find)
                .map(directoryMatch -> directoryMatch.group(1).replaceAll("\\\\(.)", "$1").strip())
                .toList();
    }

    /// A folder named in a library, if it is inside the library's folder once links are resolved.
    private static Optional<Path> folderInside(Path folder, String name) {
        try {
            Path path = folder.resolve(name).toRealPath();
            return Optional.of(path).filter(it -> it.startsWith(folder) && Files.isDirectory(it));
        } catch (InvalidPathException | IOException _) {
            return Optional.empty();
        }
    }

    /// The file that a link's path refers to, if it exists.
    Optional<Path> findFile(String path) {
        String slashedPath = path.replace('\\', '/');
        for (String each : List.of(path, slashedPath, "/" + path)) {
            for (Path folder : allFolders) {
                try {
                    Path file = folder.resolve(each);
                    if (Files.isRegularFile(file)) {
                        return Optional.of(file);
                    }
                } catch (InvalidPathException _) {
                    // Not a valid file name.
                }
            }
        }
        return Optional.empty();
    }

    /// The folder for new papers: the one with most of the linked files, else the library's.
    public Path usualFolder(Library library) {
        Map<Path, Integer> uses = new LinkedHashMap<>();
        for (EntryLink link : EntryLink.allOf(library)) {
            findFile(link.fileLink().path())
                    .filter(this::contains)
                    .map(file -> file.toAbsolutePath().normalize().getParent())
                    .ifPresent(folder -> uses.merge(folder, 1, Integer::sum));
        }
        return uses.entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey)
                .orElse(this.libraryFolder);
    }

    /// A path for a new PDF of a work that no file has.
    public Path unusedPath(Path folder, Work work) {
        return unusedPath(folder, work, "paper.pdf");
    }

    /// A path for a file of a work that no file has.
    ///
    /// @param fileName what the file is called elsewhere
    Path unusedPath(Path folder, Work work, String fileName) {
        Path sourcePath = folder.resolve(fileName);
        var naming =
                new FileNaming(
                        Optional.of(KeyFormula.parseFileName(FileNaming.USUAL_FORMULA).value()),
                        Optional.empty());
        var keptNaming = new FileNaming(Optional.empty(), Optional.empty());
        for (int number = 1; ; number++) {
            int takenNumber = number;
            Path file =
                    naming.targetPath(work, sourcePath, libraryFolder, number)
                            .or(() ->
                                    keptNaming.targetPath(
                                            work, sourcePath, libraryFolder, takenNumber))
                            .orElse(sourcePath);
            if (!Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
                return file;
            }
        }
    }

    /// Whether an entry links to a file that exists.
    public boolean hasFile(Work work) {
        return work.fileLinks().stream().anyMatch(link -> findFile(link.path()).isPresent());
    }

    /// The path to write for a file: relative to the library's folder or another of the folders,
    /// otherwise absolute.
    public String linkPath(Path file) {
        for (Path folder : allFolders) {
            if (file.startsWith(folder)) {
                return folder.relativize(file).toString().replace('\\', '/');
            }
        }
        return file.toString();
    }

    /// Whether a file, which need not exist, is in one of the folders once links are resolved.
    boolean contains(Path file) {
        Path existingFolder = file.toAbsolutePath().normalize().getParent();
        while (existingFolder != null && !Files.isDirectory(existingFolder)) {
            existingFolder = existingFolder.getParent();
        }
        Optional<Path> folder = Optional.ofNullable(existingFolder).map(EntryLink::realPath);
        return folder.isPresent() && allFolders.stream().anyMatch(folder.get()::startsWith);
    }

    /// Whether a document may be renamed: others than entries refer to libraries and TeX files.
    static boolean isMovable(Path file) {
        String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        return !name.startsWith(".") && !name.endsWith(".bib") && !name.endsWith(".tex");
    }

    /// The papers in the folders. Links and hidden folders are skipped, and so is anything
    /// unreadable.
    ///
    /// @param isComplete false if there are implausibly many
    public record PaperListing(List<Path> files, boolean isComplete) {
        public PaperListing {
            files = List.copyOf(files);
        }
    }

    PaperListing listPapers() {
        Set<Path> foundPapers = new LinkedHashSet<>();
        int[] visitedCount = {0};
        for (Path folder : allFolders) {
            try {
                Files.walkFileTree(
                        folder,
                        Set.of(),
                        MAX_DEPTH,
                        new PaperVisitor(folder, foundPapers, visitedCount));
            } catch (IOException _) {
                // A folder that is gone has no papers.
            }
        }
        List<Path> sortedPapers = new ArrayList<>(foundPapers);
        sortedPapers.sort(null);
        return new PaperListing(sortedPapers, visitedCount[0] < MAX_FILES);
    }

    /// Whether a file is a paper, by its name.
    public static boolean isPaper(Path file) {
        String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        int dotIndex = name.lastIndexOf('.');
        return dotIndex > 0 && PAPER_ENDINGS.contains(name.substring(dotIndex + 1));
    }

    /// Collects papers.
    private static final class PaperVisitor extends SimpleFileVisitor<Path> {
        private final Path rootFolder;
        private final Set<Path> foundPapers;
        private final int[] visitedCount;

        PaperVisitor(Path root, Set<Path> found, int[] seen) {
            this.rootFolder = root;
            this.foundPapers = found;
            this.visitedCount = seen;
        }

        @Override
        public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
            boolean isHidden = String.valueOf(folder.getFileName()).startsWith(".");
            return isHidden && !folder.equals(rootFolder)
                    ? FileVisitResult.SKIP_SUBTREE
                    : FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            if (attributes.isRegularFile() && isPaper(file)) {
                foundPapers.add(file);
            }
            visitedCount[0]++;
            return visitedCount[0] < MAX_FILES
                    ? FileVisitResult.CONTINUE
                    : FileVisitResult.TERMINATE;
        }

        @Override
        public FileVisitResult visitFileFailed(Path file, IOException exception) {
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult postVisitDirectory(Path folder, @Nullable IOException exception) {
            return FileVisitResult.CONTINUE;
        }
    }
}
