package octavo.gui.commands;

import octavo.gui.tasks.BackgroundTasks;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Random;

/// The background of a window whose tasks wait until somebody runs them, in any order. Outcomes
/// come in the order in which they were reached.
final class PendingWork {
    private final List<Runnable> tasks = new ArrayList<>();
    private final Deque<Runnable> outcomes = new ArrayDeque<>();

    BackgroundTasks background() {
        return new BackgroundTasks(tasks::add, outcomes::add);
    }

    /// Runs one task, or delivers one outcome.
    ///
    /// @return whether there was one
    private boolean runOne(Random random) {
        if (!outcomes.isEmpty() && (tasks.isEmpty() || random.nextBoolean())) {
            outcomes.remove().run();
            return true;
        }
        if (tasks.isEmpty()) {
            return false;
        }
        tasks.remove(random.nextInt(tasks.size())).run();
        return true;
    }

    /// Runs so many of them.
    void runSome(Random random, int most) {
        for (int i = random.nextInt(most + 1); i > 0; i--) {
            runOne(random);
        }
    }

    /// Runs all, and all that they lead to.
    void runAll(Random random) {
        while (runOne(random)) {
            // There may be another.
        }
    }

    /// Forgets all, as a process does that is killed.
    void forget() {
        tasks.clear();
        outcomes.clear();
    }
}
