@NullMarked
package octavo.csl.valueformats;

import org.jspecify.annotations.NullMarked;
