package octavo.officedocuments.xmlscan;

import octavo.text.Span;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/// Goes through the tags and texts of an XML part. Law: the tokens, one after the other, are the
/// text. Prefixes are those that the format's own programs use, whatever the part calls them.
public final class MarkupScanner {
    /// The namespaces with a usual prefix.
    private static final Map<String, String> USUAL_PREFIXES =
            Map.ofEntries(
                    Map.entry("http://schemas.openxmlformats.org/wordprocessingml/2006/main", "w"),
                    Map.entry("http://purl.oclc.org/ooxml/wordprocessingml/main", "w"),
                    Map.entry("http://schemas.openxmlformats.org/markup-compatibility/2006", "mc"),
                    Map.entry("urn:oasis:names:tc:opendocument:xmlns:text:1.0", "text"),
                    Map.entry("urn:oasis:names:tc:opendocument:xmlns:office:1.0", "office"),
                    Map.entry("urn:oasis:names:tc:opendocument:xmlns:meta:1.0", "meta"),
                    Map.entry(
                            "urn:openoffice:names:experimental:ooo-ms-interop:xmlns:field:1.0",
                            "field"));

    private final String xml;
    private final Map<String, String> prefixes = new HashMap<>();
    private final Map<String, String> usualNames = new HashMap<>();
    private TokenKind kind = TokenKind.OTHER;
    private int start;
    private int end;
    private String name = "";

    /// What a token is. `OTHER` is a comment, a declaration or an instruction.
    public enum TokenKind {
        START,
        EMPTY,
        END,
        TEXT,
        OTHER
    }

    public MarkupScanner(String xml) {
        this.xml = xml;
    }

    /// Whether a part has a document type, which could define entities.
    public static boolean hasDocumentType(String xml) {
        int root = 0;
        while (root >= 0) {
            root = xml.indexOf('<', root);
            if (root < 0 || xml.startsWith("<!DOCTYPE", root)) {
                return root >= 0;
            }
            if (xml.startsWith("<!--", root)) {
                root = xml.indexOf("-->", root);
            } else if (xml.startsWith("<?", root)) {
                root = xml.indexOf("?>", root);
            } else {
                return false;
            }
        }
        return false;
    }

    /// Goes to the next token.
    ///
    /// @return whether there is one
    public boolean next() {
        start = end;
        name = "";
        if (start >= xml.length()) {
            return false;
        }
        if (xml.charAt(start) != '<') {
            kind = TokenKind.TEXT;
            end = endBefore("<", start);
        } else if (xml.startsWith("<!--", start)) {
            kind = TokenKind.OTHER;
            end = endAfter("-->", start + 4);
        } else if (xml.startsWith("<![CDATA[", start)) {
            kind = TokenKind.TEXT;
            end = endAfter("]]>", start);
        } else if (xml.startsWith("<?", start)) {
            kind = TokenKind.OTHER;
            end = endAfter("?>", start);
        } else if (xml.startsWith("<!", start)) {
            kind = TokenKind.OTHER;
            end = endAfter(">", start);
        } else {
            scanTag();
        }
        return true;
    }

    private int endBefore(String mark, int from) {
        int offset = xml.indexOf(mark, from);
        return offset < 0 ? xml.length() : offset;
    }

    private int endAfter(String mark, int from) {
        int offset = xml.indexOf(mark, from);
        return offset < 0 ? xml.length() : offset + mark.length();
    }

    /// A `>` in an attribute's value does not end the tag.
    private void scanTag() {
        boolean isEnd = xml.startsWith("</", start);
        int nameStart = start + (isEnd ? 2 : 1);
        int offset = nameStart;
        while (offset < xml.length() && isNameCharacter(xml.charAt(offset))) {
            offset++;
        }
        String writtenName = xml.substring(nameStart, offset);
        boolean declaresPrefix = false;
        while (offset < xml.length() && xml.charAt(offset) != '>') {
            char character = xml.charAt(offset);
            declaresPrefix |= character == 'x' && xml.startsWith("xmlns:", offset);
            offset =
                    character == '"' || character == '\''
                            ? endAfter(String.valueOf(character), offset + 1)
                            : offset + 1;
        }
        end = Math.min(offset + 1, xml.length());
        boolean isEmpty = end - 2 > start && xml.charAt(end - 2) == '/';
        kind = isEnd ? TokenKind.END : isEmpty ? TokenKind.EMPTY : TokenKind.START;
        if (declaresPrefix) {
            readPrefixes();
        }
        name = usualName(writtenName);
    }

    private static boolean isNameCharacter(char character) {
        return character > ' ' && character != '>' && character != '/' && character != '=';
    }

    private void readPrefixes() {
        writtenAttributes()
                .forEach((attributeName, value) -> {
                    if (attributeName.startsWith("xmlns:")) {
                        String usual = USUAL_PREFIXES.get(value);
                        String prefix = attributeName.substring("xmlns:".length());
                        if (usual != null && !usual.equals(prefix)) {
                            prefixes.put(prefix, usual);
                            usualNames.clear();
                        }
                    }
                });
    }

    private String usualName(String writtenName) {
        if (prefixes.isEmpty()) {
            return writtenName.intern();
        }
        return usualNames.computeIfAbsent(
                writtenName,
                written -> {
                    int colon = written.indexOf(':');
                    String prefix = written.substring(0, Math.max(colon, 0));
                    return colon > 0 && prefixes.containsKey(prefix)
                            ? prefixes.get(prefix) + written.substring(colon)
                            : written;
                });
    }

    public TokenKind kind() {
        return kind;
    }

    /// Where the token lies in the part.
    public Span span() {
        return new Span(start, end);
    }

    public int start() {
        return start;
    }

    public int end() {
        return end;
    }

    /// The name of a tag; empty for other tokens.
    public String name() {
        return name;
    }

    /// Whether it is the tag with which an element of this name starts.
    public boolean starts(String elementName) {
        return kind == TokenKind.START && name.equals(elementName);
    }

    /// Whether it is the tag with which an element of this name ends.
    public boolean ends(String elementName) {
        return kind == TokenKind.END && name.equals(elementName);
    }

    /// Whether an element of this name begins here, with content or without.
    public boolean opens(String elementName) {
        return (kind == TokenKind.START || kind == TokenKind.EMPTY) && name.equals(elementName);
    }

    /// An attribute of a tag, decoded.
    public Optional<String> attribute(String attributeName) {
        for (Map.Entry<String, String> attribute : writtenAttributes().entrySet()) {
            if (usualName(attribute.getKey()).equals(attributeName)) {
                return Optional.of(attribute.getValue());
            }
        }
        return Optional.empty();
    }

    private Map<String, String> writtenAttributes() {
        Map<String, String> attributes = new LinkedHashMap<>();
        int offset = firstBlank();
        while (offset < end) {
            while (offset < end && !isNameCharacter(xml.charAt(offset))) {
                offset++;
            }
            int nameStart = offset;
            while (offset < end && isNameCharacter(xml.charAt(offset))) {
                offset++;
            }
            String attributeName = xml.substring(nameStart, offset);
            while (offset < end && xml.charAt(offset) != '"' && xml.charAt(offset) != '\'') {
                offset++;
            }
            if (offset < end) {
                int valueEnd =
                        Math.min(endBefore(xml.substring(offset, offset + 1), offset + 1), end);
                attributes.putIfAbsent(
                        attributeName, MarkupText.decode(xml.substring(offset + 1, valueEnd)));
                offset = valueEnd + 1;
            }
        }
        return attributes;
    }

    private int firstBlank() {
        int offset = start + 1;
        while (offset < end && isNameCharacter(xml.charAt(offset))) {
            offset++;
        }
        return offset;
    }

    /// The characters of a text, decoded.
    public String text() {
        boolean isLiteral = xml.startsWith("<![CDATA[", start);
        return isLiteral
                ? xml.substring(start + "<![CDATA[".length(), Math.max(end - 3, start + 9))
                : MarkupText.decode(xml.substring(start, end));
    }
}
