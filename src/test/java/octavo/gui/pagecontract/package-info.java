@NullMarked
package octavo.gui.pagecontract;

import org.jspecify.annotations.NullMarked;
