package octavo.check;

import octavo.library.Library;
import octavo.receipts.LibraryReceipts;
import octavo.retractions.RetractionTable;

import java.util.List;

/// Finds problems of some kinds in a library.
public interface Check {
    /// The kinds of problem that it finds.
    List<ProblemRule> rules();

    /// The same check with what is known of retractions, if that concerns it.
    default Check withNotices(RetractionTable newNotices) {
        return this;
    }

    /// The same check with the receipts beside the library, if they concern it.
    default Check withReceipts(LibraryReceipts newReceipts) {
        return this;
    }

    /// Examines the library as a whole where necessary, and returns the finder for its items.
    ProblemFinder newFinder(Library library);
}
