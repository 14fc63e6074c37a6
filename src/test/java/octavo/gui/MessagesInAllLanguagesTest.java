package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Everything that the window says comes from a bundle, and is there in each language.
class MessagesInAllLanguagesTest {
    private static final Path TEXTS = Path.of("src/main/resources/octavo/gui");
    private static final Path CODE = Path.of("src/main/java/octavo/gui");
    private static final String BASE = "messages.properties";
    private static final Pattern PLACE = Pattern.compile("\\{(\\d)");
    private static final Pattern ASKED =
            Pattern.compile("MESSAGES\\s*\\.text\\(\\s*\"([^\"]+)\"\\s*[,)]");

    /// What is given to a control as its text, and is written in the code.
    private static final Pattern SHOWN =
            Pattern.compile(
                    "(?:new"
                        + " (?:Label|Button|ToggleButton|CheckBox|RadioButton|MenuItem|Menu|Tooltip|"
                        + "CheckMenuItem|RadioMenuItem|Tab|TitledPane|Hyperlink|UserNotice\\.Action)"
                        + "|set(?:Text|PromptText|AccessibleText|AccessibleHelp|Title|HeaderText|"
                        + "ContentText))\\(\\s*\"([^\"]*\\p{L}{2}[^\"]*)\"");

    static List<Path> bundles() throws IOException {
        try (Stream<Path> files = Files.walk(TEXTS)) {
            return files.filter(file -> file.endsWith(BASE)).sorted().toList();
        }
    }

    static List<Path> sources() throws IOException {
        try (Stream<Path> files = Files.walk(CODE)) {
            return files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
        }
    }

    private static Properties properties(Path file) throws IOException {
        Properties properties = new Properties();
        try (Reader reader = Files.newBufferedReader(file)) {
            properties.load(reader);
        }
        return properties;
    }

    @ParameterizedTest
    @MethodSource("bundles")
    void germanHasTheSameTextsWithTheSamePlaces(Path file) throws IOException {
        Properties english = properties(file);
        Properties german = properties(file.resolveSibling("messages_de.properties"));
        assertEquals(
                new TreeSet<>(english.stringPropertyNames()),
                new TreeSet<>(german.stringPropertyNames()));
        for (String key : english.stringPropertyNames()) {
            assertEquals(places(english.getProperty(key)), places(german.getProperty(key)), key);
        }
    }

    private static Set<String> places(String text) {
        return PLACE.matcher(text)
                .results()
                .map(place -> place.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @ParameterizedTest
    @MethodSource("sources")
    void everyTextThatTheCodeNamesIsInTheBundleThatItReads(Path source) throws IOException {
        Path bundle = bundleOf(source);
        List<String> missing = new ArrayList<>();
        Matcher asked = ASKED.matcher(Files.readString(source));
        while (asked.find()) {
            if (!properties(bundle).containsKey(asked.group(1))) {
                missing.add(asked.group(1));
            }
        }
        assertEquals(List.of(), missing);
    }

    /// That of its package, or of the nearest package above it that has one.
    private static Path bundleOf(Path source) {
        Path place = CODE.relativize(source);
        return IntStream.iterate(place.getNameCount() - 1, count -> count > 0, count -> count - 1)
                .mapToObj(count -> TEXTS.resolve(place.subpath(0, count)).resolve(BASE))
                .filter(Files::exists)
                .findFirst()
                .orElse(TEXTS.resolve(BASE));
    }

    @Test
    void noTextForPeopleIsWrittenInTheCode() throws IOException {
        List<String> written = new ArrayList<>();
        for (Path source : sources()) {
            Matcher shown = SHOWN.matcher(Files.readString(source));
            while (shown.find()) {
                written.add(source.getFileName() + ": " + shown.group(1));
            }
        }
        assertEquals(List.of(), written);
    }

    @Test
    void aTextInTheCodeWouldBeFound() {
        assertEquals(true, SHOWN.matcher("x = new Label(\"Hello\");").find());
        assertEquals(true, SHOWN.matcher("x.setPromptText(\n  \"Hello\");").find());
    }
}
