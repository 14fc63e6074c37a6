@NullMarked
package octavo.formats.endnote;

import org.jspecify.annotations.NullMarked;
