/// The files that a library's entries link to: where they are, and problems with the links.
///
/// Five programs write `file` in five ways, and each misreads some of the others. `FileField` keeps
/// the characters of each link; only the path of a changed link is rewritten, with the description,
/// type and escapes that its program uses. A new link looks like its neighbours. Folders are listed
/// only if they are the library's own or given on the command line, because a comment or a sidecar
/// may come from a stranger. A moved file is recognised by its name; size and content decide among
/// several.
///
/// While files are renamed they have two names: each gets its new one as a second hard link, then
/// the library is saved, then the old names go. At every instant each link leads to its file, and a
/// hard link never replaces a file. Without hard links, files are moved before the save, and back
/// if it fails. Names that differ only in case count as one on every system, because a library is
/// copied to others. A swap of two names takes two runs.
@NullMarked
package octavo.files.attachments;

import org.jspecify.annotations.NullMarked;
