package octavo.library;

import java.util.ArrayList;
import java.util.List;

/// Edits of which each is made for the state that those before it leave.
public final class EditSequence {
    private final List<Edit> edits = new ArrayList<>();
    private Library currentLibrary;

    public EditSequence(Library library) {
        this.currentLibrary = library;
    }

    /// The library after the edits so far.
    public Library currentLibrary() {
        return currentLibrary;
    }

    public void addEdit(Edit edit) {
        edits.add(edit);
        currentLibrary = currentLibrary.applyEdit(edit);
    }

    /// All of them, as one.
    public Edit.EditBatch combinedEdit() {
        return new Edit.EditBatch(edits);
    }
}
