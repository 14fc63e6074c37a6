package octavo.text;

import javax.xml.stream.XMLInputFactory;

/// Reads untrusted XML: without document types or external entities.
public final class SafeXmlInput {
    private SafeXmlInput() {}

    public static XMLInputFactory newFactory() {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        factory.setProperty(XMLInputFactory.IS_COALESCING, true);
        return factory;
    }
}
