package octavo.convert.csl;

import octavo.csl.BundledStyle;
import octavo.csl.BundledStyles;
import octavo.csl.StyleSearch;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/// Finds a style by id or title.
public final class NamedStyle {
    private NamedStyle() {}

    /// The style with an id or title; empty if there is none.
    public static Optional<BundledStyles.Found> read(String name) {
        return BundledStyles.read(name)
                .or(() ->
                        new StyleSearch(BundledStyles.all())
                                .named(name)
                                .map(BundledStyle::id)
                                .flatMap(BundledStyles::read));
    }

    /// The same for a name in a library's sidecar, which may be that of a `.csl` file.
    public static Optional<BundledStyles.Found> read(Path library, String name) throws IOException {
        return StyleFile.isMeantBy(name)
                ? Optional.of(BundledStyles.resolved(StyleFile.beside(library, name)))
                : read(name);
    }
}
