package octavo.cli.libraries;

import octavo.library.LibraryFile;
import octavo.storage.ContentDigest;
import octavo.storage.LinkTarget;
import octavo.storage.StateFolder;
import octavo.storage.WorkRecord;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

import java.io.IOException;
import java.io.PrintWriter;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/// Work that changes other files together with a library: it is recorded before it begins, so that
/// the next command that changes the library can finish what a killed one has begun.
public final class InterruptedWork {
    private static final int NAME_LENGTH = 16;
    private static final String KIND = "kind";
    private static final String CITATIONS = "citations";
    private static final String FILES = "files";

    private InterruptedWork() {}

    /// Saves a library, and changes the citations of its entries.
    static void run(Path library, PendingCitations pending, ChangeRetry.Step step)
            throws LibraryFile.ChangedOnDiskException {
        if (pending.sources().isEmpty()) {
            step.run();
        } else {
            run(library, pending.toJson().put(KIND, CITATIONS), step);
        }
    }

    /// Saves a library, and renames files that it links to.
    public static void run(Path library, PendingMoves pending, ChangeRetry.Step step)
            throws LibraryFile.ChangedOnDiskException {
        run(library, pending.toJson().put(KIND, FILES), step);
    }

    /// If a step fails, its record stays: finishing it changes nothing unless the library was
    /// saved.
    private static void run(Path library, ObjectNode what, ChangeRetry.Step step)
            throws LibraryFile.ChangedOnDiskException {
        Optional<WorkRecord> begun = begun(library, what);
        try {
            step.run();
            end(begun);
        } finally {
            begun.ifPresent(WorkRecord::close);
        }
    }

    /// If the state folder is not writable, the work continues, as saves do.
    private static Optional<WorkRecord> begun(Path library, ObjectNode what) {
        try {
            byte[] content = what.toString().getBytes(StandardCharsets.UTF_8);
            return Optional.of(WorkRecord.beginRecord(folder(), name(library), content));
        } catch (IOException trouble) {
            log(library, trouble);
            return Optional.empty();
        }
    }

    private static void end(Optional<WorkRecord> begun) {
        try {
            if (begun.isPresent()) {
                begun.get().removeRecord();
            }
        } catch (IOException _) {
            // Finishing it again changes nothing.
        }
    }

    private static Path folder() {
        return StateFolder.ofUser().resolve("unfinished");
    }

    private static String name(Path library) throws IOException {
        byte[] path = LinkTarget.followLinks(library).toString().getBytes(StandardCharsets.UTF_8);
        return ContentDigest.hexDigest(path).substring(0, NAME_LENGTH);
    }

    private static void log(Path library, IOException trouble) {
        System.getLogger(InterruptedWork.class.getName())
                .log(Level.WARNING, "unfinished work on " + library, trouble);
    }

    /// Finishes what killed commands have left, and says so.
    public static void finish(LibraryFile library, PrintWriter err) {
        try {
            for (WorkRecord each : WorkRecord.lockAbandoned(folder(), name(library.path()))) {
                try (each) {
                    FinishedWork finished = finished(each, library);
                    finished.messages().forEach(it -> err.println("octavo: " + it));
                    if (finished.isWhole()) {
                        each.removeRecord();
                    }
                }
            }
        } catch (IOException trouble) {
            log(library.path(), trouble);
        }
    }

    /// A record that was cut off is of work that was not begun.
    private static FinishedWork finished(WorkRecord record, LibraryFile library)
            throws IOException {
        try {
            JsonNode tree = JsonMapper.shared().readTree(record.readContent());
            return switch (tree.path(KIND).asString()) {
                case CITATIONS -> PendingCitations.of(tree).finish(library.library());
                case FILES -> PendingMoves.of(tree).finish(library);
                default -> FinishedWork.NOTHING;
            };
        } catch (JacksonException | InvalidPathException _) {
            return FinishedWork.NOTHING;
        }
    }
}
