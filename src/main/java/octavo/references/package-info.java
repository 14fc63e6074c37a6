/// References in any CSL style: works as CSL items, and the styles that format them.
@NullMarked
package octavo.references;

import org.jspecify.annotations.NullMarked;
