@NullMarked
package octavo.search;

import org.jspecify.annotations.NullMarked;
