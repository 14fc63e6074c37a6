/// Web pages with metadata about the work that they show.
@NullMarked
package octavo.formats.webpage;

import org.jspecify.annotations.NullMarked;
