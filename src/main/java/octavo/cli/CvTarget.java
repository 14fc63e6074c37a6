package octavo.cli;

import octavo.exporter.cv.CvDocument;
import octavo.exporter.cv.CvFormat;
import octavo.exporter.cv.Inserted;
import octavo.library.FileTrouble;
import octavo.library.Overwriting;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// A file that a list of publications is written to, or into.
///
/// @param into whether it is the user's own, with two marks for the list
record CvTarget(String profile, CvFormat format, Path path, boolean into) {

    /// What is out of date in the file, in words; nothing if all is as it should be.
    Optional<String> stale(CvDocument list) {
        String before = into || Files.exists(path) ? text() : "";
        if (Files.exists(path) && before.equals(whole(list, before))) {
            return Optional.empty();
        }
        Set<String> lines = new HashSet<>(before.lines().toList());
        List<String> changed =
                list.items().stream()
                        .filter(item -> !isIn(lines, list.only(item)))
                        .map(CvDocument.Item::key)
                        .toList();
        String what = changed.isEmpty() ? "its order or headings" : String.join(", ", changed);
        return Optional.of(path + " is out of date: " + what);
    }

    private boolean isIn(Set<String> lines, CvDocument item) {
        return format.write(item).lines().allMatch(lines::contains);
    }

    void write(CvDocument list) {
        String before = into ? text() : "";
        try {
            Overwriting.write(path, whole(list, before).getBytes(StandardCharsets.UTF_8));
        } catch (IOException trouble) {
            throw new Refusal(Cli.NO_FILE, FileTrouble.whenSaving(path, trouble));
        }
    }

    private String whole(CvDocument list, String before) {
        String written = format.write(list);
        if (!into) {
            return written;
        }
        return switch (Inserted.of(before, profile, written)) {
            case Inserted.Result.Done(String text) -> text;
            case Inserted.Result.Refused(String reason) ->
                    throw new Refusal(Cli.PROBLEMS, path + " was not changed: " + reason + ".");
        };
    }

    /// The file as it is. Bytes that are no UTF-8 would not come out as they went in.
    private String text() {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(Files.readAllBytes(path)))
                    .toString();
        } catch (CharacterCodingException _) {
            throw new Refusal(
                    Cli.PROBLEMS,
                    path + " was not changed: it is no UTF-8. Save it as UTF-8 first.");
        } catch (IOException trouble) {
            throw new Refusal(Cli.NO_FILE, FileTrouble.whenReading(path, trouble));
        }
    }
}
