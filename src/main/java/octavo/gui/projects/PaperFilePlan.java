package octavo.gui.projects;

import octavo.gui.controls.MessageTranslator;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.projects.PendingReferences;
import octavo.projects.ProjectReading.ReadContent;
import octavo.projects.TargetFile;
import octavo.recovery.VersionStore;
import octavo.storage.SafeWrite;
import octavo.storage.StateFolder;
import octavo.text.LocalizedSentence;
import octavo.text.UnifiedDiff;
import octavo.text.WordedException;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// What would be written into a paper's own file.
///
/// @param left what cannot be written, with reasons
public record PaperFilePlan(PendingReferences pending, List<String> diff, List<String> left) {
    public PaperFilePlan {
        diff = List.copyOf(diff);
        left = List.copyOf(left);
    }

    public Path file() {
        return pending.file().path();
    }

    /// The plan for a paper's file.
    ///
    /// @param open the file of the open library
    static PaperFilePlan of(ReadContent content, TargetFile into, Optional<Path> open)
            throws IOException {
        Path target = into.judged();
        List<Path> libraries =
                Stream.concat(open.stream(), content.review().profile().libraries().stream())
                        .toList();
        if (SafeWrite.findReplaced(target, libraries).isPresent()) {
            throw new WordedException(target, LocalizedSentence.of("it is the library itself"));
        }
        PendingReferences pending = content.review().pending(into);
        return new PaperFilePlan(
                pending,
                UnifiedDiff.of(
                        into.path().toString(),
                        pending.file().library().file().text(),
                        pending.update().library().file().text()),
                pending.update().left().stream().map(MessageTranslator::of).toList());
    }

    /// Writes it.
    void write() throws IOException {
        pending.write(PaperFilePlan::save);
    }

    /// What was there is kept as a version.
    static void save(LibraryFile file, Library now) throws IOException {
        if (file.isOnDisk()) {
            VersionStore.of(StateFolder.ofUser(), file.path())
                    .storeVersion(file.library().file(), Instant.now());
        }
        LibraryFile _ = file.saveLibrary(now);
    }
}
