package octavo.csl.catalogue;

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
    private static final Comparator<BundledStyle> STYLE_ORDER =
            Comparator.comparing(BundledStyle::isDependent)
                    .thenComparingInt(style -> style.id().length())
                    .thenComparing(BundledStyle::id);

    /// The usual style of a family, by what people call it.
    private static final Map<String, String> STYLE_BY_NICKNAME =
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
    public List<BundledStyle> findStyles(String query) {
        String foldedQuery = foldText(query);
        if (foldedQuery.isEmpty()) {
            return styles;
        }
        List<String> queryWords = List.of(foldedQuery.split(" "));
        return styles.stream()
                .map(style -> new StyleMatch(style, foldedQuery, queryWords))
                .filter(match -> match.rank < StyleMatch.NONE)
                .sorted(
                        Comparator.comparingInt(StyleMatch::rank)
                                .thenComparing(StyleMatch::style, STYLE_ORDER))
                .map(StyleMatch::style)
                .toList();
    }

    /// The style with an id, in any case, or a title, or that people call so.
    public Optional<BundledStyle> findByName(String name) {
        String foldedName = foldText(name);
        return styles.stream()
                .filter(style ->
                        style.id().equalsIgnoreCase(name)
                                || foldText(style.title()).equals(foldedName)
                                || foldText(style.shortTitle()).equals(foldedName))
                .min(STYLE_ORDER)
                .or(() ->
                        Optional.ofNullable(STYLE_BY_NICKNAME.get(foldedName))
                                .flatMap(id ->
                                        styles.stream()
                                                .filter(style -> style.id().equals(id))
                                                .findFirst()));
    }

    /// A few styles that may be meant: with these initials, a similar id, or all words in their
    /// titles.
    public List<BundledStyle> findSimilar(String name) {
        String foldedQuery = foldText(name).replace(' ', '-');
        int mostEdits = Math.clamp(foldedQuery.length() / 4, 1, 4);
        Stream<BundledStyle> acronymStyles =
                styles.stream()
                        .filter(style -> hasInitials(style, foldedQuery))
                        .sorted(STYLE_ORDER);
        Stream<BundledStyle> similarStyles =
                styles.stream()
                        .filter(style ->
                                WordLikeness.editDistance(style.id(), foldedQuery, mostEdits)
                                        <= mostEdits)
                        .sorted(
                                Comparator.<BundledStyle>comparingInt(style ->
                                                WordLikeness.editDistance(
                                                        style.id(), foldedQuery, mostEdits))
                                        .thenComparing(STYLE_ORDER));
        List<BundledStyle> nearStyles =
                Stream.concat(acronymStyles, similarStyles).distinct().limit(MOST_NEAR).toList();
        return nearStyles.isEmpty()
                ? findStyles(name).stream().limit(MOST_NEAR).toList()
                : nearStyles;
    }

    /// Whether a text is the initials of an independent style, as `acm` is of
    /// `association-for-computing-machinery`. Shorter ones say too little.
    private static boolean hasInitials(BundledStyle style, String text) {
        if (style.isDependent()
                || text.length() < FEWEST_INITIALS
                || text.length() > MOST_INITIALS) {
            return false;
        }
        String idWords = style.id().replaceAll("(?<=-)(?:of|for|the|and|in|de)-", "");
        return idWords.replaceAll("(?<=[^-])[^-]|-", "").equals(text);
    }

    private static String foldText(String text) {
        return LetterFolding.of(text).unaccented();
    }

    private static List<String> foldedNames(BundledStyle style) {
        return List.of(foldText(style.id()), foldText(style.title()), foldText(style.shortTitle()));
    }

    /// How well a style matches a query: smaller is better.
    private record StyleMatch(BundledStyle style, int rank) {
        private static final int NONE = 4;

        StyleMatch(BundledStyle style, String foldedQuery, List<String> queryWords) {
            this(style, rankOf(style, foldedQuery, queryWords));
        }

        private static int rankOf(BundledStyle style, String foldedQuery, List<String> queryWords) {
            List<String> foldedNames = foldedNames(style);
            if (foldedNames.contains(foldedQuery)) {
                return 0;
            }
            if (foldedNames.stream().anyMatch(name -> name.startsWith(foldedQuery))) {
                return 1;
            }
            if (hasInitials(style, foldedQuery)) {
                return 2;
            }
            String foldedFields =
                    foldText(
                            String.join(" ", style.researchFields())
                                    + " "
                                    + style.citationFormat());
            String searchedText = String.join(" ", foldedNames) + " " + foldedFields;
            return queryWords.stream().allMatch(searchedText::contains) ? 3 : NONE;
        }
    }
}
