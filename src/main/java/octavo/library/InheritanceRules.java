package octavo.library;

import octavo.fields.FieldCatalogue;
import octavo.fields.FieldName;
import octavo.fields.FieldTrait;
import octavo.fields.InheritanceRule;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// Which of a parent's fields stands in for a field that a child lacks.
///
/// BibTeX hands a field down under its own name. biblatex gives some another name, according to the
/// types of parent and child (its manual, appendix B): the title of proceedings is the `booktitle`
/// of a paper.
final class InheritanceRules {
    /// They belong to the title of the entry that has them, and BibTeX's styles print none of them.
    private static final Set<String> PARTS_OF_TITLES =
            Set.of(FieldName.SUBTITLE, FieldName.TITLEADDON);

    private InheritanceRules() {}

    /// The name of the parent's field that a child's field is taken from; nothing if it is not
    /// handed down.
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
