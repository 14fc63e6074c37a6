@NullMarked
package octavo.values;

import org.jspecify.annotations.NullMarked;
