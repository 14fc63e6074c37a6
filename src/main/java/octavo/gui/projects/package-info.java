/// The page of the papers that cite a library.
@NullMarked
package octavo.gui.projects;

import org.jspecify.annotations.NullMarked;
