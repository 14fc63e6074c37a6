@NullMarked
package octavo.formats.datacite;

import org.jspecify.annotations.NullMarked;
