/// Files of references that are kept in step with a library or a paper.
///
/// These are whole files; for a `.bib` that others edit there is `into`, which merges. This package
/// only decides what a file holds; whether it may be read or replaced is decided as for publication
/// lists, because a sidecar or an `octavo.json` may come from a stranger. If one output cannot be
/// understood, none is written. A file is written on save only if its output says `onSave`, by the
/// window; `octavo watch` looks twice a second at the stamps of the files that matter and runs the
/// commands that a person would. Notifications of the system need a descriptor for each folder,
/// miss network drives and differ between systems.
@NullMarked
package octavo.paperprojects.outputs;

import org.jspecify.annotations.NullMarked;
