package octavo.gui.paperprojects;

import octavo.gui.controls.MessageTranslator;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.paperprojects.PendingReferences;
import octavo.paperprojects.ProjectReading.ReadContent;
import octavo.paperprojects.TargetFile;
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
/// @param keptRemarks what cannot be written, with reasons
public record PaperFilePlan(
        PendingReferences pendingReferences, List<String> diffLines, List<String> keptRemarks) {
    public PaperFilePlan {
        diffLines = List.copyOf(diffLines);
        keptRemarks = List.copyOf(keptRemarks);
    }

    public Path file() {
        return pendingReferences.libraryFile().path();
    }

    /// The plan for a paper's file.
    ///
    /// @param openLibrary the file of the open library
    static PaperFilePlan of(
            ReadContent readContent, TargetFile targetFile, Optional<Path> openLibrary)
            throws IOException {
        Path targetPath = targetFile.writablePath();
        List<Path> libraries =
                Stream.concat(
                                openLibrary.stream(),
                                readContent.paperReview().projectProfile().libraries().stream())
                        .toList();
        if (SafeWrite.findReplaced(targetPath, libraries).isPresent()) {
            throw new WordedException(targetPath, LocalizedSentence.of("it is the library itself"));
        }
        PendingReferences pendingReferences =
                readContent.paperReview().pendingReferences(targetFile);
        return new PaperFilePlan(
                pendingReferences,
                UnifiedDiff.of(
                        targetFile.path().toString(),
                        pendingReferences.libraryFile().library().file().text(),
                        pendingReferences.updatedFile().library().file().text()),
                pendingReferences.updatedFile().keptNotes().stream()
                        .map(MessageTranslator::of)
                        .toList());
    }

    /// Writes it.
    void writeFile() throws IOException {
        pendingReferences.writeUpdate(PaperFilePlan::saveLibrary);
    }

    /// What was there is kept as a version.
    static void saveLibrary(LibraryFile file, Library newLibrary) throws IOException {
        if (file.isOnDisk()) {
            VersionStore.of(StateFolder.ofUser(), file.path())
                    .storeVersion(file.library().file(), Instant.now());
        }
        LibraryFile _ = file.saveLibrary(newLibrary);
    }
}
