/// Works as CSL items, for the citation engine and as CSL-JSON.
@NullMarked
package octavo.convert.csl;

import org.jspecify.annotations.NullMarked;
