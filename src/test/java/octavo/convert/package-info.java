@NullMarked
package octavo.convert;

import org.jspecify.annotations.NullMarked;
