@NullMarked
package octavo;

import org.jspecify.annotations.NullMarked;
