package octavo.editing.tidy;

import octavo.text.LocalizedSentence;
import octavo.text.Span;

/// Something that a clean-up leaves as it is.
///
/// @param itemIndex the index of the item in the file
/// @param itemSpan its span in the item
/// @param reason the reason, and what to do
public record SkippedChange(int itemIndex, Span itemSpan, LocalizedSentence reason) {}
