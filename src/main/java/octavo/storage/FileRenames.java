package octavo.storage;

import java.io.IOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// Gives files other names, in two steps with a save between them: [#begin] makes the new names,
/// [#finish] removes the old ones. Where the file system has hard links, each file has both names
/// in between, so that whatever links to it is right at every instant. No file is ever replaced,
/// and none loses its last name.
public final class FileRenames {
    /// A file's old and new path.
    public record Renamed(Path from, Path to) {
        public Renamed reversed() {
            return new Renamed(to, from);
        }
    }

    /// A file that has both names, or already only the new one.
    ///
    /// @param isMade whether the new name is ours; it may be there already, as when a renaming that
    ///   is not finished is undone
    private record Begun(Renamed names, boolean isDoubled, boolean isMade) {}

    private final List<Begun> begun = new ArrayList<>();
    private final Set<Path> created = new LinkedHashSet<>();

    private FileRenames() {}

    /// Makes the new names, and folders for them. If one cannot be made, takes all back and fails.
    public static FileRenames begin(List<Renamed> names) throws IOException {
        var renames = new FileRenames();
        try {
            for (Renamed each : names) {
                renames.createFolders(DurableFile.folder(each.to()));
                renames.begun.add(renames.begin(each));
            }
        } catch (IOException trouble) {
            try {
                renames.takeBack();
            } catch (IOException further) {
                trouble.addSuppressed(further);
            }
            throw trouble;
        }
        return renames;
    }

    /// Writes a new file, unless there is one; then fails.
    public static void create(Path file, byte[] bytes) throws IOException {
        Path beside = TemporarySibling.beside(file);
        DurableFile.write(beside, bytes);
        try {
            begin(List.of(new Renamed(beside, file))).finish();
        } finally {
            Files.deleteIfExists(beside);
        }
    }

    private void createFolders(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            createFolders(DurableFile.folder(folder));
            Files.createDirectory(folder);
            created.add(folder);
        }
    }

    private Begun begin(Renamed names) throws IOException {
        Path from = names.from();
        Path to = names.to();
        if (Files.exists(to, LinkOption.NOFOLLOW_LINKS)) {
            if (!areOneFile(from, to)) {
                throw new FileAlreadyExistsException(to.toString());
            }
            if (isListed(from) && isListed(to)) {
                return new Begun(names, true, false);
            }
            respell(from, to);
            return new Begun(names, false, true);
        }
        try {
            Files.createLink(to, from);
            return new Begun(names, true, true);
        } catch (FileAlreadyExistsException taken) {
            throw taken;
        } catch (IOException | UnsupportedOperationException _) {
            Files.move(from, to); // no hard links, or to another file system
            return new Begun(names, false, true);
        }
    }

    /// Whether a folder has exactly this name. Where case or encoding does not matter, a file is
    /// also found by names that it has not.
    private static boolean isListed(Path path) throws IOException {
        String name = String.valueOf(path.getFileName());
        try (DirectoryStream<Path> all =
                Files.newDirectoryStream(
                        DurableFile.folder(path),
                        each -> name.equals(String.valueOf(each.getFileName())))) {
            return all.iterator().hasNext();
        }
    }

    /// Changes only the case or the encoding of a name, which some file systems take for the same.
    private static void respell(Path from, Path to) throws IOException {
        Path between = TemporarySibling.beside(to);
        Files.move(from, between);
        try {
            Files.move(between, to);
        } catch (IOException trouble) {
            Files.move(between, from);
            throw trouble;
        }
    }

    /// Removes the old names.
    public void finish() throws IOException {
        Set<Path> folders = new LinkedHashSet<>();
        for (Begun each : begun) {
            if (each.isDoubled() && areOneFile(each.names().from(), each.names().to())) {
                Files.deleteIfExists(each.names().from());
            }
            folders.add(DurableFile.folder(each.names().from()));
            folders.add(DurableFile.folder(each.names().to()));
        }
        for (Path folder : folders) {
            DurableFile.syncFolder(folder);
        }
    }

    /// Whether two paths are names of one file. A symbolic link is not: without its target it leads
    /// nowhere.
    public static boolean areOneFile(Path one, Path other) {
        try {
            return isFile(one) && isFile(other) && Files.isSameFile(one, other);
        } catch (IOException _) {
            return false;
        }
    }

    private static boolean isFile(Path path) {
        return Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS);
    }

    /// Removes the new names, and the folders made for them.
    public void takeBack() throws IOException {
        for (Begun each : begun.reversed()) {
            Renamed names = each.names();
            if (!each.isDoubled()) {
                if (Files.exists(names.from())) {
                    respell(names.to(), names.from());
                } else {
                    Files.move(names.to(), names.from());
                }
            } else if (each.isMade() && areOneFile(names.from(), names.to())) {
                Files.delete(names.to());
            }
        }
        removeEmpty(List.copyOf(created));
    }

    /// Removes those of some folders that are empty.
    ///
    /// @param folders each after the one that it is in
    public static void removeEmpty(List<Path> folders) throws IOException {
        for (Path folder : folders.reversed()) {
            try {
                if (Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)) {
                    Files.deleteIfExists(folder);
                }
            } catch (DirectoryNotEmptyException _) {
                // Somebody else uses it by now.
            }
        }
    }

    /// Ends renamings that were killed: of the two names of a file, only the linked one stays.
    ///
    /// @param linked the files that the library links to
    /// @return the names that were removed
    public static List<Path> settle(List<Renamed> names, Set<Path> linked) throws IOException {
        List<Path> removed = new ArrayList<>();
        for (Renamed each : names) {
            Path from = each.from();
            Path to = each.to();
            if (linked.contains(from) != linked.contains(to)
                    && areOneFile(from, to)
                    && isListed(from)
                    && isListed(to)) {
                Path superfluous = linked.contains(to) ? from : to;
                Files.delete(superfluous);
                DurableFile.syncFolder(DurableFile.folder(superfluous));
                removed.add(superfluous);
            }
        }
        return removed;
    }

    /// Takes back moves that were killed before the library was saved, where the file system has no
    /// hard links.
    public static void restore(List<Renamed> names) throws IOException {
        for (Renamed each : names.reversed()) {
            if (!Files.exists(each.from(), LinkOption.NOFOLLOW_LINKS) && isFile(each.to())) {
                Files.move(each.to(), each.from());
            }
        }
    }
}
