package octavo.formats.xml;

import octavo.text.BlankCharacters;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// An element of an XML record. Prefixes are dropped, as writers choose them freely.
///
/// @param name empty for text
/// @param children elements and texts in order
/// @param characters of a text
/// @param line its first line in the source, from 1
public record SourceElement(
        String name,
        Map<String, String> attributes,
        List<SourceElement> children,
        String characters,
        int line) {
    public SourceElement {
        attributes = Map.copyOf(attributes);
        children = List.copyOf(children);
    }

    public static SourceElement ofText(String characters, int lineNumber) {
        return new SourceElement("", Map.of(), List.of(), characters, lineNumber);
    }

    boolean isText() {
        return name.isEmpty();
    }

    /// Empty if it is missing.
    public String attribute(String attributeName) {
        return attributes.getOrDefault(attributeName, "");
    }

    /// The child elements, without texts.
    public List<SourceElement> childElements() {
        return children.stream().filter(element -> !element.isText()).toList();
    }

    /// The elements at a path such as `titles/title`, in source order.
    public List<SourceElement> elementsAt(String elementPath) {
        List<SourceElement> matchingElements = List.of(this);
        for (String pathStep : elementPath.split("/", -1)) {
            matchingElements =
                    matchingElements.stream()
                            .flatMap(element -> element.children().stream())
                            .filter(element -> element.name().equals(pathStep))
                            .toList();
        }
        return matchingElements;
    }

    /// The first element at one of some paths.
    public Optional<SourceElement> firstElement(String... elementPaths) {
        return Stream.of(elementPaths)
                .flatMap(elementPath -> elementsAt(elementPath).stream())
                .findFirst();
    }

    public boolean hasElement(String elementPath) {
        return !elementsAt(elementPath).isEmpty();
    }

    /// The first non-blank text at one of some paths; empty if there is none.
    public String text(String... elementPaths) {
        return Stream.of(elementPaths)
                .flatMap(elementPath -> textsAt(elementPath).stream())
                .findFirst()
                .orElse("");
    }

    /// The non-blank texts at a path.
    public List<String> textsAt(String elementPath) {
        return elementsAt(elementPath).stream()
                .map(SourceElement::text)
                .filter(text -> !text.isEmpty())
                .toList();
    }

    /// All text inside, with whitespace collapsed.
    public String text() {
        var builder = new StringBuilder();
        appendText(builder);
        return BlankCharacters.withSingleSpaces(builder.toString()).strip();
    }

    private void appendText(StringBuilder builder) {
        builder.append(characters);
        children.forEach(element -> element.appendText(builder));
    }

    /// All elements with a name, at any depth.
    public List<SourceElement> descendants(String elementName) {
        List<SourceElement> matchingElements = new ArrayList<>();
        collectDescendants(elementName, matchingElements);
        return matchingElements;
    }

    private void collectDescendants(String elementName, List<SourceElement> matchingElements) {
        for (SourceElement element : children) {
            if (element.name().equals(elementName)) {
                matchingElements.add(element);
            }
            element.collectDescendants(elementName, matchingElements);
        }
    }
}
