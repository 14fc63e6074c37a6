@NullMarked
package octavo.formats.hayagriva;

import org.jspecify.annotations.NullMarked;
