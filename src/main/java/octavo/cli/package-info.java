/// The command line: one class a command, on the same core as the window.
@NullMarked
package octavo.cli;

import org.jspecify.annotations.NullMarked;
