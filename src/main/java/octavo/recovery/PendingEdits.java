package octavo.recovery;

import octavo.bib.BibFile;
import octavo.storage.DurableFile;
import octavo.text.LocalizedSentence;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// Edits that a process could not save before it ended. They stay in the journal until they are
/// discarded; until they are closed, no other process offers them.
public final class PendingEdits implements AutoCloseable {
    private final Path journalPath;
    private final FileChannel journalChannel;
    private final JournalContents journalContents;

    /// The content of a journal.
    ///
    /// @param libraryPath the edited file; empty if it had not been saved yet
    /// @param firstEditTime when the first edit was made
    /// @param lastEditTime when the last edit was made
    /// @param stepLabels the labels of the steps, the first one first
    /// @param baseFile the file when it was last read or written
    /// @param recoveredFile the file with the edits
    /// @param troubleMessages messages about what is missing
    public record JournalContents(
            Optional<Path> libraryPath,
            Instant firstEditTime,
            Instant lastEditTime,
            List<String> stepLabels,
            BibFile baseFile,
            BibFile recoveredFile,
            List<LocalizedSentence> troubleMessages) {
        public JournalContents {
            stepLabels = List.copyOf(stepLabels);
            troubleMessages = List.copyOf(troubleMessages);
        }
    }

    PendingEdits(Path journalPath, FileChannel channel, JournalContents contents) {
        this.journalPath = journalPath;
        this.journalChannel = channel;
        this.journalContents = contents;
    }

    public JournalContents journalContents() {
        return journalContents;
    }

    /// Removes the edits: they are safe elsewhere, or no one wants them. A journal that could not
    /// be read completely is moved aside rather than deleted.
    public void discardEdits() throws IOException {
        if (journalContents.troubleMessages().isEmpty()) {
            Files.deleteIfExists(journalPath);
            Files.deleteIfExists(JournalFile.basePath(journalPath));
            close();
            DurableFile.syncFolder(journalPath.resolveSibling("."));
        } else {
            JournalRecovery.putAside(journalPath);
            close();
        }
    }

    /// Leaves the edits to the next process that looks.
    @Override
    public void close() {
        try {
            journalChannel.close();
        } catch (IOException _) {
            // Nothing was written through it.
        }
        JournalClaims.release(journalPath);
    }
}
