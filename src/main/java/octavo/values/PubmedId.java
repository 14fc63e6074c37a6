package octavo.values;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The id of a paper in PubMed, `12345678`, or in PubMed Central, `PMC1234567`.
public record PubmedId(String name) {
    private static final Pattern ARCHIVED =
            Pattern.compile("(?i)(?<![\\p{L}\\p{Nd}])(PMC[0-9]{2,9})(?![\\p{L}\\p{Nd}])");
    private static final Pattern LISTED =
            Pattern.compile(
                    "(?i)(?:pmid:?|pubmed:|pubmed\\.ncbi\\.nlm\\.nih\\.gov/"
                        + "|ncbi\\.nlm\\.nih\\.gov/pubmed/|europepmc\\.org/(?:article|abstract)/med/)"
                        + "\\s*([0-9]{1,8})(?![0-9])");

    /// The id in a text that identifies it as one: `PMID: 1`, `PMC12`, or a URL.
    public static Optional<PubmedId> find(String text) {
        Matcher archived = ARCHIVED.matcher(text);
        if (archived.find()) {
            return Optional.of(new PubmedId(archived.group(1).toUpperCase(Locale.ROOT)));
        }
        Matcher listed = LISTED.matcher(text);
        return listed.find() ? Optional.of(new PubmedId(listed.group(1))) : Optional.empty();
    }

    /// Whether it is an id of PubMed Central.
    public boolean isArchived() {
        return name.startsWith("PMC");
    }

    @Override
    public String toString() {
        return isArchived() ? name : "PMID " + name;
    }
}
