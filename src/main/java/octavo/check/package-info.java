/// Checks: each class finds one kind of error or suspicion in a library.
///
/// What is a fault depends on the programs that a library is written for: `ü` is one for classic
/// BibTeX and none for biber or Typst. The content, as it was opened, tells the dialect: biblatex
/// by its types and fields; 8-bit BibTeX if the file is not in UTF-8 or more entries write accents
/// as commands than as letters; else BibTeX in UTF-8. The owner may set it, and have any kind of
/// problem ignored in an entry or everywhere. Both are decisions about papers, so they are members
/// of `checks` in the sidecar: shared, merged, undone, and followed by window, command line and
/// language server alike. What is ignored in an entry goes by its key.
@NullMarked
package octavo.check;

import org.jspecify.annotations.NullMarked;
