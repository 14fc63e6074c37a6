@NullMarked
package octavo.formats.referencelists;

import org.jspecify.annotations.NullMarked;
