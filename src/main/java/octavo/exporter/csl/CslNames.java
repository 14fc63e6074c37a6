package octavo.exporter.csl;

import octavo.names.NameList;
import octavo.names.PersonName;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// Names as CSL's items hold them.
final class CslNames {
    private CslNames() {}

    static ArrayNode of(NameList list) {
        ArrayNode names = JsonNodeFactory.instance.arrayNode();
        for (PersonName name : list.names()) {
            // biblatex can refer to a name that another entry holds; that is none to show.
            if (!name.display().isBlank()) {
                addTo(names.addObject(), name);
            }
        }
        if (list.others()) {
            // CSL has no mark for it; our engine shows this name as "et al.".
            names.addObject().put("literal", "others");
        }
        return names;
    }

    private static void addTo(ObjectNode node, PersonName name) {
        if (name.literal().isPresent()) {
            node.put("literal", name.literal().get());
            return;
        }
        PersonName parts = name.unicode();
        put(node, "family", parts.family());
        put(node, "given", parts.given());
        put(node, particle(name), parts.prefix() + (parts.hyphenated() ? "-" : ""));
        put(node, "suffix", parts.suffix());
    }

    /// The prefix belongs to the family name wherever BibTeX prints or sorts it, unless biblatex's
    /// `useprefix` says otherwise.
    private static String particle(PersonName name) {
        return "false".equals(name.options().get("useprefix"))
                ? "dropping-particle"
                : "non-dropping-particle";
    }

    private static void put(ObjectNode node, String part, String text) {
        if (!text.isEmpty()) {
            node.put(part, text);
        }
    }
}
