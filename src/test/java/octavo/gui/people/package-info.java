@NullMarked
package octavo.gui.people;

import org.jspecify.annotations.NullMarked;
