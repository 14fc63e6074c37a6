package octavo.library;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/// The undo history of a library: its present state and the named steps that led to it. Confined to
/// one thread.
public final class History {

    /// A step.
    ///
    /// @param number identifies the state after it; a step that changes nothing has the number of
    ///   the step before
    /// @param label its name in menus
    public record Step(int number, String label, Edit edit, Aside aside) {}

    /// A side effect of a step, such as a decision stored beside the library, to undo and redo with
    /// it.
    public record Aside(Runnable back, Runnable again) {
        public static final Aside NONE = new Aside(() -> {}, () -> {});
    }

    private final Deque<Step> done = new ArrayDeque<>();
    private final Deque<Step> undone = new ArrayDeque<>();
    private Library library;
    private int steps;
    private int savedAfter;

    public History(Library library) {
        this.library = library;
    }

    public Library library() {
        return library;
    }

    /// Applies an edit and discards the redo history.
    public void apply(String label, Edit edit, Aside aside) {
        Library before = library;
        library = before.apply(edit);
        undone.clear();
        int number = library == before ? state() : ++steps;
        done.push(new Step(number, label, edit, aside));
    }

    public void apply(String label, Edit edit) {
        apply(label, edit, Aside.NONE);
    }

    /// The step that undo would revert.
    public Optional<Step> lastDone() {
        return Optional.ofNullable(done.peek());
    }

    /// The step that redo would apply.
    public Optional<Step> lastUndone() {
        return Optional.ofNullable(undone.peek());
    }

    public void undo() {
        lastDone()
                .ifPresent(step -> {
                    library = library.apply(step.edit().inverse());
                    undone.push(done.pop());
                    step.aside().back().run();
                });
    }

    public void redo() {
        lastUndone()
                .ifPresent(step -> {
                    library = library.apply(step.edit());
                    done.push(undone.pop());
                    step.aside().again().run();
                });
    }

    /// The number of the present state; undo and redo return to the same numbers.
    public int state() {
        return done.isEmpty() ? 0 : done.element().number();
    }

    /// Marks a state as the one on disk.
    public void saved(int state) {
        savedAfter = state;
    }

    /// Marks that no state is on disk any more.
    public void savedNowhere() {
        savedAfter = -1;
    }

    /// Whether the present state differs from the one on disk. Undoing back to that state makes it
    /// clean again.
    public boolean isDirty() {
        return savedAfter != state();
    }
}
