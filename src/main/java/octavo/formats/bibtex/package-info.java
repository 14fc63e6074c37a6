/// BibTeX and biblatex: whole libraries, and entries that make sense without them.
@NullMarked
package octavo.formats.bibtex;

import org.jspecify.annotations.NullMarked;
