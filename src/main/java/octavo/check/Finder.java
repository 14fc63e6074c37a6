package octavo.check;

import java.util.List;

/// Finds the problems of one kind in a library, item by item from the first to the last.
interface Finder {
    List<Problem> problems(Subject subject);
}
