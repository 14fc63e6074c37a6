@NullMarked
package octavo.groups;

import org.jspecify.annotations.NullMarked;
