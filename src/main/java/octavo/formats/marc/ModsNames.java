package octavo.formats.marc;

import octavo.fields.FieldName;
import octavo.formats.workdrafts.SourceNames;
import octavo.formats.workdrafts.WorkDraft;
import octavo.formats.xml.SourceElement;
import octavo.names.PersonName;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// The names in a MODS record: their parts may have types or not, their roles are codes or words.
final class ModsNames {
    private ModsNames() {}

    /// Adds the names of an element. Those of the container are its editors, or the book's authors.
    static void addName(WorkDraft draft, SourceElement record, boolean isHost) {
        for (SourceElement nameElement : record.elementsAt("name")) {
            if (nameElement.attribute("type").equals("conference")) {
                draft.text(FieldName.EVENTTITLE, nameElement.text("namePart"));
            } else if (nameElement.hasElement("etal")) {
                draft.markOthers(FieldName.AUTHOR);
            } else {
                parseName(nameElement)
                        .ifPresent(it -> addName(draft, roleTerms(nameElement), it, isHost));
            }
        }
    }

    private static void addName(
            WorkDraft draft, List<String> terms, PersonName nameElement, boolean isHost) {
        Optional<String> targetField = RelatorTable.targetField(terms);
        if (!isHost) {
            RelatorTable.addName(draft, terms, nameElement);
        } else if (targetField.equals(Optional.of(FieldName.EDITOR))) {
            draft.addName(FieldName.EDITOR, Optional.of(nameElement));
        } else if (targetField.equals(Optional.of(FieldName.AUTHOR))
                && draft.type().equals("incollection")) {
            draft.addName(FieldName.BOOKAUTHOR, Optional.of(nameElement));
        }
    }

    private static List<String> roleTerms(SourceElement nameElement) {
        List<String> terms = new ArrayList<>(nameElement.textsAt("role/roleTerm"));
        if (terms.isEmpty()) {
            terms.addAll(nameElement.textsAt("role"));
        }
        return terms;
    }

    private static Optional<PersonName> parseName(SourceElement nameElement) {
        String familyName = namePart(nameElement, "family");
        String givenName = namePart(nameElement, "given");
        String suffix = CatalogueText.suffixIn(namePart(nameElement, "termsOfAddress"));
        if (!familyName.isEmpty()) {
            return Optional.of(SourceNames.ofParts(familyName, givenName, suffix));
        }
        List<String> nameParts =
                nameElement.elementsAt("namePart").stream()
                        .filter(part -> part.attribute("type").isEmpty())
                        .map(SourceElement::text)
                        .map(ModsNames::withoutLifeDates)
                        .filter(text -> !text.isEmpty())
                        .toList();
        if (nameParts.isEmpty()) {
            String displayForm = withoutLifeDates(nameElement.text("displayForm"));
            return givenName.isEmpty()
                    ? SourceNames.familyFirst(displayForm)
                    : SourceNames.givenFirst(givenName);
        }
        boolean isOrganization =
                nameElement.attribute("type").equals("corporate") || nameParts.size() > 1;
        return isOrganization
                ? Optional.of(SourceNames.ofOrganization(bodyName(nameParts)))
                : SourceNames.familyFirst(nameParts.getFirst());
    }

    private static String namePart(SourceElement nameElement, String type) {
        return nameElement.elementsAt("namePart").stream()
                .filter(part -> part.attribute("type").equals(type))
                .map(SourceElement::text)
                .collect(Collectors.joining(" "))
                .strip();
    }

    /// A subordinate body: `Library of Congress. Music Division`.
    static String bodyName(List<String> parts) {
        return parts.stream()
                .map(part -> part.replaceFirst("(?<![. ]\\p{L})[\\s.,]+$", ""))
                .collect(Collectors.joining(". "));
    }

    /// A name without the dates of life that catalogues append.
    static String withoutLifeDates(String name) {
        return name.replaceFirst(
                        "\\s*\\[?\\(?\\b(?:b\\. |d\\. )?[0-9]{4}-?(?:[0-9]{4})?\\)?\\]?$", "")
                .replaceFirst("[\\s,]+$", "")
                .strip();
    }
}
