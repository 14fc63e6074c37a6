package octavo.library;

import octavo.bib.BibItem;

/// A place in a library. Its number never changes, so that a selection, say, still means the same
/// entry after an edit and after undoing it.
public record Slot(int number, BibItem item) {
    Slot with(BibItem other) {
        return new Slot(number, other);
    }
}
