@NullMarked
package octavo.formats.ris;

import org.jspecify.annotations.NullMarked;
