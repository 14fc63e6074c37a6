/// Where papers come from: one class a format reads works, which are then written as a library
/// writes.
@NullMarked
package octavo.importer;

import org.jspecify.annotations.NullMarked;
