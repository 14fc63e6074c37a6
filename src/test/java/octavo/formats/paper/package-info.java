@NullMarked
package octavo.formats.paper;

import org.jspecify.annotations.NullMarked;
