/// Records of library catalogues: MARC 21 and MODS.
@NullMarked
package octavo.formats.marc;

import org.jspecify.annotations.NullMarked;
