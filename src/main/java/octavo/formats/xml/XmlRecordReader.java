package octavo.formats.xml;

import octavo.formats.workdrafts.DamagedRecord;
import octavo.text.LocalizedSentence;
import octavo.text.SafeXmlInput;

import java.io.StringReader;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/// Parses one record into elements, within limits. Document types and entities are disabled;
/// prefixes need no declaration, as a record extracted from its file has none.
public final class XmlRecordReader {
    private static final int MAX_DEPTH = 90;
    private static final int MAX_ELEMENTS = 200_000;
    private static final Pattern UNKNOWN_ENTITY =
            Pattern.compile("&(?!amp;|lt;|gt;|quot;|apos;|#)[^;\\s]{1,60};");

    private final XmlSlice xmlSlice;
    private final XMLInputFactory inputFactory;
    private final Deque<OpenElement> openElements = new ArrayDeque<>();
    private LocalizedSentence problemSentence = DamagedRecord.EMPTY_RECORD;
    private int elementCount;

    /// An element whose end has not been read.
    private record OpenElement(
            String name, Map<String, String> attributes, List<SourceElement> content, int line) {
        SourceElement toElement() {
            return new SourceElement(name, attributes, content, "", line);
        }
    }

    public XmlRecordReader(XmlSlice slice, XMLInputFactory factory) {
        this.xmlSlice = slice;
        this.inputFactory = factory;
    }

    public static XMLInputFactory newFactory() {
        XMLInputFactory factory = SafeXmlInput.newFactory();
        factory.setProperty(XMLInputFactory.IS_NAMESPACE_AWARE, false);
        return factory;
    }

    /// The record; empty if it is unreadable.
    public Optional<SourceElement> readElement() {
        Matcher entityMatcher = UNKNOWN_ENTITY.matcher(xmlSlice.xmlText());
        if (entityMatcher.find()) {
            problemSentence =
                    LocalizedSentence.of(
                            "The record uses “{0}”, which only its document type explains; Octavo"
                                    + " reads none, for safety. Put the text in its place.",
                            entityMatcher.group());
            return Optional.empty();
        }
        if (xmlSlice.isEmpty()) {
            return Optional.of(
                    new OpenElement(
                                    localName(xmlSlice.elementName()),
                                    Map.of(),
                                    List.of(),
                                    xmlSlice.lineNumber())
                            .toElement());
        }
        if (!xmlSlice.isClosed()) {
            problemSentence = unclosedMessage();
            return Optional.empty();
        }
        try {
            XMLStreamReader xmlReader =
                    inputFactory.createXMLStreamReader(new StringReader(xmlSlice.xmlText()));
            return readRoot(xmlReader);
        } catch (XMLStreamException failure) {
            problemSentence = brokenMessage(failure);
            return Optional.empty();
        }
    }

    /// Why there is no record.
    LocalizedSentence problem() {
        return problemSentence;
    }

    private LocalizedSentence brokenMessage(XMLStreamException failure) {
        int lineNumber =
                failure.getLocation() == null
                        ? 1
                        : Math.max(1, failure.getLocation().getLineNumber());
        return LocalizedSentence.of(
                "The XML of this record is broken in line {0}. Export it again, or mend that line.",
                xmlSlice.lineNumber() + lineNumber - 1);
    }

    private LocalizedSentence unclosedMessage() {
        return LocalizedSentence.of(
                "The record is cut off: its end, {0}, is missing. Export or download it again.",
                "</" + xmlSlice.elementName() + ">");
    }

    private Optional<SourceElement> readRoot(XMLStreamReader xmlReader) throws XMLStreamException {
        while (xmlReader.hasNext()) {
            switch (xmlReader.next()) {
                case XMLStreamConstants.START_ELEMENT -> {
                    if (!startElement(xmlReader)) {
                        return Optional.empty();
                    }
                }
                case XMLStreamConstants.CHARACTERS,
                        XMLStreamConstants.CDATA,
                        XMLStreamConstants.SPACE -> {
                    if (!openElements.isEmpty()) {
                        openElements
                                .element()
                                .content()
                                .add(SourceElement.ofText(xmlReader.getText(), lineOf(xmlReader)));
                    }
                }
                case XMLStreamConstants.END_ELEMENT -> {
                    SourceElement closedElement = openElements.pop().toElement();
                    if (openElements.isEmpty()) {
                        return Optional.of(closedElement);
                    }
                    openElements.element().content().add(closedElement);
                }
                default -> {}
            }
        }
        return Optional.empty();
    }

    /// Opens an element; false if the record exceeds the limits.
    private boolean startElement(XMLStreamReader xmlReader) {
        if (openElements.size() >= MAX_DEPTH || ++elementCount > MAX_ELEMENTS) {
            problemSentence =
                    openElements.size() >= MAX_DEPTH
                            ? LocalizedSentence.of(
                                    "The record is nested more than {0} elements deep. Export it"
                                            + " again.",
                                    MAX_DEPTH)
                            : LocalizedSentence.of(
                                    "The record has more than {0} elements. Export it again, or in"
                                            + " parts.",
                                    MAX_ELEMENTS);
            return false;
        }
        Map<String, String> attributes = new HashMap<>();
        for (int i = 0; i < xmlReader.getAttributeCount(); i++) {
            String name = xmlReader.getAttributeLocalName(i);
            if (!name.startsWith("xmlns:")) {
                attributes.put(localName(name), xmlReader.getAttributeValue(i).strip());
            }
        }
        openElements.push(
                new OpenElement(
                        localName(xmlReader.getLocalName()),
                        attributes,
                        new ArrayList<>(),
                        lineOf(xmlReader)));
        return true;
    }

    private static String localName(String name) {
        return name.substring(name.lastIndexOf(':') + 1);
    }

    private int lineOf(XMLStreamReader xmlReader) {
        return xmlSlice.lineNumber() + Math.max(1, xmlReader.getLocation().getLineNumber()) - 1;
    }
}
