package octavo.merge;

import octavo.bib.BibFile;
import octavo.bib.BibItem;
import octavo.bib.BibText;
import octavo.bib.ByteSlice;

import java.util.List;
import java.util.Optional;

/// What a merge treats as a unit: a block, or a line of the text between blocks.
///
/// @param item the block, or the text that the line belongs to
/// @param bytes without surrounding white space
public record LibraryUnit(BibItem item, ByteSlice bytes) {

    /// The units of a file, in file order.
    public static List<LibraryUnit> unitsOf(BibFile file) {
        return FileSplitter.splitFile(file).elements().stream()
                .map(unit -> new LibraryUnit(unit.item(), unit.bytes()))
                .toList();
    }

    /// Whether it is a line of text between blocks.
    public boolean isTextLine() {
        return item instanceof BibText;
    }

    /// The name that the file's owner or a program gave it, such as `@` and an entry's key.
    public Optional<String> unitName() {
        return UnitIdentities.nameOf(MergeUnit.of(item, bytes));
    }
}
