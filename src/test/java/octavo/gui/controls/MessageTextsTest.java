package octavo.gui.controls;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.regex.Pattern;

/// Every text that the window asks for is in the bundle of its package, and every text there is
/// asked for.
class MessageTextsTest {
    private static final Pattern ASKED = Pattern.compile("text\\(\\s*\"([^\"]+)\"\\s*[,)]");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "/shell",
                "/entries",
                "/editor",
                "/importing",
                "/people",
                "/preview",
                "/cv",
                "/venues",
                "/controls"
            })
    void everyTextThatIsAskedForIsThere(String feature) throws IOException {
        Properties texts = new Properties();
        Path bundle = Path.of("src/main/resources/octavo/gui" + feature + "/messages.properties");
        try (var reader = Files.newBufferedReader(bundle)) {
            texts.load(reader);
        }
        Path sources = Path.of("src/main/java/octavo/gui" + feature);
        try (var files = Files.list(sources)) {
            List<String> missing =
                    files.filter(file -> file.toString().endsWith(".java"))
                            .flatMap(file -> ASKED.matcher(read(file)).results())
                            .map(match -> match.group(1))
                            .filter(key -> !texts.containsKey(key) && !isPrefix(texts, key))
                            .toList();
            assertEquals(List.of(), missing);
        }
    }

    private static boolean isPrefix(Properties texts, String key) {
        return texts.stringPropertyNames().stream().anyMatch(name -> name.startsWith(key + "."));
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
