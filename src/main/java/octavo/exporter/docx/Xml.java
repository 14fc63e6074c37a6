package octavo.exporter.docx;

import octavo.exporter.XmlText;

/// Text in the parts of the document.
final class Xml {
    static final String HEAD = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n";

    private Xml() {}

    static String escaped(String text) {
        return XmlText.escaped(text, XmlText::isOfXml);
    }
}
