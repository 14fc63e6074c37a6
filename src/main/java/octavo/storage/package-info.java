/// Files that are complete at every instant, and handling of broken ones.
@NullMarked
package octavo.storage;

import org.jspecify.annotations.NullMarked;
