package octavo.recovery;

import octavo.recovery.JournalReader.End;
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
/// @param edits the recoverable edits, the oldest first
/// @param troubles messages about unusable journals
public record JournalRecovery(List<PendingEdits> edits, List<LocalizedSentence> troubles) {
    private static final Duration LITTER_AGE = Duration.ofDays(1);

    public JournalRecovery {
        edits = List.copyOf(edits);
        troubles = List.copyOf(troubles);
    }

    /// Looks for journals. This never fails: an unreadable one is reported, and moved aside unless
    /// another version of Octavo may be able to read it.
    public static JournalRecovery from(Path stateFolder) {
        Search search = new Search();
        Path folder = EditJournal.folder(stateFolder);
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
            for (Path file : files) {
                search.look(file);
            }
        } catch (NoSuchFileException _) {
            // Nothing has ever been edited here.
        } catch (IOException | DirectoryIteratorException trouble) {
            search.troubles.add(
                    LocalizedSentence.of(
                            "Octavo cannot check for unsaved edits from earlier: {0} cannot be read"
                                    + " ({1}).",
                            folder, String.valueOf(trouble.getMessage())));
        }
        return new JournalRecovery(search.distinct(), search.troubles);
    }

    /// Moves a journal and its base aside.
    static Path putAside(Path journal) throws IOException {
        Path folder = Files.createDirectories(journal.resolveSibling("damaged"));
        Path base = JournalFile.base(journal);
        if (Files.exists(base, LinkOption.NOFOLLOW_LINKS)) {
            Quarantine.move(base, folder.resolve(base.getFileName()));
        }
        Path moved = Quarantine.move(journal, folder.resolve(journal.getFileName()));
        DurableFile.syncFolder(folder);
        DurableFile.syncFolder(journal.resolveSibling("."));
        return moved;
    }

    private static final class Search {
        private final List<PendingEdits> found = new ArrayList<>();
        private final List<LocalizedSentence> troubles = new ArrayList<>();

        void look(Path file) {
            String name = file.getFileName().toString();
            if (!name.endsWith(JournalFile.NAME)) {
                sweep(file);
            } else if (JournalClaims.note(file)) {
                boolean taken = false;
                try {
                    taken = isTaken(file);
                } catch (NoSuchFileException _) {
                    // Its process has just ended it.
                } catch (IOException trouble) {
                    troubles.add(
                            LocalizedSentence.of(
                                    "{0} cannot be read: {1}.",
                                    file, String.valueOf(trouble.getMessage())));
                } finally {
                    if (!taken) {
                        JournalClaims.forget(file);
                    }
                }
            }
        }

        /// Whether a journal is to be offered.
        private boolean isTaken(Path file) throws IOException {
            if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
                putAside(file, LocalizedSentence.of("it is not a file"));
                return false;
            }
            FileChannel channel = AppendChannel.open(file);
            boolean taken = false;
            try {
                taken = JournalClaims.lock(channel) && Files.exists(file) && isTaken(file, channel);
                return taken;
            } finally {
                if (!taken) {
                    channel.close();
                }
            }
        }

        private boolean isTaken(Path file, FileChannel channel) throws IOException {
            JournalReader.Result read = JournalReader.read(channel);
            if (read.end() == End.OTHER_VERSION) {
                troubles.add(
                        LocalizedSentence.of(
                                "{0} has unsaved edits of another version of Octavo. Start that"
                                        + " version to recover them.",
                                file));
                return false;
            }
            Optional<PendingEdits.Contents> contents = JournalReplay.of(file, read, channel.size());
            if (contents.isEmpty()) {
                putAside(file, JournalReplay.whyNot(read));
                return false;
            }
            PendingEdits edits = new PendingEdits(file, channel, contents.get());
            if (JournalReplay.isSettled(contents.get())) {
                edits.discard();
                return false;
            }
            found.add(edits);
            return true;
        }

        private void putAside(Path file, LocalizedSentence why) throws IOException {
            troubles.add(
                    LocalizedSentence.of(
                            "{0} cannot be used: {1}. It is now at {2}.",
                            file, why, JournalRecovery.putAside(file)));
        }

        /// Deletes the files of a process that was killed before it had written its first edit.
        private static void sweep(Path file) {
            String name = file.getFileName().toString();
            boolean unfinished =
                    name.endsWith(JournalFile.UNFINISHED) || DurableFile.isUnfinished(file);
            boolean orphan =
                    name.endsWith(JournalFile.BASE)
                            && !Files.exists(
                                    file.resolveSibling(
                                            name.replace(JournalFile.BASE, JournalFile.NAME)));
            try {
                if ((unfinished || orphan)
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
        List<PendingEdits> distinct() {
            found.sort(Comparator.comparing(each -> each.contents().last()));
            List<PendingEdits> distinct = new ArrayList<>();
            for (PendingEdits each : found.reversed()) {
                if (distinct.stream().noneMatch(other -> isSame(each, other))) {
                    distinct.addFirst(each);
                } else if (!discarded(each)) {
                    distinct.addFirst(each);
                }
            }
            return distinct;
        }

        private static boolean isSame(PendingEdits one, PendingEdits other) {
            return one.contents().library().equals(other.contents().library())
                    && one.contents().library().isPresent()
                    && one.contents().troubles().isEmpty()
                    && JournalReplay.isSame(
                            one.contents().recovered(), other.contents().recovered());
        }

        private static boolean discarded(PendingEdits each) {
            try {
                each.discard();
                return true;
            } catch (IOException _) {
                return false;
            }
        }
    }
}
