package octavo.values;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The id of a paper in PubMed, `12345678`, or in PubMed Central, `PMC1234567`.
public record PubmedId(String identifier) {
    private static final Pattern CENTRAL_ID =
            Pattern.compile("(?i)(?<![\\p{L}\\p{Nd}])(PMC[0-9]{2,9})(?![\\p{L}\\p{Nd}])");
    private static final Pattern PUBMED_ID =
            Pattern.compile(
                    "(?i)(?:pmid:?|pubmed:|pubmed\\.ncbi\\.nlm\\.nih\\.gov/"
                        + "|ncbi\\.nlm\\.nih\\.gov/pubmed/|europepmc\\.org/(?:article|abstract)/med/)"
                        + "\\s*([0-9]{1,8})(?![0-9])");

    /// The id in a text that identifies it as one: `PMID: 1`, `PMC12`, or a URL.
    public static Optional<PubmedId> findIn(String text) {
        Matcher centralMatcher = CENTRAL_ID.matcher(text);
        if (centralMatcher.find()) {
            return Optional.of(new PubmedId(centralMatcher.group(1).toUpperCase(Locale.ROOT)));
        }
        Matcher pubmedMatcher = PUBMED_ID.matcher(text);
        return pubmedMatcher.find()
                ? Optional.of(new PubmedId(pubmedMatcher.group(1)))
                : Optional.empty();
    }

    /// Whether it is an id of PubMed Central.
    public boolean isInCentral() {
        return identifier.startsWith("PMC");
    }

    @Override
    public String toString() {
        return isInCentral() ? identifier : "PMID " + identifier;
    }
}
