package octavo.paperprojects.citationscan;

import octavo.paperprojects.citationscan.CitationCluster.AuthorUse;
import octavo.paperprojects.citationscan.CitationCluster.ClusterCite;
import octavo.paperprojects.citationscan.CitationCluster.KeyTarget;
import octavo.text.Span;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Groups the keys that pandoc finds in a text into citations: `[see @key, p. 3; -@other]`, `@key
/// [p. 3]`.
final class MarkdownClusters {
    private final String text;
    private final List<CitedKey> citedKeys;
    private final int[] closings;
    private final List<CitationCluster> clusters = new ArrayList<>();

    private MarkdownClusters(String text) {
        this.text = text;
        this.closings = closingBrackets(text);
        this.citedKeys = MarkdownCitations.readCitations(text).citedKeys();
    }

    static List<CitationCluster> readClusters(String text) {
        return text.indexOf('@') < 0 ? List.of() : new MarkdownClusters(text).readClusters();
    }

    private List<CitationCluster> readClusters() {
        int readEnd = 0;
        int index = 0;
        while (index < citedKeys.size()) {
            CitedKey first = citedKeys.get(index);
            Optional<Span> brackets = bracketsAround(startOf(first), readEnd);
            List<CitedKey> keys =
                    brackets.isPresent() ? keysWithin(brackets.get(), index) : List.of(first);
            int clusterEnd =
                    brackets.isPresent()
                            ? addBracketed(brackets.get(), keys)
                            : addInText(first, index + 1);
            readEnd = Math.max(clusterEnd, endOf(keys.getLast()));
            index += keys.size();
        }
        return clusters;
    }

    /// Where the key's sign is.
    private int startOf(CitedKey citedKey) {
        return citedKey.keySpan().start() - (isBraced(citedKey) ? 2 : 1);
    }

    private int endOf(CitedKey citedKey) {
        return citedKey.keySpan().end() + (isBraced(citedKey) ? 1 : 0);
    }

    private boolean isBraced(CitedKey citedKey) {
        return text.charAt(citedKey.keySpan().start() - 1) == '{';
    }

    /// The brackets that are open here, without what they hold; not those of a link.
    private Optional<Span> bracketsAround(int offset, int readEnd) {
        int depth = 0;
        for (int i = offset - 1; i >= readEnd; i--) {
            char character = text.charAt(i);
            depth += character == ']' ? 1 : 0;
            if (character == '[' && depth-- == 0) {
                int end = closings[i];
                return end < 0 || text.startsWith("(", end + 1)
                        ? Optional.empty()
                        : Optional.of(new Span(i, end + 1));
            }
        }
        return Optional.empty();
    }

    /// The bracket that closes each; -1 where none does.
    private static int[] closingBrackets(String text) {
        int[] closings = new int[text.length()];
        int[] open = new int[text.length()];
        int depth = 0;
        for (int i = 0; i < text.length(); i++) {
            closings[i] = -1;
            if (text.charAt(i) == '[') {
                open[depth++] = i;
            } else if (text.charAt(i) == ']' && depth > 0) {
                closings[open[--depth]] = i;
            }
        }
        return closings;
    }

    private List<CitedKey> keysWithin(Span brackets, int firstIndex) {
        int endIndex = firstIndex + 1;
        while (endIndex < citedKeys.size()
                && citedKeys.get(endIndex).keySpan().end() < brackets.end()) {
            endIndex++;
        }
        return citedKeys.subList(firstIndex, endIndex);
    }

    /// Adds a citation if each of its parts has one key.
    private int addBracketed(Span brackets, List<CitedKey> keys) {
        List<Span> parts = parts(new Span(brackets.start() + 1, brackets.end() - 1));
        List<ClusterCite> cites = new ArrayList<>();
        for (int i = 0; i < parts.size() && parts.size() == keys.size(); i++) {
            Span part = parts.get(i);
            Span key = keys.get(i).keySpan();
            if (key.start() > part.start() && key.end() <= part.end()) {
                cites.add(cite(keys.get(i), part));
            }
        }
        if (cites.size() == keys.size()) {
            clusters.add(new CitationCluster(brackets, cites, false));
        }
        return brackets.end();
    }

    /// What semicolons separate, but not those within further brackets.
    private List<Span> parts(Span content) {
        List<Span> parts = new ArrayList<>();
        int depth = 0;
        int start = content.start();
        for (int i = content.start(); i < content.end(); i++) {
            char character = text.charAt(i);
            depth += "[{".indexOf(character) >= 0 ? 1 : "]}".indexOf(character) >= 0 ? -1 : 0;
            if (character == ';' && depth == 0) {
                parts.add(new Span(start, i));
                start = i + 1;
            }
        }
        parts.add(new Span(start, content.end()));
        return parts;
    }

    private ClusterCite cite(CitedKey citedKey, Span part) {
        String before = text.substring(part.start(), startOf(citedKey));
        boolean isHidden = before.endsWith("-");
        return new ClusterCite(
                new KeyTarget(citedKey.key()),
                (isHidden ? before.substring(0, before.length() - 1) : before).strip(),
                text.substring(endOf(citedKey), part.end()).stripTrailing(),
                isHidden ? AuthorUse.HIDDEN : AuthorUse.SHOWN);
    }

    /// Adds a citation outside of brackets, with a locator in brackets behind it.
    ///
    /// @param nextIndex of the key after it
    private int addInText(CitedKey citedKey, int nextIndex) {
        int start = startOf(citedKey);
        int end = endOf(citedKey);
        boolean isHidden = start > 0 && text.charAt(start - 1) == '-' && isWordStart(start - 1);
        int opening = end;
        while (opening < text.length() && Character.isSpaceChar(text.charAt(opening))) {
            opening++;
        }
        int closing =
                opening < text.length() && text.charAt(opening) == '[' ? closings[opening] : -1;
        boolean hasOwnKey =
                nextIndex < citedKeys.size() && startOf(citedKeys.get(nextIndex)) < closing;
        boolean isLocator =
                closing >= 0
                        && !hasOwnKey
                        && !text.startsWith("[^", opening)
                        && !text.startsWith("(", closing + 1);
        String suffix = isLocator ? text.substring(opening + 1, closing) : "";
        int clusterEnd = isLocator ? closing + 1 : end;
        AuthorUse authorUse = isHidden ? AuthorUse.HIDDEN : AuthorUse.SHOWN;
        clusters.add(
                new CitationCluster(
                        new Span(isHidden ? start - 1 : start, clusterEnd),
                        List.of(
                                new ClusterCite(
                                        new KeyTarget(citedKey.key()), "", suffix, authorUse)),
                        !isHidden));
        return clusterEnd;
    }

    private boolean isWordStart(int offset) {
        return offset == 0 || !Character.isLetterOrDigit(text.charAt(offset - 1));
    }
}
