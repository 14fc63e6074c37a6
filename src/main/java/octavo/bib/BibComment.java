package octavo.bib;

import octavo.text.Span;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// An `@comment{…}`, or the rest of the line where it has no braces. Other programs store their own
/// data in these.
public record BibComment(ByteSlice slice) implements BibItem {
    /// This comment with a text inserted before its end, and no other byte changed. Empty if it
    /// would no longer be one comment, or if the text cannot be encoded.
    public Optional<BibComment> extended(String text) {
        int end = slice.length() - 1;
        if (end < 0 || slice.at(end) != '}') {
            return Optional.empty();
        }
        return slice.encode(text)
                .map(bytes -> slice.replacing(new Span(end, end), bytes))
                .filter(BibComment::isOne)
                .map(BibComment::new);
    }

    /// A comment of a text that is one.
    public static Optional<BibComment> parse(String text) {
        List<BibItem> items = BibParser.parse(text).items();
        return items.size() == 1 && items.getFirst() instanceof BibComment comment
                ? Optional.of(comment)
                : Optional.empty();
    }

    /// This comment with another text in the same encoding. Empty if that would not be one comment,
    /// or if the bytes here mean no text that can be written again.
    public Optional<BibComment> withText(String text) {
        boolean isExact =
                slice.encode(slice.text())
                        .filter(bytes -> Arrays.equals(bytes, slice.bytes()))
                        .isPresent();
        return isExact
                ? slice.encode(text)
                        .map(bytes -> slice.replacing(new Span(0, slice.length()), bytes))
                        .filter(BibComment::isOne)
                        .map(BibComment::new)
                : Optional.empty();
    }

    private static boolean isOne(ByteSlice text) {
        List<BibItem> items = BibParser.parse(text.bytes()).items();
        return items.size() == 1 && items.getFirst() instanceof BibComment;
    }
}
