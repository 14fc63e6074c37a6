package octavo.bib;

import octavo.text.Diagnostic;

import java.util.List;

/// One of the things that a `.bib` file is a sequence of.
public sealed interface BibItem
        permits BibEntry, BibString, BibPreamble, BibComment, BibText, BibDisabled {

    /// Every byte of the item, in the order of the file.
    ByteSlice slice();

    /// What is wrong with it, at offsets within the item.
    default List<Diagnostic> diagnostics() {
        return List.of();
    }

    /// Whether it is closed. BibTeX takes what stands behind an item that is not for a part of it.
    default boolean ends() {
        return diagnostics().stream().noneMatch(each -> BibProblem.isOfEnd(each.code()));
    }
}
