package octavo.library;

/// A field inherited from another entry.
///
/// @param key the key of that entry
public record InheritedField(String key, String text) {}
