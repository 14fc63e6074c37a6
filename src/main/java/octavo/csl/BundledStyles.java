package octavo.csl;

import octavo.csl.StyleReader.Dependent;
import octavo.text.Parsed;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/// The styles that come with Octavo: the official ones of the CSL project. A table that the build
/// makes says what there is; a style is read when it is asked for.
public final class BundledStyles {
    private static final String ADDRESS = "http://www.zotero.org/styles/";

    private BundledStyles() {}

    /// All of them, by id.
    public static List<BundledStyle> all() {
        return resource("styles.tsv")
                .orElseThrow(() -> new IllegalStateException("the table of styles is missing"))
                .lines()
                .map(BundledStyles::row)
                .toList();
    }

    private static BundledStyle row(String line) {
        String[] cells = line.split("\t", -1);
        List<String> fields = cells[3].isEmpty() ? List.of() : List.of(cells[3].split(" "));
        return new BundledStyle(cells[0], cells[1], cells[2], fields, cells[4], cells[5]);
    }

    /// The text of a style by its id, such as `ieee`, or by its address; it may depend on another.
    public static Optional<String> text(String id) {
        String name = id.startsWith(ADDRESS) ? id.substring(ADDRESS.length()) : id;
        if (!name.matches("[A-Za-z0-9_-]+")) {
            return Optional.empty();
        }
        return List.of("/", "/dependent/").stream()
                .flatMap(folder -> resource(folder + name + ".csl").stream())
                .findFirst();
    }

    /// A style by its id or address, or the one that it stands for.
    public static Optional<Found> read(String id) {
        return text(id).map(BundledStyles::resolved);
    }

    /// The style of a text, or the bundled one that it only refers to.
    public static Found resolved(String text) {
        Parsed<Optional<Style>> style = StyleReader.parse(text);
        Optional<Found> other =
                style.value().isPresent()
                        ? Optional.empty()
                        : StyleReader.dependent(text).flatMap(BundledStyles::parent);
        return other.orElseGet(() -> new Found(style, ""));
    }

    private static Optional<Found> parent(Dependent style) {
        return text(style.parent())
                .map(text -> new Found(StyleReader.parse(text), style.defaultLocale()));
    }

    private static Optional<String> resource(String path) {
        try (InputStream in = BundledStyles.class.getResourceAsStream(path)) {
            return in == null
                    ? Optional.empty()
                    : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// A style, if its text makes one, and the language that the style which refers to it wants;
    /// empty for the style's own.
    public record Found(Parsed<Optional<Style>> style, String locale) {}
}
