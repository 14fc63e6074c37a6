package octavo.importer;

import octavo.fields.FieldCatalogue;
import octavo.fields.FieldName;
import octavo.fields.TableRows;
import octavo.names.PersonName;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// Maps a person's role to a field.
final class RelatorTable {
    private static final Map<String, String> TARGETS = read();

    private RelatorTable() {}

    private static Map<String, String> read() {
        Map<String, String> targets = new HashMap<>();
        for (List<String> cells : TableRows.read(RelatorTable.class, "relators.tsv", 2)) {
            targets.put(cells.getFirst(), cells.get(1));
        }
        return targets;
    }

    /// The field or label for the first known code or term. Without a role, a person is an author.
    static Optional<String> target(List<String> terms) {
        return terms.isEmpty()
                ? Optional.of(FieldName.AUTHOR)
                : terms.stream()
                        .map(term -> term.toLowerCase(Locale.ROOT).replaceAll("[\\s,.;:]+$", ""))
                        .map(term -> term.replaceFirst(".*/(?=[a-z]{3}$)", ""))
                        .filter(TARGETS::containsKey)
                        .map(term -> TARGETS.getOrDefault(term, ""))
                        .findFirst();
    }

    /// Adds a name to a work; a name with an unknown role is dropped.
    static void add(WorkDraft draft, List<String> terms, PersonName name) {
        target(terms)
                .ifPresent(target -> {
                    if (target.equals(FieldName.INSTITUTION)) {
                        draft.text(target, name.display());
                    } else if (FieldCatalogue.find(target).isPresent()) {
                        draft.name(target, Optional.of(name));
                    } else {
                        draft.remark(FieldName.NOTE, target + ": " + name.display());
                    }
                });
    }
}
