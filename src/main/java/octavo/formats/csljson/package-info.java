/// CSL-JSON, and Crossref's JSON, which extends it.
@NullMarked
package octavo.formats.csljson;

import org.jspecify.annotations.NullMarked;
