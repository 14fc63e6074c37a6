package octavo.officedocuments;

import octavo.officedocuments.word.WordParagraphReader;
import octavo.officedocuments.writer.OpenTextParagraphReader;
import octavo.officedocuments.xmlscan.CodedRange;
import octavo.officedocuments.xmlscan.ParagraphText;
import octavo.officedocuments.xmlscan.TextSegment;
import octavo.text.Span;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/// The text that people have typed into a document, as against what its live citations show.
public final class TypedPassages {
    /// Nobody types more into one paragraph.
    private static final int LONGEST_PARAGRAPH = 1 << 20;

    private final CitedDocument document;
    private final Map<String, NavigableMap<Integer, Integer>> coveredByPart = new HashMap<>();

    public TypedPassages(CitedDocument document) {
        this.document = document;
    }

    /// The paragraphs of all parts that somebody can have typed.
    public List<ParagraphText> paragraphs() {
        return document.textParts().sequencedKeySet().stream()
                .flatMap(partName -> paragraphs(partName).stream())
                .filter(paragraph -> paragraph.text().length() <= LONGEST_PARAGRAPH)
                .toList();
    }

    List<ParagraphText> paragraphs(String partName) {
        String xml = document.textParts().getOrDefault(partName, "");
        return switch (document.kind()) {
            case WORD -> WordParagraphReader.readParagraphs(partName, xml);
            case OPEN_DOCUMENT -> OpenTextParagraphReader.readParagraphs(partName, xml);
        };
    }

    /// Whether characters of a paragraph are text, and not what a live citation shows.
    public boolean isTyped(ParagraphText paragraph, Span span) {
        return !paragraph.text().substring(span.start(), span.end()).contains(TextSegment.OTHER)
                && !isInCitation(paragraph, span);
    }

    private boolean isInCitation(ParagraphText paragraph, Span span) {
        NavigableMap<Integer, Integer> covered =
                coveredByPart.computeIfAbsent(paragraph.partName(), this::coveredSpans);
        return paragraph.pieces(span).stream()
                .map(piece -> piece.segment().span())
                .anyMatch(segment -> {
                    Map.Entry<Integer, Integer> each = covered.floorEntry(segment.end() - 1);
                    return each != null && each.getValue() > segment.start();
                });
    }

    /// Where live citations are in a part: the ends by the starts, without those within others.
    private NavigableMap<Integer, Integer> coveredSpans(String partName) {
        NavigableMap<Integer, Integer> covered = new TreeMap<>();
        document.citations().stream()
                .map(DocumentCitation::range)
                .filter(range -> range.partName().equals(partName))
                .map(CodedRange::outerSpan)
                .sorted(Comparator.comparingInt(Span::start))
                .forEach(outer -> {
                    Map.Entry<Integer, Integer> last = covered.lastEntry();
                    if (last == null || last.getValue() < outer.end()) {
                        covered.put(outer.start(), outer.end());
                    }
                });
        return covered;
    }
}
