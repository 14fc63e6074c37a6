/// BibTeX that leaves the library.
@NullMarked
package octavo.exporter.bibtex;

import org.jspecify.annotations.NullMarked;
