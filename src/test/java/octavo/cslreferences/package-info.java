@NullMarked
package octavo.cslreferences;

import org.jspecify.annotations.NullMarked;
