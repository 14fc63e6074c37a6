/// Commands about versions of a library: comparing, merging and restoring them, and exchanging them
/// by git or a database.
@NullMarked
package octavo.cli.versioncommands;

import org.jspecify.annotations.NullMarked;
