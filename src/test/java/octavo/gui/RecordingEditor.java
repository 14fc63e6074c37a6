package octavo.gui;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;

/// An editor that writes down what it is started with.
public record RecordingEditor(Path program, Path record) {
    public static RecordingEditor in(Path folder) throws IOException {
        Path record = folder.resolve("record");
        Path program =
                Files.writeString(
                        folder.resolve("editor"),
                        "#!/bin/sh\nprintf '%%s\\n' \"$@\" > '%s'\n".formatted(record));
        Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwx------"));
        return new RecordingEditor(program, record);
    }

    /// Its arguments, a line each; empty if it was not started.
    public String arguments() throws IOException {
        return Files.exists(record) ? Files.readString(record) : "";
    }
}
