package octavo.library;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// What kind of work an entry is about: what CV sections, search and exports go by.
public enum Kind {
    JOURNAL,
    CONFERENCE,
    WORKSHOP,
    PREPRINT,
    CHAPTER,
    BOOK,
    THESIS,
    REPORT,
    TALK,
    POSTER,
    SOFTWARE,
    DATASET,
    PATENT,
    OTHER;

    private static final Map<String, Kind> BY_TYPE =
            Map.ofEntries(
                    Map.entry("article", JOURNAL),
                    Map.entry("periodical", JOURNAL),
                    Map.entry("suppperiodical", JOURNAL),
                    Map.entry("inproceedings", CONFERENCE),
                    Map.entry("conference", CONFERENCE),
                    Map.entry("incollection", CHAPTER),
                    Map.entry("inbook", CHAPTER),
                    Map.entry("bookinbook", CHAPTER),
                    Map.entry("suppbook", CHAPTER),
                    Map.entry("suppcollection", CHAPTER),
                    Map.entry("inreference", CHAPTER),
                    Map.entry("book", BOOK),
                    Map.entry("mvbook", BOOK),
                    Map.entry("booklet", BOOK),
                    Map.entry("collection", BOOK),
                    Map.entry("mvcollection", BOOK),
                    Map.entry("proceedings", BOOK),
                    Map.entry("mvproceedings", BOOK),
                    Map.entry("reference", BOOK),
                    Map.entry("mvreference", BOOK),
                    Map.entry("thesis", THESIS),
                    Map.entry("phdthesis", THESIS),
                    Map.entry("mastersthesis", THESIS),
                    Map.entry("bachelorsthesis", THESIS),
                    Map.entry("report", REPORT),
                    Map.entry("techreport", REPORT),
                    Map.entry("manual", REPORT),
                    Map.entry("presentation", TALK),
                    Map.entry("software", SOFTWARE),
                    Map.entry("dataset", DATASET),
                    Map.entry("patent", PATENT));

    private static final Set<String> MAYBE_PREPRINT =
            Set.of("misc", "online", "unpublished", "electronic", "www", "article");

    private static final Pattern WORKSHOP_VENUE = Pattern.compile("(?i)\\bworkshops?\\b");
    private static final Pattern PREPRINT_VENUE = Pattern.compile("(?i)\\b(arxiv|corr|biorxiv)\\b");

    /// The name that keywords, queries and the sidecar use, `journal`.
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    private static final Map<String, Kind> BY_ID =
            Arrays.stream(values()).collect(Collectors.toUnmodifiableMap(Kind::id, kind -> kind));

    static Optional<Kind> of(String id) {
        return Optional.ofNullable(BY_ID.get(id));
    }

    /// The kind of an entry: what a keyword of it says, or else what type, venue and eprint tell.
    static Kind of(String type, String venue, boolean eprint, String keywords) {
        int start = 0;
        for (int i = 0; i <= keywords.length(); i++) {
            if (i == keywords.length() || keywords.charAt(i) == ',' || keywords.charAt(i) == ';') {
                var said = of(keywords.substring(start, i).strip().toLowerCase(Locale.ROOT));
                if (said.isPresent()) {
                    return said.get();
                }
                start = i + 1;
            }
        }
        return derived(type.toLowerCase(Locale.ROOT), venue, eprint);
    }

    private static Kind derived(String type, String venue, boolean eprint) {
        if (MAYBE_PREPRINT.contains(type) && isPreprint(type, venue, eprint)) {
            return PREPRINT;
        }
        Kind kind = BY_TYPE.getOrDefault(type, OTHER);
        return kind == CONFERENCE && WORKSHOP_VENUE.matcher(venue).find() ? WORKSHOP : kind;
    }

    /// An article with an eprint is a preprint only where no journal, or a preprint server, printed
    /// it.
    private static boolean isPreprint(String type, String venue, boolean eprint) {
        boolean server = PREPRINT_VENUE.matcher(venue).find();
        return type.equals("article") ? server || eprint && venue.isBlank() : server || eprint;
    }
}
