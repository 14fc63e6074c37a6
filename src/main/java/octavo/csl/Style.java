package octavo.csl;

import octavo.csl.LocaleReader.LocaleData;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/// An independent citation style.
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

    /// The style without substitution of repeated authors.
    public Style withoutSubstitutes() {
        return withBibliography(area -> area.without("subsequent-author-substitute"));
    }

    /// The style without sorting of references.
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

    /// The global options of a style.
    public record StyleOptions(
            boolean initializeWithHyphen,
            String pageRangeFormat,
            String demoteNonDroppingParticle) {}
}
