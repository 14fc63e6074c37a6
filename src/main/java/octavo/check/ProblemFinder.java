package octavo.check;

import java.util.List;

/// Finds the problems of one kind, item by item from first to last.
interface ProblemFinder {
    List<Problem> findProblems(CheckedItem checkedItem);
}
