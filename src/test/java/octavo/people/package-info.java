@NullMarked
package octavo.people;

import org.jspecify.annotations.NullMarked;
