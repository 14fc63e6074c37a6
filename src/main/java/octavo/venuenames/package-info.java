/// Journals, conferences and the like: parsing venue names, and the register of known series.
@NullMarked
package octavo.venuenames;

import org.jspecify.annotations.NullMarked;
