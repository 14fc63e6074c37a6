/// Records of dblp.
@NullMarked
package octavo.formats.dblp;

import org.jspecify.annotations.NullMarked;
