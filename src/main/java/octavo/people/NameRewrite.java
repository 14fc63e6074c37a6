package octavo.people;

import octavo.names.ListEdit;
import octavo.text.LocalizedSentence;

import java.util.List;

/// A rewrite of one name, with accompanying edits.
///
/// @param oldName the name as in the file
/// @param newName the new text
/// @param reason why, for people
public record NameRewrite(
        RewritePosition place,
        String oldName,
        String newName,
        List<ListEdit> edits,
        LocalizedSentence reason) {
    public NameRewrite {
        edits = List.copyOf(edits);
    }

    /// The location of a name.
    ///
    /// @param slot the number of the entry's slot
    /// @param position counted from 0
    public record RewritePosition(int slot, String entryKey, String field, int position) {}

    /// A name that is not rewritten, and why.
    public record RefusedName(RewritePosition place, String name, LocalizedSentence reason) {}
}
