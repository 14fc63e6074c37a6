package octavo.library;

/// A field inherited from another entry.
///
/// @param parentKey the key of that entry
public record InheritedField(String parentKey, String inheritedText) {}
