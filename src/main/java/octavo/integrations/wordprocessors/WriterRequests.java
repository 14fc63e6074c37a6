package octavo.integrations.wordprocessors;

import octavo.integrations.wordprocessors.LiveDocument.AlertButtons;
import octavo.integrations.wordprocessors.LiveDocument.DocumentException;
import octavo.net.FrameChannel;
import octavo.net.FrameChannel.TextFrame;
import octavo.text.LocalizedSentence;

import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;

/// Serves the connections of word processors: one command at a time, whoever asks.
public final class WriterRequests {
    /// Where Zotero's extension for LibreOffice looks for Zotero.
    public static final int PORT = 23116;

    /// Who connects and says nothing is no word processor.
    private static final Duration FIRST_PATIENCE = Duration.ofSeconds(2);

    private final AuthorQuestions author;
    private final ReentrantLock commandLock = new ReentrantLock();

    public WriterRequests(AuthorQuestions author) {
        this.author = author;
    }

    /// Makes the first citation as fast as the others. It takes seconds, so call it in the
    /// background.
    public static void warmUp() {
        CitingWarmUp.run();
    }

    /// Serves a connection until the other side ends it, or says what no word processor says.
    public void serve(FrameChannel channel) {
        Duration patience = FIRST_PATIENCE;
        try {
            while (true) {
                TextFrame frame = channel.readFrame(patience);
                Optional<WriterCommand> command =
                        frame.number() == 0 ? WriterCommand.parse(frame.text()) : Optional.empty();
                if (command.isEmpty()) {
                    return;
                }
                patience = Duration.ZERO;
                performAlone(channel, command.get());
            }
        } catch (IOException _) {
            // The document was closed, or never was one.
        }
    }

    private void performAlone(FrameChannel channel, WriterCommand command) throws IOException {
        LiveDocument document = LiveDocument.active(channel);
        if (!commandLock.tryLock()) {
            showMessage(
                    document,
                    LocalizedSentence.of("Octavo is busy with the citation of another document."));
            document.complete();
            return;
        }
        try {
            new WriterSession(document, author).perform(command);
        } catch (DocumentException problem) {
            showMessage(
                    document,
                    LocalizedSentence.of(
                            "The document could not be changed: {0}",
                            String.valueOf(problem.getMessage())));
        } finally {
            commandLock.unlock();
        }
        document.complete();
    }

    private void showMessage(LiveDocument document, LocalizedSentence message) throws IOException {
        document.confirm(author.translate(message), AlertButtons.OK);
    }
}
