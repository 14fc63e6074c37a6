package octavo.lookup;

import java.util.List;
import java.util.Optional;

/// What catalogues are searched for, in words that they can all be sent: folded, without
/// punctuation.
///
/// @param clauses all of which a work has to fit; at least one
/// @param yearSpan the years of publication, if they matter
public record CatalogueTerms(List<TermClause> clauses, Optional<YearSpan> yearSpan) {
    public CatalogueTerms {
        clauses = List.copyOf(clauses);
    }

    /// Where words are looked for.
    public enum CatalogueField {
        ANYWHERE,
        TITLE,
        AUTHOR,
        VENUE
    }

    /// One of some alternatives has to be there.
    public record TermClause(CatalogueField catalogueField, List<TermAlternative> alternatives) {
        public TermClause {
            alternatives = List.copyOf(alternatives);
        }

        /// All words, without their structure.
        String allWords() {
            return String.join(
                    " ", alternatives.stream().flatMap(it -> it.phrases().stream()).toList());
        }
    }

    /// Phrases that all have to be there.
    ///
    /// @param phrases one word each, or several with a blank between two
    public record TermAlternative(List<String> phrases) {
        public TermAlternative {
            phrases = List.copyOf(phrases);
        }
    }

    /// Years, both included.
    public record YearSpan(int firstYear, int lastYear) {}

    /// The clauses for some fields.
    List<TermClause> clausesFor(CatalogueField... fields) {
        List<CatalogueField> wantedFields = List.of(fields);
        return clauses.stream().filter(it -> wantedFields.contains(it.catalogueField())).toList();
    }
}
