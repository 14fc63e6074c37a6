package octavo.gui.librarystate;

import octavo.sharedlibraries.ExchangeTerms;
import octavo.sharedlibraries.SharingFailure;

import java.io.IOException;
import java.nio.file.Path;

/// Something that is done with a shared library.
public interface SharedWork<T> {
    T run(LibrarySharing sharing, Path library, ExchangeTerms terms)
            throws IOException, SharingFailure;
}
