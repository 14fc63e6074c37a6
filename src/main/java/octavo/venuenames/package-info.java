/// Journals, conferences and the like: what a written venue names, and the register of those that
/// are known.
@NullMarked
package octavo.venuenames;

import org.jspecify.annotations.NullMarked;
