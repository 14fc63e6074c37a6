/// The query language for finding entries, and the in-memory index that answers queries.
@NullMarked
package octavo.search;

import org.jspecify.annotations.NullMarked;
