/// The persons of a library: which spellings may be the same person, the decisions about them, and
/// plans that unify their names.
@NullMarked
package octavo.people;

import org.jspecify.annotations.NullMarked;
