@NullMarked
package octavo.fuzz;

import org.jspecify.annotations.NullMarked;
