@NullMarked
package octavo.venuenames;

import org.jspecify.annotations.NullMarked;
