/// The venues of a library: which entries belong to which series, what is decided about them, and
/// how their names are made the same.
@NullMarked
package octavo.venues;

import org.jspecify.annotations.NullMarked;
