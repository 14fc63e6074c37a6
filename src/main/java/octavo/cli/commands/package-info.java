/// One class a command.
@NullMarked
package octavo.cli.commands;

import org.jspecify.annotations.NullMarked;
