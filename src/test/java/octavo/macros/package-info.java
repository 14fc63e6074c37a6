@NullMarked
package octavo.macros;

import org.jspecify.annotations.NullMarked;
