@NullMarked
package octavo.settings;

import org.jspecify.annotations.NullMarked;
