package octavo.library;

/// A field that an entry has from another.
///
/// @param key the key of the other entry
public record InheritedField(String key, String text) {}
