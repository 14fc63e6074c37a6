package octavo.bib;

import octavo.text.Diagnostic;

import java.util.List;

/// An element of a `.bib` file.
public sealed interface BibItem
        permits BibEntry, BibString, BibPreamble, BibComment, BibText, BibDisabled {

    /// Every byte of the item, in file order.
    ByteSlice slice();

    /// The item's problems, at offsets within it.
    default List<Diagnostic> diagnostics() {
        return List.of();
    }

    /// Whether it is closed. BibTeX takes whatever follows an unclosed item for a part of it.
    default boolean isClosed() {
        return diagnostics().stream()
                .noneMatch(diagnostic -> BibProblem.isClosingProblem(diagnostic.code()));
    }
}
