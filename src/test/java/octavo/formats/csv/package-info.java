@NullMarked
package octavo.formats.csv;

import org.jspecify.annotations.NullMarked;
