package octavo.bib;

/// An `@comment{…}`, or the line of one that has no braces. Other programs keep their own data
/// here.
public record BibComment(ByteSlice slice) implements BibItem {}
