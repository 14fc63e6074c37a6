/// Papers by what names them: identifiers, addresses and printed references, looked up at the
/// services that know them.
@NullMarked
package octavo.lookup;

import org.jspecify.annotations.NullMarked;
