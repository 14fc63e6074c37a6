/// The page of the papers that cite a library.
@NullMarked
package octavo.gui.paperprojects;

import org.jspecify.annotations.NullMarked;
