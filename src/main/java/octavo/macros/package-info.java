/// The `@string`s of a library: who uses them, what is wrong with them, and making, dissolving and
/// renaming them.
@NullMarked
package octavo.macros;

import org.jspecify.annotations.NullMarked;
