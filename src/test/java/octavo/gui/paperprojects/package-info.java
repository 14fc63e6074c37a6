@NullMarked
package octavo.gui.paperprojects;

import org.jspecify.annotations.NullMarked;
