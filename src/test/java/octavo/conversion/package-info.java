@NullMarked
package octavo.conversion;

import org.jspecify.annotations.NullMarked;
