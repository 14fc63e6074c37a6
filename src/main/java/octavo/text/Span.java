package octavo.text;

/// A range of a text, from `start` (inclusive) to `end` (exclusive). Offsets count the text's
/// units: bytes in a file, `char`s in a string.
public record Span(int start, int end) {
    public Span {
        if (start < 0 || end < start) {
            throw new IllegalArgumentException(start + ".." + end);
        }
    }

    /// The span between two others, the first of which ends before the second starts.
    public static Span between(Span before, Span after) {
        int startOffset = before.end;
        int endOffset = after.start;
        return new Span(startOffset, endOffset);
    }

    public int length() {
        return end - start;
    }

    public boolean isEmpty() {
        return start == end;
    }

    /// The span moved by an offset.
    public Span shiftedBy(int offset) {
        return new Span(start + offset, end + offset);
    }
}
