/// The `@string`s of a library: their uses and problems, and creating, inlining and renaming them.
@NullMarked
package octavo.macros;

import org.jspecify.annotations.NullMarked;
