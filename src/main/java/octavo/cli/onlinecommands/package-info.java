/// Commands that ask services about papers, and those that tell what the services have said.
@NullMarked
package octavo.cli.onlinecommands;

import org.jspecify.annotations.NullMarked;
