/// What commands know of the process: exit status, standard output, the terminal, the log.
@NullMarked
package octavo.cli.process;

import org.jspecify.annotations.NullMarked;
