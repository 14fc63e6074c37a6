package octavo.discovery;

import octavo.fields.FieldName;
import octavo.lookup.CatalogueTerms;
import octavo.lookup.CatalogueTerms.CatalogueField;
import octavo.lookup.CatalogueTerms.TermAlternative;
import octavo.lookup.CatalogueTerms.TermClause;
import octavo.lookup.CatalogueTerms.YearSpan;
import octavo.search.Query;
import octavo.search.Query.AndQuery;
import octavo.search.Query.OrQuery;
import octavo.search.Query.PhraseQuery;
import octavo.search.Query.YearRangeQuery;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// A query for works of catalogues: what the catalogues are sent, and what their answers have to
/// fit. The terms say no more than the query does, so that what fits it is not missed for them.
///
/// @param query what an answer has to fit
/// @param terms what is sent
public record CatalogueQuery(Query query, CatalogueTerms terms) {
    private static final int EARLIEST_YEAR = 1000;
    private static final int LATEST_YEAR = 2999;
    private static final int SHORT_WORD = 4;

    /// Translates a query; empty if nothing of it can be sent.
    public static Optional<CatalogueQuery> of(Query query) {
        List<Query> conjuncts =
                query instanceof AndQuery(var queries) ? flatten(queries) : List.of(query);
        List<TermClause> clauses =
                conjuncts.stream().flatMap(it -> clauseFor(it).stream()).toList();
        Optional<YearSpan> yearSpan =
                conjuncts.stream()
                        .filter(YearRangeQuery.class::isInstance)
                        .map(YearRangeQuery.class::cast)
                        .findFirst()
                        .map(it ->
                                new YearSpan(
                                        Math.clamp(it.firstYear(), EARLIEST_YEAR, LATEST_YEAR),
                                        Math.clamp(it.lastYear(), EARLIEST_YEAR, LATEST_YEAR)));
        return clauses.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        new CatalogueQuery(
                                Query.replaceTerms(query, CatalogueQuery::forgivePlurals),
                                new CatalogueTerms(clauses, yearSpan)));
    }

    private static List<Query> flatten(List<Query> queries) {
        List<Query> conjuncts = new ArrayList<>();
        for (Query query : queries) {
            if (query instanceof AndQuery(var innerQueries)) {
                conjuncts.addAll(flatten(innerQueries));
            } else {
                conjuncts.add(query);
            }
        }
        return conjuncts;
    }

    /// Alternatives in several fields are looked for anywhere.
    private static Optional<TermClause> clauseFor(Query query) {
        List<Query> options = query instanceof OrQuery(var queries) ? queries : List.of(query);
        List<TermAlternative> alternatives = new ArrayList<>();
        List<CatalogueField> fields = new ArrayList<>();
        for (Query option : options) {
            Optional<TermAlternative> alternative = alternativeFor(option, fields);
            if (alternative.isEmpty()) {
                return Optional.empty();
            }
            alternatives.add(alternative.get());
        }
        Set<CatalogueField> distinctFields = Set.copyOf(fields);
        return Optional.of(
                new TermClause(
                        distinctFields.size() == 1 ? fields.getFirst() : CatalogueField.ANYWHERE,
                        alternatives));
    }

    /// @param fields takes the fields that the alternative is about
    private static Optional<TermAlternative> alternativeFor(
            Query query, List<CatalogueField> fields) {
        List<Query> conjuncts =
                query instanceof AndQuery(var queries) ? flatten(queries) : List.of(query);
        List<String> phrases = new ArrayList<>();
        for (Query conjunct : conjuncts) {
            Optional<CatalogueField> field = fieldOf(conjunct);
            if (field.isPresent()) {
                fields.add(field.get());
                phrases.add(phraseOf(conjunct));
            }
        }
        return phrases.isEmpty() ? Optional.empty() : Optional.of(new TermAlternative(phrases));
    }

    private static Optional<CatalogueField> fieldOf(Query query) {
        return switch (query) {
            case PhraseQuery(var fieldNames, var words, _) when !words.isEmpty() ->
                    fieldNames.isEmpty()
                            ? Optional.of(CatalogueField.ANYWHERE)
                            : fieldNamed(fieldNames);
            default -> Optional.empty();
        };
    }

    private static Optional<CatalogueField> fieldNamed(List<String> fieldNames) {
        if (fieldNames.contains(FieldName.TITLE)) {
            return Optional.of(CatalogueField.TITLE);
        }
        if (fieldNames.contains(FieldName.AUTHOR)) {
            return Optional.of(CatalogueField.AUTHOR);
        }
        return fieldNames.contains(FieldName.JOURNALTITLE)
                ? Optional.of(CatalogueField.VENUE)
                : Optional.empty();
    }

    private static String phraseOf(Query query) {
        return query instanceof PhraseQuery(_, var words, _)
                ? words.stream().map(List::getFirst).collect(Collectors.joining(" "))
                : "";
    }

    /// Catalogues find *network* for *networks*, and so do the answers' checks.
    private static Query forgivePlurals(Query term) {
        if (!(term instanceof PhraseQuery(var fieldNames, var words, var isWhole))
                || isWhole
                || words.isEmpty()) {
            return term;
        }
        List<List<String>> forgivingWords = new ArrayList<>(words);
        forgivingWords.set(
                words.size() - 1,
                words.getLast().stream().map(CatalogueQuery::withoutPlural).toList());
        return new PhraseQuery(fieldNames, forgivingWords, false);
    }

    private static String withoutPlural(String word) {
        return word.length() > SHORT_WORD && word.endsWith("s") && !word.endsWith("ss")
                ? word.substring(0, word.length() - 1)
                : word;
    }
}
