package octavo.importer;

import java.util.ArrayList;
import java.util.List;

/// The lines of one record of a tagged format.
///
/// @param line its first line, from 1
record TaggedRecord(int line, List<TaggedLine> lines) {
    TaggedRecord {
        lines = List.copyOf(lines);
    }

    /// The values of some tags, in record order.
    List<String> all(String... tags) {
        List<String> wanted = List.of(tags);
        List<String> values = new ArrayList<>();
        for (TaggedLine line : lines) {
            if (wanted.contains(line.tag()) && !line.value().isBlank()) {
                values.add(line.value());
            }
        }
        return values;
    }

    /// The first value of the first tag that has one; empty if none has.
    String first(String... tags) {
        for (String tag : tags) {
            for (TaggedLine line : lines) {
                if (line.tag().equals(tag) && !line.value().isBlank()) {
                    return line.value();
                }
            }
        }
        return "";
    }

    boolean has(String... tags) {
        return !first(tags).isEmpty();
    }

    /// Its beginning, for messages.
    String excerpt() {
        return lines.isEmpty() ? "" : lines.getFirst().tag() + " " + lines.getFirst().value();
    }
}
