package octavo.officedocuments;

import octavo.officedocuments.codes.DocumentProperties;
import octavo.officedocuments.container.DocumentArchive;
import octavo.text.WordedException;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;

/// Gives a Word document a part with properties, which must be declared in two others.
record NewProperties(DocumentArchive archive) {
    private static final String TYPES_PART = "[Content_Types].xml";
    private static final String RELATIONSHIPS_PART = "_rels/.rels";

    private static final String EMPTY =
            "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n"
                + "<Properties"
                + " xmlns=\"http://schemas.openxmlformats.org/officeDocument/2006/custom-properties\""
                + " xmlns:vt=\"http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes\">"
                + "</Properties>";

    private static final String TYPE =
            "<Override PartName=\"/docProps/custom.xml\""
                + " ContentType=\"application/vnd.openxmlformats-officedocument.custom-properties+xml\"/>";

    private static final String RELATIONSHIP =
            "<Relationship Id=\"rIdOctavo\""
                + " Type=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships/custom-properties\""
                + " Target=\"docProps/custom.xml\"/>";

    /// @return whether it could be done
    boolean put(String name, String value, Map<String, byte[]> parts) throws WordedException {
        Optional<String> types = withLast(TYPES_PART, TYPE, "</Types>");
        Optional<String> relationships =
                withLast(RELATIONSHIPS_PART, RELATIONSHIP, "</Relationships>");
        Optional<String> properties =
                new PropertyEdits(DocumentKind.WORD, EMPTY).withProperty(name, value);
        if (types.isEmpty() || relationships.isEmpty() || properties.isEmpty()) {
            return false;
        }
        parts.put(TYPES_PART, types.get().getBytes(StandardCharsets.UTF_8));
        parts.put(RELATIONSHIPS_PART, relationships.get().getBytes(StandardCharsets.UTF_8));
        parts.put(DocumentProperties.WORD_PART, properties.get().getBytes(StandardCharsets.UTF_8));
        return true;
    }

    private Optional<String> withLast(String part, String element, String endTag)
            throws WordedException {
        String xml = new String(archive.part(part).orElse(new byte[0]), StandardCharsets.UTF_8);
        int end = xml.lastIndexOf(endTag);
        return end < 0
                ? Optional.empty()
                : Optional.of(xml.substring(0, end) + element + xml.substring(end));
    }
}
