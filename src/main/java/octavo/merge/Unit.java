package octavo.merge;

import octavo.bib.BibItem;
import octavo.bib.BibText;
import octavo.bib.Slice;

/// A thing in a file that is merged as one: a block, or a line of the text between blocks. Two are
/// equal when their bytes are.
///
/// @param item the block, or the text that the line is of
/// @param hash of the bytes, which is asked for often
record Unit(BibItem item, Slice bytes, int hash) {

    static Unit of(BibItem block) {
        return of(block, block.slice());
    }

    static Unit of(BibItem item, Slice bytes) {
        return new Unit(item, bytes, bytes.hashCode());
    }

    boolean isLine() {
        return item instanceof BibText;
    }

    boolean isOfKindOf(Unit that) {
        return item.getClass() == that.item.getClass();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Unit that && hash == that.hash && bytes.equals(that.bytes);
    }

    @Override
    public int hashCode() {
        return hash;
    }
}
