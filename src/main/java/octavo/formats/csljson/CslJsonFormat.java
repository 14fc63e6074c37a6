package octavo.formats.csljson;

import octavo.cslreferences.CslTypes;
import octavo.formats.workdrafts.ImportedWork;
import octavo.formats.workdrafts.ImportedWorks;
import octavo.formats.workdrafts.JsonRecords;
import octavo.formats.workdrafts.SourceContent;
import octavo.formats.workdrafts.SourceFormat;
import octavo.formats.workdrafts.TreeRecord;
import octavo.formats.workdrafts.TreeTexts;

import tools.jackson.databind.JsonNode;

import java.util.List;
import java.util.stream.Stream;

/// CSL-JSON, the items of citation processors: a list, or a single one.
/// https://github.com/citation-style-language/schema
public final class CslJsonFormat implements SourceFormat {
    /// Variables whose names are nearly unique to CSL.
    private static final List<String> OWN_VARIABLES =
            List.of("container-title", "DOI", "ISSN", "ISBN", "URL", "publisher-place");

    /// Variables that tell a work: many things have a type, a number and an address.
    private static final List<String> WORK_VARIABLES =
            List.of("title", "author", "editor", "issued", "container-title", "DOI", "ISBN");

    private static final List<String> SHARED_VARIABLES =
            List.of("id", "title", "author", "issued", "publisher", "volume", "page", "type");

    @Override
    public String name() {
        return "CSL-JSON";
    }

    @Override
    public boolean looksLike(SourceContent content) {
        return content.json().hasRecord(CslJsonFormat::isItem)
                || content.head().matches("\\[\\s*\\{\\s*}\\s*]\\s*");
    }

    /// Whether an object is an item, judged by its type or variables.
    static boolean isItem(JsonNode node) {
        if (!node.isObject() || node.has("itemType") || CrossrefFormat.isWork(node)) {
            return false;
        }
        boolean isTyped =
                CslTypes.entryType(TreeTexts.firstText(node, "type")).isPresent()
                        || CslJsonReader.knowsType(TreeTexts.firstText(node, "type"));
        boolean isForeign = node.path("issued").isObject() && !node.path("issued").isEmpty();
        boolean hasOwnVariable =
                OWN_VARIABLES.stream().filter(node::has).anyMatch(it -> !it.equals("URL"));
        boolean isLinked = node.has("URL") && (node.has("author") || node.has("issued"));
        return isLikely(node)
                && WORK_VARIABLES.stream().anyMatch(node::has)
                && (isTyped || isForeign || hasOwnVariable || isLinked);
    }

    /// Whether an object among items is one: it has two of their variables.
    private static boolean isLikely(JsonNode node) {
        return Stream.concat(SHARED_VARIABLES.stream(), OWN_VARIABLES.stream())
                        .filter(node::has)
                        .count()
                > 1;
    }

    /// The work of one item that has been parsed.
    public static ImportedWork readItem(JsonNode item) {
        return new CslJsonReader(new TreeRecord(1, "", item, "")).readDraft().build();
    }

    @Override
    public ImportedWorks readWorks(SourceContent content) {
        return JsonRecords.readRecords(content.text(), CslJsonFormat::isLikely)
                .readWorks(record -> new CslJsonReader(record).readDraft());
    }
}
