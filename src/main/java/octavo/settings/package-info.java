/// What the program remembers about its user between runs.
@NullMarked
package octavo.settings;

import org.jspecify.annotations.NullMarked;
