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

/// Gives files other names, in two steps with a save between them: [#beginRenames] makes the new
/// names, [#removeOldNames] removes the old ones. Where the file system has hard links, each file
/// has both names in between, so that whatever links to it is right at every instant. No file is
/// ever replaced, and none loses its last name.
public final class FileRenames {
    /// A file's old and new path.
    public record FileRename(Path oldPath, Path newPath) {
        public FileRename reversed() {
            return new FileRename(newPath, oldPath);
        }
    }

    /// A file that has both names, or already only the new one.
    ///
    /// @param isNewNameOurs whether the new name is ours; it may be there already, as when a
    ///   renaming that is not finished is undone
    private record BegunRename(
            FileRename fileRename, boolean hasBothNames, boolean isNewNameOurs) {}

    private final List<BegunRename> begunRenames = new ArrayList<>();
    private final Set<Path> createdFolders = new LinkedHashSet<>();

    private FileRenames() {}

    /// Makes the new names, and folders for them. If one cannot be made, takes all back and fails.
    public static FileRenames beginRenames(List<FileRename> names) throws IOException {
        var fileRenames = new FileRenames();
        try {
            for (FileRename each : names) {
                fileRenames.createFolders(DurableFile.parentFolder(each.newPath()));
                fileRenames.begunRenames.add(fileRenames.beginRenames(each));
            }
        } catch (IOException failure) {
            try {
                fileRenames.rollBack();
            } catch (IOException rollbackFailure) {
                failure.addSuppressed(rollbackFailure);
            }
            throw failure;
        }
        return fileRenames;
    }

    /// Writes a new file, unless there is one; then fails.
    public static void createFile(Path file, byte[] bytes) throws IOException {
        Path temporaryFile = TemporarySibling.newPath(file);
        DurableFile.writeFile(temporaryFile, bytes);
        try {
            beginRenames(List.of(new FileRename(temporaryFile, file))).removeOldNames();
        } finally {
            Files.deleteIfExists(temporaryFile);
        }
    }

    private void createFolders(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            createFolders(DurableFile.parentFolder(folder));
            Files.createDirectory(folder);
            createdFolders.add(folder);
        }
    }

    private BegunRename beginRenames(FileRename names) throws IOException {
        Path oldPath = names.oldPath();
        Path newPath = names.newPath();
        if (Files.exists(newPath, LinkOption.NOFOLLOW_LINKS)) {
            if (!areOneFile(oldPath, newPath)) {
                throw new FileAlreadyExistsException(newPath.toString());
            }
            if (isListed(oldPath) && isListed(newPath)) {
                return new BegunRename(names, true, false);
            }
            changeSpelling(oldPath, newPath);
            return new BegunRename(names, false, true);
        }
        try {
            Files.createLink(newPath, oldPath);
            return new BegunRename(names, true, true);
        } catch (FileAlreadyExistsException nameConflict) {
            throw nameConflict;
        } catch (IOException | UnsupportedOperationException _) {
            Files.move(oldPath, newPath); // no hard links, or to another file system
            return new BegunRename(names, false, true);
        }
    }

    /// Whether a folder has exactly this name. Where case or encoding does not matter, a file is
    /// also found by names that it has not.
    private static boolean isListed(Path path) throws IOException {
        String fileName = String.valueOf(path.getFileName());
        try (DirectoryStream<Path> siblings =
                Files.newDirectoryStream(
                        DurableFile.parentFolder(path),
                        each -> fileName.equals(String.valueOf(each.getFileName())))) {
            return siblings.iterator().hasNext();
        }
    }

    /// Changes only the case or the encoding of a name, which some file systems take for the same.
    private static void changeSpelling(Path oldPath, Path newPath) throws IOException {
        Path temporaryPath = TemporarySibling.newPath(newPath);
        Files.move(oldPath, temporaryPath);
        try {
            Files.move(temporaryPath, newPath);
        } catch (IOException failure) {
            Files.move(temporaryPath, oldPath);
            throw failure;
        }
    }

    /// Removes the old names.
    public void removeOldNames() throws IOException {
        Set<Path> folders = new LinkedHashSet<>();
        for (BegunRename begunRename : begunRenames) {
            if (begunRename.hasBothNames()
                    && areOneFile(
                            begunRename.fileRename().oldPath(),
                            begunRename.fileRename().newPath())) {
                Files.deleteIfExists(begunRename.fileRename().oldPath());
            }
            folders.add(DurableFile.parentFolder(begunRename.fileRename().oldPath()));
            folders.add(DurableFile.parentFolder(begunRename.fileRename().newPath()));
        }
        for (Path folder : folders) {
            DurableFile.syncFolder(folder);
        }
    }

    /// Whether two paths are names of one file. A symbolic link is not: without its target it leads
    /// nowhere.
    public static boolean areOneFile(Path firstPath, Path secondPath) {
        try {
            return isRegularFile(firstPath)
                    && isRegularFile(secondPath)
                    && Files.isSameFile(firstPath, secondPath);
        } catch (IOException _) {
            return false;
        }
    }

    private static boolean isRegularFile(Path path) {
        return Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS);
    }

    /// Removes the new names, and the folders made for them.
    public void rollBack() throws IOException {
        for (BegunRename begunRename : begunRenames.reversed()) {
            FileRename fileRename = begunRename.fileRename();
            if (!begunRename.hasBothNames()) {
                if (Files.exists(fileRename.oldPath())) {
                    changeSpelling(
                            /* oldPath= */ fileRename.newPath(),
                            /* newPath= */ fileRename.oldPath());
                } else {
                    Files.move(fileRename.newPath(), fileRename.oldPath());
                }
            } else if (begunRename.isNewNameOurs()
                    && areOneFile(fileRename.oldPath(), fileRename.newPath())) {
                Files.delete(fileRename.newPath());
            }
        }
        removeEmptyFolders(List.copyOf(createdFolders));
    }

    /// Removes those of some folders that are empty.
    ///
    /// @param folders each after the one that it is in
    public static void removeEmptyFolders(List<Path> folders) throws IOException {
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
    /// @param linkedFiles the files that the library links to
    /// @return the names that were removed
    public static List<Path> settleInterrupted(List<FileRename> fileRenames, Set<Path> linkedFiles)
            throws IOException {
        List<Path> removedPaths = new ArrayList<>();
        for (FileRename fileRename : fileRenames) {
            Path oldPath = fileRename.oldPath();
            Path newPath = fileRename.newPath();
            if (linkedFiles.contains(oldPath) != linkedFiles.contains(newPath)
                    && areOneFile(oldPath, newPath)
                    && isListed(oldPath)
                    && isListed(newPath)) {
                Path unlinkedPath = linkedFiles.contains(newPath) ? oldPath : newPath;
                Files.delete(unlinkedPath);
                DurableFile.syncFolder(DurableFile.parentFolder(unlinkedPath));
                removedPaths.add(unlinkedPath);
            }
        }
        return removedPaths;
    }

    /// Takes back moves that were killed before the library was saved, where the file system has no
    /// hard links.
    public static void restoreOldNames(List<FileRename> fileRenames) throws IOException {
        for (FileRename fileRename : fileRenames.reversed()) {
            if (!Files.exists(fileRename.oldPath(), LinkOption.NOFOLLOW_LINKS)
                    && isRegularFile(fileRename.newPath())) {
                Files.move(fileRename.newPath(), fileRename.oldPath());
            }
        }
    }
}
