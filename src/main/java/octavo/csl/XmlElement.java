package octavo.csl;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// An element of a style or locale, with the line that it starts on.
record XmlElement(
        String name,
        Map<String, String> attributes,
        List<XmlElement> children,
        String text,
        int line) {

    Optional<String> attribute(String attribute) {
        return Optional.ofNullable(attributes.get(attribute));
    }

    String attribute(String attribute, String otherwise) {
        return attributes.getOrDefault(attribute, otherwise);
    }

    boolean is(String attribute) {
        return "true".equals(attributes.get(attribute));
    }

    Stream<XmlElement> children(String child) {
        return children.stream().filter(element -> element.name.equals(child));
    }

    Optional<XmlElement> child(String child) {
        return children(child).findFirst();
    }

    /// The words of an attribute that lists some.
    List<String> words(String attribute) {
        String value = attributes.getOrDefault(attribute, "").strip();
        return value.isEmpty() ? List.of() : List.of(value.split("\\s+"));
    }
}
