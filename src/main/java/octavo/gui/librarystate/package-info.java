/// An open library: state, history, sidecar, journal, versions, external changes, and the notices
/// about them.
///
/// `SidecarSession` keeps a library's sidecar in step with the disk for all pages, which other
/// programs write too. Each page holds `SidecarEdits`, which turn every change into a step of the
/// library's history, undone in its turn. A change applies at once and is saved in the background.
/// If another program changed the same thing, nothing is written until somebody has chosen a side;
/// until then the library does not count as saved. What a decision would rewrite in the library is
/// a proposal: reviewed, refusable line by line, one undoable step.
@NullMarked
package octavo.gui.librarystate;

import org.jspecify.annotations.NullMarked;
