/// The page of venues: how a library writes journals and conferences, and its strings.
@NullMarked
package octavo.gui.venues;

import org.jspecify.annotations.NullMarked;
