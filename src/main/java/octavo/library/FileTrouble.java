package octavo.library;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;

/// What went wrong with a file, in words for people: what, and what to do about it.
public final class FileTrouble {
    private static final String CIRCLE = " is a link that leads in a circle.";

    private FileTrouble() {}

    public static String whenReading(Path path, IOException trouble) {
        return switch (trouble) {
            case NoSuchFileException _ -> path + " does not exist.";
            case AccessDeniedException _ ->
                    path + " cannot be read: you have no permission to. Ask its owner for it.";
            case FileSystemLoopException _ -> path + CIRCLE;
            default ->
                    Files.isDirectory(path)
                            ? path + " is a folder, not a file."
                            : path + " cannot be read: " + reason(trouble) + ".";
        };
    }

    public static String whenSaving(Path path, IOException trouble) {
        return switch (trouble) {
            case LibraryFile.ChangedOnDisk _ ->
                    path
                            + " was not saved: another program has changed it since it was opened. "
                            + "Save under another name, or open it again.";
            case LibraryFile.Unconfirmed _ -> path + ": " + reason(trouble) + ".";
            case FileSystemLoopException _ -> path + CIRCLE;
            case AccessDeniedException _ ->
                    path
                            + " was not saved: the file or its folder is read-only. "
                            + "Save under another name, or make it writable.";
            case NoSuchFileException _ when folder(path).filter(Files::exists).isEmpty() ->
                    path
                            + " was not saved: its folder does not exist. "
                            + "Make it, or save somewhere else.";
            default -> path + " was not saved: " + reason(trouble) + ". The old file is untouched.";
        };
    }

    /// A file of no bytes is what a sync program shows that has not fetched the content yet.
    public static String whenEmpty(Path path) {
        return path
                + " is empty: it holds no bytes. If a sync program keeps it, it may not have been "
                + "fetched yet.";
    }

    static String reason(IOException trouble) {
        if (trouble instanceof FileSystemException detailed && detailed.getReason() != null) {
            return detailed.getReason();
        }
        String message = trouble.getMessage();
        return message == null ? trouble.getClass().getSimpleName() : message;
    }

    private static Optional<Path> folder(Path path) {
        return Optional.ofNullable(path.toAbsolutePath().getParent());
    }
}
