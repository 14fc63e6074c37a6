package octavo.formats.csljson;

import octavo.csl.CslItem.CslName;
import octavo.formats.workdrafts.SourceNames;
import octavo.formats.workdrafts.TreeTexts;
import octavo.formats.workdrafts.WorkDraft;
import octavo.names.PersonName;

import tools.jackson.databind.JsonNode;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Names in CSL-JSON: parts, or one `literal` (Crossref's `nameNode`).
final class CslJsonNames {
    private CslJsonNames() {}

    /// Copies the names of a list into a field of a draft.
    static void readNames(JsonNode nameNodes, String fieldName, WorkDraft draft) {
        List<PersonName> parsedNames = new ArrayList<>();
        boolean hasOthers = false;
        for (JsonNode nameNode : TreeTexts.members(nameNodes)) {
            String literal = literalName(nameNode);
            if (literal.equals(CslName.OTHERS.literal()) || SourceNames.isOthers(literal)) {
                hasOthers = true;
            } else {
                parseName(nameNode).ifPresent(parsedNames::add);
            }
        }
        draft.addPeople(fieldName, parsedNames);
        if (hasOthers) {
            draft.markOthers(fieldName);
        }
    }

    private static String literalName(JsonNode nameNode) {
        return nameNode.isObject()
                ? TreeTexts.firstText(nameNode, "literal", "name").strip()
                : nameNode.asString("").strip();
    }

    static Optional<PersonName> parseName(JsonNode nameNode) {
        String literal = literalName(nameNode);
        String familyName = TreeTexts.firstText(nameNode, "family").strip();
        String givenName = TreeTexts.firstText(nameNode, "given").strip();
        if (familyName.isEmpty() && givenName.isEmpty()) {
            return literal.isEmpty()
                    ? Optional.empty()
                    : Optional.of(SourceNames.ofOrganization(literal));
        }
        String particles =
                String.join(
                        " ",
                        TreeTexts.firstText(nameNode, "dropping-particle").strip(),
                        TreeTexts.firstText(nameNode, "non-dropping-particle").strip());
        return Optional.of(
                SourceNames.of(
                        givenName,
                        particles.strip(),
                        familyName,
                        TreeTexts.firstText(nameNode, "suffix").strip()));
    }
}
