package octavo.lookup;

import octavo.lookup.CatalogueTerms.CatalogueField;
import octavo.lookup.CatalogueTerms.TermAlternative;
import octavo.lookup.CatalogueTerms.TermClause;

import java.util.List;
import java.util.stream.Collectors;

/// Writes terms as a Boolean expression, in the way of services that understand `AND`, `OR`,
/// brackets and quotation marks.
///
/// @param phraseSyntax how a service writes that a phrase is in a field
record CatalogueExpression(PhraseSyntax phraseSyntax) {
    /// Writes one phrase.
    interface PhraseSyntax {
        /// @param phraseText a word, or several in quotation marks
        String write(CatalogueField catalogueField, String phraseText);
    }

    String of(List<TermClause> clauses) {
        return clauses.stream()
                .map(clause -> ofClause(clause, clauses.size() > 1))
                .collect(Collectors.joining(" AND "));
    }

    private String ofClause(TermClause clause, boolean isPart) {
        if (clause.alternatives().size() == 1) {
            return ofAlternative(clause, clause.alternatives().getFirst());
        }
        String alternatives =
                clause.alternatives().stream()
                        .map(it ->
                                it.phrases().size() > 1
                                        ? "(" + ofAlternative(clause, it) + ")"
                                        : ofAlternative(clause, it))
                        .collect(Collectors.joining(" OR "));
        return isPart ? "(" + alternatives + ")" : alternatives;
    }

    private String ofAlternative(TermClause clause, TermAlternative alternative) {
        return alternative.phrases().stream()
                .map(phrase ->
                        phraseSyntax.write(
                                clause.catalogueField(),
                                phrase.indexOf(' ') < 0 ? phrase : '"' + phrase + '"'))
                .collect(Collectors.joining(" AND "));
    }
}
