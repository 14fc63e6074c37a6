package octavo.convert.hayagriva;

import octavo.convert.TrackedFields;
import octavo.fields.FieldName;
import octavo.library.Kind;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Predicate;

/// The hayagriva types of a work and of its parent; and back.
///
/// @param parent empty if the work has none
public record HayagrivaTypes(String own, String parent) {
    private static final HayagrivaTypes ALONE = new HayagrivaTypes("misc", "");

    /// Of entry types that share a hayagriva type, the first is used for the reverse direction.
    private static final SequencedMap<String, HayagrivaTypes> BY_TYPE =
            ordered(
                    entry("article", "article", "periodical"),
                    entry("suppperiodical", "article", "periodical"),
                    entry("review", "article", "periodical"),
                    entry("periodical", "periodical", ""),
                    entry("book", "book", ""),
                    entry("mvbook", "book", ""),
                    entry("commentary", "book", ""),
                    entry("booklet", "book", ""),
                    entry("collection", "anthology", ""),
                    entry("mvcollection", "anthology", ""),
                    entry("proceedings", "proceedings", ""),
                    entry("mvproceedings", "proceedings", ""),
                    entry("reference", "reference", ""),
                    entry("mvreference", "reference", ""),
                    entry("manual", "reference", ""),
                    entry("inbook", "chapter", "book"),
                    entry("bookinbook", "chapter", "book"),
                    entry("suppbook", "chapter", "book"),
                    entry("incollection", "anthos", "anthology"),
                    entry("suppcollection", "anthos", "anthology"),
                    entry("inreference", "entry", "reference"),
                    entry("inproceedings", "article", "proceedings"),
                    entry("conference", "article", "proceedings"),
                    entry("thesis", "thesis", ""),
                    entry("phdthesis", "thesis", ""),
                    entry("mastersthesis", "thesis", ""),
                    entry("bachelorsthesis", "thesis", ""),
                    entry("report", "report", ""),
                    entry("techreport", "report", ""),
                    entry("standard", "report", ""),
                    entry("online", "web", ""),
                    entry("electronic", "web", ""),
                    entry("www", "web", ""),
                    entry("unpublished", "manuscript", ""),
                    entry("patent", "patent", ""),
                    entry("software", "repository", ""),
                    entry("dataset", "repository", ""),
                    entry("artwork", "artwork", ""),
                    entry("image", "artwork", ""),
                    entry("audio", "audio", ""),
                    entry("music", "audio", ""),
                    entry("video", "video", ""),
                    entry("movie", "video", ""),
                    entry("performance", "performance", ""),
                    entry("jurisdiction", "case", ""),
                    entry("legislation", "legislation", ""),
                    entry("legal", "legislation", ""));

    private static Map.Entry<String, HayagrivaTypes> entry(String type, String own, String parent) {
        return Map.entry(type, new HayagrivaTypes(own, parent));
    }

    @SafeVarargs
    private static SequencedMap<String, HayagrivaTypes> ordered(
            Map.Entry<String, HayagrivaTypes>... types) {
        SequencedMap<String, HayagrivaTypes> ordered = new LinkedHashMap<>();
        for (var type : types) {
            ordered.put(type.getKey(), type.getValue());
        }
        return ordered;
    }

    /// The entry type for these types, or else for the work's own type alone.
    public Optional<String> entryType() {
        return entryType(this::equals).or(() -> entryType(other -> other.own().equals(own)));
    }

    private static Optional<String> entryType(Predicate<HayagrivaTypes> such) {
        return BY_TYPE.entrySet().stream()
                .filter(entry -> such.test(entry.getValue()))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    static HayagrivaTypes of(TrackedFields reading) {
        Kind kind = reading.work().kind();
        HayagrivaTypes types = BY_TYPE.getOrDefault(reading.type(), ALONE);
        boolean journal = reading.work().raw(FieldName.JOURNALTITLE).isPresent();
        if (types.equals(ALONE) && (kind == Kind.SOFTWARE || kind == Kind.DATASET)) {
            return new HayagrivaTypes("repository", "");
        }
        if (types.parent().equals("periodical") && !journal) {
            return new HayagrivaTypes(types.own(), "");
        }
        boolean part = types.parent().isEmpty() || types.parent().equals("periodical");
        boolean book = part || reading.work().raw(FieldName.BOOKTITLE).isPresent();
        return book ? types : new HayagrivaTypes(types.own(), "");
    }
}
