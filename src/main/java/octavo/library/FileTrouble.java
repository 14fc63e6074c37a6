package octavo.library;

import octavo.bib.BibText;
import octavo.storage.FailureReason;
import octavo.storage.UnconfirmedSave;
import octavo.text.LocalizedSentence;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// Explains file errors to people: what happened and what to do about it.
public final class FileTrouble {
    private FileTrouble() {}

    public static LocalizedSentence whenReading(Path path, IOException failure) {
        return switch (failure) {
            case NoSuchFileException _ -> LocalizedSentence.of("{0} does not exist.", path);
            case AccessDeniedException _ ->
                    LocalizedSentence.of(
                            "You do not have permission to read {0}. Ask its owner for access.",
                            path);
            case FileSystemLoopException _ -> describeLinkCycle(path);
            default ->
                    Files.isDirectory(path)
                            ? LocalizedSentence.of("{0} is a folder, not a file.", path)
                            : LocalizedSentence.of(
                                    "{0} cannot be read: {1}.", path, FailureReason.of(failure));
        };
    }

    public static LocalizedSentence whenSaving(Path path, IOException failure) {
        return switch (failure) {
            case LibraryFile.ChangedOnDiskException _ ->
                    LocalizedSentence.of(
                            "{0} was not saved: another program has changed it since it was opened."
                                    + " Save it under another name, or reopen it.",
                            path);
            case UnconfirmedSave _ ->
                    LocalizedSentence.of("{0}: {1}.", path, FailureReason.of(failure));
            case FileSystemLoopException _ -> describeLinkCycle(path);
            case AccessDeniedException _ ->
                    LocalizedSentence.of(
                            "{0} was not saved: the file or its folder is read-only. Make it"
                                    + " writable, or save under another name.",
                            path);
            case NoSuchFileException _ when parentFolder(path).filter(Files::exists).isEmpty() ->
                    LocalizedSentence.of(
                            "{0} was not saved: its folder does not exist. Create it, or save"
                                    + " somewhere else.",
                            path);
            default -> {
                if (Files.isDirectory(path)) {
                    yield LocalizedSentence.of("{0} is a folder, not a file.", path);
                }
                yield Files.exists(path)
                        ? LocalizedSentence.of(
                                "{0} was not saved: {1}. The old file is untouched.",
                                path, FailureReason.of(failure))
                        : LocalizedSentence.of(
                                "{0} was not saved: {1}.", path, FailureReason.of(failure));
            }
        };
    }

    /// Sync programs show a file of 0 bytes until they have fetched its content.
    public static LocalizedSentence whenEmpty(Path path) {
        return LocalizedSentence.of(
                "{0} is empty (0 bytes). If a sync program manages it, it may not have"
                        + " been downloaded yet.",
                path);
    }

    /// What is odd about a file that was opened; empty if it may well be a library.
    public static Optional<LocalizedSentence> whenOpened(Path path, Library library) {
        List<Slot> slots = library.slots();
        if (slots.isEmpty()) {
            return Optional.of(whenEmpty(path));
        }
        boolean isText = slots.stream().allMatch(slot -> slot.item() instanceof BibText);
        return isText && !Library.isBlank(slots.getFirst().item())
                ? Optional.of(
                        LocalizedSentence.of(
                                "{0} has text but no entries. Is it a library? If not, close it;"
                                        + " nothing is written until you change something.",
                                path))
                : Optional.empty();
    }

    private static LocalizedSentence describeLinkCycle(Path path) {
        return LocalizedSentence.of("{0} is part of a cycle of symbolic links.", path);
    }

    private static Optional<Path> parentFolder(Path path) {
        return Optional.ofNullable(path.toAbsolutePath().getParent());
    }
}
