@NullMarked
package octavo.formats.bibtex;

import org.jspecify.annotations.NullMarked;
