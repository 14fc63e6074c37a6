@NullMarked
package octavo.files;

import org.jspecify.annotations.NullMarked;
