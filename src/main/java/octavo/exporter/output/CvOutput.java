package octavo.exporter.output;

import octavo.exporter.cv.CvDocument;
import octavo.exporter.cv.CvFormat;
import octavo.exporter.cv.CvFormat.Shape;
import octavo.exporter.cv.Inserted;
import octavo.exporter.cv.Profile;
import octavo.library.Overwriting;

import java.io.IOException;
import java.io.Serial;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// A file that a list of publications is written to, or into, with any others that the format makes
/// beside it; or a folder of files.
///
/// @param into whether it is the user's own, with two marks for the list
public record CvOutput(String profile, CvFormat format, Path path, boolean into) {

    /// How a file stands to its list.
    public enum State {
        FRESH,
        STALE,
        MISSING,
        /// It is the user's own, and has no place for the list.
        NO_PLACE
    }

    /// The file is the user's own and cannot take the list; it is as it was.
    public static final class NoPlace extends FileSystemException {
        @Serial private static final long serialVersionUID = 1;

        NoPlace(Path path, String reason) {
            super(path.toString(), null, reason);
        }
    }

    /// What somebody means who names a file for a list, in the format that the name speaks of: a
    /// file that is there is their own, and keeps all but the place of the list.
    ///
    /// @param beside a file in the folder that the name counts from
    public static Profile.Output chosen(Path beside, String file) {
        CvFormat format = CvFormat.ofFile(file).orElse(CvFormat.TEXT);
        boolean there = Files.exists(beside.toAbsolutePath().resolveSibling(file));
        return new Profile.Output(format, file, there && format.shape() == Shape.PIECE);
    }

    /// What the format makes of a list.
    public CvFiles made(CvDocument list) {
        return CvFiles.of(format, list, name());
    }

    /// How it stands to a list.
    public State state(CvFiles made) throws IOException {
        if (!Files.exists(path)) {
            return State.MISSING;
        }
        try {
            return outOfDate(files(made)).isEmpty() ? State.FRESH : State.STALE;
        } catch (NoPlace _) {
            return State.NO_PLACE;
        }
    }

    /// Why the file cannot take a list; nothing if it can.
    public Optional<String> refusal(CvFiles made) throws IOException {
        try {
            if (Files.exists(path)) {
                files(made);
            }
            return Optional.empty();
        } catch (NoPlace none) {
            return Optional.of(String.valueOf(none.getReason()));
        }
    }

    /// What is out of date, in words; nothing if all is as it should be.
    public Optional<String> stale(CvDocument list, CvFiles made) throws IOException {
        Map<Path, byte[]> files = files(made);
        if (outOfDate(files).isEmpty()) {
            return Optional.empty();
        }
        if (format.shape() == Shape.BINARY) {
            return Optional.of(path + " is out of date");
        }
        Set<String> fresh = new HashSet<>();
        files.values().forEach(content -> fresh.addAll(lines(content)));
        for (Path file : files.keySet()) {
            if (Files.exists(file)) {
                lines(Files.readAllBytes(file)).forEach(fresh::remove);
            }
        }
        String keys =
                list.items().stream()
                        .filter(item -> isAmong(fresh, list.only(item)))
                        .map(CvDocument.Item::key)
                        .collect(Collectors.joining(", "));
        return Optional.of(
                path + " is out of date: " + (keys.isEmpty() ? "its order or headings" : keys));
    }

    /// Whether a list of one entry has a line that is new.
    private boolean isAmong(Set<String> fresh, CvDocument item) {
        return made(item).contents().values().stream()
                .flatMap(content -> lines(content).stream())
                .anyMatch(fresh::contains);
    }

    private static List<String> lines(byte[] content) {
        return new String(content, StandardCharsets.UTF_8).lines().toList();
    }

    /// Writes what is out of date.
    public void write(CvFiles made) throws IOException {
        for (Map.Entry<Path, byte[]> file : outOfDate(files(made)).entrySet()) {
            if (format.shape() == Shape.FOLDER) {
                Files.createDirectories(file.getKey().toAbsolutePath().getParent());
            }
            Overwriting.write(file.getKey(), file.getValue());
        }
    }

    private static Map<Path, byte[]> outOfDate(Map<Path, byte[]> files) throws IOException {
        Map<Path, byte[]> changed = new LinkedHashMap<>();
        for (Map.Entry<Path, byte[]> file : files.entrySet()) {
            boolean there =
                    Files.exists(file.getKey())
                            && Arrays.equals(file.getValue(), Files.readAllBytes(file.getKey()));
            if (!there) {
                changed.put(file.getKey(), file.getValue());
            }
        }
        return changed;
    }

    private String name() {
        return Optional.ofNullable(path.getFileName()).map(Path::toString).orElse("");
    }

    /// All files as they should be.
    private Map<Path, byte[]> files(CvFiles made) throws IOException {
        Map<Path, byte[]> files = paths(made);
        if (into) {
            for (Map.Entry<Path, byte[]> file : files.entrySet()) {
                file.setValue(inserted(file.getValue()));
            }
        }
        return format.shape() == Shape.FOLDER ? new CvFolder(path).ours(files) : files;
    }

    private Map<Path, byte[]> paths(CvFiles made) {
        Map<Path, byte[]> files = new LinkedHashMap<>();
        made.contents().forEach((name, bytes) -> files.put(path.resolveSibling(name), bytes));
        return files;
    }

    /// What the format had no place for, and which files in a folder stay as they are.
    public List<String> remarks(CvFiles made) throws IOException {
        List<String> remarks = new ArrayList<>(made.losses());
        if (format.shape() == Shape.FOLDER) {
            remarks.addAll(new CvFolder(path).remarks(paths(made)));
        }
        return remarks;
    }

    private byte[] inserted(byte[] list) throws IOException {
        String piece = new String(list, StandardCharsets.UTF_8);
        return switch (Inserted.of(text(), profile, piece)) {
            case Inserted.Result.Done(String text) -> text.getBytes(StandardCharsets.UTF_8);
            case Inserted.Result.Refused(String reason) -> throw new NoPlace(path, reason);
        };
    }

    /// The file as it is. Bytes that are no UTF-8 would not come out as they went in.
    private String text() throws IOException {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(Files.readAllBytes(path)))
                    .toString();
        } catch (CharacterCodingException _) {
            throw new NoPlace(path, "it is no UTF-8. Save it as UTF-8 first");
        }
    }
}
