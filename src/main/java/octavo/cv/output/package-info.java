/// Publication lists as files, in each format.
///
/// `CvFiles` turns a format and a list into the contents of files by path, because a list is not
/// always one text: biblatex needs a bibliography beside it, a website is a folder. `CvFormat`
/// knows only the shape of the result, so that writers are packages of their own. `--check`
/// compares bytes, so every writer is deterministic: no dates, no hash order, no compression in
/// DOCX, which differs between machines.
///
/// An output refuses to write if any of its files is the library or its sidecar, also through a
/// link: `latex-biblatex` to `papers.tex` puts its bibliography beside it as `papers.bib`, and
/// somebody lost a library that way. A bibliography beside the target, which nobody asked for by
/// name, replaces only a file whose first line says that it is ours. An invalid query in a
/// requested section ends the command before anything is written, and `--all` refuses two outputs
/// with the same file, unless each has its marks in it.
///
/// What a list last said is a small compressed snapshot per target in the state folder, so that
/// `--diff` can say what moved: the file itself cannot be read back, and in the sidecar the
/// snapshot would conflict at each export. It may be deleted at any time, and `--check` never
/// writes it.
///
/// `octavo cv --all` for ten profiles of 2,000 publications writes 100,000 pages, so these are not
/// forced to the disk (`QuickWrite`): a page can be rebuilt, half a page is never exposed, and
/// after a power cut a new one may be empty. A page that is the beginning of the intended text
/// counts as ours.
@NullMarked
package octavo.cv.output;

import org.jspecify.annotations.NullMarked;
