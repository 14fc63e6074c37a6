@NullMarked
package octavo.cli.terminal;

import org.jspecify.annotations.NullMarked;
