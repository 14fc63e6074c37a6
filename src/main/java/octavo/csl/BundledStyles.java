package octavo.csl;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/// The styles that come with Octavo: the official ones of the CSL project.
public final class BundledStyles {
    private static final String ADDRESS = "http://www.zotero.org/styles/";

    private BundledStyles() {}

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

    private static Optional<String> resource(String path) {
        try (InputStream in = BundledStyles.class.getResourceAsStream(path)) {
            return in == null
                    ? Optional.empty()
                    : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
