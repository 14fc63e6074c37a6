package octavo.storage;

import octavo.text.WordedException;

import java.io.IOException;
import java.nio.file.FileSystemException;

/// Explains why reading or writing failed: in our own words where we have any, otherwise in the
/// system's.
public final class FailureReason {
    private FailureReason() {}

    public static Object of(IOException trouble) {
        return trouble instanceof WordedException ours ? ours.wording() : system(trouble);
    }

    private static String system(IOException trouble) {
        if (trouble instanceof FileSystemException detailed && detailed.getReason() != null) {
            return detailed.getReason();
        }
        String message = trouble.getMessage();
        return message == null ? trouble.getClass().getSimpleName() : message;
    }
}
