/// PubMed's XML, and the tagged format of MEDLINE.
@NullMarked
package octavo.formats.pubmed;

import org.jspecify.annotations.NullMarked;
