package octavo.editing.tidy;

import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.fields.FieldCatalogue;
import octavo.library.BibDialect;
import octavo.text.LocalizedSentence;
import octavo.text.Span;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// Orders the fields of each entry: who, what, where, when, then numbers and links. Unknown fields
/// follow those in their original order.
final class FieldOrder implements EntryCleanUp {
    @Override
    public String name() {
        return "field-order";
    }

    @Override
    public String summary() {
        return "Order fields: author, title, where, when, numbers, links";
    }

    @Override
    public BibEntry cleanEntry(BibEntry entry, BibDialect dialect) {
        return findComment(entry).isPresent() ? entry : reorderFields(entry);
    }

    @Override
    public List<SkippedChange> skippedChanges(int itemIndex, BibEntry entry) {
        return findComment(entry)
                .filter(_ -> !reorderFields(entry).equals(entry))
                .map(commentSpan ->
                        new SkippedChange(
                                itemIndex,
                                commentSpan,
                                LocalizedSentence.of(
                                        "The fields of this entry stay in their order, since a"
                                                + " comment between them may belong to any.")))
                .stream()
                .toList();
    }

    private static BibEntry reorderFields(BibEntry entry) {
        List<BibField> fields = entry.fields();
        List<Integer> fieldOrder =
                IntStream.range(0, fields.size())
                        .boxed()
                        .sorted(Comparator.comparingInt(i -> rankOf(fields.get(i))))
                        .toList();
        return entry.withFieldOrder(fieldOrder).orElse(entry);
    }

    /// The first comment between fields: it would end up next to another field.
    private static Optional<Span> findComment(BibEntry entry) {
        int startOffset = entry.keySpan().end();
        for (int i = 0; i <= entry.fieldCount(); i++) {
            int endOffset = i < entry.fieldCount() ? entry.nameSpan(i).start() : entry.bodyEnd();
            for (int offset = startOffset; offset < endOffset; offset++) {
                if (entry.slice().byteAt(offset) == '%') {
                    return Optional.of(new Span(offset, endOffset));
                }
            }
            startOffset = i < entry.fieldCount() ? entry.valueSpan(i).end() : endOffset;
        }
        return Optional.empty();
    }

    /// An annotation such as `author+an` follows its field.
    private static int rankOf(BibField field) {
        String name = field.name();
        int plusIndex = name.indexOf('+');
        int usualRank =
                FieldCatalogue.usualPosition(plusIndex < 0 ? name : name.substring(0, plusIndex))
                        .orElse(Integer.MAX_VALUE / 2 - 1);
        return plusIndex < 0 ? 2 * usualRank : 2 * usualRank + 1;
    }
}
