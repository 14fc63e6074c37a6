package octavo.csl;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// The options of `name` and the elements around it. They are kept as written, so that inner ones
/// can override outer ones.
record NameStyle(
        Map<String, String> options, Formatting dress, Formatting given, Formatting family) {
    static final NameStyle NONE =
            new NameStyle(Map.of(), Formatting.NONE, Formatting.NONE, Formatting.NONE);

    private static final Set<String> OPTIONS =
            Set.of(
                    "and",
                    "delimiter-precedes-et-al",
                    "delimiter-precedes-last",
                    "et-al-min",
                    "et-al-use-first",
                    "et-al-use-last",
                    "et-al-subsequent-min",
                    "et-al-subsequent-use-first",
                    "initialize",
                    "initialize-with",
                    "name-as-sort-order",
                    "sort-separator");

    NameStyle {
        options = Map.copyOf(options);
    }

    /// The options on `style`, `citation` or `bibliography`.
    static Map<String, String> inheritable(XmlElement element) {
        Map<String, String> options = common(element);
        element.attribute("name-form").ifPresent(form -> options.put("form", form));
        element.attribute("name-delimiter").ifPresent(text -> options.put("delimiter", text));
        element.attribute("names-delimiter")
                .ifPresent(text -> options.put("names-delimiter", text));
        return options;
    }

    static NameStyle of(XmlElement name) {
        Map<String, String> options = common(name);
        name.attribute("form").ifPresent(form -> options.put("form", form));
        name.attribute("delimiter").ifPresent(text -> options.put("delimiter", text));
        return new NameStyle(
                options, Formatting.of(name), part(name, "given"), part(name, "family"));
    }

    private static Formatting part(XmlElement name, String part) {
        return name.children("name-part")
                .filter(element -> element.attribute("name", "").equals(part))
                .findFirst()
                .map(Formatting::of)
                .orElse(Formatting.NONE);
    }

    private static Map<String, String> common(XmlElement element) {
        Map<String, String> options = new HashMap<>(element.attributes());
        options.keySet().retainAll(OPTIONS);
        return options;
    }

    /// Whether it changes the case of name parts, which depends on the item's language.
    boolean isCased() {
        return given.textCase() != TextCase.AS_IS || family.textCase() != TextCase.AS_IS;
    }

    /// With an outer element's options as defaults.
    NameStyle over(Map<String, String> outer) {
        if (outer.isEmpty()) {
            return this;
        }
        Map<String, String> all = new HashMap<>(outer);
        all.putAll(options);
        return new NameStyle(all, dress, given, family);
    }

    String option(String name, String otherwise) {
        return options.getOrDefault(name, otherwise);
    }

    Optional<String> option(String name) {
        return Optional.ofNullable(options.get(name));
    }
}
