/// What stands above the form: which paper it is, and what one does with it.
@NullMarked
package octavo.gui.entryhead;

import org.jspecify.annotations.NullMarked;
