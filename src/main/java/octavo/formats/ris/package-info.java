/// RIS, the tagged format of reference managers.
@NullMarked
package octavo.formats.ris;

import org.jspecify.annotations.NullMarked;
