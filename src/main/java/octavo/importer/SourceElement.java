package octavo.importer;

import octavo.text.BlankCharacters;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// An element of an XML record. Prefixes are dropped, as writers choose them freely.
///
/// @param name empty for text
/// @param content elements and texts in order
/// @param characters of a text
/// @param line its first line in the source, from 1
record SourceElement(
        String name,
        Map<String, String> attributes,
        List<SourceElement> content,
        String characters,
        int line) {
    SourceElement {
        attributes = Map.copyOf(attributes);
        content = List.copyOf(content);
    }

    static SourceElement ofText(String characters, int line) {
        return new SourceElement("", Map.of(), List.of(), characters, line);
    }

    boolean isText() {
        return name.isEmpty();
    }

    /// Empty if it is missing.
    String attribute(String attribute) {
        return attributes.getOrDefault(attribute, "");
    }

    /// The child elements, without texts.
    List<SourceElement> elements() {
        return content.stream().filter(element -> !element.isText()).toList();
    }

    /// The elements at a path such as `titles/title`, in source order.
    List<SourceElement> all(String path) {
        List<SourceElement> found = List.of(this);
        for (String step : path.split("/", -1)) {
            found =
                    found.stream()
                            .flatMap(element -> element.content().stream())
                            .filter(element -> element.name().equals(step))
                            .toList();
        }
        return found;
    }

    /// The first element at one of some paths.
    Optional<SourceElement> first(String... paths) {
        return Stream.of(paths).flatMap(path -> all(path).stream()).findFirst();
    }

    boolean has(String path) {
        return !all(path).isEmpty();
    }

    /// The first non-blank text at one of some paths; empty if there is none.
    String text(String... paths) {
        return Stream.of(paths).flatMap(path -> texts(path).stream()).findFirst().orElse("");
    }

    /// The non-blank texts at a path.
    List<String> texts(String path) {
        return all(path).stream().map(SourceElement::text).filter(text -> !text.isEmpty()).toList();
    }

    /// All text inside, with whitespace collapsed.
    String text() {
        var text = new StringBuilder();
        append(text);
        return BlankCharacters.plain(text.toString()).strip();
    }

    private void append(StringBuilder text) {
        text.append(characters);
        content.forEach(element -> element.append(text));
    }

    /// All elements with a name, at any depth.
    List<SourceElement> descendants(String wanted) {
        List<SourceElement> found = new ArrayList<>();
        collect(wanted, found);
        return found;
    }

    private void collect(String wanted, List<SourceElement> found) {
        for (SourceElement element : content) {
            if (element.name().equals(wanted)) {
                found.add(element);
            }
            element.collect(wanted, found);
        }
    }
}
