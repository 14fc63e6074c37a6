package octavo.gui.tasks;

import java.util.function.Consumer;

/// Delivers only the newest request's result; drops stale ones. Confined to the window's thread.
public final class LatestOnly {
    private int lastNumber;

    /// Registers a new request, which supersedes earlier ones.
    ///
    /// @param onAnswer receives the result
    /// @return a callback that is ignored once another request is made or this one is forgotten
    public <T> Consumer<T> onlyLatest(Consumer<T> onAnswer) {
        int requestNumber = ++lastNumber;
        return answer -> {
            if (requestNumber == lastNumber) {
                onAnswer.accept(answer);
            }
        };
    }

    /// Forgets the pending request: its result is dropped too.
    public void ignorePending() {
        lastNumber++;
    }
}
