package octavo.storage;

import octavo.text.LocalizedSentence;
import octavo.text.WordedException;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/// Completes or clears away saves that were killed.
final class SaveRecovery {
    private SaveRecovery() {}

    /// Removes what killed saves of a file left beside it, if no save is running.
    static void cleanUpSaves(Path targetFile) {
        try {
            if (SaveTraces.hasTraces(targetFile)) {
                finishSave(targetFile);
            }
        } catch (IOException _) {
            // Reading the file reports the problem.
        }
    }

    /// Completes the save of a program that was killed on this computer, if no save is running and
    /// the file is writable. Until then a half-written file is not read.
    static void finishSave(Path targetFile) throws IOException {
        InPlaceSave.refuseHalfWrittenElsewhere(targetFile);
        boolean isHalfWritten = InPlaceSave.isHalfWritten(targetFile);
        try {
            Optional<SaveLock> attemptedLock =
                    isHalfWritten
                            ? Optional.of(SaveLock.acquire(targetFile))
                            : SaveLock.tryAcquire(targetFile);
            if (attemptedLock.isPresent()) {
                try (SaveLock saveLock = attemptedLock.get()) {
                    new InPlaceSave(targetFile, saveLock.targetChannel()).finishOurs();
                    TemporarySibling.removeLeftovers(targetFile);
                }
            }
        } catch (IOException failure) {
            if (isHalfWritten && InPlaceSave.isHalfWritten(targetFile)) {
                throw new WordedException(
                        targetFile,
                        LocalizedSentence.of(
                                "a save was interrupted and cannot be completed: {0}",
                                FailureReason.of(failure)));
            }
            // Otherwise reading, or the next save, reports the problem.
        }
    }
}
