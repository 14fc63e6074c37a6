package octavo.cv.write.docx;

import octavo.convert.XmlText;

/// Text in the parts of the document.
final class DocxXml {
    static final String HEAD = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n";

    private DocxXml() {}

    static String escaped(String text) {
        return XmlText.escaped(text, XmlText::isOfXml);
    }
}
