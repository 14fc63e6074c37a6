package octavo.gui.commands;

import octavo.gui.openlibraries.Workspace;
import octavo.library.Library;
import octavo.lookup.FoundPaper;
import octavo.verify.ImportConfirmation;

import java.util.List;
import java.util.concurrent.ConcurrentLinkedDeque;

/// The papers that were looked up last, so that what an import takes from them gets its receipts.
final class LookedUpPapers {
    private static final int MOST_PAPERS = 1000;

    private final ConcurrentLinkedDeque<FoundPaper> papers = new ConcurrentLinkedDeque<>();

    /// Adds papers that services have found.
    void addFound(List<FoundPaper> foundPapers) {
        foundPapers.forEach(papers::addFirst);
        while (papers.size() > MOST_PAPERS) {
            papers.removeLast();
        }
    }

    /// Gives receipts to the values that an import has brought and a service has sent.
    void confirmImport(Workspace workspace, Library libraryBefore) {
        List<FoundPaper> foundPapers = List.copyOf(papers);
        if (!foundPapers.isEmpty()) {
            Library libraryAfter = workspace.document().library();
            workspace
                    .document()
                    .receiptSession()
                    .addReceipts(
                            () -> ImportConfirmation.of(libraryBefore, libraryAfter, foundPapers),
                            workspace::reportFailure);
        }
    }
}
