package octavo.search;

import octavo.search.Query.And;
import octavo.search.Query.Not;
import octavo.search.Query.Or;
import octavo.search.QueryScanner.Piece;
import octavo.text.Diagnostic;
import octavo.text.Diagnostic.Code;
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
    private static final int MOST_DEEP = 200;

    private final QueryScanner scanner;
    private final QueryTerms terms;
    private final List<Diagnostic> diagnostics = new ArrayList<>();
    private int depth;
    private int ignored;

    private QueryParser(String text, SearchFields fields) {
        this.scanner = new QueryScanner(text);
        this.terms = new QueryTerms(fields, diagnostics);
    }

    /// Parses a query.
    ///
    /// @param fields the names of the library's fields, in lower case, allowed before a colon
    ///   besides the predefined names
    public static Parsed<Query> parse(String text, Set<String> fields) {
        return parse(text, () -> fields);
    }

    /// Parses a query. The names of the library's fields are requested only if needed.
    public static Parsed<Query> parse(String text, Supplier<Set<String>> fields) {
        QueryParser parser = new QueryParser(text, new SearchFields(fields));
        List<Query> queries = new ArrayList<>(List.of(parser.any(TermScope.ALL)));
        while (parser.scanner.peek() instanceof Piece.Close(Span where)) {
            parser.scanner.next();
            parser.tell(
                    where,
                    QueryProblem.LONE_BRACKET,
                    LocalizedSentence.of("There is no ( before this )."));
            queries.add(parser.any(TermScope.ALL));
        }
        queries.removeIf(Query.ALL::equals);
        return new Parsed<>(all(queries), parser.diagnostics);
    }

    private void tell(Span where, Code code, LocalizedSentence message) {
        diagnostics.add(new Diagnostic(where, code, message));
    }

    private Query any(TermScope scope) {
        List<Query> found = new ArrayList<>();
        Optional<Query> first = every(scope);
        first.ifPresent(found::add);
        while (scanner.peek() instanceof Piece.Operator(String word, Span where)) {
            scanner.next();
            Optional<Query> next = every(scope);
            if (found.isEmpty() || next.isEmpty()) {
                tell(
                        where,
                        QueryProblem.LONE_OPERATOR,
                        LocalizedSentence.of("Something is missing next to {0}.", word));
            }
            next.ifPresent(found::add);
        }
        return found.size() == 1 ? found.getFirst() : found.isEmpty() ? Query.ALL : new Or(found);
    }

    /// The terms between two `or`; empty if there is nothing to search for.
    private Optional<Query> every(TermScope scope) {
        List<Query> found = new ArrayList<>();
        boolean more = true;
        while (more) {
            switch (scanner.peek()) {
                case Piece.End _ -> more = false;
                case Piece.Close _ when ignored > 0 -> {
                    scanner.next();
                    ignored--;
                }
                case Piece.Close _ -> more = false;
                case Piece.Operator(String word, _) when word.equalsIgnoreCase("or") ->
                        more = false;
                case Piece.Operator operator -> and(operator, found.isEmpty());
                default -> one(scope).ifPresent(found::add);
            }
        }
        return found.isEmpty() ? Optional.empty() : Optional.of(all(found));
    }

    private void and(Piece.Operator operator, boolean first) {
        scanner.next();
        boolean last =
                scanner.peek() instanceof Piece.End
                        || scanner.peek() instanceof Piece.Close
                        || scanner.peek() instanceof Piece.Operator;
        if (first || last) {
            tell(
                    operator.where(),
                    QueryProblem.LONE_OPERATOR,
                    LocalizedSentence.of("Something is missing next to {0}.", operator.word()));
        }
    }

    private static Query all(List<Query> queries) {
        return queries.size() == 1 ? queries.getFirst() : new And(queries);
    }

    private Optional<Query> one(TermScope scope) {
        boolean negated = false;
        while (scanner.peek() instanceof Piece.Not(Span where)) {
            scanner.next();
            negated = !negated;
            if (endsHere()) {
                tell(
                        where,
                        QueryProblem.MISSING_VALUE,
                        LocalizedSentence.of("There is nothing after the minus sign."));
                return Optional.empty();
            }
        }
        Optional<Query> query = operand(scope);
        return negated ? query.map(Not::new) : query;
    }

    private boolean endsHere() {
        return switch (scanner.peek()) {
            case Piece.End _, Piece.Close _, Piece.Operator _ -> true;
            case Piece.Not _, Piece.Open _, Piece.Word _, Piece.Quoted _, Piece.Field _ -> false;
        };
    }

    private Optional<Query> operand(TermScope scope) {
        return switch (scanner.next()) {
            case Piece.Word word -> terms.word(word.text(), word.where(), scope);
            case Piece.Quoted quoted -> {
                if (!quoted.closed()) {
                    tell(
                            quoted.where(),
                            QueryProblem.OPEN_QUOTE,
                            LocalizedSentence.of("This quotation is not closed."));
                }
                yield terms.word(quoted.text(), quoted.where(), scope.exact());
            }
            case Piece.Field field -> field(field, scope);
            case Piece.Open open -> bracket(open, scope);
            case Piece.End _, Piece.Close _, Piece.Operator _, Piece.Not _ -> Optional.empty();
        };
    }

    private Optional<Query> field(Piece.Field field, TermScope outer) {
        if (!field.name().isEmpty() && !terms.fields().has(field.name())) {
            boolean valueFollows = !field.valueIsApart() && !endsHere();
            if (valueFollows) {
                terms.tellUnknown(field.name(), field.where());
            }
            return terms.word(field.name(), field.where(), outer);
        }
        if (endsHere() || depth == MOST_DEEP) {
            tell(
                    field.where(),
                    QueryProblem.MISSING_VALUE,
                    LocalizedSentence.of(
                            "There is nothing to search for after {0}.", field.name()));
            return Optional.empty();
        }
        depth++;
        Optional<Query> query = one(outer.in(field.name(), field.extent()));
        depth--;
        return query;
    }

    private Optional<Query> bracket(Piece.Open open, TermScope scope) {
        if (depth == MOST_DEEP) {
            if (ignored++ == 0) {
                tell(
                        open.where(),
                        QueryProblem.TOO_DEEP,
                        LocalizedSentence.of("Brackets are nested too deeply here."));
            }
            return Optional.empty();
        }
        depth++;
        Query query = any(scope);
        depth--;
        if (scanner.peek() instanceof Piece.Close) {
            scanner.next();
        } else {
            tell(
                    open.where(),
                    QueryProblem.OPEN_BRACKET,
                    LocalizedSentence.of("This ( is not closed by a )."));
        }
        return query.equals(Query.ALL) ? Optional.empty() : Optional.of(query);
    }
}
