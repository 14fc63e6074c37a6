package octavo.gui.entries;

import octavo.library.Slot;
import octavo.library.Work;

/// What the table shows of one entry.
///
/// @param slot the slot that it was made from
/// @param inherits whether it may show what other entries say
/// @param texts the text of each column
/// @param folded all its texts as search compares them
public record Row(Slot slot, boolean inherits, Texts texts, String folded) {

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
        String all =
                String.join("\n", texts.key, texts.authors, texts.title, texts.venue, texts.year);
        boolean inherits = work.entry().has("crossref") || work.entry().has("xdata");
        return new Row(slot, inherits, texts, Folding.fold(all));
    }

    int number() {
        return slot.number();
    }
}
