/// Changes to many entries at once: set, extend, clear, move or copy a field; find and replace.
@NullMarked
package octavo.editing.bulk;

import org.jspecify.annotations.NullMarked;
