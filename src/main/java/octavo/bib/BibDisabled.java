package octavo.bib;

import java.util.Optional;

/// An entry that its owner commented out with a `%` at the start of each line.
public record BibDisabled(ByteSlice slice) implements BibItem {

    /// The entry without the `%`s.
    public Optional<BibEntry> entry() {
        String bare = slice.text().replaceAll("(?m)^[ \\t]*%+", "");
        return BibParser.parse(bare).items().stream()
                .filter(BibEntry.class::isInstance)
                .map(BibEntry.class::cast)
                .findFirst();
    }
}
