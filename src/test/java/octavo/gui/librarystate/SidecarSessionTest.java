package octavo.gui.librarystate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import octavo.duplicates.DistinctPairs;
import octavo.gui.tasks.BackgroundTasks;
import octavo.sidecar.Sidecar;
import octavo.sidecar.SidecarFile;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

class SidecarSessionTest {
    @TempDir private Path folder = Path.of("");

    private final Deque<Runnable> tasks = new ArrayDeque<>();

    private void work() {
        while (!tasks.isEmpty()) {
            tasks.remove().run();
        }
    }

    @Test
    void aDecisionThatIsUndoneAndRedoneWhileItIsWrittenIsWritten() {
        Path library = folder.resolve("p.bib");
        var background = new BackgroundTasks(tasks::add, Runnable::run);
        var session =
                new SidecarSession(
                        background, () -> Optional.of(library), new NoticeList(), () -> {});
        session.readFile(() -> {});
        work();
        Sidecar before = session.content();
        Sidecar after = DistinctPairs.NONE.withPair("a", "b").writeTo(before);
        session.followChange(before, after);
        work();
        session.followChange(after, before);
        session.followChange(before, after);
        work();
        assertFalse(session.isUnsaved());
        assertEquals(after, SidecarFile.loadFor(library).content());
    }
}
