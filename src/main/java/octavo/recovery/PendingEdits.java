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

/// Edits that a process made and could not save before it ended. They stay in the journal until
/// they are discarded; until they are closed, no other process offers them.
public final class PendingEdits implements AutoCloseable {
    private final Path journal;
    private final FileChannel channel;
    private final Contents contents;

    /// What a journal holds.
    ///
    /// @param library the file that was edited; nothing if it had not been saved yet
    /// @param first when the first of the edits was made
    /// @param last when the last of them was made
    /// @param labels the names of the steps, the first one first
    /// @param base the file when it was last read or written
    /// @param recovered the file with the edits
    /// @param troubles what is missing, in words for people
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

    /// Ends the matter, as the edits are in safety or nobody wants them. A journal that could not
    /// be read to its end is put aside instead of being deleted.
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

    /// Leaves the edits where they are, for the next one who asks.
    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException _) {
            // Nothing was written by it.
        }
        JournalClaims.forget(journal);
    }
}
