/// Themes and font sizes.
@NullMarked
package octavo.gui.theme;

import org.jspecify.annotations.NullMarked;
