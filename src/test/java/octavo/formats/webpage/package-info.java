@NullMarked
package octavo.formats.webpage;

import org.jspecify.annotations.NullMarked;
