package octavo.paperprojects.citationscan;

import octavo.text.Span;

/// A key cited in a source.
///
/// @param key as in the source; [#ALL] means every entry
/// @param keySpan the span of the key in the text, in characters
public record CitedKey(String key, Span keySpan) {
    /// The key in `\nocite{*}`.
    public static final String ALL = "*";
}
