package octavo.editing.tidy;

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
                    BareDoi::toBareDoi);

    private BareDoi() {}

    /// The bare DOI of a text; the text itself if it has none, contains more, or may end with a
    /// full stop that belongs to it.
    public static String toBareDoi(String doiText) {
        var doi = Doi.parse(doiText);
        boolean isCertain =
                doi.diagnostics().stream()
                        .allMatch(
                                diagnostic -> diagnostic.code().equals(ValueProblem.DOI_NOT_BARE));
        return isCertain ? doi.value().map(Doi::name).orElse(doiText) : doiText;
    }

    /// Moves a DOI from a URL to its own field.
    static final class DoiFromUrl implements EntryCleanUp {
        @Override
        public String name() {
            return "doi-from-url";
        }

        @Override
        public String summary() {
            return "Turn url = {https://doi.org/10.1000/182} into doi = {10.1000/182}";
        }

        @Override
        public BibEntry cleanEntry(BibEntry entry, BibDialect dialect) {
            Optional<Doi> doiInUrl =
                    entry.value("url")
                            .map(value ->
                                    WebUrl.printedUrl(value.expandedText(_ -> Optional.empty())))
                            .filter(url -> RESOLVER.matcher(url).matches())
                            .flatMap(url -> Doi.parse(url).value());
            if (doiInUrl.isEmpty()) {
                return entry;
            }
            Optional<String> presentDoi =
                    entry.value("doi").map(value -> value.expandedText(_ -> Optional.empty()));
            if (presentDoi.isPresent()) {
                boolean isSame = Doi.parse(presentDoi.get()).value().equals(doiInUrl);
                return isSame ? withoutAccessDate(entry.withoutField("url")).orElse(entry) : entry;
            }
            return withoutAccessDate(entry.withRenamedField("url", "doi"))
                    .flatMap(renamedEntry -> setDoi(renamedEntry, doiInUrl.get().name()))
                    .orElse(entry);
        }

        /// Removes the access date of the URL that is gone.
        private static Optional<BibEntry> withoutAccessDate(Optional<BibEntry> entry) {
            return entry.flatMap(it -> it.withoutField("urldate"));
        }

        private static Optional<BibEntry> setDoi(BibEntry entry, String doi) {
            Optional<BibValue> value = entry.delimitedValue("doi", doi);
            return value.flatMap(it -> entry.withValue("doi", it));
        }
    }
}
