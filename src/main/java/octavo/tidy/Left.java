package octavo.tidy;

import octavo.text.Span;
import octavo.text.Wording;

/// Something that clean-ups leave as it is.
///
/// @param item the index of the item in the file
/// @param where where in the item
/// @param why why, and what to do
public record Left(int item, Span where, Wording why) {}
