package octavo.receipts;

import octavo.library.Library;
import octavo.sidecar.SidecarFile;
import octavo.storage.FileStamp;
import octavo.storage.LinkTarget;
import octavo.storage.PathExistence;
import octavo.storage.SafeWrite;
import octavo.storage.StableRead;
import octavo.text.LocalizedSentence;
import octavo.text.WordedException;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.UnaryOperator;

/// The file of a library's receipts, a line each, beside the library.
public final class ReceiptFile {
    private static final int MOST_BYTES = 64 << 20;

    /// How often a change is tried again when others write first.
    private static final int MOST_TRIES = 50;

    private static final String ENDING = ".octavo.receipts";

    private ReceiptFile() {}

    /// The path of a library's receipts: for `papers.bib` it is `papers.octavo.receipts`.
    public static Path pathFor(Path libraryPath) {
        String sidecarName = String.valueOf(SidecarFile.pathFor(libraryPath).getFileName());
        return libraryPath.resolveSibling(
                sidecarName.substring(0, sidecarName.lastIndexOf(".octavo.")) + ENDING);
    }

    /// Whether a path is that of receipts, by its name.
    public static boolean isReceiptPath(Path path) {
        return String.valueOf(path.getFileName()).endsWith(ENDING);
    }

    /// The receipts of a library; none if there is no such file.
    public static LibraryReceipts loadFor(Path libraryPath) throws IOException {
        return readBytes(pathFor(libraryPath))
                .map(ReceiptFile::parse)
                .orElse(LibraryReceipts.EMPTY);
    }

    /// The same for a check, which goes on without them if they cannot be read.
    public static LibraryReceipts loadForCheck(Path libraryPath) {
        try {
            return loadFor(libraryPath);
        } catch (IOException trouble) {
            System.getLogger(ReceiptFile.class.getName())
                    .log(System.Logger.Level.WARNING, "receipts are not read", trouble);
            return LibraryReceipts.EMPTY;
        }
    }

    /// Another stamp when the file may have changed; empty if there is none.
    public static Optional<FileStamp> stampFor(Path libraryPath) throws IOException {
        try {
            return Optional.of(FileStamp.of(pathFor(libraryPath)));
        } catch (NoSuchFileException _) {
            return Optional.empty();
        }
    }

    /// Whether it is a file of something else, to which a link may lead.
    private static boolean isForeign(byte[] bytes) {
        String text = new String(bytes, StandardCharsets.UTF_8);
        return !text.isBlank() && !text.contains("# Octavo's receipts") && parse(bytes).isEmpty();
    }

    private static LibraryReceipts parse(byte[] bytes) {
        return LibraryReceipts.parse(new String(bytes, StandardCharsets.UTF_8));
    }

    private static Optional<byte[]> readBytes(Path path) throws IOException {
        try {
            return Optional.of(
                    StableRead.readBytes(path, MOST_BYTES)
                            .orElseThrow(() ->
                                    new WordedException(
                                            path,
                                            LocalizedSentence.of("It is larger than 64 MB."))));
        } catch (NoSuchFileException _) {
            return Optional.empty();
        }
    }

    /// Changes the receipts of a library. The change is applied to what is there at the time of
    /// writing: if another program writes first, it is applied again.
    public static LibraryReceipts updateFor(
            Path libraryPath, UnaryOperator<LibraryReceipts> receiptChange) throws IOException {
        Path path = pathFor(libraryPath);
        for (int i = 0; i < MOST_TRIES; i++) {
            Optional<byte[]> presentBytes = readBytes(path);
            if (presentBytes.filter(ReceiptFile::isForeign).isPresent()) {
                throw new WordedException(path, LocalizedSentence.of("It has no receipts in it."));
            }
            LibraryReceipts presentReceipts =
                    presentBytes.map(ReceiptFile::parse).orElse(LibraryReceipts.EMPTY);
            LibraryReceipts newReceipts = receiptChange.apply(presentReceipts);
            if (newReceipts.equals(presentReceipts)
                    || writeText(libraryPath, presentBytes, newReceipts.toText())) {
                return newReceipts;
            }
        }
        throw new WordedException(path, LocalizedSentence.of("other programs keep changing it"));
    }

    /// The same for a file in a folder that a stranger may have sent: a link is not followed.
    public static LibraryReceipts updateInPaper(
            Path paperFile, UnaryOperator<LibraryReceipts> receiptChange) throws IOException {
        Path path = pathFor(paperFile);
        if (LinkTarget.isLink(path)) {
            throw new WordedException(
                    path, LocalizedSentence.of("It is a link, which may lead out of the paper."));
        }
        return updateFor(paperFile, receiptChange);
    }

    private static boolean writeText(
            Path libraryPath, Optional<byte[]> presentBytes, String newText) throws IOException {
        Path path = pathFor(libraryPath);
        byte[] newBytes = newText.getBytes(StandardCharsets.UTF_8);
        return presentBytes.isPresent()
                ? SafeWrite.replaceIfKnown(path, presentBytes.get(), newBytes)
                : SafeWrite.createLike(libraryPath, path, newBytes);
    }

    /// Keeps the receipts of entries that a saved change has touched.
    public static void followChange(Path libraryPath, Library libraryBefore, Library libraryAfter)
            throws IOException {
        if (PathExistence.pathExists(pathFor(libraryPath))) {
            LibraryReceipts _ =
                    updateFor(
                            libraryPath,
                            receipts -> receipts.afterChange(libraryBefore, libraryAfter));
        }
    }
}
