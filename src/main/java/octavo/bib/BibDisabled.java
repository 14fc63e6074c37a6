package octavo.bib;

import java.util.Optional;

/// An entry that its owner commented out with a `%` at the start of each line.
public record BibDisabled(ByteSlice slice) implements BibItem {

    /// The entry without the `%`s.
    public Optional<BibEntry> parseEntry() {
        String uncommentedText = slice.text().replaceAll("(?m)^[ \\t]*%+", "");
        return BibParser.parse(uncommentedText).items().stream()
                .filter(BibEntry.class::isInstance)
                .map(BibEntry.class::cast)
                .findFirst();
    }
}
