package octavo.library;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/// A library as it changes: its present state, and the named steps that led there and can be taken
/// back. It belongs to one thread.
public final class History {

    /// A step.
    ///
    /// @param number tells its state from every other; one that leaves the library as it is has the
    ///   number of the step before
    /// @param label the name that a menu shows for it
    public record Step(int number, String label, Edit edit, Aside aside) {}

    /// What a step does besides, once it was done: a decision may be kept beside the library.
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

    /// Makes an edit; what had been undone can then no longer be redone.
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
