/// The venues of a library: which entries belong to which series, the decisions about them, and
/// plans that unify their names.
@NullMarked
package octavo.venues;

import org.jspecify.annotations.NullMarked;
