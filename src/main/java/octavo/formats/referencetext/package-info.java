/// References as printed: split, and parsed into their fields without a look-up.
@NullMarked
package octavo.formats.referencetext;

import org.jspecify.annotations.NullMarked;
