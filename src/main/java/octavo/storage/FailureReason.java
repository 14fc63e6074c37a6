package octavo.storage;

import octavo.text.WordedException;

import java.io.IOException;
import java.nio.file.FileSystemException;

/// Explains why reading or writing failed: in our own words where we have any, otherwise in the
/// system's.
public final class FailureReason {
    private FailureReason() {}

    public static Object of(IOException failure) {
        return failure instanceof WordedException wordedFailure
                ? wordedFailure.wording()
                : systemMessage(failure);
    }

    private static String systemMessage(IOException failure) {
        if (failure instanceof FileSystemException fileFailure && fileFailure.getReason() != null) {
            return fileFailure.getReason();
        }
        String message = failure.getMessage();
        return message == null ? failure.getClass().getSimpleName() : message;
    }
}
