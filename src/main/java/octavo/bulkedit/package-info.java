/// Changes of many entries at once: set, add to, clear, move or copy a field, find and replace.
@NullMarked
package octavo.bulkedit;

import org.jspecify.annotations.NullMarked;
