/// The sidebar: the parts of the library, and their sizes.
///
/// Each line is a query that goes into the search field when chosen, and its count is what that
/// query finds, so the two cannot disagree. Counts of all values, updated at the cost of each edit,
/// only decide which lines come first. What no query can express (problems, what changed here)
/// filters the table beside the search. Saved searches are settings and not part of a library,
/// because they apply to several and an unsaved library has no sidecar.
@NullMarked
package octavo.gui.sidebar;

import org.jspecify.annotations.NullMarked;
