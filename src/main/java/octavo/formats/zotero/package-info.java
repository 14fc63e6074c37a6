/// Items of Zotero as JSON, and as RDF, which it exports unless another format is chosen.
@NullMarked
package octavo.formats.zotero;

import org.jspecify.annotations.NullMarked;
