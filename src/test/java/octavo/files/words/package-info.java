@NullMarked
package octavo.files.words;

import org.jspecify.annotations.NullMarked;
