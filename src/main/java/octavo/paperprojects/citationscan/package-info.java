/// Citations in a paper's sources: TeX and its auxiliary files, Typst, Markdown and Org. The live
/// ones of documents are in `octavo.officedocuments`; those typed into documents are
/// `TextClusters`.
///
/// Citations are found by scanning, because TeX writes them into `.aux` and `.bcf` only when it
/// runs, and Typst and pandoc nowhere. Each scanner makes one pass and skips what the format's
/// program does not read: comments, verbatim, `\iffalse`, code, formulas, addresses, the names in
/// `\newcommand`. `.aux` and `.bcf` are read if they are named or a folder has no source: a stale
/// `.aux` must not override the text. Macros are not expanded, so `\foo{x}` that calls `\cite` is
/// missed. In Typst, a label that a source sets is no citation; any other unknown name is reported,
/// since Typst would stop at it too. `keys --tex` renames with the same scanners, and `.ci/cited`
/// compares them with TeX, biber and pandoc.
@NullMarked
package octavo.paperprojects.citationscan;

import org.jspecify.annotations.NullMarked;
