package octavo.importer;

import octavo.text.BlankCharacters;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// An element of an XML record. Names come without their prefixes: writers choose those freely.
///
/// @param name empty for a piece of text
/// @param content elements and pieces of text in their order
/// @param characters of a piece of text
/// @param line where it begins in the source, from 1
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

    /// Empty where it is missing.
    String attribute(String attribute) {
        return attributes.getOrDefault(attribute, "");
    }

    /// The elements inside, without pieces of text.
    List<SourceElement> elements() {
        return content.stream().filter(element -> !element.isText()).toList();
    }

    /// The elements at a path such as `titles/title`, in the order of the source.
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

    /// The first text at one of some paths that is not blank; empty if there is none.
    String text(String... paths) {
        return Stream.of(paths).flatMap(path -> texts(path).stream()).findFirst().orElse("");
    }

    /// The texts at a path that are not blank.
    List<String> texts(String path) {
        return all(path).stream().map(SourceElement::text).filter(text -> !text.isEmpty()).toList();
    }

    /// All text inside, its blanks joined.
    String text() {
        var text = new StringBuilder();
        append(text);
        return BlankCharacters.plain(text.toString()).strip();
    }

    private void append(StringBuilder text) {
        text.append(characters);
        content.forEach(element -> element.append(text));
    }

    /// All elements of a name, at any depth.
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
