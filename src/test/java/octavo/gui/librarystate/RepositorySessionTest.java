package octavo.gui.librarystate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import octavo.gitrepositories.GitClones;
import octavo.gui.tasks.BackgroundTasks;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/// What git is asked for, one task after the other.
class RepositorySessionTest {
    @TempDir private Path folder = Path.of("");
    private final Deque<Runnable> tasks = new ArrayDeque<>();
    private final Deque<Runnable> uiActions = new ArrayDeque<>();
    private final NoticeList notices = new NoticeList();

    @Test
    void whatIsCancelledWhileItsResultIsOnItsWayHasNoConsequences() throws Exception {
        Path library = GitClones.inFolder(folder).cloneAs("mai");
        var session =
                new RepositorySession(
                        new BackgroundTasks(tasks::add, uiActions::add),
                        () -> Optional.of(library),
                        notices);
        List<String> results = new ArrayList<>();
        session.runAsked("Working", true, _ -> "done", results::add);
        tasks.remove().run();
        notices.noticeList().getFirst().actions().getFirst().task().run();
        assertFalse(session.isBusy());
        uiActions.remove().run();
        assertEquals(List.of(), results);
        assertEquals(List.of(), notices.noticeList());
    }
}
