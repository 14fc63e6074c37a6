package octavo.library;

import java.util.ArrayList;
import java.util.List;

/// Edits of which each is made for the state that those before it leave.
public final class EditSequence {
    private final List<Edit> edits = new ArrayList<>();
    private Library state;

    public EditSequence(Library library) {
        this.state = library;
    }

    /// The library after the edits so far.
    public Library state() {
        return state;
    }

    public void add(Edit edit) {
        edits.add(edit);
        state = state.apply(edit);
    }

    /// All of them, as one.
    public Edit.Batch edit() {
        return new Edit.Batch(edits);
    }
}
