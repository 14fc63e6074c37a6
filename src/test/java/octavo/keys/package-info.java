@NullMarked
package octavo.keys;

import org.jspecify.annotations.NullMarked;
