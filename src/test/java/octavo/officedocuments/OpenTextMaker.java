package octavo.officedocuments;

import java.util.LinkedHashMap;
import java.util.Map;

/// Makes documents of LibreOffice with citations, for tests.
public final class OpenTextMaker {
    private static final String NAMESPACES =
            " xmlns:office=\"urn:oasis:names:tc:opendocument:xmlns:office:1.0\""
                + " xmlns:text=\"urn:oasis:names:tc:opendocument:xmlns:text:1.0\""
                + " xmlns:meta=\"urn:oasis:names:tc:opendocument:xmlns:meta:1.0\""
                + " xmlns:style=\"urn:oasis:names:tc:opendocument:xmlns:style:1.0\""
                + " xmlns:fo=\"urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0\""
                + " xmlns:dc=\"http://purl.org/dc/elements/1.1/\""
                + " xmlns:field=\"urn:openoffice:names:experimental:ooo-ms-interop:xmlns:field:1.0\""
                + " office:version=\"1.3\"";

    private final StringBuilder body = new StringBuilder();
    private final StringBuilder changes = new StringBuilder();
    private final StringBuilder properties = new StringBuilder();

    public OpenTextMaker paragraph(String... pieces) {
        body.append("<text:p>").append(String.join("", pieces)).append("</text:p>");
        return this;
    }

    public OpenTextMaker xml(String xml) {
        body.append(xml);
        return this;
    }

    public OpenTextMaker change(String xml) {
        changes.append(xml);
        return this;
    }

    public OpenTextMaker property(String name, String value) {
        properties
                .append("<meta:user-defined meta:name=\"")
                .append(name)
                .append("\">")
                .append(WordMaker.escaped(value))
                .append("</meta:user-defined>");
        return this;
    }

    public static String mark(String name, String content) {
        String attribute = " text:name=\"" + WordMaker.escaped(name) + "\"/>";
        return "<text:reference-mark-start"
                + attribute
                + WordMaker.escaped(content)
                + "<text:reference-mark-end"
                + attribute;
    }

    public static String bookmark(String name, String content) {
        return "<text:bookmark-start text:name=\""
                + name
                + "\"/>"
                + content
                + "<text:bookmark-end text:name=\""
                + name
                + "\"/>";
    }

    /// A field of Word's, as LibreOffice keeps it.
    public static String fieldMark(String code, String content) {
        return "<field:fieldmark-start text:name=\"__Fieldmark__0_1\""
                + " field:type=\"vnd.oasis.opendocument.field.UNHANDLED\">"
                + "<field:param field:name=\"vnd.oasis.opendocument.field.code\" field:value=\""
                + WordMaker.escaped(code)
                + "\"/></field:fieldmark-start>"
                + content
                + "<field:fieldmark-end/>";
    }

    public static String section(String name, String paragraphs) {
        return "<text:section text:style-name=\"Sect1\" text:name=\""
                + WordMaker.escaped(name)
                + "\">"
                + paragraphs
                + "</text:section>";
    }

    public static String note(String content) {
        return "<text:note text:note-class=\"footnote\"><text:note-citation>1</text:note-citation>"
                + "<text:note-body><text:p>"
                + content
                + "</text:p></text:note-body></text:note>";
    }

    public byte[] make() {
        Map<String, String> parts = new LinkedHashMap<>();
        parts.put("mimetype", "application/vnd.oasis.opendocument.text");
        parts.put(
                "content.xml",
                "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<office:document-content"
                        + NAMESPACES
                        + "><office:automatic-styles/><office:body><office:text>"
                        + (changes.isEmpty()
                                ? ""
                                : "<text:tracked-changes>" + changes + "</text:tracked-changes>")
                        + body
                        + "</office:text></office:body></office:document-content>");
        parts.put("styles.xml", "<office:document-styles" + NAMESPACES + "/>");
        parts.put(
                "meta.xml",
                "<office:document-meta"
                        + NAMESPACES
                        + "><office:meta>"
                        + properties
                        + "</office:meta></office:document-meta>");
        parts.put(
                "META-INF/manifest.xml",
                """
                <?xml version="1.0" encoding="UTF-8"?>
                <manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" manifest:version="1.3">\
                <manifest:file-entry manifest:full-path="/" manifest:media-type="application/vnd.oasis.opendocument.text"/>\
                <manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/>\
                <manifest:file-entry manifest:full-path="styles.xml" manifest:media-type="text/xml"/>\
                <manifest:file-entry manifest:full-path="meta.xml" manifest:media-type="text/xml"/>\
                </manifest:manifest>\
                """);
        return WordMaker.zip(parts);
    }
}
