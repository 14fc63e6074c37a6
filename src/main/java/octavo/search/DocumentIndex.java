package octavo.search;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.UnaryOperator;

/// An immutable full-text index of documents, such as the papers that entries link to.
public final class DocumentIndex {
    /// The number of documents per term list.
    private static final int PART = 512;

    private final List<FieldTerms> parts;

    private DocumentIndex(List<FieldTerms> parts) {
        this.parts = List.copyOf(parts);
    }

    /// Indexes some texts.
    ///
    /// @param texts of the documents, numbered from 0
    public static DocumentIndex of(Iterable<String> texts) {
        List<FieldTerms> parts = new ArrayList<>();
        FieldWords words = new FieldWords();
        int count = 0;
        for (String text : texts) {
            if (count == PART) {
                parts.add(words.toTerms());
                words = new FieldWords();
                count = 0;
            }
            words.begin(count++);
            new SearchWords(words::add).read(text, 0, text.length());
        }
        parts.add(words.toTerms());
        return new DocumentIndex(parts);
    }

    /// Whether a query searches in documents.
    public static boolean isAsked(Query query) {
        return switch (query) {
            case Query.Phrase phrase -> asks(phrase);
            case Query.Not(var not) -> isAsked(not);
            case Query.And(var queries) -> queries.stream().anyMatch(DocumentIndex::isAsked);
            case Query.Or(var queries) -> queries.stream().anyMatch(DocumentIndex::isAsked);
            case Query.Within _,
                    Query.Whole _,
                    Query.Years _,
                    Query.Has _,
                    Query.Among _,
                    Query.InGroup _,
                    Query.Cited _ ->
                    false;
        };
    }

    private static boolean asks(Query.Phrase phrase) {
        return phrase.fields().contains(SearchFields.DOCUMENTS);
    }

    /// A query with its document terms resolved.
    ///
    /// @param slots maps documents to the slots whose entries link to them
    public Query answered(Query query, UnaryOperator<BitSet> slots) {
        return Query.replaced(
                query,
                term ->
                        term instanceof Query.Phrase phrase && asks(phrase)
                                ? new Query.Or(
                                        List.of(
                                                phrase,
                                                new Query.Among(slots.apply(matching(phrase)))))
                                : term);
    }

    /// The documents that contain a phrase.
    private BitSet matching(Query.Phrase phrase) {
        BitSet found = new BitSet();
        for (int i = 0; i < parts.size(); i++) {
            BitSet here = new BitSet();
            parts.get(i).addTo(here, phrase);
            int first = i * PART;
            here.stream().forEach(document -> found.set(first + document));
        }
        return found;
    }
}
