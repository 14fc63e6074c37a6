/// The program: maps its arguments to a command or a window, and trains the AOT cache for fast
/// startup.
@NullMarked
package octavo.launch;

import org.jspecify.annotations.NullMarked;
