@NullMarked
package octavo.text;

import org.jspecify.annotations.NullMarked;
