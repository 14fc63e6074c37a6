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
    public Optional<BibComment> withTextBeforeEnd(String insertedText) {
        int closingOffset = slice.length() - 1;
        if (closingOffset < 0 || slice.byteAt(closingOffset) != '}') {
            return Optional.empty();
        }
        return slice.encode(insertedText)
                .map(encodedText ->
                        slice.withReplaced(new Span(closingOffset, closingOffset), encodedText))
                .filter(BibComment::isSingleComment)
                .map(BibComment::new);
    }

    /// A comment of a text that is one.
    public static Optional<BibComment> parse(String sourceText) {
        List<BibItem> parsedItems = BibParser.parse(sourceText).items();
        return parsedItems.size() == 1 && parsedItems.getFirst() instanceof BibComment comment
                ? Optional.of(comment)
                : Optional.empty();
    }

    /// This comment with another text in the same encoding. Empty if that would not be one comment,
    /// or if the bytes here mean no text that can be written again.
    public Optional<BibComment> withText(String newText) {
        boolean isExact =
                slice.encode(slice.text())
                        .filter(encodedText -> Arrays.equals(encodedText, slice.bytes()))
                        .isPresent();
        return isExact
                ? slice.encode(newText)
                        .map(encodedText ->
                                slice.withReplaced(new Span(0, slice.length()), encodedText))
                        .filter(BibComment::isSingleComment)
                        .map(BibComment::new)
                : Optional.empty();
    }

    private static boolean isSingleComment(ByteSlice candidate) {
        List<BibItem> parsedItems = BibParser.parse(candidate.bytes()).items();
        return parsedItems.size() == 1 && parsedItems.getFirst() instanceof BibComment;
    }
}
