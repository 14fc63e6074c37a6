/// Records of lines that start with a tag, which many formats are made of.
@NullMarked
package octavo.formats.tagged;

import org.jspecify.annotations.NullMarked;
