package octavo.csl;

import octavo.text.SafeXmlInput;

import java.io.StringReader;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/// Parses XML into elements, without document types, custom entities or external references; and
/// within limits, so that no file can exhaust the machine.
final class SafeXml {
    private static final int DEEPEST = 90;
    private static final int MOST = 200_000;

    private final XMLStreamReader reader;
    private final Deque<Open> open = new ArrayDeque<>();
    private int count;

    private SafeXml(XMLStreamReader reader) {
        this.reader = reader;
    }

    static XmlElement parse(String text) throws BadStyleException {
        XMLInputFactory factory = SafeXmlInput.factory();
        String start = text.startsWith("\uFEFF") ? text.substring(1) : text;
        try {
            return new SafeXml(factory.createXMLStreamReader(new StringReader(start.strip())))
                    .root();
        } catch (XMLStreamException e) {
            int line = e.getLocation() == null ? 1 : e.getLocation().getLineNumber();
            String said = String.valueOf(e.getMessage()).replaceFirst("(?s).*\\nMessage: ", "");
            throw new BadStyleException(line, "this is not well-formed XML: " + said);
        }
    }

    private XmlElement root() throws XMLStreamException, BadStyleException {
        while (reader.hasNext()) {
            switch (reader.next()) {
                case XMLStreamConstants.START_ELEMENT -> start();
                case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA -> {
                    if (!open.isEmpty()) {
                        open.getLast().text.append(reader.getText());
                    }
                }
                case XMLStreamConstants.END_ELEMENT -> {
                    XmlElement done = open.removeLast().close();
                    if (open.isEmpty()) {
                        return done;
                    }
                    open.getLast().children.add(done);
                }
                case XMLStreamConstants.DTD, XMLStreamConstants.ENTITY_REFERENCE ->
                        throw bad("a document type is not allowed here: remove <!DOCTYPE …>");
                default -> {}
            }
        }
        throw bad("there is no element");
    }

    /// Values are interned: as names of variables and terms they are looked up all the time.
    private void start() throws BadStyleException {
        if (open.size() >= DEEPEST) {
            throw bad("elements are nested more than " + DEEPEST + " deep");
        }
        if (++count > MOST) {
            throw bad("there are more than " + MOST + " elements");
        }
        Map<String, String> attributes = new HashMap<>();
        for (int i = 0; i < reader.getAttributeCount(); i++) {
            attributes.put(reader.getAttributeLocalName(i), reader.getAttributeValue(i).intern());
        }
        int line = reader.getLocation().getLineNumber();
        open.addLast(new Open(reader.getLocalName(), attributes, line));
    }

    private BadStyleException bad(String message) {
        return new BadStyleException(reader.getLocation().getLineNumber(), message);
    }

    /// An element whose end has not been read.
    private static final class Open {
        private final String name;
        private final Map<String, String> attributes;
        private final int line;
        private final StringBuilder text = new StringBuilder();
        private final List<XmlElement> children = new ArrayList<>();

        Open(String name, Map<String, String> attributes, int line) {
            this.name = name;
            this.attributes = attributes;
            this.line = line;
        }

        XmlElement close() {
            return new XmlElement(name, attributes, List.copyOf(children), text.toString(), line);
        }
    }
}
