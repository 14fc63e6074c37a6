package octavo.storage;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/// A save in place that this computer began and may not have ended, noted in the state folder by
/// the file's path and the digests of the old and the new bytes. What lies beside a file may have
/// come with it, from anybody; only a save that is noted here is completed.
///
/// @param note names it; it need not exist
public record BegunSave(Path note) {
    /// The save of a file from one state to another.
    ///
    /// @param folder where both states lie
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

    /// Notes that it begins. Where the state folder cannot be written, the save goes on: should it
    /// be killed, both states lie beside the file for its owner.
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
            // It names this very pair of states, and completing that again changes nothing.
        }
    }
}
