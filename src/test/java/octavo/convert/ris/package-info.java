@NullMarked
package octavo.convert.ris;

import org.jspecify.annotations.NullMarked;
