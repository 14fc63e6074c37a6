/// Citation keys: a formula for them, a plan of who gets which, and the references that follow.
@NullMarked
package octavo.keys;

import org.jspecify.annotations.NullMarked;
