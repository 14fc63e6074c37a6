/// Recovery of lost work: the journal of unsaved edits, and the earlier versions of a library.
@NullMarked
package octavo.recovery;

import org.jspecify.annotations.NullMarked;
