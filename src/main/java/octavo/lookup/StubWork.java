package octavo.lookup;

import octavo.fields.FieldName;
import octavo.formats.workdrafts.ImportedValue;
import octavo.formats.workdrafts.ImportedWork;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/// A work of which nothing is known but what names it, to be completed by a look-up later.
public final class StubWork {
    private StubWork() {}

    /// Empty for what names no single paper, or names it by no number.
    public static Optional<ImportedWork> stubFor(SoughtPaper soughtPaper) {
        return switch (soughtPaper) {
            case SoughtPaper.OfDoi(var doi) ->
                    Optional.of(buildWork(soughtPaper, Map.of(FieldName.DOI, doi.name())));
            case SoughtPaper.OfArxiv(var id) ->
                    Optional.of(
                            buildWork(
                                    soughtPaper,
                                    Map.of(
                                            FieldName.EPRINT,
                                            id.toString(),
                                            FieldName.EPRINTTYPE,
                                            "arxiv")));
            default -> Optional.empty();
        };
    }

    private static ImportedWork buildWork(SoughtPaper soughtPaper, Map<String, String> fieldTexts) {
        Map<String, ImportedValue> importedValues = new LinkedHashMap<>();
        fieldTexts.forEach(
                (field, text) -> importedValues.put(field, new ImportedValue.ExactValue(text)));
        return new ImportedWork(
                "misc",
                Optional.of(soughtPaper.displayName()),
                new LinkedHashMap<>(importedValues),
                1);
    }
}
