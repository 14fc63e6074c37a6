@NullMarked
package octavo.formats.word;

import org.jspecify.annotations.NullMarked;
