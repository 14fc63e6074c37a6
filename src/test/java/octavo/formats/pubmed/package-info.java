@NullMarked
package octavo.formats.pubmed;

import org.jspecify.annotations.NullMarked;
