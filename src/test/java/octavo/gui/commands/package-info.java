@NullMarked
package octavo.gui.commands;

import org.jspecify.annotations.NullMarked;
