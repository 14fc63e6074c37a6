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
    private final Path journal;
    private final FileChannel channel;
    private final Contents contents;

    /// The content of a journal.
    ///
    /// @param library the edited file; empty if it had not been saved yet
    /// @param first when the first edit was made
    /// @param last when the last edit was made
    /// @param labels the labels of the steps, the first one first
    /// @param base the file when it was last read or written
    /// @param recovered the file with the edits
    /// @param troubles messages about what is missing
    public record Contents(
            Optional<Path> library,
            Instant first,
            Instant last,
            List<String> labels,
            BibFile base,
            BibFile recovered,
            List<LocalizedSentence> troubles) {
        public Contents {
            labels = List.copyOf(labels);
            troubles = List.copyOf(troubles);
        }
    }

    PendingEdits(Path journal, FileChannel channel, Contents contents) {
        this.journal = journal;
        this.channel = channel;
        this.contents = contents;
    }

    public Contents contents() {
        return contents;
    }

    /// Removes the edits: they are safe elsewhere, or no one wants them. A journal that could not
    /// be read completely is moved aside rather than deleted.
    public void discard() throws IOException {
        if (contents.troubles().isEmpty()) {
            Files.deleteIfExists(journal);
            Files.deleteIfExists(JournalFile.base(journal));
            close();
            DurableFile.syncFolder(journal.resolveSibling("."));
        } else {
            JournalRecovery.putAside(journal);
            close();
        }
    }

    /// Leaves the edits to the next process that looks.
    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException _) {
            // Nothing was written through it.
        }
        JournalClaims.forget(journal);
    }
}
