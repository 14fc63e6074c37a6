package octavo.library;

import octavo.fields.FieldName;
import octavo.values.ArxivId;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Derives the kind of a work from its entry. The first of these that decides counts: `kind:` and a
/// kind among its keywords, or a bare kind if the type leaves it open; the kind of the venue; words
/// in some fields; the type.
final class KindRules {
    private static final String SERVERS =
            "arxiv|(bio|med|chem|psy|tech|soc|earth|eng)r?(a)?rxiv|^corr\\b|ssrn|research square"
                    + "|preprints\\.org|osf preprints|eprint archive|computing research repository";

    private static final List<String> SIGNS_OF_SERVERS =
            List.of("rxiv", "corr", "ssrn", "research", "preprints", "eprint");

    /// The kind of an entry type unless words in its fields say otherwise.
    private static final String TYPES =
            """
            journal: article suppperiodical review
            conference: inproceedings conference
            preprint: preprint
            chapter: incollection inbook bookinbook suppbook suppcollection inreference
            book: book mvbook booklet collection mvcollection proceedings mvproceedings periodical\
             reference mvreference
            thesis: thesis phdthesis mastersthesis masterthesis bachelorsthesis bachelorthesis
            report: report techreport manual standard
            talk: presentation talk lecture
            poster: poster
            software: software code
            dataset: dataset data
            patent: patent
            """;

    private static final String LOOSE = "misc online unpublished electronic www";

    /// Rows of types, place to look, words to find there, and kind. `venue` is where it appeared,
    /// `how` the form of publication that the entry states.
    private static final List<Row> ROWS =
            List.of(
                    new Row("article report techreport " + LOOSE, "venue", SERVERS, Kind.PREPRINT),
                    new Row("report techreport " + LOOSE, "how", SERVERS, Kind.PREPRINT),
                    new Row(
                            "report techreport " + LOOSE,
                            "how",
                            "^(working paper|preprint)",
                            Kind.PREPRINT),
                    new Row(LOOSE, "server", ".", Kind.PREPRINT),
                    new Row(LOOSE, "doi", "10\\.48550/|10\\.1101/|10\\.2139/ssrn", Kind.PREPRINT),
                    new Row(LOOSE, "url", "//(www\\.)?arxiv\\.org/(abs|pdf)/", Kind.PREPRINT),
                    new Row(
                            "inproceedings conference incollection",
                            "both",
                            "\\bposters?\\b",
                            Kind.POSTER),
                    new Row(
                            "inproceedings conference incollection",
                            "venue",
                            "\\bworkshops?\\b",
                            Kind.WORKSHOP),
                    new Row(
                            "incollection",
                            "venue",
                            "\\b(proceedings|proc\\.|conference|conf\\.|symposium|congress)",
                            Kind.CONFERENCE),
                    new Row(LOOSE, "how", "\\bposter\\b", Kind.POSTER),
                    new Row(
                            LOOSE,
                            "how",
                            "\\b(talk|seminar|keynote|lecture|presentation|slides|tutorial)\\b",
                            Kind.TALK),
                    new Row(LOOSE, "how", "\\b(thesis|dissertation)\\b", Kind.THESIS),
                    new Row(LOOSE, "how", "\\b(technical report|white ?paper)\\b", Kind.REPORT),
                    new Row(LOOSE, "how", "\\bpatent\\b", Kind.PATENT),
                    new Row(LOOSE, "how", "\\b(dataset|data set)\\b", Kind.DATASET),
                    new Row(
                            LOOSE,
                            "how",
                            "\\b(software|source code|computer program|github repository)\\b",
                            Kind.SOFTWARE));

    private static final Map<String, Kind> BY_TYPE = byType();

    /// Names of eprint archives that hold preprints: not PubMed, JSTOR or Google Books.
    private static final Pattern ARCHIVES =
            Pattern.compile(
                    SERVERS
                            + "|e-?print|pre-?print"
                            + "|\\b(hal|iacr|osf|repec|philsci-?archive|vixra|authorea|nber)\\b",
                    Pattern.CASE_INSENSITIVE);

    /// The kinds that a paper in proceedings may have.
    private static final Set<Kind> OF_PROCEEDINGS =
            Set.of(Kind.CONFERENCE, Kind.WORKSHOP, Kind.POSTER, Kind.TALK);

    /// Where it appeared; a classic article may name any of these as its journal.
    static final List<String> VENUE =
            List.of(
                    FieldName.JOURNALTITLE,
                    FieldName.BOOKTITLE,
                    FieldName.SCHOOL,
                    FieldName.HOWPUBLISHED,
                    FieldName.PUBLISHER,
                    FieldName.EVENTTITLE,
                    FieldName.ORGANIZATION);

    static final List<String> VENUE_OF_BOOK =
            List.of(
                    FieldName.JOURNALTITLE,
                    FieldName.SCHOOL,
                    FieldName.HOWPUBLISHED,
                    FieldName.PUBLISHER);

    private static final List<String> HOW =
            List.of(
                    FieldName.HOWPUBLISHED,
                    FieldName.TYPE,
                    FieldName.ENTRYSUBTYPE,
                    FieldName.NOTE,
                    FieldName.TITLEADDON);

    private final String type;
    private final UnaryOperator<String> text;
    private final Map<String, String> texts = new HashMap<>(4);

    /// @param type in lower case
    /// @param text the text of a field; empty if there is none
    KindRules(String type, UnaryOperator<String> text) {
        this.type = type;
        this.text = text;
    }

    /// @param signs substrings of which one occurs in every match; cheaper to find than the pattern
    private record Row(
            Set<String> types, String place, Pattern words, List<String> signs, Kind kind) {
        Row(String types, String place, String words, Kind kind) {
            this(
                    Set.of(types.split(" ")),
                    place,
                    Pattern.compile(words, Pattern.CASE_INSENSITIVE),
                    words.equals(SERVERS) ? SIGNS_OF_SERVERS : List.of(),
                    kind);
        }

        boolean fits(String text) {
            return !text.isEmpty() && hasSign(text) && words.matcher(text).find();
        }

        private boolean hasSign(String text) {
            if (signs.isEmpty()) {
                return true;
            }
            String folded = text.toLowerCase(Locale.ROOT);
            return signs.stream().anyMatch(folded::contains);
        }
    }

    private static Map<String, Kind> byType() {
        Map<String, Kind> kinds = new HashMap<>();
        TYPES.lines()
                .forEach(line -> {
                    String[] parts = line.split(": *", -1);
                    Kind kind = Kind.of(parts[0]).orElseThrow();
                    Stream.of(parts[1].split(" +", -1)).forEach(type -> kinds.put(type, kind));
                });
        return Map.copyOf(kinds);
    }

    /// @param register the known kind of a venue
    Kind kind(Function<String, Optional<Kind>> register) {
        return keyword().or(() -> register.apply(at("venue"))).orElseGet(this::derived);
    }

    private Optional<Kind> keyword() {
        String keywords = text.apply("keywords");
        return keywords.isEmpty()
                ? Optional.empty()
                : keywords(keywords).stream()
                        .map(keyword -> keyword.strip().toLowerCase(Locale.ROOT))
                        .flatMap(keyword -> said(keyword).stream())
                        .findFirst();
    }

    private static List<String> keywords(String text) {
        List<String> keywords = new ArrayList<>();
        int start = 0;
        for (int i = 0; i <= text.length(); i++) {
            if (i == text.length() || text.charAt(i) == ',' || text.charAt(i) == ';') {
                keywords.add(text.substring(start, i));
                start = i + 1;
            }
        }
        return keywords;
    }

    /// A keyword may state the kind explicitly: `kind: talk`. A bare one may as well be a
    /// publisher's subject term where the type leaves no doubt.
    private Optional<Kind> said(String keyword) {
        return keyword.startsWith("kind:")
                ? Kind.of(keyword.substring("kind:".length()).stripLeading())
                : Kind.of(keyword).filter(this::isOpenTo);
    }

    private boolean isOpenTo(Kind kind) {
        return switch (BY_TYPE.getOrDefault(type, Kind.OTHER)) {
            case OTHER -> true;
            case JOURNAL -> text.apply(FieldName.JOURNALTITLE).isEmpty();
            case CONFERENCE -> OF_PROCEEDINGS.contains(kind);
            case REPORT -> kind == Kind.PREPRINT;
            default -> false;
        };
    }

    static boolean isBook(String type) {
        return BY_TYPE.get(type) == Kind.BOOK;
    }

    private Kind derived() {
        for (Row row : ROWS) {
            if (row.types.contains(type) && row.fits(at(row.place))) {
                return row.kind;
            }
        }
        boolean nowhere = type.equals("article") && text.apply(FieldName.JOURNALTITLE).isEmpty();
        return nowhere && isPreprint() ? Kind.PREPRINT : BY_TYPE.getOrDefault(type, Kind.OTHER);
    }

    /// An article without a venue is a preprint if it is on a server.
    private boolean isPreprint() {
        return ROWS.stream()
                .filter(row -> row.kind == Kind.PREPRINT && row.types.contains("misc"))
                .filter(row -> !row.place.equals("how") && !row.place.equals("venue"))
                .anyMatch(row -> row.fits(at(row.place)));
    }

    /// The preprint archive that has the work; empty if there is none.
    private String server() {
        String id = text.apply("eprint");
        String archive = text.apply(FieldName.EPRINTTYPE).strip();
        if (id.isEmpty() || !archive.isEmpty()) {
            return !id.isEmpty() && ARCHIVES.matcher(archive).find() ? archive : "";
        }
        boolean arxiv = ArxivId.parse(id, text.apply(FieldName.EPRINTCLASS)).value().isPresent();
        return arxiv ? "arXiv" : "";
    }

    private String at(String place) {
        String known = texts.get(place);
        if (known == null) {
            known =
                    switch (place) {
                        case "venue" -> venue();
                        case "how" -> how();
                        case "server" -> server();
                        case "both" -> at("venue") + "\n" + at("how");
                        default -> text.apply(place);
                    };
            texts.put(place, known);
        }
        return known;
    }

    private String venue() {
        return VENUE.stream().map(text).filter(it -> !it.isEmpty()).findFirst().orElse("");
    }

    private String how() {
        return String.join("\n", HOW.stream().map(text).filter(it -> !it.isEmpty()).toList());
    }
}
