/// An open library: its state and history, its sidecar, its journal and versions, changes that
/// other programs make to its file, and the notices that tell of all this.
@NullMarked
package octavo.gui.document;

import org.jspecify.annotations.NullMarked;
