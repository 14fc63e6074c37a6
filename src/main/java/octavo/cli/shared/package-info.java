/// What commands have in common: reading, choosing from and saving libraries.
@NullMarked
package octavo.cli.shared;

import org.jspecify.annotations.NullMarked;
