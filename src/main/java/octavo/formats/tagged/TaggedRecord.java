package octavo.formats.tagged;

import java.util.ArrayList;
import java.util.List;

/// The lines of one record of a tagged format.
///
/// @param lineNumber its first line, from 1
public record TaggedRecord(int lineNumber, List<TaggedLine> lines) {
    public TaggedRecord {
        lines = List.copyOf(lines);
    }

    /// The values of some tags, in record order.
    public List<String> allValues(String... tagNames) {
        List<String> wantedTags = List.of(tagNames);
        List<String> values = new ArrayList<>();
        for (TaggedLine taggedLine : lines) {
            if (wantedTags.contains(taggedLine.tag()) && !taggedLine.value().isBlank()) {
                values.add(taggedLine.value());
            }
        }
        return values;
    }

    /// The first value of the first tag that has one; empty if none has.
    public String firstValue(String... tagNames) {
        for (String tag : tagNames) {
            for (TaggedLine taggedLine : lines) {
                if (taggedLine.tag().equals(tag) && !taggedLine.value().isBlank()) {
                    return taggedLine.value();
                }
            }
        }
        return "";
    }

    public boolean hasValue(String... tagNames) {
        return !firstValue(tagNames).isEmpty();
    }

    /// Its beginning, for messages.
    String excerpt() {
        return lines.isEmpty() ? "" : lines.getFirst().tag() + " " + lines.getFirst().value();
    }
}
