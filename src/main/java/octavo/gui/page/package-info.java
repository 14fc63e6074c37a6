/// What a page of an open library receives and provides.
@NullMarked
package octavo.gui.page;

import org.jspecify.annotations.NullMarked;
