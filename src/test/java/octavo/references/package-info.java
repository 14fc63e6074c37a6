@NullMarked
package octavo.references;

import org.jspecify.annotations.NullMarked;
