/// The persons of a library: which spellings may be the same one, what was decided about them, and
/// plans that write them in one way.
@NullMarked
package octavo.people;

import org.jspecify.annotations.NullMarked;
