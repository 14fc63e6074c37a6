/// Files that are whole at every instant, and what to do with those that are broken.
@NullMarked
package octavo.storage;

import org.jspecify.annotations.NullMarked;
