/// Clean-ups: small named changes that make a library more even and lose nothing, one a class.
@NullMarked
package octavo.tidy;

import org.jspecify.annotations.NullMarked;
