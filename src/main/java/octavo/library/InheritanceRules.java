package octavo.library;

import octavo.fields.FieldCatalogue;
import octavo.fields.FieldCatalogue.FieldTrait;
import octavo.fields.FieldName;
import octavo.fields.InheritanceRule;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// Which field of a parent a child inherits for one that it lacks.
///
/// BibTeX inherits a field under its own name. biblatex renames some, depending on the types of
/// parent and child (its manual, appendix B): the title of proceedings is the `booktitle` of a
/// paper.
final class InheritanceRules {
    /// They belong to the title of the entry that has them, and no BibTeX style prints them.
    private static final Set<String> PARTS_OF_TITLES =
            Set.of(FieldName.SUBTITLE, FieldName.TITLEADDON);

    private InheritanceRules() {}

    /// The name of the parent's field from which a child's field is taken; empty if it is not
    /// inherited.
    static Optional<String> source(
            BibDialect flavour, String parentType, String childType, String field) {
        String parent = parentType.toLowerCase(Locale.ROOT);
        if (FieldCatalogue.has(field, FieldTrait.OWN)) {
            return Optional.empty();
        }
        if (parent.equals("xdata")) {
            return Optional.of(field);
        }
        if (flavour == BibDialect.BIBTEX) {
            return PARTS_OF_TITLES.contains(field) ? Optional.empty() : Optional.of(field);
        }
        String child = childType.toLowerCase(Locale.ROOT);
        List<InheritanceRule> rules =
                InheritanceRule.ALL.stream()
                        .filter(rule ->
                                rule.parents().contains(parent) && rule.children().contains(child))
                        .toList();
        for (InheritanceRule rule : rules) {
            String source = rule.sources().get(FieldCatalogue.standardName(field));
            if (source != null) {
                return Optional.of(source);
            }
        }
        boolean renamed = rules.stream().anyMatch(rule -> rule.renames(field));
        boolean form = !rules.isEmpty() && FieldCatalogue.has(field, FieldTrait.FORM);
        return renamed || form ? Optional.empty() : Optional.of(field);
    }
}
