/// Imports: from sources to a reviewable plan in the library's own style.
@NullMarked
package octavo.importing;

import org.jspecify.annotations.NullMarked;
