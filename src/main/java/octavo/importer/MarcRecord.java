package octavo.importer;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A MARC 21 record: fields by tag, subfields by code.
record MarcRecord(SourceElement record) {
    /// The fields with some tags, in record order.
    List<SourceElement> fields(String... tags) {
        List<String> wanted = List.of(tags);
        return record.all("datafield").stream()
                .filter(field -> wanted.contains(field.attribute("tag")))
                .toList();
    }

    /// A control field; empty if it is missing.
    String control(String tag) {
        return record.all("controlfield").stream()
                .filter(field -> field.attribute("tag").equals(tag))
                .map(MarcRecord::raw)
                .findFirst()
                .orElse("");
    }

    /// A character of the leader; a space if that is too short.
    char leader(int position) {
        String leader = record.first("leader").map(MarcRecord::raw).orElse("");
        return position < leader.length() ? leader.charAt(position) : ' ';
    }

    private static String raw(SourceElement field) {
        return field.content().stream()
                .map(SourceElement::characters)
                .collect(Collectors.joining());
    }

    /// The first subfield with one of some codes; empty if there is none.
    static String first(SourceElement field, String codes) {
        return all(field, codes).findFirst().orElse("");
    }

    static Stream<String> all(SourceElement field, String codes) {
        return field.all("subfield").stream()
                .filter(sub -> sub.attribute("code").length() == 1)
                .filter(sub -> codes.contains(sub.attribute("code")))
                .map(SourceElement::text)
                .filter(text -> !text.isEmpty());
    }

    /// The first such subfield of the first field of a tag that has one.
    String text(String tag, String codes) {
        return fields(tag).stream().flatMap(field -> all(field, codes)).findFirst().orElse("");
    }

    List<String> texts(String tag, String codes) {
        return fields(tag).stream().flatMap(field -> all(field, codes)).toList();
    }
}
