package octavo.values;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/// Servers that publish preprints: their names, and the DOIs that they register.
public final class PreprintServers {
    private static final Pattern ARXIV_NAME =
            Pattern.compile(
                    "(?i)\\barxiv\\b|^corr(?=\\W*(?:$|\\babs\\b|\\d))|^computing research"
                            + " repository");

    private static final Pattern SERVER_NAME =
            Pattern.compile(
                    ARXIV_NAME.pattern()
                            + "|arxiv|(?:bio|med|chem|psy|tech|eng|ecoevo|e)r?a?rxiv|\\bssrn"
                            + "|research square|preprints\\.org|osf preprints|eprint archive");

    /// Substrings of which one occurs in every match; cheaper to find than the pattern.
    private static final List<String> NAME_SIGNS =
            List.of("rxiv", "corr", "ssrn", "research", "preprints", "eprint");

    /// Some registrants have other publications too: their preprints differ in the suffix.
    private static final Pattern SERVER_DOI =
            Pattern.compile(
                    "10\\.(?:48550/arxiv\\." // arXiv
                            + "|(?:1101|64898)/(?:[0-9]{4}\\.[0-9]{2}\\.[0-9]{2}\\.)?[0-9]{6,}"
                            // bioRxiv, medRxiv
                            + "|2139/ssrn\\." // SSRN
                            + "|26434/chemrxiv" // ChemRxiv
                            + "|312(?:19|3[0-7]|2[0-9])/osf\\.io|35542/" // OSF
                            + "|31223/|31224/|32942/" // EarthArXiv, engrXiv, EcoEvoRxiv
                            + "|36227/techrxiv" // TechRxiv
                            + "|21203/rs\\." // Research Square
                            + "|20944/preprints" // Preprints.org
                            + "|22541/au\\." // Authorea
                            + "|7287/peerj\\.preprints" // PeerJ Preprints
                            + "|33774/" // Cambridge Open Engage
                            + "|5194/egusphere-|1590/scielopreprints\\." // EGUsphere, SciELO
                            + ").*");

    private PreprintServers() {}

    /// Whether a venue is arXiv, in any usual spelling: `arXiv preprint arXiv:2101.00001`, `CoRR`,
    /// `CoRR abs/2101.00001`.
    public static boolean isArxivName(String venue) {
        return ARXIV_NAME.matcher(venue).find();
    }

    /// Whether a text names a preprint server, arXiv or another.
    public static boolean isNamedIn(String text) {
        if (text.isEmpty()) {
            return false;
        }
        String foldedText = text.toLowerCase(Locale.ROOT);
        return NAME_SIGNS.stream().anyMatch(foldedText::contains)
                && SERVER_NAME.matcher(text).find();
    }

    /// Whether a preprint server has registered a DOI.
    public static boolean hasRegistered(Doi doi) {
        return SERVER_DOI.matcher(doi.foldedName()).matches();
    }
}
