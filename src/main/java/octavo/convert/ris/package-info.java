/// Works as RIS, the tagged format of reference managers.
@NullMarked
package octavo.convert.ris;

import org.jspecify.annotations.NullMarked;
