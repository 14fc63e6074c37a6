package octavo.bib;

import java.util.Optional;

/// An entry that its owner put out of use by a `%` before each of its lines.
public record BibDisabled(ByteSlice slice) implements BibItem {

    /// The entry as it would be without the `%`s.
    public Optional<BibEntry> entry() {
        String bare = slice.text().replaceAll("(?m)^[ \\t]*%+", "");
        return BibParser.parse(bare).items().stream()
                .filter(BibEntry.class::isInstance)
                .map(BibEntry.class::cast)
                .findFirst();
    }
}
