package octavo.text;

/// A stretch of a text, from `start` up to but not including `end`. Offsets count whatever the text
/// is made of: bytes in a file, `char`s in a string.
public record Span(int start, int end) {
    public Span {
        if (start < 0 || end < start) {
            throw new IllegalArgumentException(start + ".." + end);
        }
    }

    /// What lies between two stretches, the first of which ends before the other starts.
    public static Span between(Span before, Span after) {
        int from = before.end;
        int to = after.start;
        return new Span(from, to);
    }

    public int length() {
        return end - start;
    }

    public boolean isEmpty() {
        return start == end;
    }

    /// The same stretch seen from a text in which it starts `by` further on.
    public Span shifted(int by) {
        return new Span(start + by, end + by);
    }
}
