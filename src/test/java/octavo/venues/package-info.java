@NullMarked
package octavo.venues;

import org.jspecify.annotations.NullMarked;
