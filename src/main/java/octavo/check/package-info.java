/// Checks: each class finds one kind of error or suspicion in a library.
@NullMarked
package octavo.check;

import org.jspecify.annotations.NullMarked;
