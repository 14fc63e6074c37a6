@NullMarked
package octavo.importing;

import org.jspecify.annotations.NullMarked;
