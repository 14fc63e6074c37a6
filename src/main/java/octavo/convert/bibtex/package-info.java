/// Export as BibTeX and biblatex.
@NullMarked
package octavo.convert.bibtex;

import org.jspecify.annotations.NullMarked;
