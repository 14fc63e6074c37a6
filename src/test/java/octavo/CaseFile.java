package octavo;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/// Cases of our own writing, in a small file beside the test that reads it.
public final class CaseFile {
    private CaseFile() {}

    /// The lines that are not blank.
    public static List<String> lines(Class<?> test, String name) throws IOException {
        var file = Objects.requireNonNull(test.getResourceAsStream(name), name);
        try (var lines = new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8))) {
            return lines.lines().filter(line -> !line.isBlank()).toList();
        }
    }

    /// The cells of the lines that do not begin with `# `, as many as asked for. In a cell, `⏎` is
    /// the end of a line and `⇥` a tab.
    public static List<List<String>> rows(Class<?> test, String name, int columns)
            throws IOException {
        return lines(test, name).stream()
                .filter(line -> !line.startsWith("# "))
                .map(line -> (line + "\t".repeat(columns)).split("\t", -1))
                .map(cells -> Stream.of(cells).limit(columns).map(CaseFile::shown).toList())
                .toList();
    }

    private static String shown(String cell) {
        return cell.replace('⏎', '\n').replace('⇥', '\t');
    }
}
