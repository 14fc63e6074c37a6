package octavo.library;

import octavo.fields.FieldName;
import octavo.values.ArxivId;
import octavo.values.Doi;
import octavo.values.PreprintServers;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Derives the kind of a work from its entry. The first of these that decides counts: `kind:` and a
/// kind among its keywords, or a bare kind if the type leaves it open; the kind of the venue; words
/// in some fields; the type.
final class KindRules {
    /// The kind of an entry type unless words in its fields say otherwise.
    private static final String TYPES_OF_KINDS =
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

    private static final String OPEN_TYPES = "misc online unpublished electronic www";

    /// Rows of types, place to look, words to find there, and kind. `venueText` is where it
    /// appeared, `formText` the form of publication that the entry states.
    private static final List<KindRule> KIND_RULES =
            List.of(
                    new KindRule(
                            "article report techreport " + OPEN_TYPES,
                            "venue",
                            PreprintServers::isNamedIn,
                            WorkKind.PREPRINT),
                    new KindRule(
                            "report techreport " + OPEN_TYPES,
                            "how",
                            PreprintServers::isNamedIn,
                            WorkKind.PREPRINT),
                    new KindRule(
                            "report techreport " + OPEN_TYPES,
                            "how",
                            "^(working paper|preprint)",
                            WorkKind.PREPRINT),
                    new KindRule(OPEN_TYPES, "server", ".", WorkKind.PREPRINT),
                    new KindRule(OPEN_TYPES, "doi", KindRules::isPreprintDoi, WorkKind.PREPRINT),
                    new KindRule(
                            OPEN_TYPES,
                            "url",
                            "//(www\\.)?arxiv\\.org/(abs|pdf)/",
                            WorkKind.PREPRINT),
                    new KindRule(
                            "inproceedings conference incollection",
                            "both",
                            "\\bposters?\\b",
                            WorkKind.POSTER),
                    new KindRule(
                            "inproceedings conference incollection",
                            "venue",
                            "\\bworkshops?\\b",
                            WorkKind.WORKSHOP),
                    new KindRule(
                            "incollection",
                            "venue",
                            "\\b(proceedings|proc\\.|conference|conf\\.|symposium|congress)",
                            WorkKind.CONFERENCE),
                    new KindRule(OPEN_TYPES, "how", "\\bposter\\b", WorkKind.POSTER),
                    new KindRule(
                            OPEN_TYPES,
                            "how",
                            "\\b(talk|seminar|keynote|lecture|presentation|slides|tutorial)\\b",
                            WorkKind.TALK),
                    new KindRule(OPEN_TYPES, "how", "\\b(thesis|dissertation)\\b", WorkKind.THESIS),
                    new KindRule(
                            OPEN_TYPES,
                            "how",
                            "\\b(technical report|white ?paper)\\b",
                            WorkKind.REPORT),
                    new KindRule(OPEN_TYPES, "how", "\\bpatent\\b", WorkKind.PATENT),
                    new KindRule(OPEN_TYPES, "how", "\\b(dataset|data set)\\b", WorkKind.DATASET),
                    new KindRule(
                            OPEN_TYPES,
                            "how",
                            "\\b(software|source code|computer program|github repository)\\b",
                            WorkKind.SOFTWARE));

    private static final Map<String, WorkKind> KINDS_BY_TYPE = readKindsByType();

    /// Names of further eprint archives that hold preprints: not PubMed, JSTOR or Google Books.
    private static final Pattern PREPRINT_ARCHIVES =
            Pattern.compile(
                    "e-?print|pre-?print|\\b(hal|iacr|osf|repec|philsci-?archive|vixra|authorea|nber)\\b",
                    Pattern.CASE_INSENSITIVE);

    /// The kinds that a paper in proceedings may have.
    private static final Set<WorkKind> PROCEEDINGS_KINDS =
            Set.of(WorkKind.CONFERENCE, WorkKind.WORKSHOP, WorkKind.POSTER, WorkKind.TALK);

    /// Where it appeared; a classic article may name any of these as its journal.
    static final List<String> VENUE_FIELDS =
            List.of(
                    FieldName.JOURNALTITLE,
                    FieldName.BOOKTITLE,
                    FieldName.SCHOOL,
                    FieldName.HOWPUBLISHED,
                    FieldName.PUBLISHER,
                    FieldName.EVENTTITLE,
                    FieldName.ORGANIZATION);

    static final List<String> BOOK_VENUE_FIELDS =
            List.of(
                    FieldName.JOURNALTITLE,
                    FieldName.SCHOOL,
                    FieldName.HOWPUBLISHED,
                    FieldName.PUBLISHER);

    private static final List<String> FORM_FIELDS =
            List.of(
                    FieldName.HOWPUBLISHED,
                    FieldName.TYPE,
                    FieldName.ENTRYSUBTYPE,
                    FieldName.NOTE,
                    FieldName.TITLEADDON);

    private final String entryType;
    private final UnaryOperator<String> fieldText;
    private final Map<String, String> cachedTexts = new HashMap<>(4);

    /// @param entryType in lower case
    /// @param fieldText the text of a field; empty if there is none
    KindRules(String entryType, UnaryOperator<String> fieldText) {
        this.entryType = entryType;
        this.fieldText = fieldText;
    }

    private record KindRule(
            Set<String> entryTypes,
            String textSource,
            Predicate<String> textCondition,
            WorkKind kind) {
        KindRule(
                String typeNames,
                String textSource,
                Predicate<String> textCondition,
                WorkKind kind) {
            this(Set.of(typeNames.split(" ")), textSource, textCondition, kind);
        }

        KindRule(String typeNames, String textSource, String wordRegex, WorkKind kind) {
            this(
                    typeNames,
                    textSource,
                    Pattern.compile(wordRegex, Pattern.CASE_INSENSITIVE).asPredicate(),
                    kind);
        }

        boolean matchesText(String text) {
            return !text.isEmpty() && textCondition.test(text);
        }
    }

    private static boolean isPreprintDoi(String doiText) {
        return Doi.parse(doiText).value().filter(PreprintServers::hasRegistered).isPresent();
    }

    private static Map<String, WorkKind> readKindsByType() {
        Map<String, WorkKind> kindsByType = new HashMap<>();
        TYPES_OF_KINDS
                .lines()
                .forEach(line -> {
                    String[] columns = line.split(": *", -1);
                    WorkKind kind = WorkKind.of(columns[0]).orElseThrow();
                    Stream.of(columns[1].split(" +", -1))
                            .forEach(entryType -> kindsByType.put(entryType, kind));
                });
        return Map.copyOf(kindsByType);
    }

    /// @param venueKind the known kind of a venue
    WorkKind determineKind(Function<String, Optional<WorkKind>> venueKind) {
        return keywordKind()
                .or(() -> venueKind.apply(textOf("venue")))
                .orElseGet(this::derivedKind);
    }

    private Optional<WorkKind> keywordKind() {
        String keywords = fieldText.apply("keywords");
        return keywords.isEmpty()
                ? Optional.empty()
                : splitKeywords(keywords).stream()
                        .map(keyword -> keyword.strip().toLowerCase(Locale.ROOT))
                        .flatMap(keyword -> statedKind(keyword).stream())
                        .findFirst();
    }

    private static List<String> splitKeywords(String keywordsText) {
        List<String> keywords = new ArrayList<>();
        int keywordStart = 0;
        for (int i = 0; i <= keywordsText.length(); i++) {
            if (i == keywordsText.length()
                    || keywordsText.charAt(i) == ','
                    || keywordsText.charAt(i) == ';') {
                keywords.add(keywordsText.substring(keywordStart, i));
                keywordStart = i + 1;
            }
        }
        return keywords;
    }

    /// A keyword may state the kind explicitly: `kind: talk`. A bare one may as well be a
    /// publisher's subject term where the type leaves no doubt.
    private Optional<WorkKind> statedKind(String keyword) {
        return keyword.startsWith("kind:")
                ? WorkKind.of(keyword.substring("kind:".length()).stripLeading())
                : WorkKind.of(keyword).filter(this::allowsKind);
    }

    private boolean allowsKind(WorkKind kind) {
        return switch (KINDS_BY_TYPE.getOrDefault(entryType, WorkKind.OTHER)) {
            case OTHER -> true;
            case JOURNAL -> fieldText.apply(FieldName.JOURNALTITLE).isEmpty();
            case CONFERENCE -> PROCEEDINGS_KINDS.contains(kind);
            case REPORT -> kind == WorkKind.PREPRINT;
            default -> false;
        };
    }

    static boolean isBook(String entryType) {
        return KINDS_BY_TYPE.get(entryType) == WorkKind.BOOK;
    }

    private WorkKind derivedKind() {
        for (KindRule rule : KIND_RULES) {
            if (rule.entryTypes.contains(entryType) && rule.matchesText(textOf(rule.textSource))) {
                return rule.kind;
            }
        }
        boolean hasNoVenue =
                entryType.equals("article") && fieldText.apply(FieldName.JOURNALTITLE).isEmpty();
        return hasNoVenue && isOnPreprintServer()
                ? WorkKind.PREPRINT
                : KINDS_BY_TYPE.getOrDefault(entryType, WorkKind.OTHER);
    }

    /// An article without a venue is a preprint if it is on a server.
    private boolean isOnPreprintServer() {
        return KIND_RULES.stream()
                .filter(rule -> rule.kind == WorkKind.PREPRINT && rule.entryTypes.contains("misc"))
                .filter(rule -> !rule.textSource.equals("how") && !rule.textSource.equals("venue"))
                .anyMatch(rule -> rule.matchesText(textOf(rule.textSource)));
    }

    /// The preprint archive that has the work; empty if there is none.
    private String preprintServer() {
        String eprintId = fieldText.apply("eprint");
        String archiveName = fieldText.apply(FieldName.EPRINTTYPE).strip();
        if (eprintId.isEmpty() || !archiveName.isEmpty()) {
            return !eprintId.isEmpty() && holdsPreprints(archiveName) ? archiveName : "";
        }
        boolean isArxivId =
                ArxivId.parse(eprintId, fieldText.apply(FieldName.EPRINTCLASS)).value().isPresent();
        return isArxivId ? "arXiv" : "";
    }

    /// Whether an eprint archive publishes what it holds, and does not only index or copy it.
    static boolean holdsPreprints(String archiveName) {
        return PreprintServers.isNamedIn(archiveName)
                || PREPRINT_ARCHIVES.matcher(archiveName).find();
    }

    private String textOf(String textSource) {
        String cachedText = cachedTexts.get(textSource);
        if (cachedText == null) {
            cachedText =
                    switch (textSource) {
                        case "venue" -> venueText();
                        case "how" -> formText();
                        case "server" -> preprintServer();
                        case "both" -> textOf("venue") + "\n" + textOf("how");
                        default -> fieldText.apply(textSource);
                    };
            cachedTexts.put(textSource, cachedText);
        }
        return cachedText;
    }

    private String venueText() {
        return VENUE_FIELDS.stream()
                .map(fieldText)
                .filter(it -> !it.isEmpty())
                .findFirst()
                .orElse("");
    }

    private String formText() {
        return String.join(
                "\n", FORM_FIELDS.stream().map(fieldText).filter(it -> !it.isEmpty()).toList());
    }
}
