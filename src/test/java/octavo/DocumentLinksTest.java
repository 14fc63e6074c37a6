package octavo;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The documents lead where they say: every link within the project names a file that is there, and
/// a heading in it.
class DocumentLinksTest {
    private static final Pattern LINK = Pattern.compile("\\]\\(([^()\\s]+)\\)");
    private static final Pattern CODE = Pattern.compile("(?s)```.*?```|`[^`\\n]*`");
    private static final Pattern HEADING = Pattern.compile("(?m)^#{1,6} +(.+?)$");

    private static List<Path> documents() throws IOException {
        try (Stream<Path> top = Files.list(Path.of(""));
                Stream<Path> docs = Files.walk(Path.of("docs"));
                Stream<Path> packaging = Files.walk(Path.of("packaging"))) {
            return Stream.of(top, docs, packaging)
                    .flatMap(each -> each)
                    .filter(file -> file.toString().endsWith(".md"))
                    .sorted()
                    .toList();
        }
    }

    @Test
    void everyLinkLeadsToAFileAndAHeading() throws IOException {
        List<String> dead = new ArrayList<>();
        for (Path document : documents()) {
            Matcher link = LINK.matcher(CODE.matcher(Files.readString(document)).replaceAll(""));
            while (link.find()) {
                if (!link.group(1).contains(":") && !leads(document, link.group(1))) {
                    dead.add(document + ": " + link.group(1));
                }
            }
        }
        assertEquals(List.of(), dead);
    }

    private static boolean leads(Path document, String link) throws IOException {
        int hash = link.indexOf('#');
        String path = hash < 0 ? link : link.substring(0, hash);
        Path target = path.isEmpty() ? document : document.resolveSibling(path).normalize();
        return Files.exists(target)
                && (hash < 0 || anchors(target).contains(link.substring(hash + 1)));
    }

    /// The names that code hosts give to headings.
    private static Set<String> anchors(Path document) throws IOException {
        Set<String> anchors = new HashSet<>();
        Matcher heading = HEADING.matcher(Files.readString(document));
        while (heading.find()) {
            anchors.add(
                    heading.group(1)
                            .replaceAll("[`*]|\\]\\([^)]*\\)|\\[", "")
                            .toLowerCase(Locale.ROOT)
                            .replaceAll("[^\\p{L}\\p{Nd}\\s_-]", "")
                            .replace(' ', '-'));
        }
        return anchors;
    }

    @Test
    void everyPictureIsShownSomewhere() throws IOException {
        StringBuilder all = new StringBuilder();
        for (Path document : documents()) {
            all.append(Files.readString(document));
        }
        try (Stream<Path> pictures = Files.walk(Path.of("docs/pictures"))) {
            Set<String> unused = new TreeSet<>();
            pictures.filter(Files::isRegularFile)
                    .map(picture -> picture.getFileName().toString())
                    .filter(name -> all.indexOf(name) < 0)
                    .forEach(unused::add);
            assertEquals(Set.of(), unused);
        }
    }

    @Test
    void everyDecisionIsInTheIndex() throws IOException {
        String index = Files.readString(Path.of("docs/decisions/README.md"));
        try (Stream<Path> decisions = Files.list(Path.of("docs/decisions"))) {
            assertEquals(
                    List.of(),
                    decisions
                            .map(file -> file.getFileName().toString())
                            .filter(name -> !name.equals("README.md") && !index.contains(name))
                            .toList());
        }
    }
}
