@NullMarked
package octavo.bib;

import org.jspecify.annotations.NullMarked;
