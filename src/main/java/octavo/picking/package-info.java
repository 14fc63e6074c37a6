/// Citations that editors ask for as they ask Better BibTeX.
@NullMarked
package octavo.picking;

import org.jspecify.annotations.NullMarked;
