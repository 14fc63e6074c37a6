package octavo.csl;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/// A citation style that stands by itself.
public record Style(
        String id,
        String title,
        boolean isNote,
        String defaultLocale,
        StyleOptions options,
        Map<String, List<Element>> macros,
        List<LocaleData> locales,
        LayoutSection citation,
        Optional<LayoutSection> bibliography) {
    public Style {
        macros = Map.copyOf(macros);
        locales = List.copyOf(locales);
    }

    /// The same style, but that it writes authors again where the reference before had them too.
    public Style withoutSubstitutes() {
        return withBibliography(area -> area.without("subsequent-author-substitute"));
    }

    /// The same style, but that it leaves the references in the order in which they come.
    public Style withoutSort() {
        return withBibliography(LayoutSection::withoutSort);
    }

    private Style withBibliography(UnaryOperator<LayoutSection> change) {
        return new Style(
                id,
                title,
                isNote,
                defaultLocale,
                options,
                macros,
                locales,
                citation,
                bibliography.map(change));
    }
}
