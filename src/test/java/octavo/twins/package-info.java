@NullMarked
package octavo.twins;

import org.jspecify.annotations.NullMarked;
