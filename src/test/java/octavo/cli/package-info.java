@NullMarked
package octavo.cli;

import org.jspecify.annotations.NullMarked;
