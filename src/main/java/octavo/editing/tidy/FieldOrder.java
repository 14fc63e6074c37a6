package octavo.editing.tidy;

import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.fields.FieldCatalogue;
import octavo.library.BibDialect;
import octavo.text.LocalizedSentence;
import octavo.text.Span;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

/// Orders the fields of each entry: who, what, where, when, then numbers and links. Unknown fields
/// follow those in their original order.
///
/// @param firstFields the fields to put before all others, in lower case
record FieldOrder(List<String> firstFields) implements EntryCleanUp {
    private static final String NAME = "field-order";

    FieldOrder {
        firstFields = List.copyOf(firstFields);
    }

    /// From the part of a name after `field-order:`, such as `title/author`.
    static CleanUp of(String argument) {
        return new FieldOrder(List.of(argument.toLowerCase(Locale.ROOT).split("/", -1)));
    }

    @Override
    public String name() {
        return firstFields.isEmpty() ? NAME : NAME + ":" + String.join("/", firstFields);
    }

    @Override
    public String summary() {
        return firstFields.isEmpty()
                ? "Order fields: author, title, where, when, numbers, links"
                : "Order fields: " + String.join(", ", firstFields) + ", then all others";
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

    private BibEntry reorderFields(BibEntry entry) {
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
    private int rankOf(BibField field) {
        String name = field.name().toLowerCase(Locale.ROOT);
        int plusIndex = name.indexOf('+');
        int rank = rankOf(plusIndex < 0 ? name : name.substring(0, plusIndex));
        return plusIndex < 0 ? 2 * rank : 2 * rank + 1;
    }

    private int rankOf(String name) {
        int firstIndex = firstFields.indexOf(name);
        return firstIndex >= 0
                ? firstIndex
                : FieldCatalogue.usualPosition(name).orElse(Integer.MAX_VALUE / 4)
                        + firstFields.size();
    }
}
