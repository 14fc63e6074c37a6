package octavo.csl.valueformats;

import java.util.Set;

/// The types of variables.
public final class VariableKinds {
    public static final Set<String> NUMBERS =
            Set.of(
                    "chapter-number",
                    "citation-number",
                    "collection-number",
                    "edition",
                    "first-reference-note-number",
                    "issue",
                    "locator",
                    "number",
                    "number-of-pages",
                    "number-of-volumes",
                    "page",
                    "page-first",
                    "part-number",
                    "part",
                    "printing-number",
                    "section",
                    "supplement-number",
                    "supplement",
                    "version",
                    "volume");
    public static final Set<String> DATES =
            Set.of(
                    "accessed",
                    "available-date",
                    "event-date",
                    "issued",
                    "original-date",
                    "submitted");
    public static final Set<String> NAMES =
            Set.of(
                    "author",
                    "chair",
                    "collection-editor",
                    "compiler",
                    "composer",
                    "container-author",
                    "contributor",
                    "curator",
                    "director",
                    "editor",
                    "editorial-director",
                    "editor-translator",
                    "editortranslator",
                    "executive-producer",
                    "guest",
                    "host",
                    "illustrator",
                    "interviewer",
                    "narrator",
                    "organizer",
                    "original-author",
                    "performer",
                    "producer",
                    "recipient",
                    "reviewed-author",
                    "script-writer",
                    "series-creator",
                    "translator");

    static final Set<String> TEXTS =
            Set.of(
                    "abstract",
                    "annote",
                    "archive",
                    "archive-place",
                    "archive_collection",
                    "archive_location",
                    "authority",
                    "call-number",
                    "citation-key",
                    "citation-label",
                    "collection-title",
                    "container-title",
                    "container-title-short",
                    "dimensions",
                    "division",
                    "DOI",
                    "event",
                    "event-place",
                    "event-title",
                    "genre",
                    "ISBN",
                    "ISSN",
                    "journalAbbreviation",
                    "jurisdiction",
                    "keyword",
                    "language",
                    "license",
                    "medium",
                    "note",
                    "original-publisher",
                    "original-publisher-place",
                    "original-title",
                    "part-title",
                    "PMCID",
                    "PMID",
                    "publisher",
                    "publisher-place",
                    "references",
                    "reviewed-genre",
                    "reviewed-title",
                    "scale",
                    "source",
                    "status",
                    "title",
                    "title-short",
                    "URL",
                    "volume-title",
                    "year-suffix");

    private VariableKinds() {}

    /// Whether CSL 1.0.2 has a variable with this name.
    public static boolean isKnown(String variable) {
        return TEXTS.contains(variable)
                || NUMBERS.contains(variable)
                || DATES.contains(variable)
                || NAMES.contains(variable);
    }
}
