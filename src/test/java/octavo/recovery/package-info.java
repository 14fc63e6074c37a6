@NullMarked
package octavo.recovery;

import org.jspecify.annotations.NullMarked;
