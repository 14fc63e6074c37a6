@NullMarked
package octavo.importer;

import org.jspecify.annotations.NullMarked;
