package octavo.gui.entries;

import octavo.library.Slot;
import octavo.library.Work;

/// What the table shows of one entry.
///
/// @param slot the slot that it was made from
/// @param inherits whether it may show what other entries say
/// @param texts the text of each column
public record Row(Slot slot, boolean inherits, Texts texts) {

    /// The texts of the columns.
    public record Texts(
            String key, String authors, String title, String venue, String year, String kind) {}

    static Row of(Slot slot, Work work) {
        Texts texts =
                new Texts(
                        work.key(),
                        work.authorsInShort(),
                        work.title(),
                        work.venue(),
                        work.year(),
                        work.kind().id());
        boolean inherits = work.entry().has("crossref") || work.entry().has("xdata");
        return new Row(slot, inherits, texts);
    }

    int number() {
        return slot.number();
    }
}
