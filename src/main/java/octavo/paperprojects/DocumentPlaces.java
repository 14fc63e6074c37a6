package octavo.paperprojects;

import octavo.officedocuments.CitedDocument;
import octavo.officedocuments.DocumentCitation;
import octavo.officedocuments.DocumentReferences;
import octavo.officedocuments.TypedPassages;
import octavo.officedocuments.codes.CodedCite;
import octavo.officedocuments.xmlscan.CodedRange.RevisionState;
import octavo.officedocuments.xmlscan.CodedRange.TextPlace;
import octavo.officedocuments.xmlscan.ParagraphText;
import octavo.paperprojects.citationscan.CitationCluster;
import octavo.paperprojects.citationscan.CitationCluster.KeyTarget;
import octavo.paperprojects.citationscan.CitedKey;
import octavo.paperprojects.citationscan.SourceCitations;
import octavo.paperprojects.citationscan.TextClusters;
import octavo.text.LocalizedSentence;
import octavo.text.Span;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/// What a word processor's document cites, in the form of a source of text: a paragraph is a line.
///
/// @param lineStarts where each paragraph would start if it ended behind its last citation
record DocumentPlaces(
        SourceCitations citations, List<Integer> lineStarts, EmbeddedReferences embedded) {
    DocumentPlaces {
        lineStarts = List.copyOf(lineStarts);
    }

    static DocumentPlaces of(CitedDocument document) {
        List<Integer> lineStarts = lineStarts(document);
        DocumentReferences references = DocumentReferences.of(document);
        List<CitedKey> citedKeys = new ArrayList<>();
        for (DocumentCitation citation : document.readCitations()) {
            TextPlace place = citation.range().place();
            int offset = lineStarts.get(place.paragraph() - 1) + place.column() - 1;
            for (CodedCite cite : citation.code().cites()) {
                citedKeys.add(new CitedKey(references.keyOf(cite), new Span(offset, offset + 1)));
            }
        }
        return new DocumentPlaces(
                new SourceCitations(
                        citedKeys, Set.of(), List.of(), List.of(), !citedKeys.isEmpty()),
                lineStarts,
                new EmbeddedReferences(references.toFile(), remarksOn(document)));
    }

    private static List<Integer> lineStarts(CitedDocument document) {
        TreeMap<Integer, Integer> lengths = new TreeMap<>();
        for (DocumentCitation citation : document.readCitations()) {
            TextPlace place = citation.range().place();
            lengths.merge(place.paragraph(), place.column() + 1, Math::max);
        }
        List<Integer> starts = new ArrayList<>();
        int offset = 0;
        int lineCount = lengths.isEmpty() ? 1 : lengths.lastKey();
        for (int line = 1; line <= lineCount; line++) {
            starts.add(offset);
            offset += lengths.getOrDefault(line, 0) + 1;
        }
        return starts;
    }

    private static List<LocalizedSentence> remarksOn(CitedDocument document) {
        List<LocalizedSentence> remarks = new ArrayList<>();
        for (DocumentCitation citation : document.readCitations()) {
            if (citation.isUnreadable()) {
                TextPlace place = citation.range().place();
                remarks.add(
                        LocalizedSentence.of(
                                "paragraph {0}: the code of {1} for “{2}” cannot be read",
                                place.paragraph(),
                                citation.code().manager().displayName(),
                                citation.range().visibleText().strip()));
            }
        }
        boolean hasDeleted =
                document.citations().stream()
                        .anyMatch(citation ->
                                citation.range().revision() == RevisionState.DELETED
                                        && !citation.isBibliography());
        if (hasDeleted) {
            remarks.add(
                    LocalizedSentence.of(
                            "it has tracked changes; citations in deleted text do not count"));
        }
        remarkOnTyped(document).ifPresent(remarks::add);
        return remarks;
    }

    /// Typed text becomes a citation only once a scan has made it one.
    private static Optional<LocalizedSentence> remarkOnTyped(CitedDocument document) {
        TypedPassages typedPassages = new TypedPassages(document);
        int count = 0;
        String firstText = "";
        for (ParagraphText paragraph : typedPassages.paragraphs()) {
            for (CitationCluster cluster : TextClusters.readClusters(paragraph.text())) {
                String text = textOf(cluster.span(), paragraph);
                if (!paragraph.isFallback()
                        && isCitation(cluster, text)
                        && typedPassages.isTyped(paragraph, cluster.span())) {
                    firstText = count == 0 ? text : firstText;
                    count++;
                }
            }
        }
        return count == 0
                ? Optional.empty()
                : Optional.of(
                        LocalizedSentence.of(
                                "citations typed as text are not counted: {0}, the first is “{1}”."
                                        + " octavo document --scan makes them live",
                                count, firstText));
    }

    /// A bare `@name` is more often somebody's name on a web page.
    private static boolean isCitation(CitationCluster cluster, String text) {
        return !cluster.isInText()
                || text.startsWith("\\")
                || cluster.cites().stream().noneMatch(it -> it.target() instanceof KeyTarget);
    }

    private static String textOf(Span span, ParagraphText paragraph) {
        return paragraph.text().substring(span.start(), span.end());
    }
}
