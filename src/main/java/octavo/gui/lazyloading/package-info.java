/// Adds long lists and large pages to the window step by step.
@NullMarked
package octavo.gui.lazyloading;

import org.jspecify.annotations.NullMarked;
