package octavo.exporter.csl;

import octavo.csl.BundledStyle;
import octavo.csl.BundledStyles;
import octavo.csl.StyleSearch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/// Finds a style by what people call it.
public final class NamedStyle {
    private NamedStyle() {}

    /// The style of an id or a title, or in a `.csl` file; nothing if there is none.
    public static Optional<BundledStyles.Found> read(String name) throws IOException {
        if (name.toLowerCase(Locale.ROOT).endsWith(".csl")) {
            return Optional.of(BundledStyles.resolved(Files.readString(Path.of(name))));
        }
        return BundledStyles.read(name)
                .or(() ->
                        new StyleSearch(BundledStyles.all())
                                .named(name)
                                .map(BundledStyle::id)
                                .flatMap(BundledStyles::read));
    }
}
