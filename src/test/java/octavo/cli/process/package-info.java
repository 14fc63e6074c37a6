@NullMarked
package octavo.cli.process;

import org.jspecify.annotations.NullMarked;
