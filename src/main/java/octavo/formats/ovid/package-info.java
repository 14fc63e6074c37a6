/// Exports from Ovid.
@NullMarked
package octavo.formats.ovid;

import org.jspecify.annotations.NullMarked;
