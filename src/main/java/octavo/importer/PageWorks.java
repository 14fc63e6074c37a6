package octavo.importer;

import java.util.Optional;

/// Reads pages of the web that somebody asked for by their address.
public final class PageWorks {
    private PageWorks() {}

    /// The work that a page shows; of a page that describes none, the page itself. Nothing if it
    /// has not even a title.
    ///
    /// @param address where the page lies
    public static Optional<ImportedWork> read(String html, String address) {
        return PageFormat.work(html, address);
    }
}
