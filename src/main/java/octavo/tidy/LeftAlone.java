package octavo.tidy;

import octavo.text.LocalizedSentence;
import octavo.text.Span;

/// Something that a clean-up leaves as it is.
///
/// @param item the index of the item in the file
/// @param where its span in the item
/// @param why the reason, and what to do
public record LeftAlone(int item, Span where, LocalizedSentence why) {}
