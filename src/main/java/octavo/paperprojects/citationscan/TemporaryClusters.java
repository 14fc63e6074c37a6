package octavo.paperprojects.citationscan;

import octavo.paperprojects.citationscan.CitationCluster.AuthorUse;
import octavo.paperprojects.citationscan.CitationCluster.AuthorYearTarget;
import octavo.paperprojects.citationscan.CitationCluster.ClusterCite;
import octavo.text.Span;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Citations in braces that wait for a citation manager: EndNote's `{Adams, 2001 #7@12}`, Citavi's
/// `{Adams 2001 #7: 12}`, and those of Zotero's scans, `{Adams, 2001}` and `{ see | Adams, 2001 |
/// p. 3 | |zu:1:ABCD1234}`.
final class TemporaryClusters {
    private static final Pattern BRACES = Pattern.compile("\\{([^{}]{4,2000})\\}");
    private static final String YEAR = "(?<year>(?:1[4-9]|20)\\d\\d[a-z]?)";

    private static final Pattern NUMBERED_CITE =
            Pattern.compile(
                    "(?:(?<prefix>[^\\\\]*)\\\\)?\\s*(?<author>[^#,;]*?)\\s*,?\\s*(?:"
                            + YEAR
                            + ")?\\s*#\\d+(?:\\s*[@:]\\s*(?<locator>[^;\\s]+))?(?<suffix>.*)");

    private static final Pattern PLAIN_CITE =
            Pattern.compile(
                    "\\s*(?<author>\\p{Lu}[^#,;|{}\\d]*?),\\s*"
                            + YEAR
                            + "(?:,\\s*(?<locator>[^;]*?))?\\s*");

    private static final Pattern AUTHOR_YEAR =
            Pattern.compile("\\s*(?<hidden>-)?\\s*(?<author>[^,(]*),?\\s*\\(?" + YEAR + "?\\)?.*");

    private static final Pattern USER_ADDRESS =
            Pattern.compile("z(?<kind>[ug]):(?<owner>\\d+):(?<item>\\w+)");

    private TemporaryClusters() {}

    static List<CitationCluster> readClusters(String text) {
        List<CitationCluster> clusters = new ArrayList<>();
        Matcher braces = BRACES.matcher(text);
        while (braces.find()) {
            List<ClusterCite> cites = readCites(braces.group(1));
            if (!cites.isEmpty()) {
                add(clusters, new Span(braces.start(), braces.end()), cites, braces.group(1));
            }
        }
        return clusters;
    }

    /// Zotero's scan writes the works of a citation side by side.
    private static void add(
            List<CitationCluster> clusters, Span span, List<ClusterCite> cites, String content) {
        boolean isContinued =
                content.contains("|")
                        && !clusters.isEmpty()
                        && clusters.getLast().span().end() == span.start();
        if (isContinued) {
            CitationCluster last = clusters.removeLast();
            List<ClusterCite> all = new ArrayList<>(last.cites());
            all.addAll(cites);
            clusters.add(
                    new CitationCluster(new Span(last.span().start(), span.end()), all, false));
        } else {
            clusters.add(new CitationCluster(span, cites, false));
        }
    }

    /// Runs of blanks count as one, so that no pattern tries all ways to share them.
    private static List<ClusterCite> readCites(String written) {
        String content = written.replaceAll("\\s+", " ");
        if (content.contains("|")) {
            return readScanned(content).stream().toList();
        }
        List<ClusterCite> cites = new ArrayList<>();
        for (String part : content.split(";", -1)) {
            Matcher numbered = NUMBERED_CITE.matcher(part);
            Matcher plain = PLAIN_CITE.matcher(part);
            if (numbered.matches()) {
                cites.add(numberedCite(numbered));
            } else if (plain.matches()) {
                String locator = text(plain, "locator");
                cites.add(
                        cite(plain, "", locator.isEmpty() ? "" : ", " + locator, AuthorUse.SHOWN));
            } else {
                return List.of();
            }
        }
        return cites;
    }

    private static ClusterCite numberedCite(Matcher numbered) {
        String locator = text(numbered, "locator");
        String suffix = text(numbered, "suffix");
        boolean isNameless = text(numbered, "author").isEmpty();
        boolean isYearless = text(numbered, "year").isEmpty();
        return cite(
                numbered,
                text(numbered, "prefix").strip(),
                (locator.isEmpty() ? "" : ", " + locator) + suffix.stripTrailing(),
                isNameless ? AuthorUse.HIDDEN : isYearless ? AuthorUse.ALONE : AuthorUse.SHOWN);
    }

    private static ClusterCite cite(
            Matcher matcher, String prefix, String suffix, AuthorUse authorUse) {
        return new ClusterCite(
                new AuthorYearTarget(text(matcher, "author").strip(), text(matcher, "year"), ""),
                prefix,
                suffix,
                authorUse);
    }

    private static String text(Matcher matcher, String group) {
        String found = matcher.group(group);
        return found == null ? "" : found;
    }

    /// Prefix, author and year, locator, suffix and address.
    private static Optional<ClusterCite> readScanned(String content) {
        String[] parts = content.split("\\|", -1);
        Matcher authorYear = AUTHOR_YEAR.matcher(parts.length == 5 ? parts[1] : "");
        if (parts.length != 5 || !authorYear.matches()) {
            return Optional.empty();
        }
        String locator = parts[2].strip();
        String suffix = parts[3].stripTrailing();
        return Optional.of(
                new ClusterCite(
                        new AuthorYearTarget(
                                text(authorYear, "author").strip(),
                                text(authorYear, "year"),
                                address(parts[4].strip())),
                        parts[0].strip(),
                        (locator.isEmpty() ? "" : ", " + locator)
                                + (suffix.isBlank() ? "" : suffix),
                        authorYear.group("hidden") == null ? AuthorUse.SHOWN : AuthorUse.HIDDEN));
    }

    /// The address that Zotero gives an item of a user's or a group's library.
    private static String address(String code) {
        Matcher user = USER_ADDRESS.matcher(code);
        boolean isKnown = user.matches() && !user.group("owner").equals("0");
        return isKnown
                ? "http://zotero.org/"
                        + (user.group("kind").equals("u") ? "users/" : "groups/")
                        + user.group("owner")
                        + "/items/"
                        + user.group("item")
                : "";
    }
}
