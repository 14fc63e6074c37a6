@NullMarked
package octavo.gui;

import org.jspecify.annotations.NullMarked;
