package octavo.cslreferences;

import octavo.csl.catalogue.BundledStyle;
import octavo.csl.catalogue.BundledStyles;
import octavo.csl.catalogue.StyleSearch;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/// Finds a style by id or title.
public final class NamedStyle {
    private NamedStyle() {}

    /// The style with an id or title; empty if there is none.
    public static Optional<BundledStyles.ResolvedStyle> readStyle(String styleName) {
        return BundledStyles.readStyle(styleName)
                .or(() ->
                        new StyleSearch(BundledStyles.allStyles())
                                .findByName(styleName)
                                .map(BundledStyle::id)
                                .flatMap(BundledStyles::readStyle));
    }

    /// The same for a name in a library's sidecar, which may be that of a `.csl` file.
    public static Optional<BundledStyles.ResolvedStyle> readStyle(
            Path libraryPath, String styleName) throws IOException {
        return StyleFile.isStyleFileName(styleName)
                ? Optional.of(BundledStyles.resolve(StyleFile.readBeside(libraryPath, styleName)))
                : readStyle(styleName);
    }
}
