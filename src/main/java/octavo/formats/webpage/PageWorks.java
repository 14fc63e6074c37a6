package octavo.formats.webpage;

import octavo.formats.workdrafts.ImportedWork;

import java.util.Optional;

/// Reads web pages requested by URL.
public final class PageWorks {
    private PageWorks() {}

    /// The work that a page shows; without metadata, the page itself. Empty if it has not even a
    /// title.
    ///
    /// @param address the URL of the page
    public static Optional<ImportedWork> readPage(String html, String address) {
        return PageFormat.readPage(html, address);
    }
}
