package octavo.sidecar;

import octavo.storage.LinkTarget;
import octavo.storage.StableRead;
import octavo.text.LocalizedSentence;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Optional;

/// What is at the path of a sidecar.
sealed interface SidecarOnDisk {
    /// The most bytes that are read.
    int MOST_BYTES = 64 << 20;

    record MissingSidecar() implements SidecarOnDisk {}

    /// A valid sidecar.
    ///
    /// @param writtenBytes the bytes of the file
    record ValidSidecar(Sidecar content, ByteBuffer writtenBytes) implements SidecarOnDisk {
        byte[] bytes() {
            byte[] copiedBytes = new byte[writtenBytes.remaining()];
            writtenBytes.duplicate().get(copiedBytes);
            return copiedBytes;
        }

        String text() {
            return new String(bytes(), StandardCharsets.UTF_8);
        }
    }

    /// A sidecar of a later version of Octavo, in which the same words may mean something else.
    record NewerSidecar(Sidecar content, SidecarTrouble problem) implements SidecarOnDisk {}

    /// Not a sidecar.
    record BrokenSidecar(SidecarTrouble problem) implements SidecarOnDisk {}

    /// Something that may be a sidecar but cannot be read at present.
    record UnreadableSidecar(SidecarTrouble problem) implements SidecarOnDisk {}

    default Sidecar content() {
        return switch (this) {
            case ValidSidecar(var content, _) -> content;
            case NewerSidecar(var content, _) -> content;
            case MissingSidecar _, BrokenSidecar _, UnreadableSidecar _ -> Sidecar.empty();
        };
    }

    default Optional<SidecarTrouble> trouble() {
        return switch (this) {
            case MissingSidecar _, ValidSidecar _ -> Optional.empty();
            case NewerSidecar(_, var sidecarTrouble) -> Optional.of(sidecarTrouble);
            case BrokenSidecar(var sidecarTrouble) -> Optional.of(sidecarTrouble);
            case UnreadableSidecar(var sidecarTrouble) -> Optional.of(sidecarTrouble);
        };
    }

    static SidecarOnDisk readPath(Path path) {
        try {
            Path targetPath = LinkTarget.followLinks(path);
            return Files.readAttributes(targetPath, BasicFileAttributes.class).isRegularFile()
                    ? StableRead.readBytes(path, MOST_BYTES)
                            .map(SidecarOnDisk::parseBytes)
                            .orElseGet(() ->
                                    brokenSidecar(LocalizedSentence.of("It is larger than 64 MB.")))
                    : brokenSidecar(LocalizedSentence.of("It is not a file."));
        } catch (NoSuchFileException _) {
            return Files.isSymbolicLink(path) ? brokenLink() : new MissingSidecar();
        } catch (FileSystemLoopException _) {
            return brokenLink();
        } catch (AccessDeniedException _) {
            return unreadableSidecar(
                    LocalizedSentence.of("You do not have permission to read it."));
        } catch (IOException failure) {
            return unreadableSidecar(
                    LocalizedSentence.of(
                            "It cannot be read: {0}.", String.valueOf(failure.getMessage())));
        }
    }

    private static SidecarOnDisk parseBytes(byte[] fileBytes) {
        try {
            Sidecar content = SidecarJson.parseSidecar(fileBytes);
            return content.formatVersion() > Sidecar.VERSION
                    ? new NewerSidecar(
                            content,
                            new SidecarTrouble(
                                    false,
                                    1,
                                    1,
                                    LocalizedSentence.of(
                                            "It was written by a newer version of Octavo and is"
                                                    + " left unchanged.")))
                    : new ValidSidecar(content, ByteBuffer.wrap(fileBytes));
        } catch (SidecarJson.BrokenSidecarException failure) {
            return new BrokenSidecar(
                    new SidecarTrouble(
                            true, failure.lineNumber, failure.columnNumber, failure.wording));
        }
    }

    private static SidecarOnDisk brokenLink() {
        return brokenSidecar(LocalizedSentence.of("It is a broken link."));
    }

    private static SidecarOnDisk brokenSidecar(LocalizedSentence message) {
        return new BrokenSidecar(new SidecarTrouble(true, 1, 1, message));
    }

    private static SidecarOnDisk unreadableSidecar(LocalizedSentence message) {
        return new UnreadableSidecar(new SidecarTrouble(false, 1, 1, message));
    }
}
