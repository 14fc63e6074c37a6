/// Import: one class per format reads works, which are then written in the library's style.
@NullMarked
package octavo.importer;

import org.jspecify.annotations.NullMarked;
