package octavo.importer;

import octavo.fields.FieldName;
import octavo.names.PersonName;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// The names in a MODS record: their parts may have types or not, their roles are codes or words.
final class ModsNames {
    private ModsNames() {}

    /// Adds the names of an element. Those of the container are its editors, or the book's authors.
    static void add(WorkDraft draft, SourceElement record, boolean host) {
        for (SourceElement name : record.all("name")) {
            if (name.attribute("type").equals("conference")) {
                draft.text(FieldName.EVENTTITLE, name.text("namePart"));
            } else if (name.has("etal")) {
                draft.others(FieldName.AUTHOR);
            } else {
                read(name).ifPresent(it -> add(draft, terms(name), it, host));
            }
        }
    }

    private static void add(WorkDraft draft, List<String> terms, PersonName name, boolean host) {
        Optional<String> target = RelatorTable.target(terms);
        if (!host) {
            RelatorTable.add(draft, terms, name);
        } else if (target.equals(Optional.of(FieldName.EDITOR))) {
            draft.name(FieldName.EDITOR, Optional.of(name));
        } else if (target.equals(Optional.of(FieldName.AUTHOR))
                && draft.type().equals("incollection")) {
            draft.name(FieldName.BOOKAUTHOR, Optional.of(name));
        }
    }

    private static List<String> terms(SourceElement name) {
        List<String> terms = new ArrayList<>(name.texts("role/roleTerm"));
        if (terms.isEmpty()) {
            terms.addAll(name.texts("role"));
        }
        return terms;
    }

    private static Optional<PersonName> read(SourceElement name) {
        String family = part(name, "family");
        String given = part(name, "given");
        String suffix = CatalogueText.suffix(part(name, "termsOfAddress"));
        if (!family.isEmpty()) {
            return Optional.of(SourceNames.parts(family, given, suffix));
        }
        List<String> whole =
                name.all("namePart").stream()
                        .filter(part -> part.attribute("type").isEmpty())
                        .map(SourceElement::text)
                        .map(ModsNames::bare)
                        .filter(text -> !text.isEmpty())
                        .toList();
        if (whole.isEmpty()) {
            String shown = bare(name.text("displayForm"));
            return given.isEmpty() ? SourceNames.familyFirst(shown) : SourceNames.givenFirst(given);
        }
        boolean body = name.attribute("type").equals("corporate") || whole.size() > 1;
        return body
                ? Optional.of(SourceNames.body(bodyName(whole)))
                : SourceNames.familyFirst(whole.getFirst());
    }

    private static String part(SourceElement name, String type) {
        return name.all("namePart").stream()
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
    static String bare(String name) {
        return name.replaceFirst(
                        "\\s*\\[?\\(?\\b(?:b\\. |d\\. )?[0-9]{4}-?(?:[0-9]{4})?\\)?\\]?$", "")
                .replaceFirst("[\\s,]+$", "")
                .strip();
    }
}
