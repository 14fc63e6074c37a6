@NullMarked
package octavo.exporter.bibtex;

import org.jspecify.annotations.NullMarked;
