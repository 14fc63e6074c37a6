package octavo.formats.marc;

import octavo.fields.FieldCatalogue;
import octavo.fields.FieldName;
import octavo.fields.TableRows;
import octavo.formats.workdrafts.WorkDraft;
import octavo.names.PersonName;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// Maps a person's role to a field.
final class RelatorTable {
    private static final Map<String, String> TARGETS_BY_TERM = readTable();

    private RelatorTable() {}

    private static Map<String, String> readTable() {
        Map<String, String> targets = new HashMap<>();
        for (List<String> cells : TableRows.readTable(RelatorTable.class, "relators.tsv", 2)) {
            targets.put(cells.getFirst(), cells.get(1));
        }
        return targets;
    }

    /// The field or label for the first known code or term. Without a role, a person is an author.
    static Optional<String> targetField(List<String> terms) {
        return terms.isEmpty()
                ? Optional.of(FieldName.AUTHOR)
                : terms.stream()
                        .map(term -> term.toLowerCase(Locale.ROOT).replaceAll("[\\s,.;:]+$", ""))
                        .map(term -> term.replaceFirst(".*/(?=[a-z]{3}$)", ""))
                        .filter(TARGETS_BY_TERM::containsKey)
                        .map(term -> TARGETS_BY_TERM.getOrDefault(term, ""))
                        .findFirst();
    }

    /// Adds a name to a work; a name with an unknown role is dropped.
    static void addName(WorkDraft draft, List<String> terms, PersonName name) {
        targetField(terms)
                .ifPresent(targetField -> {
                    if (targetField.equals(FieldName.INSTITUTION)) {
                        draft.text(targetField, name.displayName());
                    } else if (FieldCatalogue.findField(targetField).isPresent()) {
                        draft.addName(targetField, Optional.of(name));
                    } else {
                        draft.addRemark(FieldName.NOTE, targetField + ": " + name.displayName());
                    }
                });
    }
}
