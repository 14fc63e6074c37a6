/// DataCite's metadata as JSON and XML.
@NullMarked
package octavo.formats.datacite;

import org.jspecify.annotations.NullMarked;
