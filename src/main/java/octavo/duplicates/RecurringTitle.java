package octavo.duplicates;

import java.util.Set;

/// Titles that nearly every issue of a journal has again: indexes, editorials, tables of contents.
/// They identify nothing.
final class RecurringTitle {
    /// Words of which one is enough, if no others than those below are beside it.
    private static final Set<String> RECURRING_WORDS =
            Set.of(
                    "acknowledgement",
                    "acknowledgment",
                    "announcement",
                    "authorindex",
                    "autorenregister",
                    "avant",
                    "besprechung",
                    "buchbesprechung",
                    "buchbesprechungen",
                    "colophon",
                    "content",
                    "contributor",
                    "corrigenda",
                    "corrigendum",
                    "editorial",
                    "errata",
                    "erratum",
                    "foreword",
                    "frontispiece",
                    "geleitwort",
                    "impressum",
                    "index",
                    "inhalt",
                    "inhaltsverzeichnis",
                    "introduction",
                    "letter",
                    "masthead",
                    "matter",
                    "new",
                    "obituary",
                    "preface",
                    "register",
                    "review",
                    "sachregister",
                    "sommaire",
                    "vorwort");

    /// What such titles are made of besides.
    private static final Set<String> ACCOMPANYING_WORDS =
            Set.of(
                    "annual",
                    "author",
                    "autoren",
                    "back",
                    "board",
                    "book",
                    "cumulative",
                    "editor",
                    "front",
                    "guest",
                    "issue",
                    "key",
                    "keyword",
                    "master",
                    "matiere",
                    "number",
                    "paper",
                    "propo",
                    "publication",
                    "reviewer",
                    "section",
                    "special",
                    "subject",
                    "table",
                    "title",
                    "vol",
                    "volume",
                    "word",
                    "year");

    private RecurringTitle() {}

    static boolean isRecurring(ComparedTitle comparedTitle) {
        return comparedTitle.titleWords().stream().anyMatch(RECURRING_WORDS::contains)
                && comparedTitle.titleWords().stream()
                        .allMatch(word ->
                                RECURRING_WORDS.contains(word)
                                        || ACCOMPANYING_WORDS.contains(word));
    }
}
