/// Browsers and editors that ask the window, and editors that it sends citations to.
@NullMarked
package octavo.gui.requests;

import org.jspecify.annotations.NullMarked;
