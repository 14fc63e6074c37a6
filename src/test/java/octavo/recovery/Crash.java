package octavo.recovery;

import octavo.library.Library;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/// Leaves behind what a program leaves that is killed with unsaved edits.
public final class Crash {
    private Crash() {}

    public static void with(Path stateFolder, Path library, Library before, Library after)
            throws IOException {
        EditJournal journal = EditJournal.of(stateFolder, library, before);
        journal.append(after, List.of("Change year"));
        journal.abandon();
    }
}
