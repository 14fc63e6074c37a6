@NullMarked
package octavo.cli.onlinecommands;

import org.jspecify.annotations.NullMarked;
