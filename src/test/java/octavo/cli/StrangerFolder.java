package octavo.cli;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// A folder from a stranger beside something of one's own, and commands that are given there.
public abstract class StrangerFolder extends Command {
    static final String TEXT =
            "@article{a, author = {Doe, Jane}, title = {Hello}, year = 2020, journal = {J}}\n";

    @TempDir public Path home = Path.of("");

    public Path folder = Path.of("");
    public Path victim = Path.of("");

    @BeforeEach
    void prepare() throws IOException {
        folder = Files.createDirectory(home.resolve("from-a-stranger"));
        victim = Files.writeString(home.resolve("victim"), "mine\n");
        Files.writeString(folder.resolve("s.bib"), TEXT);
    }

    public String library() {
        return folder.resolve("s.bib").toString();
    }

    void outputs(String... outputs) throws IOException {
        sidecar("\"entry\": {\"text\": \"touch PWNED\"}, \"outputs\": [%s]", outputs);
    }

    void sidecar(String members, String... outputs) throws IOException {
        String text = "{\"version\": 1, \"profiles\": {\"x\": {" + members + "}}}";
        Files.writeString(
                folder.resolve("s.octavo.json"), text.formatted(String.join(", ", outputs)));
    }

    static String to(String format, Object path) {
        return "{\"format\": \"%s\", \"to\": \"%s\"}".formatted(format, path);
    }

    List<String> files() throws IOException {
        try (Stream<Path> all = Files.walk(home)) {
            return all.map(path -> home.relativize(path).toString()).sorted().toList();
        }
    }

    public String text(Path path) throws IOException {
        return Files.readString(path);
    }

    int all(String... more) {
        List<String> words = new ArrayList<>(List.of("cv", library(), "--all"));
        words.addAll(List.of(more));
        return run(words.toArray(String[]::new));
    }
}
