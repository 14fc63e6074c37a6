package octavo.gui.tasks;

import java.util.function.Consumer;

/// Delivers only the newest request's result; drops stale ones. Confined to the window's thread.
public final class LatestOnly {
    private int asked;

    /// Registers a new request, which supersedes earlier ones.
    ///
    /// @param done receives the result
    /// @return a callback that is ignored once another request is made or this one is forgotten
    public <T> Consumer<T> only(Consumer<T> done) {
        int number = ++asked;
        return answer -> {
            if (number == asked) {
                done.accept(answer);
            }
        };
    }

    /// Forgets the pending request: its result is dropped too.
    public void forget() {
        asked++;
    }
}
