/// What is wrong, or looks wrong, in a library: one named check a class.
@NullMarked
package octavo.check;

import org.jspecify.annotations.NullMarked;
