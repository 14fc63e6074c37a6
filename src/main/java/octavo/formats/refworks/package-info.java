/// The tagged format of RefWorks.
@NullMarked
package octavo.formats.refworks;

import org.jspecify.annotations.NullMarked;
