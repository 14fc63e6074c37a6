package octavo.citations;

import octavo.text.Span;

/// A key that a source cites.
///
/// @param key as the source has it; [#ALL] stands for every entry
/// @param where the key lies in the text, in characters
public record CitedKey(String key, Span where) {
    /// What `\nocite{*}` names.
    public static final String ALL = "*";
}
