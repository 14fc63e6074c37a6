package octavo.recovery;

import octavo.bib.BibFile;
import octavo.bib.BibParser;
import octavo.recovery.JournalFormat.JournalHeader;
import octavo.recovery.JournalFormat.JournalStep;
import octavo.recovery.JournalReader.JournalEnd;
import octavo.recovery.PendingEdits.JournalContents;
import octavo.storage.StableRead;
import octavo.text.LocalizedSentence;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.nio.channels.Channels;
import java.nio.channels.ReadableByteChannel;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Replays the steps of a journal.
final class JournalReplay {
    private JournalReplay() {}

    /// The content of a journal; empty if its base is not available.
    static Optional<JournalContents> replay(
            Path journal, JournalReader.ReadResult readResult, long journalSize) {
        if (readResult.header().isEmpty()) {
            return Optional.empty();
        }
        JournalHeader header = readResult.header().get();
        Optional<Path> libraryPath = header.libraryUri().flatMap(JournalReplay::parsePath);
        return findBase(journal, header.baseFingerprint(), libraryPath)
                .map(baseBytes ->
                        replaySteps(libraryPath, header, baseBytes, readResult, journalSize));
    }

    static LocalizedSentence explainFailure(JournalReader.ReadResult readResult) {
        if (readResult.header().isEmpty()) {
            return LocalizedSentence.of("its beginning is damaged");
        }
        int editCount = readResult.steps().size();
        return readResult
                .header()
                .flatMap(JournalHeader::libraryUri)
                .map(library ->
                        LocalizedSentence.of(
                                "the original bytes of {1}, to which its {0} edits apply, are"
                                        + " missing or damaged",
                                editCount, library))
                .orElseGet(() ->
                        LocalizedSentence.of(
                                "the original bytes, to which its {0} edits apply, are missing or"
                                        + " damaged",
                                editCount));
    }

    private static JournalContents replaySteps(
            Optional<Path> libraryPath,
            JournalHeader header,
            byte[] baseBytes,
            JournalReader.ReadResult readResult,
            long journalSize) {
        SplicedBytes splicedBytes = new SplicedBytes(baseBytes);
        List<String> stepLabels = new ArrayList<>();
        List<LocalizedSentence> troubleMessages = new ArrayList<>();
        Instant lastTime = header.startTime();
        for (JournalStep journalStep : readResult.steps()) {
            if (!splicedBytes.applySplice(journalStep.journalSplice())) {
                troubleMessages.add(
                        LocalizedSentence.of(
                                "One edit does not match those before it; it and all later ones are"
                                        + " lost."));
                break;
            }
            stepLabels.addAll(journalStep.stepLabels());
            lastTime = journalStep.editTime();
        }
        if (readResult.journalEnd() == JournalEnd.TORN) {
            troubleMessages.add(LocalizedSentence.of("The last edit is incomplete and lost."));
        } else if (readResult.journalEnd() == JournalEnd.DAMAGED) {
            troubleMessages.add(
                    LocalizedSentence.of(
                            "The journal is damaged at byte {0}; the edits in the remaining {1}"
                                    + " bytes are lost.",
                            readResult.trustedLength(), journalSize - readResult.trustedLength()));
        }
        return new JournalContents(
                libraryPath,
                header.startTime(),
                lastTime,
                stepLabels,
                BibParser.parse(baseBytes),
                BibParser.parse(splicedBytes.joinedBytes()),
                troubleMessages);
    }

    private static Optional<Path> parsePath(String uriText) {
        try {
            return Optional.of(Path.of(URI.create(uriText)));
        } catch (IllegalArgumentException | FileSystemNotFoundException _) {
            return Optional.empty();
        }
    }

    /// The bytes that the steps start from: from the state folder, otherwise from the file if it
    /// still has them.
    private static Optional<byte[]> findBase(
            Path journal, ByteFingerprint expectedFingerprint, Optional<Path> libraryPath) {
        try {
            byte[] storedBytes =
                    LibraryGzip.readCompressed(
                            JournalFile.basePath(journal), expectedFingerprint.byteCount());
            if (ByteFingerprint.of(storedBytes).equals(expectedFingerprint)) {
                return Optional.of(storedBytes);
            }
        } catch (IOException | IllegalArgumentException _) {
            // Missing or damaged.
        }
        return libraryPath
                .flatMap(path -> readIfLength(path, expectedFingerprint.byteCount()))
                .filter(bytes -> ByteFingerprint.of(bytes).equals(expectedFingerprint));
    }

    /// The bytes of a file of the given length.
    private static Optional<byte[]> readIfLength(Path path, int expectedLength) {
        try {
            return Files.isRegularFile(path) && Files.size(path) == expectedLength
                    ? Optional.of(Files.readAllBytes(path))
                    : Optional.empty();
        } catch (IOException _) {
            return Optional.empty();
        }
    }

    /// Whether nothing is unsaved: the edits are in the file, or were all undone.
    static boolean isNothingUnsaved(JournalContents contents) {
        return contents.troubleMessages().isEmpty()
                && (haveSameBytes(contents.recoveredFile(), contents.baseFile())
                        || contents.libraryPath()
                                .filter(path -> isOnDisk(contents.recoveredFile(), path))
                                .isPresent());
    }

    private static boolean isOnDisk(BibFile file, Path path) {
        try {
            return Files.isRegularFile(path) && isContentOf(file, StableRead.openChannel(path));
        } catch (IOException _) {
            return false;
        }
    }

    /// Whether two files have the same bytes.
    static boolean haveSameBytes(BibFile firstFile, BibFile otherFile) {
        return isContentOf(
                firstFile, Channels.newChannel(new ByteArrayInputStream(otherFile.bytes())));
    }

    private static boolean isContentOf(BibFile file, ReadableByteChannel channel) {
        try (channel) {
            return file.isContentOf(channel);
        } catch (IOException _) {
            return false;
        }
    }
}
