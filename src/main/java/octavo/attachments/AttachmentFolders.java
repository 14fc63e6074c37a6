package octavo.attachments;

import octavo.bib.BibComment;
import octavo.library.Library;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The folders in which the files of a library are: its own, those in it that JabRef's comment
/// names, and those that a person named. No other folder is listed, whatever a library says.
///
/// @param library the folder that the library is in
/// @param all of them, its own first
public record AttachmentFolders(Path library, List<Path> all) {
    private static final Pattern DIRECTORY =
            Pattern.compile("(?is)jabref-meta:\\s*fileDirectory[^:]*:((?:\\\\.|[^;])+)");

    /// What a paper is, by the ending of its name.
    private static final Set<String> PAPERS = Set.of("pdf", "ps", "djvu", "epub");

    private static final int MOST_FILES = 100_000;
    private static final int DEEPEST = 16;

    public AttachmentFolders {
        all = List.copyOf(all);
    }

    /// The folders of a library.
    ///
    /// @param file of the library
    /// @param named folders that a person named
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

    /// A folder that a library names, if it is in the library's own, also behind links.
    private static Optional<Path> inside(Path folder, String name) {
        try {
            Path path = folder.resolve(name).toRealPath();
            return Optional.of(path).filter(it -> it.startsWith(folder) && Files.isDirectory(it));
        } catch (InvalidPathException | IOException _) {
            return Optional.empty();
        }
    }

    /// The file that a path of a link means, if it is there.
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
                    // No file can be called so.
                }
            }
        }
        return Optional.empty();
    }

    /// How a link says where a file is: from the library's folder, or the folder that it is in, or
    /// else from the root.
    public String written(Path file) {
        for (Path folder : all) {
            if (file.startsWith(folder)) {
                return folder.relativize(file).toString().replace('\\', '/');
            }
        }
        return file.toString();
    }

    /// The papers in the folders. Links and hidden folders are not followed, and what cannot be
    /// listed is left out.
    ///
    /// @param isWhole false if there are more than anybody has papers
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
                // A folder that has gone has no papers.
            }
        }
        List<Path> sorted = new ArrayList<>(found);
        sorted.sort(null);
        return new Listing(sorted, seen[0] < MOST_FILES);
    }

    private static boolean isPaper(Path file) {
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
