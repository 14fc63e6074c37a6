@NullMarked
package octavo.cli.versioncommands;

import org.jspecify.annotations.NullMarked;
