/// Commits of a library in its git repository, and who changed its fields.
@NullMarked
package octavo.gui.commits;

import org.jspecify.annotations.NullMarked;
