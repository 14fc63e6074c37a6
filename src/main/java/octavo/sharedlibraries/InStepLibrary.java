package octavo.sharedlibraries;

import octavo.bib.BibFile;
import octavo.storage.FileStamp;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// A library in memory that has nothing to send and of which nothing waits on the server, as far as
/// is known: from here, an exchange need only look at what changes.
///
/// @param file what is in the library's file; its units are exactly the items of the base's state
/// @param baseStamps of the files that keep the base, by which another program's exchange is
///   noticed
record InStepLibrary(SyncedBase base, BibFile file, List<Optional<FileStamp>> baseStamps) {
    InStepLibrary {
        baseStamps = List.copyOf(baseStamps);
    }

    /// @return empty if the file is written in another form than the server's, so that only whole
    ///   files can be compared
    static Optional<InStepLibrary> of(Path stateFolder, SyncedBase base, BibFile file)
            throws IOException {
        return ItemNaming.SHARED_FORM.isFormOf(file)
                ? Optional.of(new InStepLibrary(base, file, readStamps(stateFolder, base)))
                : Optional.empty();
    }

    /// The same after an exchange.
    InStepLibrary after(Path stateFolder, SyncedBase newBase, BibFile newFile) throws IOException {
        return new InStepLibrary(newBase, newFile, readStamps(stateFolder, newBase));
    }

    /// Whether the base is still what is kept of it.
    boolean isPresent(Path stateFolder) throws IOException {
        return baseStamps.equals(readStamps(stateFolder, base));
    }

    private static List<Optional<FileStamp>> readStamps(Path stateFolder, SyncedBase base)
            throws IOException {
        Path basePath = SyncedBase.pathFor(stateFolder, base.libraryPath());
        return List.of(readStamp(basePath), readStamp(StateJournal.of(basePath).path()));
    }

    private static Optional<FileStamp> readStamp(Path path) throws IOException {
        return Files.exists(path) ? Optional.of(FileStamp.of(path)) : Optional.empty();
    }
}
