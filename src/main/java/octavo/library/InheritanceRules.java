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
    private static final Set<String> TITLE_PARTS = Set.of(FieldName.SUBTITLE, FieldName.TITLEADDON);

    private InheritanceRules() {}

    /// The name of the parent's field from which a child's field is taken; empty if it is not
    /// inherited.
    static Optional<String> parentField(
            BibDialect dialect, String parentType, String childType, String fieldName) {
        String foldedParent = parentType.toLowerCase(Locale.ROOT);
        if (FieldCatalogue.hasTrait(fieldName, FieldTrait.OWN)) {
            return Optional.empty();
        }
        if (foldedParent.equals("xdata")) {
            return Optional.of(fieldName);
        }
        if (dialect == BibDialect.BIBTEX) {
            return TITLE_PARTS.contains(fieldName) ? Optional.empty() : Optional.of(fieldName);
        }
        String foldedChild = childType.toLowerCase(Locale.ROOT);
        List<InheritanceRule> matchingRules =
                InheritanceRule.ALL_RULES.stream()
                        .filter(rule ->
                                rule.parentTypes().contains(foldedParent)
                                        && rule.childTypes().contains(foldedChild))
                        .toList();
        for (InheritanceRule rule : matchingRules) {
            String parentField = rule.parentFields().get(FieldCatalogue.standardName(fieldName));
            if (parentField != null) {
                return Optional.of(parentField);
            }
        }
        boolean isRenamed = matchingRules.stream().anyMatch(rule -> rule.renamesField(fieldName));
        boolean isFormField =
                !matchingRules.isEmpty() && FieldCatalogue.hasTrait(fieldName, FieldTrait.FORM);
        return isRenamed || isFormField ? Optional.empty() : Optional.of(fieldName);
    }
}
