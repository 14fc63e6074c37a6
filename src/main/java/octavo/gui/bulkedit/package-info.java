/// Changes of many entries at once: the form of a selection, find and replace.
@NullMarked
package octavo.gui.bulkedit;

import org.jspecify.annotations.NullMarked;
