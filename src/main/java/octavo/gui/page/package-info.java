/// What a page of an open library is given, and what it has to be.
@NullMarked
package octavo.gui.page;

import org.jspecify.annotations.NullMarked;
