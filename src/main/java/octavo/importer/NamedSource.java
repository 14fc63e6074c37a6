package octavo.importer;

/// A content, and what to call it in messages.
///
/// @param name of the file; empty for what was pasted
public record NamedSource(String name, SourceContent content) {}
