package octavo.importing;

import octavo.bib.BibEntry;
import octavo.fields.FieldCatalogue;
import octavo.fields.FieldName;
import octavo.formats.workdrafts.ImportedWork;
import octavo.formats.workdrafts.PrintedSource;
import octavo.latex.LaTeX;
import octavo.text.LetterFolding;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// Which service each value of works that were looked up is from. An entry is known by its title,
/// since its key and the names of its fields are those of the library.
///
/// @param sourcesByTitle the services by standard names of fields, by the bare letters of titles
/// @param printedByTitle the printed references that works were read from, by title and year
public record ValueSources(
        Map<String, Map<String, String>> sourcesByTitle,
        Map<String, PrintedSource> printedByTitle) {
    private static final int YEAR_LENGTH = 4;

    public static final ValueSources NONE = new ValueSources(Map.of(), Map.of());

    public ValueSources {
        sourcesByTitle = Map.copyOf(sourcesByTitle);
        printedByTitle = Map.copyOf(printedByTitle);
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
        return new ValueSources(sourcesByTitle, Map.of());
    }

    /// The same with the references that some works were read from.
    ValueSources withPrinted(List<ImportedWork> works) {
        Map<String, PrintedSource> printed = new HashMap<>(printedByTitle);
        for (ImportedWork work : works) {
            work.printedSource()
                    .ifPresent(source ->
                            printed.putIfAbsent(
                                    titleAndYear(
                                            work.plainText(FieldName.TITLE),
                                            work.plainText(FieldName.DATE)),
                                    source));
        }
        return new ValueSources(sourcesByTitle, printed);
    }

    /// The printed reference that an entry was read from, if it was.
    public Optional<PrintedSource> printedSource(BibEntry entry) {
        String year = plainText(entry, FieldName.YEAR);
        return Optional.ofNullable(
                printedByTitle.get(
                        titleAndYear(
                                plainText(entry, FieldName.TITLE),
                                year.isEmpty() ? plainText(entry, FieldName.DATE) : year)));
    }

    /// Whether a field of an entry was read from a printed reference and should be checked.
    public boolean isUnsure(BibEntry entry, String fieldName) {
        return printedSource(entry)
                .filter(source -> source.unsureFields().contains(standardField(fieldName)))
                .isPresent();
    }

    private static String titleAndYear(String title, String date) {
        return foldedTitle(title) + " " + date.substring(0, Math.min(YEAR_LENGTH, date.length()));
    }

    private static String plainText(BibEntry entry, String fieldName) {
        return entry.value(fieldName)
                .map(it -> LaTeX.toUnicode(it.expandedText(_ -> Optional.empty())))
                .orElse("");
    }

    /// The service that a field of an entry is from, if it was looked up.
    public Optional<String> of(BibEntry entry, String fieldName) {
        Map<String, String> fieldSources =
                sourcesByTitle.getOrDefault(
                        foldedTitle(plainText(entry, FieldName.TITLE)), Map.of());
        return Optional.ofNullable(fieldSources.get(standardField(fieldName)));
    }

    private static String standardField(String fieldName) {
        String foldedName = fieldName.toLowerCase(Locale.ROOT);
        return foldedName.equals(FieldName.YEAR) || foldedName.equals(FieldName.MONTH)
                ? FieldName.DATE
                : FieldCatalogue.standardName(foldedName);
    }

    private static String foldedTitle(String title) {
        return LetterFolding.of(title).unaccented();
    }
}
