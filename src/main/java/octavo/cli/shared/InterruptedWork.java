package octavo.cli.shared;

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
    private static final String KIND_MEMBER = "kind";
    private static final String CITATIONS = "citations";
    private static final String FILES = "files";

    private InterruptedWork() {}

    /// Saves a library, and changes the citations of its entries.
    static void runRecorded(
            Path library, PendingCitations pending, ChangeRetry.RetriedStep retriedStep)
            throws LibraryFile.ChangedOnDiskException {
        if (pending.pendingSources().isEmpty()) {
            retriedStep.run();
        } else {
            runRecorded(library, pending.toJson().put(KIND_MEMBER, CITATIONS), retriedStep);
        }
    }

    /// Saves a library, and renames files that it links to.
    public static void runRecorded(
            Path library, PendingMoves pending, ChangeRetry.RetriedStep retriedStep)
            throws LibraryFile.ChangedOnDiskException {
        runRecorded(library, pending.toJson().put(KIND_MEMBER, FILES), retriedStep);
    }

    /// If a step fails, its record stays: finishing it changes nothing unless the library was
    /// saved.
    private static void runRecorded(
            Path library, ObjectNode pendingJson, ChangeRetry.RetriedStep retriedStep)
            throws LibraryFile.ChangedOnDiskException {
        Optional<WorkRecord> workRecord = beginWork(library, pendingJson);
        try {
            retriedStep.run();
            endWork(workRecord);
        } finally {
            workRecord.ifPresent(WorkRecord::close);
        }
    }

    /// If the state folder is not writable, the work continues, as saves do.
    private static Optional<WorkRecord> beginWork(Path library, ObjectNode pendingJson) {
        try {
            byte[] content = pendingJson.toString().getBytes(StandardCharsets.UTF_8);
            return Optional.of(
                    WorkRecord.beginRecord(recordFolder(), recordName(library), content));
        } catch (IOException trouble) {
            logTrouble(library, trouble);
            return Optional.empty();
        }
    }

    private static void endWork(Optional<WorkRecord> workRecord) {
        try {
            if (workRecord.isPresent()) {
                workRecord.get().removeRecord();
            }
        } catch (IOException _) {
            // Finishing it again changes nothing.
        }
    }

    private static Path recordFolder() {
        return StateFolder.ofUser().resolve("unfinished");
    }

    private static String recordName(Path library) throws IOException {
        byte[] path = LinkTarget.followLinks(library).toString().getBytes(StandardCharsets.UTF_8);
        return ContentDigest.hexDigest(path).substring(0, NAME_LENGTH);
    }

    private static void logTrouble(Path library, IOException trouble) {
        System.getLogger(InterruptedWork.class.getName())
                .log(Level.WARNING, "unfinished work on " + library, trouble);
    }

    /// Finishes what killed commands have left, and says so.
    public static void finishAbandoned(LibraryFile library, PrintWriter err) {
        try {
            for (WorkRecord abandonedRecord :
                    WorkRecord.lockAbandoned(recordFolder(), recordName(library.path()))) {
                try (abandonedRecord) {
                    FinishedWork finishedWork = finishWork(abandonedRecord, library);
                    finishedWork.messages().forEach(it -> err.println("octavo: " + it));
                    if (finishedWork.isWhole()) {
                        abandonedRecord.removeRecord();
                    }
                }
            }
        } catch (IOException trouble) {
            logTrouble(library.path(), trouble);
        }
    }

    /// A record that was cut off is of work that was not begun.
    private static FinishedWork finishWork(WorkRecord workRecord, LibraryFile library)
            throws IOException {
        try {
            JsonNode recordTree = JsonMapper.shared().readTree(workRecord.readContent());
            return switch (recordTree.path(KIND_MEMBER).asString()) {
                case CITATIONS ->
                        PendingCitations.of(recordTree).finishCitations(library.library());
                case FILES -> PendingMoves.of(recordTree).finishMoves(library);
                default -> FinishedWork.NOTHING;
            };
        } catch (JacksonException | InvalidPathException _) {
            return FinishedWork.NOTHING;
        }
    }
}
