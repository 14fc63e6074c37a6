package octavo.csl;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// An element of a style or locale, with the line that it starts on.
record XmlElement(
        String name,
        Map<String, String> attributes,
        List<XmlElement> children,
        String text,
        int line) {
    private static final Pattern REFERENCE =
            Pattern.compile("&#(?:[xX](\\p{XDigit}{1,6})|(\\d{1,7}));");

    Optional<String> attribute(String attribute) {
        return Optional.ofNullable(attributes.get(attribute));
    }

    String attribute(String attribute, String otherwise) {
        return attributes.getOrDefault(attribute, otherwise);
    }

    /// An attribute that is printed. A character reference that was escaped twice is the character.
    String printed(String attribute) {
        return printable(attribute(attribute, ""));
    }

    /// A text of a style as it is printed.
    static String printable(String text) {
        return text.indexOf('&') < 0
                ? text
                : REFERENCE
                        .matcher(text)
                        .replaceAll(found ->
                                Matcher.quoteReplacement(character(found).orElse(found.group())));
    }

    private static Optional<String> character(MatchResult reference) {
        String hex = reference.group(1);
        int code = hex == null ? Integer.parseInt(reference.group(2)) : Integer.parseInt(hex, 16);
        boolean isPrinted = Character.isDefined(code) && !Character.isISOControl(code);
        return isPrinted || code == '\n' || code == '\t'
                ? Optional.of(Character.toString(code))
                : Optional.empty();
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
