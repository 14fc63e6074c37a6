/// The page of entries that belong together: duplicates to be merged, preprints to be linked.
@NullMarked
package octavo.gui.duplicates;

import org.jspecify.annotations.NullMarked;
