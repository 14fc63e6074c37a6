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
sealed interface OnDisk {
    /// The most bytes that are read.
    int MOST = 64 << 20;

    record Missing() implements OnDisk {}

    /// A valid sidecar.
    ///
    /// @param written the bytes of the file
    record Whole(Sidecar content, ByteBuffer written) implements OnDisk {
        byte[] bytes() {
            byte[] copy = new byte[written.remaining()];
            written.duplicate().get(copy);
            return copy;
        }

        String text() {
            return new String(bytes(), StandardCharsets.UTF_8);
        }
    }

    /// A sidecar of a later version of Octavo, in which the same words may mean something else.
    record Newer(Sidecar content, SidecarTrouble problem) implements OnDisk {}

    /// Not a sidecar.
    record Broken(SidecarTrouble problem) implements OnDisk {}

    /// Something that may be a sidecar but cannot be read at present.
    record Unreadable(SidecarTrouble problem) implements OnDisk {}

    default Sidecar content() {
        return switch (this) {
            case Whole(var content, _) -> content;
            case Newer(var content, _) -> content;
            case Missing _, Broken _, Unreadable _ -> Sidecar.empty();
        };
    }

    default Optional<SidecarTrouble> trouble() {
        return switch (this) {
            case Missing _, Whole _ -> Optional.empty();
            case Newer(_, var problem) -> Optional.of(problem);
            case Broken(var problem) -> Optional.of(problem);
            case Unreadable(var problem) -> Optional.of(problem);
        };
    }

    static OnDisk read(Path path) {
        try {
            Path target = LinkTarget.follow(path);
            return Files.readAttributes(target, BasicFileAttributes.class).isRegularFile()
                    ? StableRead.bytes(path, MOST)
                            .map(OnDisk::parsed)
                            .orElseGet(
                                    () -> broken(LocalizedSentence.of("It is larger than 64 MB.")))
                    : broken(LocalizedSentence.of("It is not a file."));
        } catch (NoSuchFileException _) {
            return Files.isSymbolicLink(path) ? leadsNowhere() : new Missing();
        } catch (FileSystemLoopException _) {
            return leadsNowhere();
        } catch (AccessDeniedException _) {
            return unreadable(LocalizedSentence.of("You do not have permission to read it."));
        } catch (IOException trouble) {
            return unreadable(
                    LocalizedSentence.of(
                            "It cannot be read: {0}.", String.valueOf(trouble.getMessage())));
        }
    }

    private static OnDisk parsed(byte[] bytes) {
        try {
            Sidecar content = SidecarJson.read(bytes);
            return content.version() > Sidecar.VERSION
                    ? new Newer(
                            content,
                            new SidecarTrouble(
                                    false,
                                    1,
                                    1,
                                    LocalizedSentence.of(
                                            "It was written by a newer version of Octavo and is"
                                                    + " left unchanged.")))
                    : new Whole(content, ByteBuffer.wrap(bytes));
        } catch (SidecarJson.Broken wrong) {
            return new Broken(new SidecarTrouble(true, wrong.line, wrong.column, wrong.wording));
        }
    }

    private static OnDisk leadsNowhere() {
        return broken(LocalizedSentence.of("It is a broken link."));
    }

    private static OnDisk broken(LocalizedSentence message) {
        return new Broken(new SidecarTrouble(true, 1, 1, message));
    }

    private static OnDisk unreadable(LocalizedSentence message) {
        return new Unreadable(new SidecarTrouble(false, 1, 1, message));
    }
}
