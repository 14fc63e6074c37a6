package octavo.recovery;

import octavo.recovery.JournalReader.JournalEnd;
import octavo.storage.AppendChannel;
import octavo.storage.DurableFile;
import octavo.storage.Quarantine;
import octavo.text.LocalizedSentence;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Unsaved edits left by processes that ended early. Journals of living processes are not included,
/// nor are those whose edits are already in their file.
///
/// @param pendingEdits the recoverable edits, the oldest first
/// @param troubleMessages messages about unusable journals
public record JournalRecovery(
        List<PendingEdits> pendingEdits, List<LocalizedSentence> troubleMessages) {
    private static final Duration LITTER_AGE = Duration.ofDays(1);

    public JournalRecovery {
        pendingEdits = List.copyOf(pendingEdits);
        troubleMessages = List.copyOf(troubleMessages);
    }

    /// Looks for journals. This never fails: an unreadable one is reported, and moved aside unless
    /// another version of Octavo may be able to read it.
    public static JournalRecovery findIn(Path stateFolder) {
        JournalSearch journalSearch = new JournalSearch();
        Path journalFolder = EditJournal.journalFolder(stateFolder);
        try (DirectoryStream<Path> files = Files.newDirectoryStream(journalFolder)) {
            for (Path file : files) {
                journalSearch.examineFile(file);
            }
        } catch (NoSuchFileException _) {
            // Nothing has ever been edited here.
        } catch (IOException | DirectoryIteratorException failure) {
            journalSearch.troubleMessages.add(
                    LocalizedSentence.of(
                            "Octavo cannot check for unsaved edits from earlier: {0} cannot be read"
                                    + " ({1}).",
                            journalFolder, String.valueOf(failure.getMessage())));
        }
        return new JournalRecovery(journalSearch.distinctEdits(), journalSearch.troubleMessages);
    }

    /// Moves a journal and its base aside.
    static Path putAside(Path journal) throws IOException {
        Path damagedFolder = Files.createDirectories(journal.resolveSibling("damaged"));
        Path basePath = JournalFile.basePath(journal);
        if (Files.exists(basePath, LinkOption.NOFOLLOW_LINKS)) {
            Quarantine.moveToFreePath(basePath, damagedFolder.resolve(basePath.getFileName()));
        }
        Path movedPath =
                Quarantine.moveToFreePath(journal, damagedFolder.resolve(journal.getFileName()));
        DurableFile.syncFolder(damagedFolder);
        DurableFile.syncFolder(journal.resolveSibling("."));
        return movedPath;
    }

    private static final class JournalSearch {
        private final List<PendingEdits> foundEdits = new ArrayList<>();
        private final List<LocalizedSentence> troubleMessages = new ArrayList<>();

        void examineFile(Path file) {
            String fileName = file.getFileName().toString();
            if (!fileName.endsWith(JournalFile.JOURNAL_SUFFIX)) {
                removeIfLeftover(file);
            } else if (JournalClaims.claim(file)) {
                boolean isTaken = false;
                try {
                    isTaken = takeIfPending(file);
                } catch (NoSuchFileException _) {
                    // Its process has just ended it.
                } catch (IOException failure) {
                    troubleMessages.add(
                            LocalizedSentence.of(
                                    "{0} cannot be read: {1}.",
                                    file, String.valueOf(failure.getMessage())));
                } finally {
                    if (!isTaken) {
                        JournalClaims.release(file);
                    }
                }
            }
        }

        /// Whether a journal is to be offered.
        private boolean takeIfPending(Path file) throws IOException {
            if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
                putAside(file, LocalizedSentence.of("it is not a file"));
                return false;
            }
            FileChannel journalChannel = AppendChannel.openFile(file);
            boolean isTaken = false;
            try {
                isTaken =
                        JournalClaims.tryLock(journalChannel)
                                && Files.exists(file)
                                && takeIfPending(file, journalChannel);
                return isTaken;
            } finally {
                if (!isTaken) {
                    journalChannel.close();
                }
            }
        }

        private boolean takeIfPending(Path file, FileChannel journalChannel) throws IOException {
            JournalReader.ReadResult readResult = JournalReader.read(journalChannel);
            if (readResult.journalEnd() == JournalEnd.OTHER_VERSION) {
                troubleMessages.add(
                        LocalizedSentence.of(
                                "{0} has unsaved edits of another version of Octavo. Start that"
                                        + " version to recover them.",
                                file));
                return false;
            }
            Optional<PendingEdits.JournalContents> journalContents =
                    JournalReplay.replay(file, readResult, journalChannel.size());
            if (journalContents.isEmpty()) {
                putAside(file, JournalReplay.explainFailure(readResult));
                return false;
            }
            PendingEdits pendingEdits =
                    new PendingEdits(file, journalChannel, journalContents.get());
            if (JournalReplay.isNothingUnsaved(journalContents.get())) {
                pendingEdits.discardEdits();
                return false;
            }
            foundEdits.add(pendingEdits);
            return true;
        }

        private void putAside(Path file, LocalizedSentence reason) throws IOException {
            troubleMessages.add(
                    LocalizedSentence.of(
                            "{0} cannot be used: {1}. It is now at {2}.",
                            file, reason, JournalRecovery.putAside(file)));
        }

        /// Deletes the files of a process that was killed before it had written its first edit.
        private static void removeIfLeftover(Path file) {
            String fileName = file.getFileName().toString();
            boolean isUnfinished =
                    fileName.endsWith(JournalFile.UNFINISHED_SUFFIX)
                            || DurableFile.isUnfinished(file);
            boolean isOrphan =
                    fileName.endsWith(JournalFile.BASE_SUFFIX)
                            && !Files.exists(
                                    file.resolveSibling(
                                            fileName.replace(
                                                    JournalFile.BASE_SUFFIX,
                                                    JournalFile.JOURNAL_SUFFIX)));
            try {
                if ((isUnfinished || isOrphan)
                        && Files.getLastModifiedTime(file, LinkOption.NOFOLLOW_LINKS)
                                .toInstant()
                                .isBefore(Instant.now().minus(LITTER_AGE))) {
                    Files.deleteIfExists(file);
                }
            } catch (IOException _) {
                // Leftovers are harmless.
            }
        }

        /// The edits found, the oldest first. A process killed while restarting a journal leaves
        /// two with the same result.
        List<PendingEdits> distinctEdits() {
            foundEdits.sort(
                    Comparator.comparing(
                            pendingEdits -> pendingEdits.journalContents().lastEditTime()));
            List<PendingEdits> distinctEdits = new ArrayList<>();
            for (PendingEdits pendingEdits : foundEdits.reversed()) {
                if (distinctEdits.stream()
                        .noneMatch(otherEdits -> hasSameResult(pendingEdits, otherEdits))) {
                    distinctEdits.addFirst(pendingEdits);
                } else if (!tryDiscard(pendingEdits)) {
                    distinctEdits.addFirst(pendingEdits);
                }
            }
            return distinctEdits;
        }

        private static boolean hasSameResult(PendingEdits firstEdits, PendingEdits otherEdits) {
            return firstEdits
                            .journalContents()
                            .libraryPath()
                            .equals(otherEdits.journalContents().libraryPath())
                    && firstEdits.journalContents().libraryPath().isPresent()
                    && firstEdits.journalContents().troubleMessages().isEmpty()
                    && JournalReplay.haveSameBytes(
                            firstEdits.journalContents().recoveredFile(),
                            otherEdits.journalContents().recoveredFile());
        }

        private static boolean tryDiscard(PendingEdits pendingEdits) {
            try {
                pendingEdits.discardEdits();
                return true;
            } catch (IOException _) {
                return false;
            }
        }
    }
}
