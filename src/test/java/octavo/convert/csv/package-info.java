@NullMarked
package octavo.convert.csv;

import org.jspecify.annotations.NullMarked;
