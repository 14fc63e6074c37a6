package octavo.storage;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/// Record of an in-place save that this computer started and may not have finished, in the state
/// folder, named by the file's path and the digests of the old and new bytes. Anything next to a
/// file may have come with it, from anyone; only a save recorded here is completed.
///
/// @param note the record's path; it need not exist
public record BegunSave(Path note) {
    /// A file's save from one state to another.
    ///
    /// @param folder contains both states
    public static BegunSave of(Path target, Path folder) throws IOException {
        String what =
                "%s\n%s\n%s\n"
                        .formatted(
                                target,
                                ContentDigest.hex(Files.readAllBytes(folder.resolve("old"))),
                                ContentDigest.hex(Files.readAllBytes(folder.resolve("new"))));
        String name = ContentDigest.hex(what.getBytes(StandardCharsets.UTF_8));
        return new BegunSave(StateFolder.ofUser().resolve("saves").resolve(name));
    }

    /// Records the start of the save. If the state folder is not writable, the save continues: if
    /// it is killed, both states are next to the file for its owner.
    public void begin() {
        try {
            PrivateFile.write(note, new byte[0]);
        } catch (IOException e) {
            System.getLogger(BegunSave.class.getName())
                    .log(System.Logger.Level.WARNING, note + " cannot be written", e);
        }
    }

    boolean isOurs() {
        return Files.exists(note);
    }

    void end() {
        try {
            Files.deleteIfExists(note);
        } catch (IOException _) {
            // It identifies this pair of states; completing that again changes nothing.
        }
    }
}
