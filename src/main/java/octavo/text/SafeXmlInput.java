package octavo.text;

import javax.xml.stream.XMLInputFactory;

/// How XML of strangers is read: without document types, and without anything outside the text.
public final class SafeXmlInput {
    private SafeXmlInput() {}

    public static XMLInputFactory factory() {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        factory.setProperty(XMLInputFactory.IS_COALESCING, true);
        return factory;
    }
}
