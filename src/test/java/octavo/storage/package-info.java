@NullMarked
package octavo.storage;

import org.jspecify.annotations.NullMarked;
