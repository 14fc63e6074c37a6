@NullMarked
package octavo.formats.source;

import org.jspecify.annotations.NullMarked;
