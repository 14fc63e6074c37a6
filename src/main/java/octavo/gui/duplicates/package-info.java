/// The duplicates page: duplicates to merge, preprints to link.
@NullMarked
package octavo.gui.duplicates;

import org.jspecify.annotations.NullMarked;
