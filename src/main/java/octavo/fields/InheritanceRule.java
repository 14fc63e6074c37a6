package octavo.fields;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.Set;

/// Which fields of a parent have another name in a child: a row of `inheritance.tsv`.
///
/// @param parents the parent's types
/// @param children the child's types
/// @param sources the parent's field for each field of the child
public record InheritanceRule(
        Set<String> parents, Set<String> children, SequencedMap<String, String> sources) {
    public static final List<InheritanceRule> ALL =
            TableRows.read("inheritance.tsv", 3).stream().map(InheritanceRule::of).toList();

    /// The fields that a child may inherit from one of another name.
    public static final List<String> RENAMED =
            ALL.stream().flatMap(rule -> rule.sources().keySet().stream()).distinct().toList();

    public InheritanceRule {
        parents = Set.copyOf(parents);
        children = Set.copyOf(children);
        sources = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(sources));
    }

    private static InheritanceRule of(List<String> cells) {
        SequencedMap<String, String> sources = new LinkedHashMap<>();
        for (String pair : TableRows.words(cells.get(2))) {
            String[] names = pair.split("=", -1);
            sources.put(names[0], names[1]);
        }
        return new InheritanceRule(
                Set.copyOf(TableRows.words(cells.get(0))),
                Set.copyOf(TableRows.words(cells.get(1))),
                sources);
    }

    /// Whether the parent's field has another name in the child. A book's author is both.
    public boolean renames(String field) {
        return sources.containsValue(field) && !field.equals("author");
    }
}
