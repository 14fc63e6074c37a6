/// Clean-ups: small named changes, one per class, that make a library more consistent and lose
/// nothing.
@NullMarked
package octavo.editing.tidy;

import org.jspecify.annotations.NullMarked;
