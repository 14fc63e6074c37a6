@NullMarked
package octavo.editing.tidy;

import org.jspecify.annotations.NullMarked;
