package octavo.convert.csl;

import octavo.convert.TrackedFields;
import octavo.library.Kind;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/// Maps entry types to CSL types and back.
public final class CslTypes {
    private CslTypes() {}

    /// The generic type; the kind of the work may be more specific.
    private static final String DOCUMENT = "document";

    /// Of entry types that share a CSL type, the first is used for the reverse direction.
    private static final SequencedMap<String, String> BY_TYPE =
            ordered(
                    Map.entry("article", "article-journal"),
                    Map.entry("suppperiodical", "article-journal"),
                    Map.entry("periodical", "periodical"),
                    Map.entry("review", "review"),
                    Map.entry("book", "book"),
                    Map.entry("mvbook", "book"),
                    Map.entry("manual", "book"),
                    Map.entry("collection", "book"),
                    Map.entry("mvcollection", "book"),
                    Map.entry("proceedings", "book"),
                    Map.entry("mvproceedings", "book"),
                    Map.entry("reference", "book"),
                    Map.entry("mvreference", "book"),
                    Map.entry("commentary", "book"),
                    Map.entry("booklet", "pamphlet"),
                    Map.entry("incollection", "chapter"),
                    Map.entry("inbook", "chapter"),
                    Map.entry("bookinbook", "chapter"),
                    Map.entry("suppbook", "chapter"),
                    Map.entry("suppcollection", "chapter"),
                    Map.entry("inreference", "entry-encyclopedia"),
                    Map.entry("inproceedings", "paper-conference"),
                    Map.entry("conference", "paper-conference"),
                    Map.entry("thesis", "thesis"),
                    Map.entry("phdthesis", "thesis"),
                    Map.entry("mastersthesis", "thesis"),
                    Map.entry("bachelorsthesis", "thesis"),
                    Map.entry("report", "report"),
                    Map.entry("techreport", "report"),
                    Map.entry("online", "webpage"),
                    Map.entry("electronic", "webpage"),
                    Map.entry("www", "webpage"),
                    Map.entry("unpublished", "manuscript"),
                    Map.entry("presentation", "speech"),
                    Map.entry("patent", "patent"),
                    Map.entry("dataset", "dataset"),
                    Map.entry("software", "software"),
                    Map.entry("standard", "standard"),
                    Map.entry("artwork", "graphic"),
                    Map.entry("image", "figure"),
                    Map.entry("audio", "song"),
                    Map.entry("music", "song"),
                    Map.entry("movie", "motion_picture"),
                    Map.entry("video", "motion_picture"),
                    Map.entry("performance", "performance"),
                    Map.entry("letter", "personal_communication"),
                    Map.entry("jurisdiction", "legal_case"),
                    Map.entry("legislation", "legislation"),
                    Map.entry("legal", "treaty"));

    /// For entries of a generic type, such as `@misc`.
    private static final Map<Kind, String> BY_KIND =
            Map.ofEntries(
                    Map.entry(Kind.JOURNAL, "article-journal"),
                    Map.entry(Kind.CONFERENCE, "paper-conference"),
                    Map.entry(Kind.WORKSHOP, "paper-conference"),
                    Map.entry(Kind.CHAPTER, "chapter"),
                    Map.entry(Kind.BOOK, "book"),
                    Map.entry(Kind.THESIS, "thesis"),
                    Map.entry(Kind.REPORT, "report"),
                    Map.entry(Kind.TALK, "speech"),
                    Map.entry(Kind.POSTER, "speech"),
                    Map.entry(Kind.SOFTWARE, "software"),
                    Map.entry(Kind.DATASET, "dataset"),
                    Map.entry(Kind.PATENT, "patent"));

    private static final Map<String, String> BY_SUBTYPE =
            Map.of("magazine", "article-magazine", "newspaper", "article-newspaper");

    @SafeVarargs
    private static SequencedMap<String, String> ordered(Map.Entry<String, String>... types) {
        SequencedMap<String, String> ordered = new LinkedHashMap<>();
        for (var type : types) {
            ordered.put(type.getKey(), type.getValue());
        }
        return ordered;
    }

    /// The entry type for a CSL type; empty for those that no entry can represent.
    public static Optional<String> entryType(String type) {
        return BY_SUBTYPE.containsValue(type) ? Optional.of("article") : keyOf(BY_TYPE, type);
    }

    /// The `entrysubtype` for a CSL type, if there is one.
    public static Optional<String> entrySubtype(String type) {
        return keyOf(BY_SUBTYPE, type);
    }

    private static Optional<String> keyOf(Map<String, String> types, String type) {
        return types.entrySet().stream()
                .filter(entry -> entry.getValue().equals(type))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    static String of(TrackedFields reading) {
        Kind kind = reading.work().kind();
        if (kind == Kind.PREPRINT) {
            return "article";
        }
        String type = BY_TYPE.getOrDefault(reading.type(), DOCUMENT);
        if (type.equals("article-journal")) {
            return BY_SUBTYPE.getOrDefault(reading.text("entrysubtype"), type);
        }
        return type.equals(DOCUMENT) ? BY_KIND.getOrDefault(kind, DOCUMENT) : type;
    }
}
