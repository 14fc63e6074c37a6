package octavo.tidy;

import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.bib.BibValue;
import octavo.library.BibDialect;
import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/// A clean-up of individual values.
interface FieldCleanUp extends EntryCleanUp {

    /// Whether it applies to a field, given its name in lower case.
    boolean concerns(String field);

    /// The cleaned value; empty if it cannot be changed safely.
    Optional<BibValue> cleaned(BibValue value);

    @Override
    default BibEntry cleaned(BibEntry entry, BibDialect flavour) {
        SortedMap<Integer, BibValue> values = changed(entry);
        return values.isEmpty()
                ? entry
                : entry.with(values).orElseGet(() -> oneByOne(entry, values));
    }

    private static BibEntry oneByOne(BibEntry entry, SortedMap<Integer, BibValue> values) {
        BibEntry result = entry;
        for (Map.Entry<Integer, BibValue> each : values.entrySet()) {
            result = result.with(each.getKey(), each.getValue()).orElse(result);
        }
        return result;
    }

    /// The new values of the fields that it changes, by field index.
    private SortedMap<Integer, BibValue> changed(BibEntry entry) {
        SortedMap<Integer, BibValue> values = new TreeMap<>();
        for (int i = 0; i < entry.fieldCount(); i++) {
            int index = i;
            changed(entry.field(i)).ifPresent(value -> values.put(index, value));
        }
        return values;
    }

    /// The new value of a field that it changes.
    private Optional<BibValue> changed(BibField field) {
        return concerns(field.name().toLowerCase(Locale.ROOT))
                ? cleaned(field.value()).filter(value -> !value.source().equals(field.source()))
                : Optional.empty();
    }

    @Override
    default List<LeftAlone> left(int item, BibEntry entry) {
        SortedMap<Integer, BibValue> values = changed(entry);
        List<LeftAlone> left = new ArrayList<>();
        if (values.isEmpty() || entry.with(values).isPresent()) {
            return left;
        }
        values.forEach((index, value) -> {
            if (entry.with(index, value).isEmpty()) {
                BibField field = entry.field(index);
                LocalizedSentence why =
                        LocalizedSentence.of(
                                "{0} stays as it is: the file's encoding lacks a character of the"
                                        + " new value.",
                                field.name());
                left.add(new LeftAlone(item, field.where(), why));
            }
        });
        return left;
    }
}
