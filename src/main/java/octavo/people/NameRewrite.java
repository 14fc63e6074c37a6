package octavo.people;

import octavo.names.ListEdit;
import octavo.text.LocalizedSentence;

import java.util.List;

/// One name to be written in another way, with what goes with it.
///
/// @param before the name as the file has it
/// @param after what is to stand there
/// @param reason in words
public record NameRewrite(
        Place place, String before, String after, List<ListEdit> edits, LocalizedSentence reason) {
    public NameRewrite {
        edits = List.copyOf(edits);
    }

    /// Where a name stands.
    ///
    /// @param slot the number of the entry's slot
    /// @param position counted from 0
    public record Place(int slot, String key, String field, int position) {}

    /// A name that is not rewritten, and why.
    public record Refused(Place place, String name, LocalizedSentence reason) {}
}
