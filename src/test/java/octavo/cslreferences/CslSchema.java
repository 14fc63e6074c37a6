package octavo.cslreferences;

import tools.jackson.databind.JsonNode;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/// What the schema of CSL 1.0.2 (`csl-data.json`) allows, as far as an item of ours can break it.
final class CslSchema {
    private CslSchema() {}

    private static final Set<String> TYPES =
            words(
                    """
                    article article-journal article-magazine article-newspaper bill book broadcast
                    chapter classic collection dataset document entry entry-dictionary
                    entry-encyclopedia event figure graphic hearing interview legal_case legislation
                    manuscript map motion_picture musical_score pamphlet paper-conference patent
                    performance periodical personal_communication post post-weblog regulation report
                    review review-book software song speech standard thesis treaty webpage
                    """);

    private static final Set<String> NAMES =
            words(
                    """
                    author chair collection-editor compiler composer container-author contributor
                    curator director editor editorial-director executive-producer guest host
                    interviewer illustrator narrator organizer original-author performer producer
                    recipient reviewed-author script-writer series-creator translator
                    """);

    private static final Set<String> DATES =
            words("accessed available-date event-date issued original-date submitted");

    /// `part-number` is there as styles and the specification call it; the schema still says
    /// `part`.
    private static final Set<String> TEXTS =
            words(
                    """
                    type id citation-key language abstract annote archive archive_collection
                    archive_location archive-place authority call-number chapter-number
                    collection-number collection-title container-title container-title-short
                    dimensions division DOI edition event-title event-place genre ISBN ISSN issue
                    jurisdiction keyword locator medium note number number-of-pages
                    number-of-volumes original-publisher original-publisher-place original-title
                    page page-first part part-number part-title PMCID PMID printing publisher publisher-place
                    references reviewed-genre reviewed-title scale section source status supplement
                    title title-short URL version volume volume-title volume-title-short year-suffix
                    """);

    private static final Set<String> NAME_PARTS =
            words(
                    """
                    family given dropping-particle non-dropping-particle suffix comma-suffix
                    static-ordering literal parse-names
                    """);

    private static Set<String> words(String text) {
        return Set.copyOf(Arrays.asList(text.strip().split("\\s+")));
    }

    /// What breaks the schema; nothing if the item is valid.
    static List<String> faults(JsonNode item) {
        List<String> faults = new ArrayList<>();
        if (!TYPES.contains(item.path("type").asString("")) || !item.path("id").isString()) {
            faults.add("type or id");
        }
        for (var property : item.properties()) {
            // The key of an entry may be empty, and so may an id.
            if (!property.getKey().equals("id")
                    && !isValid(property.getKey(), property.getValue())) {
                faults.add(property.toString());
            }
        }
        return faults;
    }

    private static boolean isValid(String name, JsonNode value) {
        if (NAMES.contains(name)) {
            return value.isArray() && value.valueStream().allMatch(CslSchema::isName);
        }
        return DATES.contains(name)
                ? isDate(value)
                : TEXTS.contains(name) && value.isString() && !value.asString().isEmpty();
    }

    private static boolean isName(JsonNode name) {
        return name.isObject()
                && !name.isEmpty()
                && name.properties().stream()
                        .allMatch(part ->
                                NAME_PARTS.contains(part.getKey()) && part.getValue().isString());
    }

    private static boolean isDate(JsonNode date) {
        return date.isObject()
                && date.properties().stream()
                        .allMatch(part ->
                                switch (part.getKey()) {
                                    case "date-parts" -> areParts(part.getValue());
                                    case "season" -> part.getValue().isInt();
                                    case "circa" -> part.getValue().isBoolean();
                                    case "literal" -> part.getValue().isString();
                                    default -> false;
                                });
    }

    private static boolean areParts(JsonNode parts) {
        return parts.isArray()
                && parts.size() >= 1
                && parts.size() <= 2
                && parts.valueStream()
                        .allMatch(part -> part.isArray() && part.size() >= 1 && part.size() <= 3);
    }
}
