package octavo.merge;

import octavo.bib.BibItem;
import octavo.bib.BibText;
import octavo.bib.ByteSlice;

/// A part of a file that is merged as a unit: a block, or a line of the text between blocks. Two
/// are equal when their bytes are.
///
/// @param item the block, or the text that the line belongs to
/// @param hash of the bytes, cached as it is needed often
record MergeUnit(BibItem item, ByteSlice bytes, int hash) {

    static MergeUnit of(BibItem block) {
        return of(block, block.slice());
    }

    static MergeUnit of(BibItem item, ByteSlice bytes) {
        return new MergeUnit(item, bytes, bytes.hashCode());
    }

    boolean isLine() {
        return item instanceof BibText;
    }

    boolean isSameKindAs(MergeUnit that) {
        return item.getClass() == that.item.getClass();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof MergeUnit that && hash == that.hash && bytes.equals(that.bytes);
    }

    @Override
    public int hashCode() {
        return hash;
    }
}
