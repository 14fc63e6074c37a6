/// The lossless tree of a `.bib` file: every byte belongs to one item and stays as it is until an
/// edit touches it.
@NullMarked
package octavo.bib;

import org.jspecify.annotations.NullMarked;
