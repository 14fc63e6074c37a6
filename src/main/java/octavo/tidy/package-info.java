/// Clean-ups: small named changes, one per class, that make a library more consistent and lose
/// nothing.
@NullMarked
package octavo.tidy;

import org.jspecify.annotations.NullMarked;
