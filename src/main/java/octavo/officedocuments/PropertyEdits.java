package octavo.officedocuments;

import octavo.officedocuments.codes.DocumentProperties;
import octavo.officedocuments.xmlscan.MarkupEdit;
import octavo.officedocuments.xmlscan.MarkupScanner;
import octavo.officedocuments.xmlscan.MarkupText;
import octavo.text.Span;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Sets a property that is cut into pieces of 255 characters.
///
/// @param kind of the document
/// @param xml of the part that has the properties
record PropertyEdits(DocumentKind kind, String xml) {
    private static final int LONGEST_PIECE = 255;
    private static final Pattern PROPERTY_NUMBER = Pattern.compile("pid=\"(\\d{1,6})\"");

    /// The part with the property; empty if it cannot be put there.
    Optional<String> withProperty(String name, String value) {
        if (DocumentProperties.read(xml).joinedValue(name).equals(Optional.of(value))) {
            return Optional.of(xml);
        }
        List<MarkupEdit> edits = new ArrayList<>();
        int end = -1;
        Optional<Integer> removedStart = Optional.empty();
        MarkupScanner scanner = new MarkupScanner(xml);
        String element = kind == DocumentKind.WORD ? "property" : "meta:user-defined";
        String container = kind == DocumentKind.WORD ? "Properties" : "office:meta";
        while (scanner.next()) {
            boolean isPiece =
                    scanner.starts(element)
                            && scanner.attribute(kind == DocumentKind.WORD ? "name" : "meta:name")
                                    .filter(found -> found.matches(Pattern.quote(name) + "_\\d+"))
                                    .isPresent();
            if (isPiece) {
                removedStart = Optional.of(scanner.start());
            } else if (scanner.ends(element) && removedStart.isPresent()) {
                edits.add(MarkupEdit.removal(new Span(removedStart.get(), scanner.end())));
                removedStart = Optional.empty();
            } else if (scanner.ends(container)) {
                end = scanner.start();
            } else if (scanner.opens(container) && !scanner.starts(container)) {
                return Optional.of(withContent(scanner.span(), pieces(name, value)));
            }
        }
        if (end < 0) {
            return Optional.empty();
        }
        edits.add(MarkupEdit.insertion(end, pieces(name, value)));
        return Optional.of(MarkupEdit.applyAll(xml, edits));
    }

    /// An empty element of properties gets some.
    private String withContent(Span emptyElement, String pieces) {
        String tag = xml.substring(emptyElement.start(), emptyElement.end());
        String elementName = tag.replaceFirst("(?s)^<([^\\s/>]+).*", "$1");
        return xml.substring(0, emptyElement.start())
                + tag.replaceFirst("\\s*/>$", ">")
                + pieces
                + "</"
                + elementName
                + ">"
                + xml.substring(emptyElement.end());
    }

    private String pieces(String name, String value) {
        StringBuilder pieces = new StringBuilder();
        int number = highestNumber();
        int count = 0;
        for (int start = 0; start < value.length(); start += LONGEST_PIECE) {
            String piece =
                    MarkupText.encode(
                            value.substring(
                                    start, Math.min(start + LONGEST_PIECE, value.length())));
            count++;
            number++;
            pieces.append(
                    kind == DocumentKind.WORD
                            ? "<property fmtid=\"{D5CDD505-2E9C-101B-9397-08002B2CF9AE}\" pid=\""
                                    + number
                                    + "\" name=\""
                                    + name
                                    + "_"
                                    + count
                                    + "\"><vt:lpwstr>"
                                    + piece
                                    + "</vt:lpwstr></property>"
                            : "<meta:user-defined meta:name=\""
                                    + name
                                    + "_"
                                    + count
                                    + "\">"
                                    + piece
                                    + "</meta:user-defined>");
        }
        return pieces.toString();
    }

    /// The numbers of Word's own properties end at 1.
    private int highestNumber() {
        int highest = 1;
        Matcher number = PROPERTY_NUMBER.matcher(xml);
        while (number.find()) {
            highest = Math.max(highest, Integer.parseInt(number.group(1)));
        }
        return highest;
    }
}
