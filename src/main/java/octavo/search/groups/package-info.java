/// Groups of entries as other programs keep them in a library: JabRef's tree (also Better
/// BibTeX's), BibDesk's static and smart groups, Mendeley's folders.
///
/// Octavo has no groups of its own: users move between these programs, and co-authors use several
/// at once. All are read into one tree, on each use, from the library's comments and fields, so
/// nothing can go stale. `group:NAME` is replaced by the slots of its entries before the index is
/// asked. Edits go where the program looks: a paper joins a static group of JabRef by its `groups`
/// field, and a new group is one line of JabRef's tree. Groups that list their papers themselves
/// can only be read. A pattern from a file may read each text only so often, since a stranger may
/// have written it.
@NullMarked
package octavo.search.groups;

import org.jspecify.annotations.NullMarked;
