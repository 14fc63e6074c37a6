package octavo.library;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/// A library as it changes: its present state, and the named steps that led there and can be taken
/// back. It belongs to one thread.
public final class History {

    /// A step.
    ///
    /// @param number tells it from every other step, even from one that does the same
    /// @param label the name that a menu shows for it
    public record Step(int number, String label, Edit edit) {}

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

    /// Makes an edit; what had been undone can then no longer be redone.
    public void apply(String label, Edit edit) {
        library = library.apply(edit);
        undone.clear();
        done.push(new Step(++steps, label, edit));
    }

    /// The step that undo would take back.
    public Optional<Step> lastDone() {
        return Optional.ofNullable(done.peek());
    }

    /// The step that redo would make again.
    public Optional<Step> lastUndone() {
        return Optional.ofNullable(undone.peek());
    }

    public void undo() {
        lastDone()
                .ifPresent(step -> {
                    library = library.apply(step.edit().inverse());
                    undone.push(done.pop());
                });
    }

    public void redo() {
        lastUndone()
                .ifPresent(step -> {
                    library = library.apply(step.edit());
                    done.push(undone.pop());
                });
    }

    /// A number for the present state; the same state has the same number again after undo or redo.
    public int state() {
        return done.isEmpty() ? 0 : done.element().number();
    }

    /// Notes that a state is the one on disk.
    public void saved(int state) {
        savedAfter = state;
    }

    /// Notes that none of the states is the one on disk any more.
    public void savedNowhere() {
        savedAfter = -1;
    }

    /// Whether the present state differs from the one on disk. Undoing back to it makes it clean
    /// again.
    public boolean isDirty() {
        return savedAfter != state();
    }
}
