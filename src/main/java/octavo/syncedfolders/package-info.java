/// Libraries in folders that a service synchronises (Dropbox, Nextcloud, Syncthing, OneDrive, a
/// network drive): conflicted copies are found, merged and removed, and incomplete files are
/// recognised. Window and command line both use this package.
///
/// Copies are recognised by name, since comparing contents would have to guess how similar two
/// libraries must be. A word such as *conflict* in the name is certain; `papers (1).bib` or
/// `papers-DESKTOP-A1B2C3D.bib` are only likely, and only beside a `papers.bib`: they are merged
/// when somebody says so. `papers-thesis.bib` is no copy.
///
/// A wrong common ancestor loses edits silently, and a file does not say what it was made from.
/// [ProvedAncestor] takes a whole earlier state only where it is proved to be one, and otherwise
/// only as much of it as cannot lose anything (decision 0690).
@NullMarked
package octavo.syncedfolders;

import org.jspecify.annotations.NullMarked;
