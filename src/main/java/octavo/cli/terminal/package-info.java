/// What commands know of the process: exit status, standard output, the terminal, the log.
@NullMarked
package octavo.cli.terminal;

import org.jspecify.annotations.NullMarked;
