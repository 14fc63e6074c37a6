package octavo.formats.hayagriva;

import octavo.conversion.TrackedFields;
import octavo.fields.FieldName;
import octavo.library.WorkKind;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Predicate;

/// The hayagriva types of a work and of its parent; and back.
///
/// @param parentType empty if the work has none
public record HayagrivaTypes(String ownType, String parentType) {
    private static final HayagrivaTypes MISC_TYPES = new HayagrivaTypes("misc", "");

    /// Of entry types that share a hayagriva type, the first is used for the reverse direction.
    private static final SequencedMap<String, HayagrivaTypes> TYPES_BY_ENTRY_TYPE =
            toOrderedMap(
                    typeEntry("article", "article", "periodical"),
                    typeEntry("suppperiodical", "article", "periodical"),
                    typeEntry("review", "article", "periodical"),
                    typeEntry("periodical", "periodical", ""),
                    typeEntry("book", "book", ""),
                    typeEntry("mvbook", "book", ""),
                    typeEntry("commentary", "book", ""),
                    typeEntry("booklet", "book", ""),
                    typeEntry("collection", "anthology", ""),
                    typeEntry("mvcollection", "anthology", ""),
                    typeEntry("proceedings", "proceedings", ""),
                    typeEntry("mvproceedings", "proceedings", ""),
                    typeEntry("reference", "reference", ""),
                    typeEntry("mvreference", "reference", ""),
                    typeEntry("manual", "reference", ""),
                    typeEntry("inbook", "chapter", "book"),
                    typeEntry("bookinbook", "chapter", "book"),
                    typeEntry("suppbook", "chapter", "book"),
                    typeEntry("incollection", "anthos", "anthology"),
                    typeEntry("suppcollection", "anthos", "anthology"),
                    typeEntry("inreference", "entry", "reference"),
                    typeEntry("inproceedings", "article", "proceedings"),
                    typeEntry("conference", "article", "proceedings"),
                    typeEntry("thesis", "thesis", ""),
                    typeEntry("phdthesis", "thesis", ""),
                    typeEntry("mastersthesis", "thesis", ""),
                    typeEntry("bachelorsthesis", "thesis", ""),
                    typeEntry("report", "report", ""),
                    typeEntry("techreport", "report", ""),
                    typeEntry("standard", "report", ""),
                    typeEntry("online", "web", ""),
                    typeEntry("electronic", "web", ""),
                    typeEntry("www", "web", ""),
                    typeEntry("unpublished", "manuscript", ""),
                    typeEntry("patent", "patent", ""),
                    typeEntry("software", "repository", ""),
                    typeEntry("dataset", "repository", ""),
                    typeEntry("artwork", "artwork", ""),
                    typeEntry("image", "artwork", ""),
                    typeEntry("audio", "audio", ""),
                    typeEntry("music", "audio", ""),
                    typeEntry("video", "video", ""),
                    typeEntry("movie", "video", ""),
                    typeEntry("performance", "performance", ""),
                    typeEntry("jurisdiction", "case", ""),
                    typeEntry("legislation", "legislation", ""),
                    typeEntry("legal", "legislation", ""));

    private static Map.Entry<String, HayagrivaTypes> typeEntry(
            String type, String ownType, String parentType) {
        return Map.entry(type, new HayagrivaTypes(ownType, parentType));
    }

    @SafeVarargs
    private static SequencedMap<String, HayagrivaTypes> toOrderedMap(
            Map.Entry<String, HayagrivaTypes>... types) {
        SequencedMap<String, HayagrivaTypes> orderedTypes = new LinkedHashMap<>();
        for (var type : types) {
            orderedTypes.put(type.getKey(), type.getValue());
        }
        return orderedTypes;
    }

    /// The entry type for these types, or else for the work's own type alone.
    public Optional<String> entryType() {
        return entryType(this::equals)
                .or(() -> entryType(other -> other.ownType().equals(ownType)));
    }

    private static Optional<String> entryType(Predicate<HayagrivaTypes> condition) {
        return TYPES_BY_ENTRY_TYPE.entrySet().stream()
                .filter(entry -> condition.test(entry.getValue()))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    static HayagrivaTypes of(TrackedFields trackedFields) {
        WorkKind workKind = trackedFields.work().workKind();
        HayagrivaTypes hayagrivaTypes =
                TYPES_BY_ENTRY_TYPE.getOrDefault(trackedFields.entryType(), MISC_TYPES);
        boolean hasJournal = trackedFields.work().rawValue(FieldName.JOURNALTITLE).isPresent();
        if (hayagrivaTypes.equals(MISC_TYPES)
                && (workKind == WorkKind.SOFTWARE || workKind == WorkKind.DATASET)) {
            return new HayagrivaTypes("repository", "");
        }
        if (hayagrivaTypes.parentType().equals("periodical") && !hasJournal) {
            return new HayagrivaTypes(hayagrivaTypes.ownType(), "");
        }
        boolean needsNoBook =
                hayagrivaTypes.parentType().isEmpty()
                        || hayagrivaTypes.parentType().equals("periodical");
        boolean hasContainer =
                needsNoBook || trackedFields.work().rawValue(FieldName.BOOKTITLE).isPresent();
        return hasContainer ? hayagrivaTypes : new HayagrivaTypes(hayagrivaTypes.ownType(), "");
    }
}
