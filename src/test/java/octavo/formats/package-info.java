@NullMarked
package octavo.formats;

import org.jspecify.annotations.NullMarked;
