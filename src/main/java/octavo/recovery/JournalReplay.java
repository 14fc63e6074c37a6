package octavo.recovery;

import octavo.bib.BibFile;
import octavo.bib.BibParser;
import octavo.recovery.JournalFormat.Head;
import octavo.recovery.JournalFormat.Step;
import octavo.recovery.JournalReader.End;
import octavo.recovery.PendingEdits.Contents;
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
    static Optional<Contents> of(Path journal, JournalReader.Result read, long size) {
        if (read.head().isEmpty()) {
            return Optional.empty();
        }
        Head head = read.head().get();
        Optional<Path> library = head.library().flatMap(JournalReplay::path);
        return base(journal, head.base(), library)
                .map(base -> contents(library, head, base, read, size));
    }

    static LocalizedSentence whyNot(JournalReader.Result read) {
        if (read.head().isEmpty()) {
            return LocalizedSentence.of("its beginning is damaged");
        }
        int edits = read.steps().size();
        return read.head()
                .flatMap(Head::library)
                .map(library ->
                        LocalizedSentence.of(
                                "the original bytes of {1}, to which its {0} edits apply, are"
                                        + " missing or damaged",
                                edits, library))
                .orElseGet(() ->
                        LocalizedSentence.of(
                                "the original bytes, to which its {0} edits apply, are missing or"
                                        + " damaged",
                                edits));
    }

    private static Contents contents(
            Optional<Path> library, Head head, byte[] base, JournalReader.Result read, long size) {
        SplicedBytes bytes = new SplicedBytes(base);
        List<String> labels = new ArrayList<>();
        List<LocalizedSentence> troubles = new ArrayList<>();
        Instant last = head.time();
        for (Step step : read.steps()) {
            if (!bytes.make(step.splice())) {
                troubles.add(
                        LocalizedSentence.of(
                                "One edit does not match those before it; it and all later ones are"
                                        + " lost."));
                break;
            }
            labels.addAll(step.labels());
            last = step.time();
        }
        if (read.end() == End.TORN) {
            troubles.add(LocalizedSentence.of("The last edit is incomplete and lost."));
        } else if (read.end() == End.DAMAGED) {
            troubles.add(
                    LocalizedSentence.of(
                            "The journal is damaged at byte {0}; the edits in the remaining {1}"
                                    + " bytes are lost.",
                            read.readTo(), size - read.readTo()));
        }
        return new Contents(
                library,
                head.time(),
                last,
                labels,
                BibParser.parse(base),
                BibParser.parse(bytes.bytes()),
                troubles);
    }

    private static Optional<Path> path(String address) {
        try {
            return Optional.of(Path.of(URI.create(address)));
        } catch (IllegalArgumentException | FileSystemNotFoundException _) {
            return Optional.empty();
        }
    }

    /// The bytes that the steps start from: from the state folder, otherwise from the file if it
    /// still has them.
    private static Optional<byte[]> base(
            Path journal, ByteFingerprint expected, Optional<Path> library) {
        try {
            byte[] stored = LibraryGzip.read(JournalFile.base(journal), expected.length());
            if (ByteFingerprint.of(stored).equals(expected)) {
                return Optional.of(stored);
            }
        } catch (IOException | IllegalArgumentException _) {
            // Missing or damaged.
        }
        return library.flatMap(path -> onDisk(path, expected.length()))
                .filter(bytes -> ByteFingerprint.of(bytes).equals(expected));
    }

    /// The bytes of a file of the given length.
    private static Optional<byte[]> onDisk(Path path, int length) {
        try {
            return Files.isRegularFile(path) && Files.size(path) == length
                    ? Optional.of(Files.readAllBytes(path))
                    : Optional.empty();
        } catch (IOException _) {
            return Optional.empty();
        }
    }

    /// Whether nothing is unsaved: the edits are in the file, or were all undone.
    static boolean isSettled(Contents contents) {
        return contents.troubles().isEmpty()
                && (isSame(contents.recovered(), contents.base())
                        || contents.library()
                                .filter(path -> isOnDisk(contents.recovered(), path))
                                .isPresent());
    }

    private static boolean isOnDisk(BibFile file, Path path) {
        try {
            return Files.isRegularFile(path) && isIn(file, StableRead.channel(path));
        } catch (IOException _) {
            return false;
        }
    }

    /// Whether two files have the same bytes.
    static boolean isSame(BibFile one, BibFile other) {
        return isIn(one, Channels.newChannel(new ByteArrayInputStream(other.bytes())));
    }

    private static boolean isIn(BibFile file, ReadableByteChannel channel) {
        try (channel) {
            return file.isIn(channel);
        } catch (IOException _) {
            return false;
        }
    }
}
