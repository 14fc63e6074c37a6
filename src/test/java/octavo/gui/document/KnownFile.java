package octavo.gui.document;

import octavo.library.LibraryFile;

import java.util.Optional;

/// The file of an open library as the window read or wrote it last.
public final class KnownFile {
    private KnownFile() {}

    /// Its bytes; empty if there is no file.
    public static Optional<byte[]> bytes(LibraryDocument document) {
        return document.libraryFile().map(LibraryFile::library).map(known -> known.file().bytes());
    }
}
