@NullMarked
package octavo.search.groups;

import org.jspecify.annotations.NullMarked;
