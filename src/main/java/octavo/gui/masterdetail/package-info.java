/// The shape that the pages with decisions share: a list of what there is to decide, the papers
/// that it is about, and what would happen, above a bar of actions that never moves.
@NullMarked
package octavo.gui.masterdetail;

import org.jspecify.annotations.NullMarked;
