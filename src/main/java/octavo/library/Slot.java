package octavo.library;

import octavo.bib.BibItem;

/// A place in a library. Its number stays with it through every change of what it holds, so that a
/// selection, say, still means the same entry after an edit and after taking it back.
public record Slot(int number, BibItem item) {
    Slot with(BibItem other) {
        return new Slot(number, other);
    }
}
