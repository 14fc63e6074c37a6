@NullMarked
package octavo.convert.bibtex;

import org.jspecify.annotations.NullMarked;
