package octavo.cv.write.docx;

import octavo.text.XmlText;

/// Text in the parts of the document.
final class DocxXml {
    static final String XML_DECLARATION =
            "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n";

    private DocxXml() {}

    static String escapeText(String text) {
        return XmlText.escape(text, XmlText::isXmlCharacter);
    }
}
