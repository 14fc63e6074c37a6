@NullMarked
package octavo.names;

import org.jspecify.annotations.NullMarked;
