@NullMarked
package octavo.cli.libraries;

import org.jspecify.annotations.NullMarked;
