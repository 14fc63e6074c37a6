package octavo.cli;

import octavo.exporter.cv.CvDocument;
import octavo.exporter.cv.CvFormat;
import octavo.exporter.cv.CvFormat.Shape;
import octavo.exporter.cv.Inserted;
import octavo.exporter.output.CvFiles;
import octavo.library.FileTrouble;
import octavo.library.Overwriting;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
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
record CvTarget(String profile, CvFormat format, Path path, boolean into) {
    CvTarget {
        if (into && format.shape() != Shape.PIECE) {
            throw new Refusal(
                    Cli.WRONG_USE,
                    "%s makes whole files, which cannot go into %s. Use \"to\" or -o."
                            .formatted(format, path));
        }
    }

    /// What is out of date, in words; nothing if all is as it should be.
    Optional<String> stale(CvDocument list) {
        Map<Path, byte[]> files = files(list);
        Map<Path, byte[]> changed = new LinkedHashMap<>(files);
        changed.entrySet().removeIf(file -> isThere(file.getKey(), file.getValue()));
        if (changed.isEmpty()) {
            return Optional.empty();
        }
        Set<String> before = new HashSet<>();
        files.keySet().stream().filter(Files::exists).forEach(f -> before.addAll(lines(read(f))));
        Set<String> fresh = new HashSet<>();
        files.values().forEach(content -> fresh.addAll(lines(content)));
        fresh.removeAll(before);
        String keys =
                list.items().stream()
                        .filter(item -> isAmong(fresh, list.only(item)))
                        .map(CvDocument.Item::key)
                        .collect(Collectors.joining(", "));
        return Optional.of(path + " is out of date: " + (keys.isEmpty() ? what() : keys));
    }

    private String what() {
        return format.shape() == Shape.BINARY ? "its contents" : "its order or headings";
    }

    /// Whether a list of one entry has a line that is new.
    private boolean isAmong(Set<String> fresh, CvDocument item) {
        return CvFiles.of(format, item, name()).contents().values().stream()
                .flatMap(content -> lines(content).stream())
                .anyMatch(fresh::contains);
    }

    private static List<String> lines(byte[] content) {
        return new String(content, StandardCharsets.UTF_8).lines().toList();
    }

    private static boolean isThere(Path file, byte[] content) {
        return Files.exists(file) && Arrays.equals(content, read(file));
    }

    void write(CvDocument list) {
        files(list).forEach(this::write);
    }

    private void write(Path file, byte[] content) {
        try {
            if (format.shape() == Shape.FOLDER) {
                Files.createDirectories(file.toAbsolutePath().resolveSibling(".").normalize());
            }
            if (!isThere(file, content)) {
                Overwriting.write(file, content);
            }
        } catch (IOException trouble) {
            throw new Refusal(Cli.NO_FILE, FileTrouble.whenSaving(file, trouble));
        }
    }

    private String name() {
        return Optional.ofNullable(path.getFileName()).map(Path::toString).orElse("");
    }

    /// All files as they should be.
    private Map<Path, byte[]> files(CvDocument list) {
        Map<Path, byte[]> files = made(list);
        if (into) {
            files.replaceAll((_, bytes) -> inserted(bytes));
        }
        try {
            return format.shape() == Shape.FOLDER ? new CvFolder(path).ours(files) : files;
        } catch (IOException trouble) {
            throw new Refusal(Cli.NO_FILE, FileTrouble.whenReading(path, trouble));
        }
    }

    private Map<Path, byte[]> made(CvDocument list) {
        Map<Path, byte[]> files = new LinkedHashMap<>();
        CvFiles.of(format, list, name())
                .contents()
                .forEach((name, bytes) -> files.put(path.resolveSibling(name), bytes));
        return files;
    }

    /// What there is to say of files in a folder that stay as they are.
    List<String> remarks(CvDocument list) {
        boolean folder = format.shape() == Shape.FOLDER;
        try {
            return folder ? new CvFolder(path).remarks(made(list)) : List.of();
        } catch (IOException trouble) {
            throw new Refusal(Cli.NO_FILE, FileTrouble.whenReading(path, trouble));
        }
    }

    private byte[] inserted(byte[] list) {
        String piece = new String(list, StandardCharsets.UTF_8);
        return switch (Inserted.of(text(), profile, piece)) {
            case Inserted.Result.Done(String text) -> text.getBytes(StandardCharsets.UTF_8);
            case Inserted.Result.Refused(String reason) ->
                    throw new Refusal(Cli.PROBLEMS, path + " was not changed: " + reason + ".");
        };
    }

    /// The file as it is. Bytes that are no UTF-8 would not come out as they went in.
    private String text() {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(read(path)))
                    .toString();
        } catch (CharacterCodingException _) {
            throw new Refusal(
                    Cli.PROBLEMS,
                    path + " was not changed: it is no UTF-8. Save it as UTF-8 first.");
        }
    }

    private static byte[] read(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException trouble) {
            throw new Refusal(Cli.NO_FILE, FileTrouble.whenReading(file, trouble));
        }
    }
}
