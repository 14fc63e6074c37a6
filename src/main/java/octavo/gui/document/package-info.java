/// An open library: state, history, sidecar, journal, versions, external changes, and the notices
/// about them.
@NullMarked
package octavo.gui.document;

import org.jspecify.annotations.NullMarked;
