package octavo.formats.marc;

import octavo.formats.xml.SourceElement;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A MARC 21 record: fields by tag, subfields by code.
record MarcRecord(SourceElement recordElement) {
    /// The fields with some tags, in record order.
    List<SourceElement> dataFields(String... fieldTags) {
        List<String> wantedTags = List.of(fieldTags);
        return recordElement.elementsAt("datafield").stream()
                .filter(dataField -> wantedTags.contains(dataField.attribute("tag")))
                .toList();
    }

    /// A control field; empty if it is missing.
    String controlField(String fieldTag) {
        return recordElement.elementsAt("controlfield").stream()
                .filter(dataField -> dataField.attribute("tag").equals(fieldTag))
                .map(MarcRecord::rawText)
                .findFirst()
                .orElse("");
    }

    /// A character of the leader; a space if that is too short.
    char leaderAt(int position) {
        String leaderText =
                recordElement.firstElement("leader").map(MarcRecord::rawText).orElse("");
        return position < leaderText.length() ? leaderText.charAt(position) : ' ';
    }

    private static String rawText(SourceElement dataField) {
        return dataField.children().stream()
                .map(SourceElement::characters)
                .collect(Collectors.joining());
    }

    /// The first subfield with one of some codes; empty if there is none.
    static String firstSubfield(SourceElement dataField, String subfieldCodes) {
        return subfields(dataField, subfieldCodes).findFirst().orElse("");
    }

    static Stream<String> subfields(SourceElement dataField, String subfieldCodes) {
        return dataField.elementsAt("subfield").stream()
                .filter(subfield -> subfield.attribute("code").length() == 1)
                .filter(subfield -> subfieldCodes.contains(subfield.attribute("code")))
                .map(SourceElement::text)
                .filter(text -> !text.isEmpty());
    }

    /// The first such subfield of the first field of a tag that has one.
    String subfieldText(String fieldTag, String subfieldCodes) {
        return dataFields(fieldTag).stream()
                .flatMap(dataField -> subfields(dataField, subfieldCodes))
                .findFirst()
                .orElse("");
    }

    List<String> subfieldTexts(String fieldTag, String subfieldCodes) {
        return dataFields(fieldTag).stream()
                .flatMap(dataField -> subfields(dataField, subfieldCodes))
                .toList();
    }
}
