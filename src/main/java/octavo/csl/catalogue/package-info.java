/// The styles that come with Octavo, and finding one by name.
@NullMarked
package octavo.csl.catalogue;

import org.jspecify.annotations.NullMarked;
