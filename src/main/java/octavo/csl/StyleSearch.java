package octavo.csl;

import octavo.text.LetterFolding;
import octavo.text.WordLikeness;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// Finds styles by name. Ignores case, accents and punctuation.
public record StyleSearch(List<BundledStyle> styles) {
    private static final int MOST_NEAR = 5;
    private static final int FEWEST_INITIALS = 3;
    private static final int MOST_INITIALS = 6;

    /// Short ids first: those of well-known styles.
    private static final Comparator<BundledStyle> PLAIN =
            Comparator.comparing(BundledStyle::isDependent)
                    .thenComparingInt(style -> style.id().length())
                    .thenComparing(BundledStyle::id);

    /// The usual style of a family, by what people call it.
    private static final Map<String, String> CALLED =
            Map.of(
                    "mla", "modern-language-association",
                    "vancouver", "nlm-citation-name",
                    "chicago", "chicago-author-date",
                    "harvard", "harvard-cite-them-right");

    public StyleSearch {
        styles = List.copyOf(styles);
    }

    /// The styles whose ids, titles, fields and citation formats contain all words of a query.
    /// Those with an id or title equal to the query come first, then those that start with it, then
    /// those with these initials; and independent ones before dependent ones. Without words all
    /// styles, by id.
    public List<BundledStyle> find(String query) {
        String wanted = fold(query);
        if (wanted.isEmpty()) {
            return styles;
        }
        List<String> words = List.of(wanted.split(" "));
        return styles.stream()
                .map(style -> new Match(style, wanted, words))
                .filter(match -> match.rank < Match.NONE)
                .sorted(Comparator.comparingInt(Match::rank).thenComparing(Match::style, PLAIN))
                .map(Match::style)
                .toList();
    }

    /// The style with an id, in any case, or a title, or that people call so.
    public Optional<BundledStyle> named(String name) {
        String title = fold(name);
        return styles.stream()
                .filter(style ->
                        style.id().equalsIgnoreCase(name)
                                || fold(style.title()).equals(title)
                                || fold(style.shortTitle()).equals(title))
                .min(PLAIN)
                .or(() ->
                        Optional.ofNullable(CALLED.get(title))
                                .flatMap(id ->
                                        styles.stream()
                                                .filter(style -> style.id().equals(id))
                                                .findFirst()));
    }

    /// A few styles that may be meant: with these initials, a similar id, or all words in their
    /// titles.
    public List<BundledStyle> near(String name) {
        String wanted = fold(name).replace(' ', '-');
        int most = Math.clamp(wanted.length() / 4, 1, 4);
        Stream<BundledStyle> acronyms =
                styles.stream().filter(style -> hasInitials(style, wanted)).sorted(PLAIN);
        Stream<BundledStyle> similar =
                styles.stream()
                        .filter(style -> WordLikeness.distance(style.id(), wanted, most) <= most)
                        .sorted(
                                Comparator.<BundledStyle>comparingInt(style ->
                                                WordLikeness.distance(style.id(), wanted, most))
                                        .thenComparing(PLAIN));
        List<BundledStyle> near =
                Stream.concat(acronyms, similar).distinct().limit(MOST_NEAR).toList();
        return near.isEmpty() ? find(name).stream().limit(MOST_NEAR).toList() : near;
    }

    /// Whether a text is the initials of an independent style, as `acm` is of
    /// `association-for-computing-machinery`. Shorter ones say too little.
    private static boolean hasInitials(BundledStyle style, String text) {
        if (style.isDependent()
                || text.length() < FEWEST_INITIALS
                || text.length() > MOST_INITIALS) {
            return false;
        }
        String words = style.id().replaceAll("(?<=-)(?:of|for|the|and|in|de)-", "");
        return words.replaceAll("(?<=[^-])[^-]|-", "").equals(text);
    }

    private static String fold(String text) {
        return LetterFolding.of(text).bare();
    }

    private static List<String> names(BundledStyle style) {
        return List.of(fold(style.id()), fold(style.title()), fold(style.shortTitle()));
    }

    /// How well a style matches a query: smaller is better.
    private record Match(BundledStyle style, int rank) {
        private static final int NONE = 4;

        Match(BundledStyle style, String wanted, List<String> words) {
            this(style, rankOf(style, wanted, words));
        }

        private static int rankOf(BundledStyle style, String wanted, List<String> words) {
            List<String> names = names(style);
            if (names.contains(wanted)) {
                return 0;
            }
            if (names.stream().anyMatch(name -> name.startsWith(wanted))) {
                return 1;
            }
            if (hasInitials(style, wanted)) {
                return 2;
            }
            String fields = fold(String.join(" ", style.fields()) + " " + style.format());
            String all = String.join(" ", names) + " " + fields;
            return words.stream().allMatch(all::contains) ? 3 : NONE;
        }
    }
}
