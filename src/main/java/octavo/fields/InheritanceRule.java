package octavo.fields;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.Set;

/// Which fields of a parent have another name in a child: a row of `inheritance.tsv`.
///
/// @param parentTypes the parent's types
/// @param childTypes the child's types
/// @param parentFields the parent's field for each field of the child
public record InheritanceRule(
        Set<String> parentTypes,
        Set<String> childTypes,
        SequencedMap<String, String> parentFields) {
    public static final List<InheritanceRule> ALL_RULES =
            TableRows.readTable("inheritance.tsv", 3).stream().map(InheritanceRule::of).toList();

    /// The fields that a child may inherit from one of another name.
    public static final List<String> RENAMED_FIELDS =
            ALL_RULES.stream()
                    .flatMap(rule -> rule.parentFields().keySet().stream())
                    .distinct()
                    .toList();

    public InheritanceRule {
        parentTypes = Set.copyOf(parentTypes);
        childTypes = Set.copyOf(childTypes);
        parentFields = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(parentFields));
    }

    private static InheritanceRule of(List<String> cells) {
        SequencedMap<String, String> parentFields = new LinkedHashMap<>();
        for (String fieldPair : TableRows.splitWords(cells.get(2))) {
            String[] fieldNames = fieldPair.split("=", -1);
            parentFields.put(fieldNames[0], fieldNames[1]);
        }
        return new InheritanceRule(
                Set.copyOf(TableRows.splitWords(cells.get(0))),
                Set.copyOf(TableRows.splitWords(cells.get(1))),
                parentFields);
    }

    /// Whether the parent's field has another name in the child. A book's author is both.
    public boolean renamesField(String field) {
        return parentFields.containsValue(field) && !field.equals("author");
    }
}
