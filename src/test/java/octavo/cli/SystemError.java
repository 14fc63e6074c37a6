package octavo.cli;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;

/// The errors that a system reports when files are written.
enum SystemError {
    EIO("Input/output error"),
    ENOSPC("No space left on device"),
    EDQUOT("Disk quota exceeded"),
    EROFS("Read-only file system"),
    EACCES("Permission denied"),
    EXDEV("Invalid cross-device link");

    private final String message;

    SystemError(String message) {
        this.message = message;
    }

    /// Whether systems report this error for an operation of [octavo.storage.FaultyFileSystem].
    boolean appliesTo(String operation) {
        boolean changesName = operation.startsWith("move ") || operation.startsWith("link ");
        return switch (this) {
            case EXDEV -> changesName;
            case EACCES -> changesName || operation.startsWith("open ");
            case EIO, ENOSPC, EDQUOT, EROFS -> true;
        };
    }

    /// Whether the operation with this number is tried with this error. Three that Java reports
    /// alike take turns.
    boolean isTriedAt(int number) {
        return switch (this) {
            case EIO, EXDEV, EACCES -> true;
            case ENOSPC -> number % 3 == 0;
            case EDQUOT -> number % 3 == 1;
            case EROFS -> number % 3 == 2;
        };
    }

    /// Whether this error can last for the rest of a command.
    boolean canLast() {
        return this == ENOSPC || this == EROFS;
    }

    /// As Java reports this error.
    IOException exception(String operation, Path path) {
        if (this == EACCES) {
            return new AccessDeniedException(path.toString());
        }
        return this == EXDEV && operation.startsWith("move ")
                ? new AtomicMoveNotSupportedException(path.toString(), null, message)
                : new FileSystemException(path.toString(), null, message);
    }
}
