@NullMarked
package octavo.series;

import org.jspecify.annotations.NullMarked;
