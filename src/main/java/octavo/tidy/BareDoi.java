package octavo.tidy;

import octavo.bib.BibEntry;
import octavo.bib.BibValue;
import octavo.library.BibDialect;
import octavo.values.Doi;
import octavo.values.ValueProblem;
import octavo.values.WebUrl;

import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/// Removes the resolver's address from DOIs.
public final class BareDoi {
    private static final Pattern RESOLVER =
            Pattern.compile("(?i)https?://(?:dx\\.|www\\.)?doi\\.(?:acm\\.)?org/10\\.\\S+");

    static final CleanUp CLEAN_UP =
            new TextCleanUp(
                    "doi",
                    "Write DOIs as 10.1000/182, without https://doi.org/ and LaTeX escapes",
                    Set.of("doi"),
                    BareDoi::cleaned);

    private BareDoi() {}

    /// The bare DOI of a text; the text itself if it has none, contains more, or may end with a
    /// full stop that belongs to it.
    public static String cleaned(String text) {
        var doi = Doi.parse(text);
        boolean sure =
                doi.diagnostics().stream()
                        .allMatch(what -> what.code().equals(ValueProblem.DOI_NOT_BARE));
        return sure ? doi.value().map(Doi::name).orElse(text) : text;
    }

    /// Moves a DOI from a URL to its own field.
    static final class FromUrl implements EntryCleanUp {
        @Override
        public String name() {
            return "doi-from-url";
        }

        @Override
        public String summary() {
            return "Turn url = {https://doi.org/10.1000/182} into doi = {10.1000/182}";
        }

        @Override
        public BibEntry cleaned(BibEntry entry, BibDialect flavour) {
            Optional<Doi> inUrl =
                    entry.value("url")
                            .map(value -> WebUrl.bare(value.text(_ -> Optional.empty())))
                            .filter(url -> RESOLVER.matcher(url).matches())
                            .flatMap(url -> Doi.parse(url).value());
            if (inUrl.isEmpty()) {
                return entry;
            }
            Optional<String> present =
                    entry.value("doi").map(value -> value.text(_ -> Optional.empty()));
            if (present.isPresent()) {
                boolean same = Doi.parse(present.get()).value().equals(inUrl);
                return same ? unvisited(entry.without("url")).orElse(entry) : entry;
            }
            return unvisited(entry.withFieldNamed("url", "doi"))
                    .flatMap(named -> set(named, inUrl.get().name()))
                    .orElse(entry);
        }

        /// Removes the access date of the URL that is gone.
        private static Optional<BibEntry> unvisited(Optional<BibEntry> entry) {
            return entry.flatMap(it -> it.without("urldate"));
        }

        private static Optional<BibEntry> set(BibEntry entry, String doi) {
            Optional<BibValue> value = entry.valueOf("doi", doi);
            return value.flatMap(it -> entry.with("doi", it));
        }
    }
}
