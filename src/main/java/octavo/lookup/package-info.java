/// Looks up papers by identifiers, URLs and printed references at the services that know them.
@NullMarked
package octavo.lookup;

import org.jspecify.annotations.NullMarked;
