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
/// @param library the library's folder
/// @param all of them, the library's first
public record AttachmentFolders(Path library, List<Path> all) {
    private static final Pattern DIRECTORY =
            Pattern.compile("(?is)jabref-meta:\\s*fileDirectory[^:]*:((?:\\\\.|[^;])+)");

    /// Extensions of papers.
    private static final Set<String> PAPERS = Set.of("pdf", "ps", "djvu", "epub");

    private static final int MOST_FILES = 100_000;
    private static final int DEEPEST = 16;

    public AttachmentFolders {
        all = List.copyOf(all);
    }

    /// A file as it is shown to people: relative to the library's folder, if it is inside.
    ///
    /// @param library the library's file
    public static String shown(Path file, Path library) {
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
    /// @param named folders that the user named
    public static AttachmentFolders of(Path file, Library library, List<Path> named)
            throws IOException {
        Path own = Optional.ofNullable(file.toAbsolutePath().getParent()).orElse(file);
        Path folder = own.toRealPath();
        Set<Path> folders = new LinkedHashSet<>();
        folders.add(folder);
        for (String directory : directories(library)) {
            inside(folder, directory).ifPresent(folders::add);
        }
        for (Path path : named) {
            folders.add(path.toRealPath());
        }
        return new AttachmentFolders(folder, List.copyOf(folders));
    }

    private static List<String> directories(Library library) {
        return library.slots().stream()
                .filter(slot -> slot.item() instanceof BibComment)
                .map(slot -> DIRECTORY.matcher(slot.item().slice().text()))
                .filter(Matcher::find)
                .map(found -> found.group(1).replaceAll("\\\\(.)", "$1").strip())
                .toList();
    }

    /// A folder named in a library, if it is inside the library's folder once links are resolved.
    private static Optional<Path> inside(Path folder, String name) {
        try {
            Path path = folder.resolve(name).toRealPath();
            return Optional.of(path).filter(it -> it.startsWith(folder) && Files.isDirectory(it));
        } catch (InvalidPathException | IOException _) {
            return Optional.empty();
        }
    }

    /// The file that a link's path refers to, if it exists.
    Optional<Path> find(String path) {
        String slashes = path.replace('\\', '/');
        for (String each : List.of(path, slashes, "/" + path)) {
            for (Path folder : all) {
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
    public Path usual(Library library) {
        Map<Path, Integer> uses = new LinkedHashMap<>();
        for (EntryLink link : EntryLink.allOf(library)) {
            find(link.link().path())
                    .filter(this::contains)
                    .map(file -> file.toAbsolutePath().normalize().getParent())
                    .ifPresent(folder -> uses.merge(folder, 1, Integer::sum));
        }
        return uses.entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey)
                .orElse(this.library);
    }

    /// A path for a new PDF of a work that no file has.
    public Path unused(Path folder, Work work) {
        return unused(folder, work, "paper.pdf");
    }

    /// A path for a file of a work that no file has.
    ///
    /// @param like what the file is called elsewhere
    Path unused(Path folder, Work work, String like) {
        Path from = folder.resolve(like);
        var naming =
                new FileNaming(
                        Optional.of(KeyFormula.parseFileName(FileNaming.USUAL).value()),
                        Optional.empty());
        var keeping = new FileNaming(Optional.empty(), Optional.empty());
        for (int number = 1; ; number++) {
            int taken = number;
            Path file =
                    naming.target(work, from, library, number)
                            .or(() -> keeping.target(work, from, library, taken))
                            .orElse(from);
            if (!Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
                return file;
            }
        }
    }

    /// Whether an entry links to a file that exists.
    public boolean hasFile(Work work) {
        return work.fileLinks().stream().anyMatch(link -> find(link.path()).isPresent());
    }

    /// The path to write for a file: relative to the library's folder or another of the folders,
    /// otherwise absolute.
    public String written(Path file) {
        for (Path folder : all) {
            if (file.startsWith(folder)) {
                return folder.relativize(file).toString().replace('\\', '/');
            }
        }
        return file.toString();
    }

    /// Whether a file, which need not exist, is in one of the folders once links are resolved.
    boolean contains(Path file) {
        Path existing = file.toAbsolutePath().normalize().getParent();
        while (existing != null && !Files.isDirectory(existing)) {
            existing = existing.getParent();
        }
        Optional<Path> folder = Optional.ofNullable(existing).map(EntryLink::real);
        return folder.isPresent() && all.stream().anyMatch(folder.get()::startsWith);
    }

    /// Whether a document may be renamed: others than entries refer to libraries and TeX files.
    static boolean isMovable(Path file) {
        String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        return !name.startsWith(".") && !name.endsWith(".bib") && !name.endsWith(".tex");
    }

    /// The papers in the folders. Links and hidden folders are skipped, and so is anything
    /// unreadable.
    ///
    /// @param isWhole false if there are implausibly many
    public record Listing(List<Path> files, boolean isWhole) {
        public Listing {
            files = List.copyOf(files);
        }
    }

    Listing papers() {
        Set<Path> found = new LinkedHashSet<>();
        int[] seen = {0};
        for (Path folder : all) {
            try {
                Files.walkFileTree(
                        folder, Set.of(), DEEPEST, new PaperVisitor(folder, found, seen));
            } catch (IOException _) {
                // A folder that is gone has no papers.
            }
        }
        List<Path> sorted = new ArrayList<>(found);
        sorted.sort(null);
        return new Listing(sorted, seen[0] < MOST_FILES);
    }

    /// Whether a file is a paper, by its name.
    public static boolean isPaper(Path file) {
        String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        int point = name.lastIndexOf('.');
        return point > 0 && PAPERS.contains(name.substring(point + 1));
    }

    /// Collects papers.
    private static final class PaperVisitor extends SimpleFileVisitor<Path> {
        private final Path root;
        private final Set<Path> found;
        private final int[] seen;

        PaperVisitor(Path root, Set<Path> found, int[] seen) {
            this.root = root;
            this.found = found;
            this.seen = seen;
        }

        @Override
        public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
            boolean hidden = String.valueOf(folder.getFileName()).startsWith(".");
            return hidden && !folder.equals(root)
                    ? FileVisitResult.SKIP_SUBTREE
                    : FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            if (attributes.isRegularFile() && isPaper(file)) {
                found.add(file);
            }
            seen[0]++;
            return seen[0] < MOST_FILES ? FileVisitResult.CONTINUE : FileVisitResult.TERMINATE;
        }

        @Override
        public FileVisitResult visitFileFailed(Path file, IOException trouble) {
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult postVisitDirectory(Path folder, @Nullable IOException trouble) {
            return FileVisitResult.CONTINUE;
        }
    }
}
