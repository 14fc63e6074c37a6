package octavo.exporter.cv;

import octavo.library.Overwriting;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;

/// A file that a list of publications is written to, or into.
///
/// @param into whether it is the user's own, with two marks for the list
public record CvFile(String profile, CvFormat format, Path path, boolean into) {

    /// How a file stands to its list.
    public enum State {
        FRESH,
        STALE,
        MISSING,
        /// It is the user's own, and has no place for the list.
        NO_PLACE
    }

    public State state(CvDocument list) throws IOException {
        if (!Files.exists(path)) {
            return State.MISSING;
        }
        String before = text();
        return switch (whole(list, before)) {
            case Inserted.Result.Refused _ -> State.NO_PLACE;
            case Inserted.Result.Done(var text) -> text.equals(before) ? State.FRESH : State.STALE;
        };
    }

    /// Writes the list. A file of the user's own that has no place for it is not changed.
    public void write(CvDocument list) throws IOException {
        switch (whole(list, into ? text() : "")) {
            case Inserted.Result.Done(var text) ->
                    Overwriting.write(path, text.getBytes(StandardCharsets.UTF_8));
            case Inserted.Result.Refused(var reason) ->
                    throw new FileSystemException(path.toString(), null, reason);
        }
    }

    /// The file with the list in it.
    public Inserted.Result whole(CvDocument list, String before) {
        String written = format.write(list);
        return into ? Inserted.of(before, profile, written) : new Inserted.Result.Done(written);
    }

    /// The file as it is. Bytes that are no UTF-8 are an exception: they would not come out as they
    /// went in.
    public String text() throws IOException {
        return StandardCharsets.UTF_8
                .newDecoder()
                .decode(ByteBuffer.wrap(Files.readAllBytes(path)))
                .toString();
    }
}
