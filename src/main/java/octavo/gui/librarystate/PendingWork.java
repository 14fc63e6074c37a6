package octavo.gui.librarystate;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/// Saves and edits of a library that are under way, for which the next save and closing wait. Used
/// on the application's thread.
public final class PendingWork {
    private final Deque<Runnable> waitingActions = new ArrayDeque<>();
    private int pendingCount;

    PendingWork() {}

    /// Something is under way until [#end].
    public void begin() {
        pendingCount++;
    }

    /// It is done, or nothing came of it.
    public void end() {
        pendingCount--;
        runWaiting();
    }

    boolean isSettled() {
        return pendingCount == 0;
    }

    /// Runs something once nothing is under way.
    public void whenSettled(Runnable action) {
        waitingActions.add(action);
        runWaiting();
    }

    /// Takes out what waits, for whoever lets it wait for something else.
    List<Runnable> takeWaiting() {
        List<Runnable> takenActions = List.copyOf(waitingActions);
        waitingActions.clear();
        return takenActions;
    }

    private void runWaiting() {
        while (isSettled() && !waitingActions.isEmpty()) {
            waitingActions.removeFirst().run();
        }
    }
}
