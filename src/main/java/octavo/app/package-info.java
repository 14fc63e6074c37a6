/// The program: turns its arguments into a command or a window, and trains the cache of classes
/// that makes the next start fast.
@NullMarked
package octavo.app;

import org.jspecify.annotations.NullMarked;
