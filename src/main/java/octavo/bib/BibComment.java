package octavo.bib;

/// An `@comment{…}`, or the rest of the line where it has no braces. Other programs store their own
/// data in these.
public record BibComment(ByteSlice slice) implements BibItem {}
