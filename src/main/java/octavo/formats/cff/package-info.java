/// The Citation File Format.
@NullMarked
package octavo.formats.cff;

import org.jspecify.annotations.NullMarked;
