package octavo.fields;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// A row of the catalogue.
///
/// @param name in lower case
/// @param standardName its name in biblatex
/// @param leaning 1 if only biblatex has the name, -1 if only BibTeX has it, 0 otherwise
/// @param searchedAs another name for it in queries; may be empty
public record FieldDefinition(
        String name,
        FieldKind kind,
        String standardName,
        int leaning,
        String searchedAs,
        Set<FieldTrait> traits) {
    public FieldDefinition {
        traits = traits.isEmpty() ? Set.of() : Set.copyOf(traits);
    }

    static FieldDefinition of(List<String> cells) {
        var traits = EnumSet.noneOf(FieldTrait.class);
        for (String trait : TableRows.words(cells.get(5))) {
            traits.add(FieldTrait.valueOf(trait.toUpperCase(Locale.ROOT)));
        }
        return new FieldDefinition(
                cells.get(0),
                FieldKind.valueOf(cells.get(1).toUpperCase(Locale.ROOT)),
                cells.get(2).isEmpty() ? cells.get(0) : cells.get(2),
                TableRows.leaning(cells.get(3)),
                cells.get(4),
                traits);
    }

    public boolean has(FieldTrait trait) {
        return traits.contains(trait);
    }

    /// Whether it covers all fields with this prefix.
    boolean isFamily() {
        return name.endsWith("*");
    }

    /// Whether biblatex has another name for it.
    public boolean isAlias() {
        return !name.equals(standardName);
    }
}
