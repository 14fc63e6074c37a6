@NullMarked
package octavo.merge;

import org.jspecify.annotations.NullMarked;
