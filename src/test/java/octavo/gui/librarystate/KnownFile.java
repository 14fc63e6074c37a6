package octavo.gui.librarystate;

import octavo.bib.BibFile;

/// The file of an open library as the window read or wrote it last.
public final class KnownFile {
    private KnownFile() {}

    /// Its content, whose damaged items may end elsewhere when it is read again.
    public static BibFile file(LibraryDocument document) {
        return document.libraryFile().orElseThrow().library().file();
    }
}
