package octavo.csl;

import octavo.csl.StyleReader.BadStyleException;
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
record XmlElement(
        String name,
        Map<String, String> attributes,
        List<XmlElement> children,
        String text,
        int line) {
    private static final Pattern REFERENCE =
            Pattern.compile("&(?:#[xX](\\p{XDigit}{1,6})|#(\\d{1,7})|(lt|gt|quot));");

    /// The root of an XML text.
    static XmlElement parse(String text) throws BadStyleException {
        XMLInputFactory factory = SafeXmlInput.factory();
        String start = text.startsWith("\uFEFF") ? text.substring(1) : text;
        try {
            return new Reader(factory.createXMLStreamReader(new StringReader(start.strip())))
                    .root();
        } catch (XMLStreamException e) {
            int line = e.getLocation() == null ? 1 : e.getLocation().getLineNumber();
            String said = String.valueOf(e.getMessage()).replaceFirst("(?s).*\\nMessage: ", "");
            throw new BadStyleException(line, "this is not well-formed XML: " + said);
        }
    }

    Optional<String> attribute(String attribute) {
        return Optional.ofNullable(attributes.get(attribute));
    }

    String attribute(String attribute, String otherwise) {
        return attributes.getOrDefault(attribute, otherwise);
    }

    /// An attribute that is printed. A character reference that was escaped twice is the character.
    String printed(String attribute) {
        return printable(attribute(attribute, ""));
    }

    /// A text of a style as it is printed.
    static String printable(String text) {
        return text.indexOf('&') < 0
                ? text
                : REFERENCE
                        .matcher(text)
                        .replaceAll(found ->
                                Matcher.quoteReplacement(character(found).orElse(found.group())));
    }

    private static Optional<String> character(MatchResult reference) {
        String name = reference.group(3);
        if (name != null) {
            return Optional.of(name.equals("lt") ? "<" : name.equals("gt") ? ">" : "\"");
        }
        String hex = reference.group(1);
        int code = hex == null ? Integer.parseInt(reference.group(2)) : Integer.parseInt(hex, 16);
        boolean isPrinted = Character.isDefined(code) && !Character.isISOControl(code);
        return isPrinted || code == '\n' || code == '\t'
                ? Optional.of(Character.toString(code))
                : Optional.empty();
    }

    boolean is(String attribute) {
        return "true".equals(attributes.get(attribute));
    }

    Stream<XmlElement> children(String child) {
        return children.stream().filter(element -> element.name.equals(child));
    }

    Optional<XmlElement> child(String child) {
        return children(child).findFirst();
    }

    XmlElement with(List<XmlElement> others) {
        return new XmlElement(name, attributes, others, text, line);
    }

    /// The same, an attribute missing here and in all that is within.
    XmlElement without(String attribute) {
        Map<String, String> kept = new HashMap<>(attributes);
        kept.remove(attribute);
        List<XmlElement> inner = children.stream().map(child -> child.without(attribute)).toList();
        return new XmlElement(name, kept, inner, text, line);
    }

    /// The words of an attribute that lists some.
    List<String> words(String attribute) {
        String value = attributes.getOrDefault(attribute, "").strip();
        return value.isEmpty() ? List.of() : List.of(value.split("\\s+"));
    }

    /// Parses XML into elements, without document types, custom entities or external references;
    /// and within limits, so that no file can exhaust the machine.
    private static final class Reader {
        private static final int DEEPEST = 90;
        private static final int MOST = 200_000;

        private final XMLStreamReader reader;
        private final Deque<Open> open = new ArrayDeque<>();
        private int count;

        private Reader(XMLStreamReader reader) {
            this.reader = reader;
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
                attributes.put(
                        reader.getAttributeLocalName(i), reader.getAttributeValue(i).intern());
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
                return new XmlElement(
                        name, attributes, List.copyOf(children), text.toString(), line);
            }
        }
    }
}
