package octavo.importer;

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
final class XmlRecordReader {
    private static final int DEEPEST = 90;
    private static final int MOST = 200_000;
    private static final Pattern UNKNOWN_ENTITY =
            Pattern.compile("&(?!amp;|lt;|gt;|quot;|apos;|#)[^;\\s]{1,60};");

    private final XmlSlice slice;
    private final XMLInputFactory factory;
    private final Deque<OpenElement> open = new ArrayDeque<>();
    private LocalizedSentence problem = DamagedRecord.EMPTY;
    private int count;

    /// An element whose end has not been read.
    private record OpenElement(
            String name, Map<String, String> attributes, List<SourceElement> content, int line) {
        SourceElement close() {
            return new SourceElement(name, attributes, content, "", line);
        }
    }

    XmlRecordReader(XmlSlice slice, XMLInputFactory factory) {
        this.slice = slice;
        this.factory = factory;
    }

    static XMLInputFactory factory() {
        XMLInputFactory factory = SafeXmlInput.factory();
        factory.setProperty(XMLInputFactory.IS_NAMESPACE_AWARE, false);
        return factory;
    }

    /// The record; empty if it is unreadable.
    Optional<SourceElement> element() {
        Matcher entity = UNKNOWN_ENTITY.matcher(slice.text());
        if (entity.find()) {
            problem =
                    LocalizedSentence.of(
                            "The record uses “{0}”, which only its document type explains; Octavo"
                                    + " reads none, for safety. Put the text in its place.",
                            entity.group());
            return Optional.empty();
        }
        if (slice.isEmpty()) {
            return Optional.of(
                    new OpenElement(local(slice.name()), Map.of(), List.of(), slice.line())
                            .close());
        }
        if (!slice.isClosed()) {
            problem = unclosed();
            return Optional.empty();
        }
        try {
            XMLStreamReader reader = factory.createXMLStreamReader(new StringReader(slice.text()));
            return root(reader);
        } catch (XMLStreamException e) {
            problem = broken(e);
            return Optional.empty();
        }
    }

    /// Why there is no record.
    LocalizedSentence problem() {
        return problem;
    }

    private LocalizedSentence broken(XMLStreamException e) {
        int line = e.getLocation() == null ? 1 : Math.max(1, e.getLocation().getLineNumber());
        return LocalizedSentence.of(
                "The XML of this record is broken in line {0}. Export it again, or mend that line.",
                slice.line() + line - 1);
    }

    private LocalizedSentence unclosed() {
        return LocalizedSentence.of(
                "The record is cut off: its end, {0}, is missing. Export or download it again.",
                "</" + slice.name() + ">");
    }

    private Optional<SourceElement> root(XMLStreamReader reader) throws XMLStreamException {
        while (reader.hasNext()) {
            switch (reader.next()) {
                case XMLStreamConstants.START_ELEMENT -> {
                    if (!start(reader)) {
                        return Optional.empty();
                    }
                }
                case XMLStreamConstants.CHARACTERS,
                        XMLStreamConstants.CDATA,
                        XMLStreamConstants.SPACE -> {
                    if (!open.isEmpty()) {
                        open.element()
                                .content()
                                .add(SourceElement.ofText(reader.getText(), line(reader)));
                    }
                }
                case XMLStreamConstants.END_ELEMENT -> {
                    SourceElement done = open.pop().close();
                    if (open.isEmpty()) {
                        return Optional.of(done);
                    }
                    open.element().content().add(done);
                }
                default -> {}
            }
        }
        return Optional.empty();
    }

    /// Opens an element; false if the record exceeds the limits.
    private boolean start(XMLStreamReader reader) {
        if (open.size() >= DEEPEST || ++count > MOST) {
            problem =
                    open.size() >= DEEPEST
                            ? LocalizedSentence.of(
                                    "The record is nested more than {0} elements deep. Export it"
                                            + " again.",
                                    DEEPEST)
                            : LocalizedSentence.of(
                                    "The record has more than {0} elements. Export it again, or in"
                                            + " parts.",
                                    MOST);
            return false;
        }
        Map<String, String> attributes = new HashMap<>();
        for (int i = 0; i < reader.getAttributeCount(); i++) {
            String name = reader.getAttributeLocalName(i);
            if (!name.startsWith("xmlns:")) {
                attributes.put(local(name), reader.getAttributeValue(i).strip());
            }
        }
        open.push(
                new OpenElement(
                        local(reader.getLocalName()), attributes, new ArrayList<>(), line(reader)));
        return true;
    }

    private static String local(String name) {
        return name.substring(name.lastIndexOf(':') + 1);
    }

    private int line(XMLStreamReader reader) {
        return slice.line() + Math.max(1, reader.getLocation().getLineNumber()) - 1;
    }
}
