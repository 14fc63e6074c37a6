@NullMarked
package octavo.strings;

import org.jspecify.annotations.NullMarked;
