/// XML, cut into records, each a tree of elements.
@NullMarked
package octavo.formats.xml;

import org.jspecify.annotations.NullMarked;
