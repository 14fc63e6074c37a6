package octavo.check;

import octavo.library.Library;

import java.util.List;

/// A check of individual entries.
interface EntryCheck extends Check {

    /// The problems of an entry.
    List<Problem> findProblems(CheckedItem checkedItem);

    @Override
    default ProblemFinder newFinder(Library library) {
        return checkedItem -> checkedItem.isEntry() ? findProblems(checkedItem) : List.of();
    }
}
