/// Works that services know, chosen for import: searched for in catalogues, for one.
@NullMarked
package octavo.gui.discovery;

import org.jspecify.annotations.NullMarked;
