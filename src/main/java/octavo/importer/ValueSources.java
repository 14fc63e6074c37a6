package octavo.importer;

import octavo.bib.BibEntry;
import octavo.fields.FieldCatalogue;
import octavo.fields.FieldName;
import octavo.latex.LaTeX;
import octavo.text.LetterFolding;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// Which service each value of works that were looked up is from. An entry is known by its title,
/// since its key and the names of its fields are those of the library.
///
/// @param byTitle the services by standard names of fields, by the bare letters of titles
public record ValueSources(Map<String, Map<String, String>> byTitle) {
    public static final ValueSources NONE = new ValueSources(Map.of());

    public ValueSources {
        byTitle = Map.copyOf(byTitle);
    }

    /// The sources of some works.
    ///
    /// @param works with the services by the names of their fields
    public static ValueSources of(Map<ImportedWork, Map<String, String>> works) {
        Map<String, Map<String, String>> byTitle = new HashMap<>();
        works.forEach((work, sources) ->
                byTitle.putIfAbsent(bare(work.plain(FieldName.TITLE)), Map.copyOf(sources)));
        byTitle.remove("");
        return new ValueSources(byTitle);
    }

    /// The service that a field of an entry is from, if it was looked up.
    public Optional<String> of(BibEntry entry, String field) {
        String title =
                entry.value(FieldName.TITLE)
                        .map(it -> LaTeX.toUnicode(it.text(_ -> Optional.empty())))
                        .orElse("");
        Map<String, String> sources = byTitle.getOrDefault(bare(title), Map.of());
        String name = field.toLowerCase(Locale.ROOT);
        String asked =
                name.equals(FieldName.YEAR) || name.equals(FieldName.MONTH)
                        ? FieldName.DATE
                        : FieldCatalogue.standardName(name);
        return Optional.ofNullable(sources.get(asked));
    }

    private static String bare(String title) {
        return LetterFolding.of(title).bare();
    }
}
