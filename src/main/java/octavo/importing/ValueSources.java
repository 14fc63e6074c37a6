package octavo.importing;

import octavo.bib.BibEntry;
import octavo.fields.FieldCatalogue;
import octavo.fields.FieldName;
import octavo.formats.source.ImportedWork;
import octavo.latex.LaTeX;
import octavo.text.LetterFolding;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// Which service each value of works that were looked up is from. An entry is known by its title,
/// since its key and the names of its fields are those of the library.
///
/// @param sourcesByTitle the services by standard names of fields, by the bare letters of titles
public record ValueSources(Map<String, Map<String, String>> sourcesByTitle) {
    public static final ValueSources NONE = new ValueSources(Map.of());

    public ValueSources {
        sourcesByTitle = Map.copyOf(sourcesByTitle);
    }

    /// The sources of some works.
    ///
    /// @param works with the services by the names of their fields
    public static ValueSources of(Map<ImportedWork, Map<String, String>> works) {
        Map<String, Map<String, String>> sourcesByTitle = new HashMap<>();
        works.forEach((work, fieldSources) ->
                sourcesByTitle.putIfAbsent(
                        foldedTitle(work.plainText(FieldName.TITLE)), Map.copyOf(fieldSources)));
        sourcesByTitle.remove("");
        return new ValueSources(sourcesByTitle);
    }

    /// The service that a field of an entry is from, if it was looked up.
    public Optional<String> of(BibEntry entry, String fieldName) {
        String title =
                entry.value(FieldName.TITLE)
                        .map(it -> LaTeX.toUnicode(it.expandedText(_ -> Optional.empty())))
                        .orElse("");
        Map<String, String> fieldSources =
                sourcesByTitle.getOrDefault(foldedTitle(title), Map.of());
        String foldedName = fieldName.toLowerCase(Locale.ROOT);
        String standardField =
                foldedName.equals(FieldName.YEAR) || foldedName.equals(FieldName.MONTH)
                        ? FieldName.DATE
                        : FieldCatalogue.standardName(foldedName);
        return Optional.ofNullable(fieldSources.get(standardField));
    }

    private static String foldedTitle(String title) {
        return LetterFolding.of(title).unaccented();
    }
}
