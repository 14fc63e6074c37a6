@NullMarked
package octavo.formats.csljson;

import org.jspecify.annotations.NullMarked;
