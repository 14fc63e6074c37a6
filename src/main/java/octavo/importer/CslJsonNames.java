package octavo.importer;

import octavo.csl.CslItem.CslName;
import octavo.names.PersonName;

import tools.jackson.databind.JsonNode;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Names in CSL-JSON: parts, or one `literal` (Crossref's `name`).
final class CslJsonNames {
    private CslJsonNames() {}

    /// Copies the names of a list into a field of a draft.
    static void read(JsonNode names, String field, WorkDraft draft) {
        List<PersonName> read = new ArrayList<>();
        boolean others = false;
        for (JsonNode name : TreeTexts.members(names)) {
            String literal = literal(name);
            if (literal.equals(CslName.OTHERS.literal()) || SourceNames.isOthers(literal)) {
                others = true;
            } else {
                of(name).ifPresent(read::add);
            }
        }
        draft.people(field, read);
        if (others) {
            draft.others(field);
        }
    }

    private static String literal(JsonNode name) {
        return name.isObject()
                ? TreeTexts.first(name, "literal", "name").strip()
                : name.asString("").strip();
    }

    static Optional<PersonName> of(JsonNode name) {
        String literal = literal(name);
        String family = TreeTexts.first(name, "family").strip();
        String given = TreeTexts.first(name, "given").strip();
        if (family.isEmpty() && given.isEmpty()) {
            return literal.isEmpty() ? Optional.empty() : Optional.of(SourceNames.body(literal));
        }
        String particles =
                String.join(
                        " ",
                        TreeTexts.first(name, "dropping-particle").strip(),
                        TreeTexts.first(name, "non-dropping-particle").strip());
        return Optional.of(
                SourceNames.of(
                        given, particles.strip(), family, TreeTexts.first(name, "suffix").strip()));
    }
}
