package octavo.settings;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// The folder for a user's own lists of venues, used for all libraries.
public final class ListFolder {
    private ListFolder() {}

    /// The folder, which need not exist.
    public static Path ofUser() {
        return ConfigurationFolder.ofUser().resolve("venues");
    }

    /// The lists in the folder, sorted by name.
    public static List<Path> listFiles() throws IOException {
        Path listFolder = ofUser();
        if (!Files.isDirectory(listFolder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(listFolder)) {
            return files.filter(file -> file.toString().toLowerCase(Locale.ROOT).endsWith(".csv"))
                    .sorted()
                    .toList();
        }
    }

    /// The contents of the lists, sorted by name.
    public static List<String> readLists() throws IOException {
        List<String> listTexts = new ArrayList<>();
        for (Path listFile : listFiles()) {
            listTexts.add(new String(Files.readAllBytes(listFile), StandardCharsets.UTF_8));
        }
        return listTexts;
    }
}
