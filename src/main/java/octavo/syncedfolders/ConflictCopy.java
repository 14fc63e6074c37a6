package octavo.syncedfolders;

import octavo.receipts.ReceiptFile;
import octavo.sidecar.SidecarFile;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// A conflicted copy beside a library.
///
/// @param libraryPath the library
/// @param isCertain whether its name says so; otherwise the file may be something else
public record ConflictCopy(
        Path libraryPath, Path copyPath, CopiedFile copiedFile, boolean isCertain) {

    /// Receipts and sidecars first: they need no answer.
    public static final Comparator<ConflictCopy> IN_ORDER =
            Comparator.comparing(ConflictCopy::copiedFile)
                    .reversed()
                    .thenComparing(ConflictCopy::copyPath);

    /// What it is a copy of.
    public enum CopiedFile {
        LIBRARY,
        SIDECAR,
        RECEIPTS;

        Path pathFor(Path libraryPath) {
            return switch (this) {
                case LIBRARY -> libraryPath;
                case SIDECAR -> SidecarFile.pathFor(libraryPath);
                case RECEIPTS -> ReceiptFile.pathFor(libraryPath);
            };
        }
    }

    /// What it is a copy of.
    public Path originalPath() {
        return copiedFile.pathFor(libraryPath);
    }

    /// The copies of a library, of its sidecar and of its receipts. Links are none.
    public static List<ConflictCopy> besideLibrary(Path libraryPath) throws IOException {
        Path folder = libraryPath.toAbsolutePath().getParent();
        if (folder == null) {
            return List.of();
        }
        List<String> fileNames = new ArrayList<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
            files.forEach(file -> fileNames.add(String.valueOf(file.getFileName())));
        } catch (DirectoryIteratorException failure) {
            throw failure.getCause();
        }
        List<ConflictCopy> copies = new ArrayList<>();
        for (CopiedFile copiedFile : CopiedFile.values()) {
            addCopies(copies, libraryPath, copiedFile, fileNames);
        }
        return copies;
    }

    private static void addCopies(
            List<ConflictCopy> copies,
            Path libraryPath,
            CopiedFile copiedFile,
            List<String> fileNames) {
        Path originalPath = copiedFile.pathFor(libraryPath);
        String originalName = String.valueOf(originalPath.getFileName());
        for (String copyName : ConflictCopies.copiesOf(originalName, fileNames)) {
            Path copyPath = originalPath.resolveSibling(copyName);
            if (Files.isRegularFile(copyPath, LinkOption.NOFOLLOW_LINKS)) {
                copies.add(
                        new ConflictCopy(
                                libraryPath,
                                copyPath,
                                copiedFile,
                                ConflictCopies.isCertainCopy(copyName)));
            }
        }
    }

    /// Its name.
    public String fileName() {
        return String.valueOf(copyPath.getFileName());
    }
}
