package octavo.recovery;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/// The journals of a process that was killed: no living one claims them. Tests kill none, but go on
/// with a copy of its folder.
public final class KilledProcess {
    private KilledProcess() {}

    /// Copies a state folder, as it is at this moment.
    public static void copyFolder(Path stateFolder, Path copy) throws IOException {
        try (Stream<Path> all = Files.walk(stateFolder)) {
            for (Path each : all.toList()) {
                Files.copy(each, copy.resolve(stateFolder.relativize(each).toString()));
            }
        }
    }

    /// Deletes a folder that is not needed any more.
    public static void deleteFolder(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path each : all.toList().reversed()) {
                Files.delete(each);
            }
        }
    }

    /// Has the journals in a copy of a state folder be those of a process that is gone.
    public static void forgetClaims(Path stateFolder) throws IOException {
        Path folder = EditJournal.journalFolder(stateFolder);
        if (Files.isDirectory(folder)) {
            try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
                files.forEach(JournalClaims::release);
            }
        }
    }
}
