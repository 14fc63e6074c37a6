package octavo.check;

import octavo.text.Diagnostic;

/// Something that a check found.
///
/// @param item the index of the item in the file
/// @param what the diagnostic, at offsets within the item
public record Problem(int item, Diagnostic what) {}
