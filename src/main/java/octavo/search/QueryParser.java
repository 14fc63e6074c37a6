package octavo.search;

import octavo.search.Query.AndQuery;
import octavo.search.Query.NotQuery;
import octavo.search.Query.OrQuery;
import octavo.search.QueryScanner.QueryToken;
import octavo.text.Diagnostic;
import octavo.text.Diagnostic.DiagnosticCode;
import octavo.text.LocalizedSentence;
import octavo.text.Parsed;
import octavo.text.Span;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/// Parses queries such as `author:mai year:2020.. -type:preprint (kungfu or spotnik)`. Any text is
/// a query: errors are reported, and the rest counts.
public final class QueryParser {
    /// Deeper brackets are ignored.
    private static final int MOST_NESTING = 200;

    private final QueryScanner scanner;
    private final QueryTerms queryTerms;
    private final List<Diagnostic> diagnostics = new ArrayList<>();
    private int nestingDepth;
    private int ignoredBrackets;

    private QueryParser(String queryText, SearchFields searchFields) {
        this.scanner = new QueryScanner(queryText);
        this.queryTerms = new QueryTerms(searchFields, diagnostics);
    }

    /// Parses a query.
    ///
    /// @param fieldNames the names of the library's fields, in lower case, allowed before a colon
    ///   besides the predefined names
    public static Parsed<Query> parse(String queryText, Set<String> fieldNames) {
        return parse(queryText, () -> fieldNames);
    }

    /// Parses a query. The names of the library's fields are requested only if needed.
    public static Parsed<Query> parse(String queryText, Supplier<Set<String>> fieldNames) {
        QueryParser parser = new QueryParser(queryText, new SearchFields(fieldNames));
        List<Query> queries = new ArrayList<>(List.of(parser.parseAlternatives(TermScope.ALL)));
        while (parser.scanner.peekToken() instanceof QueryToken.CloseToken(Span span)) {
            parser.scanner.takeToken();
            parser.report(
                    span,
                    QueryProblem.LONE_BRACKET,
                    LocalizedSentence.of("There is no ( before this )."));
            queries.add(parser.parseAlternatives(TermScope.ALL));
        }
        queries.removeIf(Query.ALL::equals);
        return new Parsed<>(combineAll(queries), parser.diagnostics);
    }

    private void report(Span span, DiagnosticCode code, LocalizedSentence message) {
        diagnostics.add(new Diagnostic(span, code, message));
    }

    private Query parseAlternatives(TermScope scope) {
        List<Query> alternatives = new ArrayList<>();
        Optional<Query> firstAlternative = parseConjunction(scope);
        firstAlternative.ifPresent(alternatives::add);
        while (scanner.peekToken()
                instanceof QueryToken.OperatorToken(String operatorWord, Span span)) {
            scanner.takeToken();
            Optional<Query> nextAlternative = parseConjunction(scope);
            if (alternatives.isEmpty() || nextAlternative.isEmpty()) {
                report(
                        span,
                        QueryProblem.LONE_OPERATOR,
                        LocalizedSentence.of("Something is missing next to {0}.", operatorWord));
            }
            nextAlternative.ifPresent(alternatives::add);
        }
        return alternatives.size() == 1
                ? alternatives.getFirst()
                : alternatives.isEmpty() ? Query.ALL : new OrQuery(alternatives);
    }

    /// The terms between two `or`; empty if there is nothing to search for.
    private Optional<Query> parseConjunction(TermScope scope) {
        List<Query> conjuncts = new ArrayList<>();
        boolean hasMore = true;
        while (hasMore) {
            switch (scanner.peekToken()) {
                case QueryToken.EndToken _ -> hasMore = false;
                case QueryToken.CloseToken _ when ignoredBrackets > 0 -> {
                    scanner.takeToken();
                    ignoredBrackets--;
                }
                case QueryToken.CloseToken _ -> hasMore = false;
                case QueryToken.OperatorToken(String operatorWord, _)
                        when operatorWord.equalsIgnoreCase("or") ->
                        hasMore = false;
                case QueryToken.OperatorToken operator -> skipAnd(operator, conjuncts.isEmpty());
                default -> parseTerm(scope).ifPresent(conjuncts::add);
            }
        }
        return conjuncts.isEmpty() ? Optional.empty() : Optional.of(combineAll(conjuncts));
    }

    private void skipAnd(QueryToken.OperatorToken operator, boolean isFirst) {
        scanner.takeToken();
        boolean isLast =
                scanner.peekToken() instanceof QueryToken.EndToken
                        || scanner.peekToken() instanceof QueryToken.CloseToken
                        || scanner.peekToken() instanceof QueryToken.OperatorToken;
        if (isFirst || isLast) {
            report(
                    operator.span(),
                    QueryProblem.LONE_OPERATOR,
                    LocalizedSentence.of("Something is missing next to {0}.", operator.word()));
        }
    }

    private static Query combineAll(List<Query> queries) {
        return queries.size() == 1 ? queries.getFirst() : new AndQuery(queries);
    }

    private Optional<Query> parseTerm(TermScope scope) {
        boolean isNegated = false;
        while (scanner.peekToken() instanceof QueryToken.NotToken(Span span)) {
            scanner.takeToken();
            isNegated = !isNegated;
            if (isAtTermEnd()) {
                report(
                        span,
                        QueryProblem.MISSING_VALUE,
                        LocalizedSentence.of("There is nothing after the minus sign."));
                return Optional.empty();
            }
        }
        Optional<Query> query = parseOperand(scope);
        return isNegated ? query.map(NotQuery::new) : query;
    }

    private boolean isAtTermEnd() {
        return switch (scanner.peekToken()) {
            case QueryToken.EndToken _, QueryToken.CloseToken _, QueryToken.OperatorToken _ -> true;
            case QueryToken.NotToken _,
                    QueryToken.OpenToken _,
                    QueryToken.WordToken _,
                    QueryToken.QuotedToken _,
                    QueryToken.FieldToken _ ->
                    false;
        };
    }

    private Optional<Query> parseOperand(TermScope scope) {
        return switch (scanner.takeToken()) {
            case QueryToken.WordToken word -> queryTerms.wordQuery(word.text(), word.span(), scope);
            case QueryToken.QuotedToken quotedToken -> {
                if (!quotedToken.isClosed()) {
                    report(
                            quotedToken.span(),
                            QueryProblem.OPEN_QUOTE,
                            LocalizedSentence.of("This quotation is not closed."));
                }
                yield queryTerms.wordQuery(
                        quotedToken.text(), quotedToken.span(), scope.withWholeWords());
            }
            case QueryToken.FieldToken field -> parseField(field, scope);
            case QueryToken.OpenToken openBracket -> parseBracket(openBracket, scope);
            case QueryToken.EndToken _,
                    QueryToken.CloseToken _,
                    QueryToken.OperatorToken _,
                    QueryToken.NotToken _ ->
                    Optional.empty();
        };
    }

    private Optional<Query> parseField(QueryToken.FieldToken fieldToken, TermScope outerScope) {
        if (!fieldToken.name().isEmpty() && !queryTerms.searchFields().isKnown(fieldToken.name())) {
            boolean valueFollows = !fieldToken.valueIsApart() && !isAtTermEnd();
            if (valueFollows) {
                queryTerms.reportUnknownField(fieldToken.name(), fieldToken.span());
            }
            return queryTerms.wordQuery(fieldToken.name(), fieldToken.span(), outerScope);
        }
        if (isAtTermEnd() || nestingDepth == MOST_NESTING) {
            report(
                    fieldToken.span(),
                    QueryProblem.MISSING_VALUE,
                    LocalizedSentence.of(
                            "There is nothing to search for after {0}.", fieldToken.name()));
            return Optional.empty();
        }
        nestingDepth++;
        Optional<Query> query =
                parseTerm(outerScope.within(fieldToken.name(), fieldToken.extent()));
        nestingDepth--;
        return query;
    }

    private Optional<Query> parseBracket(QueryToken.OpenToken openBracket, TermScope scope) {
        if (nestingDepth == MOST_NESTING) {
            if (ignoredBrackets++ == 0) {
                report(
                        openBracket.span(),
                        QueryProblem.TOO_DEEP,
                        LocalizedSentence.of("Brackets are nested too deeply here."));
            }
            return Optional.empty();
        }
        nestingDepth++;
        Query query = parseAlternatives(scope);
        nestingDepth--;
        if (scanner.peekToken() instanceof QueryToken.CloseToken) {
            scanner.takeToken();
        } else {
            report(
                    openBracket.span(),
                    QueryProblem.OPEN_BRACKET,
                    LocalizedSentence.of("This ( is not closed by a )."));
        }
        return query.equals(Query.ALL) ? Optional.empty() : Optional.of(query);
    }
}
