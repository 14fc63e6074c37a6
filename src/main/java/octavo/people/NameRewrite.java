package octavo.people;

import octavo.names.ListEdit;
import octavo.text.LocalizedSentence;

import java.util.List;

/// A rewrite of one name, with accompanying edits.
///
/// @param before the name as in the file
/// @param after the new text
/// @param reason why, for people
public record NameRewrite(
        Place place, String before, String after, List<ListEdit> edits, LocalizedSentence reason) {
    public NameRewrite {
        edits = List.copyOf(edits);
    }

    /// The location of a name.
    ///
    /// @param slot the number of the entry's slot
    /// @param position counted from 0
    public record Place(int slot, String key, String field, int position) {}

    /// A name that is not rewritten, and why.
    public record Refused(Place place, String name, LocalizedSentence reason) {}
}
