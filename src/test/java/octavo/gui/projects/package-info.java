@NullMarked
package octavo.gui.projects;

import org.jspecify.annotations.NullMarked;
