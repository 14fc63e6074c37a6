@NullMarked
package octavo.csl.values;

import org.jspecify.annotations.NullMarked;
