package octavo.check;

import java.util.List;

/// Finds the problems of one kind in a library, item by item from the first to the last.
interface ProblemFinder {
    List<Problem> problems(CheckedItem subject);
}
