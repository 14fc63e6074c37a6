/// The rooms of Octavo. This package is empty: the program starts in `octavo.launch.Main`.
@NullMarked
package octavo;

import org.jspecify.annotations.NullMarked;
