/// What commands print of libraries: lists, JSON, SARIF.
@NullMarked
package octavo.cli.output;

import org.jspecify.annotations.NullMarked;
