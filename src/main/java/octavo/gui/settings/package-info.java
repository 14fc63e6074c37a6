/// What people can set, to be found by words.
@NullMarked
package octavo.gui.settings;

import org.jspecify.annotations.NullMarked;
