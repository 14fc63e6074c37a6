package octavo.importer;

import octavo.convert.csl.CslTypes;

import tools.jackson.databind.JsonNode;

import java.util.List;

/// CSL-JSON, the items of citation processors: a list of them, or one.
/// https://github.com/citation-style-language/schema
final class CslJsonFormat implements SourceFormat {
    /// Variables that hardly anything else calls so.
    private static final List<String> OWN =
            List.of("container-title", "DOI", "ISSN", "ISBN", "URL", "publisher-place");

    private static final List<String> SHARED =
            List.of("id", "title", "author", "issued", "publisher", "volume", "page", "type");

    @Override
    public String name() {
        return "CSL-JSON";
    }

    @Override
    public boolean looksLike(SourceContent content) {
        return JsonRecords.begins(content, CslJsonFormat::isItem)
                || content.head().matches("\\[\\s*\\{\\s*}\\s*]\\s*");
    }

    /// Whether an object is an item. Its type is CSL's, or its variables are.
    static boolean isItem(JsonNode node) {
        if (!node.isObject() || node.has("itemType") || CrossrefFormat.isWork(node)) {
            return false;
        }
        long shared = SHARED.stream().filter(node::has).count();
        boolean typed =
                CslTypes.entryType(TreeTexts.first(node, "type")).isPresent()
                        || CslJsonReader.knowsType(TreeTexts.first(node, "type"));
        boolean foreign = node.path("issued").isObject() && !node.path("issued").isEmpty();
        return shared > 1 && (typed || foreign || OWN.stream().anyMatch(node::has));
    }

    @Override
    public ImportedWorks read(SourceContent content) {
        return JsonRecords.read(content.text(), CslJsonFormat::isItem)
                .read(record -> new CslJsonReader(record).draft());
    }
}
