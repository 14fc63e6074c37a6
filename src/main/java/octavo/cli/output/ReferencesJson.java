package octavo.cli.output;

import octavo.csl.Bibliography;
import octavo.cslreferences.ReferenceFormat;
import octavo.richtext.Runs;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Formatted references as JSON: the text of each, and the same as HTML.
public final class ReferencesJson {
    private ReferencesJson() {}

    /// The references in the style's order, with their keys.
    public static ArrayNode of(Bibliography bibliography) {
        ArrayNode references = JsonMapper.shared().createArrayNode();
        for (Bibliography.BibliographyEntry entry : bibliography.entries()) {
            addTexts(references.addObject().put("key", entry.itemId()), entry.runs());
        }
        return references;
    }

    /// One citation.
    public static ObjectNode of(Runs citation) {
        return addTexts(JsonMapper.shared().createObjectNode(), citation);
    }

    private static ObjectNode addTexts(ObjectNode json, Runs runs) {
        return json.put("text", ReferenceFormat.TEXT.of(runs))
                .put("html", ReferenceFormat.HTML.of(runs));
    }
}
