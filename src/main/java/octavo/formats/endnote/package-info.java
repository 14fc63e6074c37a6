/// EndNote: its XML, and the tagged format that it has from refer.
@NullMarked
package octavo.formats.endnote;

import org.jspecify.annotations.NullMarked;
