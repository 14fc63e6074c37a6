package octavo.csl;

import java.util.HashMap;
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

    /// An attribute that is printed. Two blanks in a row are kept apart, as HTML has them as one.
    String printed(String attribute) {
        return attribute(attribute, "").replace("\u00A0\u00A0", "\u00A0 ").replace("  ", "\u00A0 ");
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

    XmlElement with(List<XmlElement> others) {
        return new XmlElement(name, attributes, others, text, line);
    }

    /// The same, an attribute missing here and in all that is within.
    XmlElement without(String attribute) {
        Map<String, String> kept = new HashMap<>(attributes);
        kept.remove(attribute);
        List<XmlElement> inner = children.stream().map(child -> child.without(attribute)).toList();
        return new XmlElement(name, kept, inner, text, line);
    }

    /// The words of an attribute that lists some.
    List<String> words(String attribute) {
        String value = attributes.getOrDefault(attribute, "").strip();
        return value.isEmpty() ? List.of() : List.of(value.split("\\s+"));
    }
}
