package octavo.csl;

import java.util.Set;

/// Which variables hold what.
final class Variables {
    static final Set<String> NUMBERS =
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
    static final Set<String> DATES =
            Set.of(
                    "accessed",
                    "available-date",
                    "event-date",
                    "issued",
                    "original-date",
                    "submitted");
    static final Set<String> NAMES =
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

    private Variables() {}
}
