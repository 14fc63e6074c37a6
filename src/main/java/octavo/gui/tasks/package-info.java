/// Work off the window's thread: background tasks, and requests of which only the newest counts.
@NullMarked
package octavo.gui.tasks;

import org.jspecify.annotations.NullMarked;
