package octavo.tidy;

import octavo.text.LocalizedSentence;
import octavo.text.Span;

/// Something that clean-ups leave as it is.
///
/// @param item the index of the item in the file
/// @param where where in the item
/// @param why why, and what to do
public record LeftAlone(int item, Span where, LocalizedSentence why) {}
