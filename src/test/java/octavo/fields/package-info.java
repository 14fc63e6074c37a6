@NullMarked
package octavo.fields;

import org.jspecify.annotations.NullMarked;
