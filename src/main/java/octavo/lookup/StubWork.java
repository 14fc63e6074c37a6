package octavo.lookup;

import octavo.fields.FieldName;
import octavo.importer.ImportedValue;
import octavo.importer.ImportedWork;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/// A work of which nothing is known but what names it, to be completed by a look-up later.
public final class StubWork {
    private StubWork() {}

    /// Empty for what names no single paper, or names it by no number.
    public static Optional<ImportedWork> of(SoughtPaper paper) {
        return switch (paper) {
            case SoughtPaper.OfDoi(var doi) ->
                    Optional.of(work(paper, Map.of(FieldName.DOI, doi.name())));
            case SoughtPaper.OfArxiv(var id) ->
                    Optional.of(
                            work(
                                    paper,
                                    Map.of(
                                            FieldName.EPRINT,
                                            id.toString(),
                                            FieldName.EPRINTTYPE,
                                            "arxiv")));
            default -> Optional.empty();
        };
    }

    private static ImportedWork work(SoughtPaper paper, Map<String, String> texts) {
        Map<String, ImportedValue> fields = new LinkedHashMap<>();
        texts.forEach((field, text) -> fields.put(field, new ImportedValue.Exact(text)));
        return new ImportedWork("misc", Optional.of(paper.shown()), new LinkedHashMap<>(fields), 1);
    }
}
