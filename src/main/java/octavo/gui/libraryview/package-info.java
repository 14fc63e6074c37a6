/// The pages of a library side by side, under tabs.
@NullMarked
package octavo.gui.libraryview;

import org.jspecify.annotations.NullMarked;
