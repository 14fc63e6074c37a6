/// One language for finding entries, and the index in memory that answers it.
@NullMarked
package octavo.search;

import org.jspecify.annotations.NullMarked;
