/// The `@string`s of a library: their uses and problems, and creating, inlining and renaming them.
@NullMarked
package octavo.editing.strings;

import org.jspecify.annotations.NullMarked;
