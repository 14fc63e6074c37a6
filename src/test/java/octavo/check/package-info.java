@NullMarked
package octavo.check;

import org.jspecify.annotations.NullMarked;
