package octavo.exporter.output;

import octavo.exporter.records.Page;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// The folder of a website with files of the user's beside those that we write: these are left as
/// they are, and so is the text below what we write in a file.
///
/// @param folder that of the website
record CvFolder(Path folder) {
    /// Where pages are written to; each in a folder of its own, or not.
    private static final List<String> PLACES =
            List.of(
                    "content/publications",
                    "content/publication",
                    "content/events",
                    "content/event",
                    "_publications",
                    "_talks");

    private static final int DEPTH = 2;

    /// What the files that we may write shall hold.
    Map<Path, byte[]> ours(Map<Path, byte[]> files) throws IOException {
        Map<Path, byte[]> ours = new LinkedHashMap<>();
        for (Map.Entry<Path, byte[]> file : files.entrySet()) {
            if (!Files.exists(file.getKey())) {
                ours.put(file.getKey(), file.getValue());
                continue;
            }
            byte[] before = Files.readAllBytes(file.getKey());
            boolean isText = Arrays.equals(before, text(before).getBytes(StandardCharsets.UTF_8));
            Page.written(isText ? text(before) : "", text(file.getValue()))
                    .map(text -> text.getBytes(StandardCharsets.UTF_8))
                    .ifPresent(bytes -> ours.put(file.getKey(), bytes));
        }
        return ours;
    }

    /// What there is to say of files that stay as they are.
    List<String> remarks(Map<Path, byte[]> files) throws IOException {
        List<String> remarks = new ArrayList<>();
        Map<Path, byte[]> ours = ours(files);
        files.keySet().stream()
                .filter(file -> !ours.containsKey(file))
                .forEach(file -> remarks.add(file + " is your own, and was left as it is"));
        for (String place : PLACES) {
            for (Path file : pages(folder.resolve(place))) {
                if (!files.containsKey(file) && Page.isOurs(text(Files.readAllBytes(file)))) {
                    remarks.add(file + " is of no entry of the list any more; delete it");
                }
            }
        }
        return remarks;
    }

    private static List<Path> pages(Path place) throws IOException {
        if (!Files.isDirectory(place)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(place, DEPTH)) {
            return files.filter(file -> file.toString().endsWith(".md"))
                    .filter(Files::isRegularFile)
                    .sorted()
                    .toList();
        }
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
