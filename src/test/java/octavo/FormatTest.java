package octavo;

import static com.google.googlejavaformat.java.JavaFormatterOptions.Style.AOSP;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.googlejavaformat.java.Formatter;
import com.google.googlejavaformat.java.FormatterException;
import com.google.googlejavaformat.java.JavaFormatterOptions;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// All Java here looks as google-java-format writes it.
class FormatTest {
    private static final String WRITE = "mvn -q test -Dtest=FormatTest -Doctavo.format=write";
    private static final List<Path> SOURCES = List.of(Path.of("src"), Path.of("packaging"));
    private static final Formatter FORMATTER =
            new Formatter(JavaFormatterOptions.builder().style(AOSP).build());

    @Test
    void sourcesAreFormatted() throws IOException {
        var write = System.getProperty("octavo.format", "check").equals("write");
        var ill = new ArrayList<Path>();
        for (var source : sources()) {
            var text = Files.readString(source);
            var formatted = formatted(source, text);
            if (!text.equals(formatted) && write) {
                Files.writeString(source, formatted);
            } else if (!text.equals(formatted)) {
                ill.add(source);
            }
        }
        assertEquals(List.of(), ill, "run " + WRITE);
    }

    private static List<Path> sources() throws IOException {
        var sources = new ArrayList<Path>();
        for (var folder : SOURCES) {
            try (var files = Files.walk(folder)) {
                files.filter(file -> file.toString().endsWith(".java")).forEach(sources::add);
            }
        }
        return sources;
    }

    private static String formatted(Path source, String text) {
        try {
            return FORMATTER.formatSourceAndFixImports(text);
        } catch (FormatterException e) {
            throw new UncheckedIOException(new IOException(source + ": " + e.getMessage(), e));
        }
    }
}
