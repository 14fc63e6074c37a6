@NullMarked
package octavo.formats.xml;

import org.jspecify.annotations.NullMarked;
