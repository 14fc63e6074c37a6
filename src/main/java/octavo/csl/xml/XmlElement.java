package octavo.csl.xml;

import octavo.text.SafeXmlInput;

import java.io.StringReader;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/// An element of a style or locale, with the line that it starts on.
public record XmlElement(
        String name,
        Map<String, String> attributes,
        List<XmlElement> children,
        String text,
        int lineNumber) {
    private static final Pattern REFERENCE =
            Pattern.compile("&(?:#[xX](\\p{XDigit}{1,6})|#(\\d{1,7})|(lt|gt|quot));");

    /// The root of an XML text.
    public static XmlElement parse(String text) throws BadStyleException {
        XMLInputFactory factory = SafeXmlInput.newFactory();
        String xmlText = text.startsWith("\uFEFF") ? text.substring(1) : text;
        try {
            return new ElementParser(
                            factory.createXMLStreamReader(new StringReader(xmlText.strip())))
                    .readRoot();
        } catch (XMLStreamException e) {
            int lineNumber = e.getLocation() == null ? 1 : e.getLocation().getLineNumber();
            String errorMessage =
                    String.valueOf(e.getMessage()).replaceFirst("(?s).*\\nMessage: ", "");
            throw new BadStyleException(lineNumber, "this is not well-formed XML: " + errorMessage);
        }
    }

    public Optional<String> attribute(String attributeName) {
        return Optional.ofNullable(attributes.get(attributeName));
    }

    public String attribute(String attributeName, String defaultValue) {
        return attributes.getOrDefault(attributeName, defaultValue);
    }

    /// An attribute that is printed. A character reference that was escaped twice is the character.
    public String printedAttribute(String attributeName) {
        return printableText(attribute(attributeName, ""));
    }

    /// A text of a style as it is printed.
    public static String printableText(String text) {
        return text.indexOf('&') < 0
                ? text
                : REFERENCE
                        .matcher(text)
                        .replaceAll(referenceMatch ->
                                Matcher.quoteReplacement(
                                        decodeReference(referenceMatch)
                                                .orElse(referenceMatch.group())));
    }

    private static Optional<String> decodeReference(MatchResult reference) {
        String name = reference.group(3);
        if (name != null) {
            return Optional.of(name.equals("lt") ? "<" : name.equals("gt") ? ">" : "\"");
        }
        String hexDigits = reference.group(1);
        int codePoint =
                hexDigits == null
                        ? Integer.parseInt(reference.group(2))
                        : Integer.parseInt(hexDigits, 16);
        boolean isPrinted = Character.isDefined(codePoint) && !Character.isISOControl(codePoint);
        return isPrinted || codePoint == '\n' || codePoint == '\t'
                ? Optional.of(Character.toString(codePoint))
                : Optional.empty();
    }

    public boolean isTrue(String attributeName) {
        return "true".equals(attributes.get(attributeName));
    }

    public Stream<XmlElement> children(String childName) {
        return children.stream().filter(element -> element.name.equals(childName));
    }

    public Optional<XmlElement> child(String childName) {
        return children(childName).findFirst();
    }

    public XmlElement withChildren(List<XmlElement> otherChildren) {
        return new XmlElement(name, attributes, otherChildren, text, lineNumber);
    }

    /// The same, an attribute missing here and in all that is within.
    public XmlElement withoutAttribute(String attributeName) {
        Map<String, String> keptAttributes = new HashMap<>(attributes);
        keptAttributes.remove(attributeName);
        List<XmlElement> innerElements =
                children.stream()
                        .map(childName -> childName.withoutAttribute(attributeName))
                        .toList();
        return new XmlElement(name, keptAttributes, innerElements, text, lineNumber);
    }

    /// The words of an attribute that lists some.
    public List<String> attributeWords(String attributeName) {
        String value = attributes.getOrDefault(attributeName, "").strip();
        return value.isEmpty() ? List.of() : List.of(value.split("\\s+"));
    }

    /// Parses XML into elements, without document types, custom entities or external references;
    /// and within limits, so that no file can exhaust the machine.
    private static final class ElementParser {
        private static final int DEEPEST_NESTING = 90;
        private static final int MOST_ELEMENTS = 200_000;

        private final XMLStreamReader xmlReader;
        private final Deque<UnclosedElement> openElements = new ArrayDeque<>();
        private int elementCount;

        private ElementParser(XMLStreamReader xmlReader) {
            this.xmlReader = xmlReader;
        }

        private XmlElement readRoot() throws XMLStreamException, BadStyleException {
            while (xmlReader.hasNext()) {
                switch (xmlReader.next()) {
                    case XMLStreamConstants.START_ELEMENT -> startElement();
                    case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA -> {
                        if (!openElements.isEmpty()) {
                            openElements.getLast().textBuilder.append(xmlReader.getText());
                        }
                    }
                    case XMLStreamConstants.END_ELEMENT -> {
                        XmlElement closedElement = openElements.removeLast().toElement();
                        if (openElements.isEmpty()) {
                            return closedElement;
                        }
                        openElements.getLast().children.add(closedElement);
                    }
                    case XMLStreamConstants.DTD, XMLStreamConstants.ENTITY_REFERENCE ->
                            throw styleException(
                                    "a document type is not allowed here: remove <!DOCTYPE …>");
                    default -> {}
                }
            }
            throw styleException("there is no element");
        }

        /// Values are interned: as names of variables and terms they are looked up all the time.
        private void startElement() throws BadStyleException {
            if (openElements.size() >= DEEPEST_NESTING) {
                throw styleException("elements are nested more than " + DEEPEST_NESTING + " deep");
            }
            if (++elementCount > MOST_ELEMENTS) {
                throw styleException("there are more than " + MOST_ELEMENTS + " elements");
            }
            Map<String, String> attributes = new HashMap<>();
            for (int i = 0; i < xmlReader.getAttributeCount(); i++) {
                attributes.put(
                        xmlReader.getAttributeLocalName(i),
                        xmlReader.getAttributeValue(i).intern());
            }
            int lineNumber = xmlReader.getLocation().getLineNumber();
            openElements.addLast(
                    new UnclosedElement(xmlReader.getLocalName(), attributes, lineNumber));
        }

        private BadStyleException styleException(String message) {
            return new BadStyleException(xmlReader.getLocation().getLineNumber(), message);
        }

        /// An element whose end has not been read.
        private static final class UnclosedElement {
            private final String name;
            private final Map<String, String> attributes;
            private final int lineNumber;
            private final StringBuilder textBuilder = new StringBuilder();
            private final List<XmlElement> children = new ArrayList<>();

            UnclosedElement(String sectionName, Map<String, String> attributes, int lineNumber) {
                this.name = sectionName;
                this.attributes = attributes;
                this.lineNumber = lineNumber;
            }

            XmlElement toElement() {
                return new XmlElement(
                        name,
                        attributes,
                        List.copyOf(children),
                        textBuilder.toString(),
                        lineNumber);
            }
        }
    }
}
