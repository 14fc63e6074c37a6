/// Pictures of papers: how many appeared when, who wrote together, and who cites whom. Each is a
/// table, too.
@NullMarked
package octavo.gui.pictures;

import org.jspecify.annotations.NullMarked;
