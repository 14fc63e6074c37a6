/// The searchable settings.
@NullMarked
package octavo.gui.settings;

import org.jspecify.annotations.NullMarked;
