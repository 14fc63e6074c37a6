/// Work off the window's thread: background tasks, and requests of which only the newest counts.
///
/// Virtual threads are not pre-empted: as many run as there are processors, until they block. When
/// indexing, checking, counting and venues all began on opening 100,000 entries, a search waited
/// for them. So `BackgroundTasks.runWhenIdle` does such work on platform threads, one fewer than
/// there are processors, one task after another. `runInBackground` is for work that somebody waits
/// for, one platform thread per task: on virtual threads, two CV lists of 20,000 works delayed a
/// save.
@NullMarked
package octavo.gui.tasks;

import org.jspecify.annotations.NullMarked;
