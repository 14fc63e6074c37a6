package octavo.cslreferences;

import octavo.conversion.TrackedFields;
import octavo.library.WorkKind;

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
    private static final SequencedMap<String, String> CSL_BY_ENTRY_TYPE =
            toOrderedMap(
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
    private static final Map<WorkKind, String> CSL_BY_KIND =
            Map.ofEntries(
                    Map.entry(WorkKind.JOURNAL, "article-journal"),
                    Map.entry(WorkKind.CONFERENCE, "paper-conference"),
                    Map.entry(WorkKind.WORKSHOP, "paper-conference"),
                    Map.entry(WorkKind.CHAPTER, "chapter"),
                    Map.entry(WorkKind.BOOK, "book"),
                    Map.entry(WorkKind.THESIS, "thesis"),
                    Map.entry(WorkKind.REPORT, "report"),
                    Map.entry(WorkKind.TALK, "speech"),
                    Map.entry(WorkKind.POSTER, "speech"),
                    Map.entry(WorkKind.SOFTWARE, "software"),
                    Map.entry(WorkKind.DATASET, "dataset"),
                    Map.entry(WorkKind.PATENT, "patent"));

    private static final Map<String, String> CSL_BY_SUBTYPE =
            Map.of("magazine", "article-magazine", "newspaper", "article-newspaper");

    @SafeVarargs
    private static SequencedMap<String, String> toOrderedMap(Map.Entry<String, String>... types) {
        SequencedMap<String, String> orderedTypes = new LinkedHashMap<>();
        for (var cslType : types) {
            orderedTypes.put(cslType.getKey(), cslType.getValue());
        }
        return orderedTypes;
    }

    /// The entry type for a CSL type; empty for those that no entry can represent.
    public static Optional<String> entryType(String cslType) {
        return CSL_BY_SUBTYPE.containsValue(cslType)
                ? Optional.of("article")
                : keyOf(CSL_BY_ENTRY_TYPE, cslType);
    }

    /// The `entrysubtype` for a CSL type, if there is one.
    public static Optional<String> entrySubtype(String cslType) {
        return keyOf(CSL_BY_SUBTYPE, cslType);
    }

    private static Optional<String> keyOf(Map<String, String> types, String cslType) {
        return types.entrySet().stream()
                .filter(entry -> entry.getValue().equals(cslType))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    static String cslTypeOf(TrackedFields trackedFields) {
        WorkKind workKind = trackedFields.work().workKind();
        if (workKind == WorkKind.PREPRINT) {
            return "article";
        }
        String cslType = CSL_BY_ENTRY_TYPE.getOrDefault(trackedFields.entryType(), DOCUMENT);
        if (cslType.equals("article-journal")) {
            return CSL_BY_SUBTYPE.getOrDefault(trackedFields.plainText("entrysubtype"), cslType);
        }
        return cslType.equals(DOCUMENT) ? CSL_BY_KIND.getOrDefault(workKind, DOCUMENT) : cslType;
    }
}
