@NullMarked
package octavo.tidy;

import org.jspecify.annotations.NullMarked;
