package octavo.search;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.UnaryOperator;

/// An immutable full-text index of documents, such as the papers that entries link to.
public final class DocumentIndex {
    /// The number of documents per term list.
    private static final int PART_SIZE = 512;

    private final List<FieldTerms> termParts;

    private DocumentIndex(List<FieldTerms> termParts) {
        this.termParts = List.copyOf(termParts);
    }

    /// Indexes some texts.
    ///
    /// @param documentTexts of the documents, numbered from 0
    public static DocumentIndex of(Iterable<String> documentTexts) {
        List<FieldTerms> termParts = new ArrayList<>();
        FieldWords fieldWords = new FieldWords();
        int documentCount = 0;
        for (String documentText : documentTexts) {
            if (documentCount == PART_SIZE) {
                termParts.add(fieldWords.toTerms());
                fieldWords = new FieldWords();
                documentCount = 0;
            }
            fieldWords.beginEntry(documentCount++);
            new SearchWords(fieldWords::addWord).readText(documentText, 0, documentText.length());
        }
        termParts.add(fieldWords.toTerms());
        return new DocumentIndex(termParts);
    }

    /// Whether a query searches in documents.
    public static boolean searchesDocuments(Query query) {
        return switch (query) {
            case Query.PhraseQuery phraseQuery -> searchesDocumentWords(phraseQuery);
            case Query.NotQuery(var negatedQuery) -> searchesDocuments(negatedQuery);
            case Query.AndQuery(var queries) ->
                    queries.stream().anyMatch(DocumentIndex::searchesDocuments);
            case Query.OrQuery(var queries) ->
                    queries.stream().anyMatch(DocumentIndex::searchesDocuments);
            case Query.SubstringQuery _,
                    Query.WholeValueQuery _,
                    Query.YearRangeQuery _,
                    Query.PresenceQuery _,
                    Query.SlotQuery _,
                    Query.GroupQuery _,
                    Query.CitedQuery _ ->
                    false;
        };
    }

    private static boolean searchesDocumentWords(Query.PhraseQuery phraseQuery) {
        return phraseQuery.fieldNames().contains(SearchFields.DOCUMENTS_FIELD);
    }

    /// A query with its document terms resolved.
    ///
    /// @param slotsOfDocuments maps documents to the slots whose entries link to them
    public Query resolveDocuments(Query query, UnaryOperator<BitSet> slotsOfDocuments) {
        return Query.replaceTerms(
                query,
                term ->
                        term instanceof Query.PhraseQuery phraseQuery
                                        && searchesDocumentWords(phraseQuery)
                                ? new Query.OrQuery(
                                        List.of(
                                                phraseQuery,
                                                new Query.SlotQuery(
                                                        slotsOfDocuments.apply(
                                                                matchingDocuments(phraseQuery)))))
                                : term);
    }

    /// The documents that contain a phrase.
    private BitSet matchingDocuments(Query.PhraseQuery phraseQuery) {
        BitSet matchingDocuments = new BitSet();
        for (int i = 0; i < termParts.size(); i++) {
            BitSet partMatches = new BitSet();
            termParts.get(i).addMatching(partMatches, phraseQuery);
            int firstDocument = i * PART_SIZE;
            partMatches.stream()
                    .forEach(document -> matchingDocuments.set(firstDocument + document));
        }
        return matchingDocuments;
    }
}
