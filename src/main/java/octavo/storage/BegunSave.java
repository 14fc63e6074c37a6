package octavo.storage;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/// Record of an in-place save that this computer started and may not have finished, in the state
/// folder, named by the file's path and the digests of the old and new bytes. Anything next to a
/// file may have come with it, from anyone; only a save recorded here is completed.
///
/// @param recordPath the record's path; it need not exist
public record BegunSave(Path recordPath) {
    /// A file's save from one state to another.
    ///
    /// @param statesFolder contains both states
    public static BegunSave of(Path targetFile, Path statesFolder) throws IOException {
        String saveDescription =
                "%s\n%s\n%s\n"
                        .formatted(
                                targetFile,
                                ContentDigest.hexDigest(
                                        Files.readAllBytes(statesFolder.resolve("old"))),
                                ContentDigest.hexDigest(
                                        Files.readAllBytes(statesFolder.resolve("new"))));
        String recordName =
                ContentDigest.hexDigest(saveDescription.getBytes(StandardCharsets.UTF_8));
        return new BegunSave(StateFolder.ofUser().resolve("saves").resolve(recordName));
    }

    /// Records the start of the save. If the state folder is not writable, the save continues: if
    /// it is killed, both states are next to the file for its owner.
    public void recordStart() {
        try {
            PrivateFile.writeFile(recordPath, new byte[0]);
        } catch (IOException failure) {
            System.getLogger(BegunSave.class.getName())
                    .log(System.Logger.Level.WARNING, recordPath + " cannot be written", failure);
        }
    }

    boolean isRecorded() {
        return Files.exists(recordPath);
    }

    void removeRecord() {
        try {
            Files.deleteIfExists(recordPath);
        } catch (IOException _) {
            // It identifies this pair of states; completing that again changes nothing.
        }
    }
}
