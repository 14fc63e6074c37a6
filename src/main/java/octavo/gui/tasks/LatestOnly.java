package octavo.gui.tasks;

import java.util.function.Consumer;

/// Has only the answer to the latest of some questions taken; an answer to an earlier one is
/// dropped, whenever it comes. It belongs to the window's thread.
public final class LatestOnly {
    private int asked;

    /// Notes that another question is asked, which is the latest from now on.
    ///
    /// @param done takes an answer
    /// @return the same, until yet another question is asked or this one is forgotten
    public <T> Consumer<T> only(Consumer<T> done) {
        int number = ++asked;
        return answer -> {
            if (number == asked) {
                done.accept(answer);
            }
        };
    }

    /// Forgets the question that is open: its answer is not taken either.
    public void forget() {
        asked++;
    }
}
