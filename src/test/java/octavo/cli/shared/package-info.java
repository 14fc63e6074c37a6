@NullMarked
package octavo.cli.shared;

import org.jspecify.annotations.NullMarked;
