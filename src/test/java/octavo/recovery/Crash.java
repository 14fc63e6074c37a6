package octavo.recovery;

import octavo.library.Library;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// Leaves behind what a program leaves that is killed with unsaved edits.
public final class Crash {
    private Crash() {}

    public static void with(Path stateFolder, Path library, Library before, Library after)
            throws IOException {
        EditJournal journal = EditJournal.of(stateFolder, library, before);
        journal.appendState(after, List.of("Change year"));
        leave(stateFolder, journal);
    }

    /// Ends a journal but leaves its files, as a process does that is killed.
    static void leave(Path stateFolder, EditJournal journal) throws IOException {
        Map<Path, byte[]> left = new HashMap<>();
        try (Stream<Path> files = Files.list(EditJournal.journalFolder(stateFolder))) {
            for (Path file : files.toList()) {
                left.put(file, Files.readAllBytes(file));
            }
        }
        journal.close();
        for (var file : left.entrySet()) {
            Files.write(file.getKey(), file.getValue());
        }
    }
}
