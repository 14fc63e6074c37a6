package octavo.officedocuments.codes;

import octavo.officedocuments.xmlscan.MarkupScanner;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.SequencedMap;

/// The properties that programs keep in a document, of which a long one is cut into several:
/// `ZOTERO_PREF_1`, `ZOTERO_PREF_2`.
public record DocumentProperties(SequencedMap<String, String> valuesByName) {
    /// The parts that hold them.
    public static final String WORD_PART = "docProps/custom.xml";

    public static final String OPEN_DOCUMENT_PART = "meta.xml";

    public DocumentProperties {
        valuesByName = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(valuesByName));
    }

    /// Reads the properties of either kind of document.
    public static DocumentProperties read(String xml) {
        SequencedMap<String, String> values = new LinkedHashMap<>();
        MarkupScanner scanner = new MarkupScanner(xml);
        Optional<String> name = Optional.empty();
        StringBuilder value = new StringBuilder();
        while (scanner.next()) {
            switch (scanner.kind()) {
                case START -> {
                    if (isProperty(scanner.name())) {
                        name = scanner.attribute("name").or(() -> scanner.attribute("meta:name"));
                        value.setLength(0);
                    }
                }
                case TEXT -> {
                    // Blanks between elements are layout; those at the ends of a piece are its own.
                    if (name.isPresent() && !scanner.text().isBlank()) {
                        value.append(scanner.text());
                    }
                }
                case END -> {
                    if (isProperty(scanner.name()) && name.isPresent()) {
                        values.putIfAbsent(name.get(), value.toString());
                        name = Optional.empty();
                    }
                }
                case EMPTY, OTHER -> {}
            }
        }
        return new DocumentProperties(values);
    }

    private static boolean isProperty(String name) {
        return name.equals("meta:user-defined")
                || name.equals("property")
                || name.endsWith(":property");
    }

    /// The value of a property that may be cut into pieces; empty if there is none.
    public Optional<String> joinedValue(String name) {
        StringBuilder joined = new StringBuilder();
        for (int i = 1; valuesByName.containsKey(name + "_" + i); i++) {
            joined.append(valuesByName.get(name + "_" + i));
        }
        return joined.isEmpty() ? Optional.empty() : Optional.of(joined.toString());
    }
}
