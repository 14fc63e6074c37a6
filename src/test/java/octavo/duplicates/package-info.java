@NullMarked
package octavo.duplicates;

import org.jspecify.annotations.NullMarked;
