package octavo.tidy;

import octavo.bib.BibEntry;
import octavo.bib.BibValue;
import octavo.library.Flavour;

import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// DOIs without the address of their resolver.
public final class BareDoi {
    private static final Pattern DOI =
            Pattern.compile(
                    "(?i)(?:(?:https?:)?//(?:dx\\.|www\\.)?doi\\.org/|(?:dx\\.)?doi\\.org/|doi:)*\\s*"
                        + "(?:doi:\\s*)?(10\\.\\d{4,9}(?:\\.\\d+)*/\\S+)");
    private static final Pattern RESOLVER =
            Pattern.compile(
                    "(?i)https?://(?:dx\\.|www\\.)?doi\\.org/(10\\.\\d{4,9}(?:\\.\\d+)*/\\S+)");

    static final CleanUp CLEAN_UP =
            new TextCleanUp(
                    "doi",
                    "Write DOIs bare, 10.1000/182, without https://doi.org/ and LaTeX's escapes",
                    Set.of("doi"),
                    BareDoi::cleaned);

    private BareDoi() {}

    /// The DOI that a text gives, bare; the text itself where it gives none.
    public static String cleaned(String text) {
        return in(text).orElse(text);
    }

    /// The DOI that a text gives in any of the usual forms.
    public static Optional<String> in(String text) {
        Matcher doi = DOI.matcher(WebAddress.cleaned(text));
        return doi.matches() ? Optional.of(doi.group(1)) : Optional.empty();
    }

    /// Moves the DOI of an address into the field for it.
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
        public BibEntry cleaned(BibEntry entry, Flavour flavour) {
            Optional<String> inUrl =
                    entry.value("url")
                            .map(value -> WebAddress.cleaned(value.text(_ -> Optional.empty())))
                            .map(RESOLVER::matcher)
                            .filter(Matcher::matches)
                            .map(doi -> doi.group(1).replaceAll("(?i)%2F", "/"));
            if (inUrl.isEmpty() || inUrl.get().indexOf('%') >= 0) {
                return entry;
            }
            Optional<String> present =
                    entry.value("doi").map(value -> value.text(_ -> Optional.empty()));
            if (present.isPresent()) {
                boolean same = BareDoi.cleaned(present.get()).equalsIgnoreCase(inUrl.get());
                return same ? entry.without("url").orElse(entry) : entry;
            }
            return entry.withFieldNamed("url", "doi")
                    .flatMap(named -> set(named, inUrl.get()))
                    .orElse(entry);
        }

        private static Optional<BibEntry> set(BibEntry entry, String doi) {
            Optional<BibValue> value = entry.valueOf("doi", doi);
            return value.flatMap(it -> entry.with("doi", it));
        }
    }
}
