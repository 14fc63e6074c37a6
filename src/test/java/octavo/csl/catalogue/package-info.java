@NullMarked
package octavo.csl.catalogue;

import org.jspecify.annotations.NullMarked;
