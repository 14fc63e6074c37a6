package octavo.library;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/// The undo history of a library: its present state and the named steps that led to it. Confined to
/// one thread.
public final class History {

    /// A step.
    ///
    /// @param stateNumber identifies the state after it; a step that changes nothing has the number
    ///   of the step before
    /// @param label its name in menus
    public record HistoryStep(int stateNumber, String label, Edit edit, SideEffect sideEffect) {}

    /// A side effect of a step, such as a decision stored beside the library, to undo and redo with
    /// it.
    public record SideEffect(Runnable undoAction, Runnable redoAction) {
        public static final SideEffect NONE = new SideEffect(() -> {}, () -> {});
    }

    private final Deque<HistoryStep> doneSteps = new ArrayDeque<>();
    private final Deque<HistoryStep> undoneSteps = new ArrayDeque<>();
    private Library library;
    private int lastStateNumber;
    private int savedState;

    public History(Library library) {
        this.library = library;
    }

    public Library library() {
        return library;
    }

    /// Changes how titles are cited. This is not an undoable step: it is stored in the sidecar.
    public void citeTitles(TitleCapitals titleCapitals) {
        library = library.withTitles(titleCapitals);
    }

    /// Applies an edit and discards the redo history.
    public void applyEdit(String label, Edit edit, SideEffect sideEffect) {
        Library libraryBefore = library;
        library = libraryBefore.applyEdit(edit);
        undoneSteps.clear();
        int newState = library == libraryBefore ? stateNumber() : ++lastStateNumber;
        doneSteps.push(new HistoryStep(newState, label, edit, sideEffect));
    }

    public void applyEdit(String label, Edit edit) {
        applyEdit(label, edit, SideEffect.NONE);
    }

    /// The step that undo would revert.
    public Optional<HistoryStep> lastDoneStep() {
        return Optional.ofNullable(doneSteps.peek());
    }

    /// The step that redo would apply.
    public Optional<HistoryStep> nextRedoStep() {
        return Optional.ofNullable(undoneSteps.peek());
    }

    public void undo() {
        lastDoneStep()
                .ifPresent(step -> {
                    library = library.applyEdit(step.edit().inverse());
                    undoneSteps.push(doneSteps.pop());
                    step.sideEffect().undoAction().run();
                });
    }

    public void redo() {
        nextRedoStep()
                .ifPresent(step -> {
                    library = library.applyEdit(step.edit());
                    doneSteps.push(undoneSteps.pop());
                    step.sideEffect().redoAction().run();
                });
    }

    /// The number of the present state; undo and redo return to the same numbers.
    public int stateNumber() {
        return doneSteps.isEmpty() ? 0 : doneSteps.element().stateNumber();
    }

    /// Marks a state as the one on disk.
    public void markSaved(int state) {
        savedState = state;
    }

    /// Marks that no state is on disk any more.
    public void markUnsaved() {
        savedState = -1;
    }

    /// Whether the present state differs from the one on disk. Undoing back to that state makes it
    /// clean again.
    public boolean isDirty() {
        return savedState != stateNumber();
    }
}
