/// Instrumentation for tests and scripts.
@NullMarked
package octavo.gui.probe;

import org.jspecify.annotations.NullMarked;
