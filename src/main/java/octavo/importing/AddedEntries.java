package octavo.importing;

import octavo.editing.bulk.BulkPlan;
import octavo.editing.bulk.FieldOperation;
import octavo.fields.FieldName;
import octavo.latex.LaTeX;
import octavo.library.Library;

import java.util.Set;

/// The entries that an import has added.
public final class AddedEntries {
    private AddedEntries() {}

    /// The new library with a tag in them.
    public static Library withTag(Library oldLibrary, Library newLibrary, String tag) {
        Set<Integer> addedSlots = Set.copyOf(ImportPlan.addedSlots(oldLibrary, newLibrary));
        var tagOperation = new FieldOperation.AddText(FieldName.KEYWORDS, LaTeX.escapeText(tag));
        return newLibrary.applyEdit(
                BulkPlan.of(newLibrary, addedSlots::contains, tagOperation).toEdit());
    }
}
