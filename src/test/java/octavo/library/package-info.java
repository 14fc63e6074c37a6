@NullMarked
package octavo.library;

import org.jspecify.annotations.NullMarked;
