package octavo.exporter.bibtex;

import java.util.HashMap;
import java.util.Map;

/// The fields that have one name in BibTeX and another in biblatex (its manual, section 2.2.5).
final class FieldNames {
    private FieldNames() {}

    static final Map<String, String> BIBLATEX_OF_BIBTEX =
            Map.of(
                    "journal", "journaltitle",
                    "address", "location",
                    "school", "institution",
                    "annote", "annotation",
                    "archiveprefix", "eprinttype",
                    "primaryclass", "eprintclass",
                    "key", "sortkey");

    static final Map<String, String> BIBTEX_OF_BIBLATEX = bibtexOfBiblatex();

    private static Map<String, String> bibtexOfBiblatex() {
        Map<String, String> names = new HashMap<>();
        BIBLATEX_OF_BIBTEX.forEach((bibtex, biblatex) -> names.put(biblatex, bibtex));
        // Only a thesis has a school in BibTeX; a report has an institution in both.
        names.remove("institution");
        return Map.copyOf(names);
    }
}
