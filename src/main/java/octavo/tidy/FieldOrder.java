package octavo.tidy;

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
    public BibEntry cleaned(BibEntry entry, BibDialect flavour) {
        return remark(entry).isPresent() ? entry : ordered(entry);
    }

    @Override
    public List<LeftAlone> left(int item, BibEntry entry) {
        return remark(entry)
                .filter(_ -> !ordered(entry).equals(entry))
                .map(where ->
                        new LeftAlone(
                                item,
                                where,
                                LocalizedSentence.of(
                                        "The fields of this entry stay in their order, since a"
                                                + " comment between them may belong to any.")))
                .stream()
                .toList();
    }

    private static BibEntry ordered(BibEntry entry) {
        List<BibField> fields = entry.fields();
        List<Integer> order =
                IntStream.range(0, fields.size())
                        .boxed()
                        .sorted(Comparator.comparingInt(i -> rank(fields.get(i))))
                        .toList();
        return entry.withFieldsIn(order).orElse(entry);
    }

    /// The first comment between fields: it would end up next to another field.
    private static Optional<Span> remark(BibEntry entry) {
        int from = entry.keySpan().end();
        for (int i = 0; i <= entry.fieldCount(); i++) {
            int to = i < entry.fieldCount() ? entry.nameSpan(i).start() : entry.bodyEnd();
            for (int at = from; at < to; at++) {
                if (entry.slice().at(at) == '%') {
                    return Optional.of(new Span(at, to));
                }
            }
            from = i < entry.fieldCount() ? entry.valueSpan(i).end() : to;
        }
        return Optional.empty();
    }

    /// An annotation such as `author+an` follows its field.
    private static int rank(BibField field) {
        String name = field.name();
        int sign = name.indexOf('+');
        int rank =
                FieldCatalogue.place(sign < 0 ? name : name.substring(0, sign))
                        .orElse(Integer.MAX_VALUE / 2 - 1);
        return sign < 0 ? 2 * rank : 2 * rank + 1;
    }
}
