/// Crossref's XML.
@NullMarked
package octavo.formats.crossref;

import org.jspecify.annotations.NullMarked;
