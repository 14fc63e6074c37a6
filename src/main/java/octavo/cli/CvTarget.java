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

    /// What the format makes of a list.
    CvFiles made(CvDocument list) {
        return CvFiles.of(format, list, name());
    }

    /// What is out of date, in words; nothing if all is as it should be.
    Optional<String> stale(CvDocument list, CvFiles made) {
        Map<Path, byte[]> files = files(made);
        Map<Path, byte[]> changed = new LinkedHashMap<>(files);
        changed.entrySet().removeIf(file -> isThere(file.getKey(), file.getValue()));
        if (changed.isEmpty()) {
            return Optional.empty();
        }
        if (format.shape() == Shape.BINARY) {
            return Optional.of(path + " is out of date");
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

    private static boolean isThere(Path file, byte[] content) {
        return Files.exists(file) && Arrays.equals(content, read(file));
    }

    void write(CvFiles made) {
        files(made).forEach(this::write);
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
    private Map<Path, byte[]> files(CvFiles made) {
        Map<Path, byte[]> files = new LinkedHashMap<>();
        made.contents().forEach((name, bytes) -> files.put(path.resolveSibling(name), bytes));
        if (into) {
            files.put(path, inserted(made.text()).getBytes(StandardCharsets.UTF_8));
        }
        return files;
    }

    private String inserted(String list) {
        return switch (Inserted.of(text(), profile, list)) {
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
