@NullMarked
package octavo.convert.csl;

import org.jspecify.annotations.NullMarked;
