package octavo.importer;

import octavo.tidy.HtmlEntities;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The text of an XML file reduced to elements and characters: without document type, comments and
/// processing instructions, with CDATA as plain text, on the same lines. Without a document type,
/// its entities are undefined and harmless.
final class XmlSource {
    private static final int HEAD = 1 << 16;
    private static final char MARK = '\uFEFF';
    private static final char ESCAPE = '\u001B';
    private static final int FIRST_CONTROL = 0x80;
    private static final int LAST_CONTROL = 0x9F;
    private static final String SORTING = "\u0088\u0089\u0098\u009C";
    private static final String WINDOWS = new String(controls(), Charset.forName("windows-1252"));
    private static final int DECLARATION = 200;

    private static final Pattern ENCODING =
            Pattern.compile(
                    "^<\\?xml[^>]*?encoding\\s*=\\s*[\"']([A-Za-z][A-Za-z0-9._-]{0,40})[\"']");
    private static final Pattern SPECIAL = Pattern.compile("<!--|<!\\[CDATA\\[|<!DOCTYPE\\b|<\\?");
    private static final Pattern SUBSET_END = Pattern.compile("\\]\\s*>");
    private static final Pattern OWN_ENTITY = Pattern.compile("<!ENTITY\\s");
    private static final Pattern REFERENCE =
            Pattern.compile(
                    "&(?:(amp|lt|gt|quot|apos)|#(?:x([0-9A-Fa-f]{1,6})|([0-9]{1,7}))"
                            + "|([A-Za-z][A-Za-z0-9._-]{0,40}));");

    private final String raw;
    private final boolean hasEntities;
    private final StringBuilder clean = new StringBuilder();

    private static byte[] controls() {
        byte[] bytes = new byte[LAST_CONTROL - FIRST_CONTROL + 1];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (FIRST_CONTROL + i);
        }
        return bytes;
    }

    private XmlSource(String raw) {
        this.raw = raw;
        this.hasEntities = OWN_ENTITY.matcher(raw).find();
    }

    static String clean(SourceContent content) {
        return new XmlSource(decoded(content)).cleaned();
    }

    /// The beginning of a content that may be XML; empty if it is not.
    static String cleanHead(SourceContent content) {
        String text = content.text();
        int start = 0;
        while (start < text.length()
                && (Character.isWhitespace(text.charAt(start)) || text.charAt(start) == MARK)) {
            start++;
        }
        return text.startsWith("<", start)
                ? new XmlSource(text.substring(start, Math.min(text.length(), start + HEAD)))
                        .cleaned()
                : "";
    }

    /// The text in the declared encoding, unless it certainly is UTF-8: pasted text keeps its old
    /// declaration.
    private static String decoded(SourceContent content) {
        byte[] bytes = content.bytes();
        String head =
                new String(
                        bytes, 0, Math.min(bytes.length, DECLARATION), StandardCharsets.ISO_8859_1);
        Matcher declared = ENCODING.matcher(head.stripLeading());
        boolean escapes = new String(bytes, StandardCharsets.ISO_8859_1).indexOf(ESCAPE) >= 0;
        if (!declared.find() || isUtf8(bytes) && !escapes) {
            return content.text();
        }
        try {
            String name = declared.group(1);
            // Content declared as Latin-1 is more often windows-1252.
            Charset charset =
                    Charset.forName(name.equalsIgnoreCase("ISO-8859-1") ? "windows-1252" : name);
            boolean wide = charset.newEncoder().maxBytesPerChar() >= 2 && name.startsWith("UTF");
            return wide ? content.text() : new String(bytes, charset);
        } catch (IllegalCharsetNameException
                | UnsupportedCharsetException
                | UnsupportedOperationException e) {
            return content.text();
        }
    }

    private static boolean isUtf8(byte[] bytes) {
        try {
            StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
            return true;
        } catch (CharacterCodingException e) {
            return false;
        }
    }

    private String cleaned() {
        Matcher special = SPECIAL.matcher(raw);
        int at = 0;
        while (special.find(at)) {
            int end = end(special);
            if (end < 0) {
                break;
            }
            characters(raw.substring(at, special.start()));
            if (special.group().equals("<![CDATA[")) {
                literal(raw.substring(special.end(), end - "]]>".length()));
            } else {
                raw.substring(special.start(), end)
                        .chars()
                        .filter(c -> c == '\n')
                        .forEach(_ -> clean.append('\n'));
            }
            at = end;
        }
        characters(raw.substring(at));
        return clean.toString();
    }

    /// The end of a special construct; −1 if it is missing.
    private int end(Matcher special) {
        return switch (special.group()) {
            case "<!--" -> after("-->", special.end());
            case "<![CDATA[" -> after("]]>", special.end());
            case "<?" -> after("?>", special.end());
            default -> {
                int close = after(">", special.end());
                int subset = close < 0 ? -1 : raw.indexOf('[', special.end(), close);
                Matcher end = SUBSET_END.matcher(raw);
                yield subset < 0 ? close : end.find(subset) ? end.end() : -1;
            }
        };
    }

    private int after(String mark, int from) {
        int found = raw.indexOf(mark, from);
        return found < 0 ? -1 : found + mark.length();
    }

    /// Literal characters.
    private void literal(String text) {
        allowed(text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;"));
    }

    /// Text and tags. References unknown to XML but known to HTML are resolved; a bare `&` is
    /// literal.
    private void characters(String text) {
        Matcher reference = REFERENCE.matcher(text);
        int at = 0;
        int sign = text.indexOf('&');
        while (sign >= 0) {
            allowed(text.substring(at, sign));
            boolean found = reference.region(sign, text.length()).lookingAt();
            clean.append(found ? meaning(reference) : "&amp;");
            at = found ? reference.end() : sign + 1;
            sign = text.indexOf('&', at);
        }
        allowed(text.substring(at));
    }

    private String meaning(Matcher reference) {
        if (reference.group(1) != null) {
            return reference.group();
        }
        if (reference.group(4) != null) {
            String decoded = HtmlEntities.decoded(reference.group());
            boolean known = !decoded.equals(reference.group());
            return known || hasEntities ? decoded : "&amp;" + reference.group(4) + ";";
        }
        int code =
                reference.group(2) != null
                        ? Integer.parseInt(reference.group(2), 16)
                        : Integer.parseInt(reference.group(3));
        boolean character =
                code >= ' ' && code <= Character.MAX_CODE_POINT && isAllowed(code)
                        || code == '\n'
                        || code == '\t';
        boolean small = code <= Character.MAX_VALUE;
        return character ? reference.group() : String.valueOf(small ? instead((char) code) : ' ');
    }

    /// Appends text with a space in place of each character that XML forbids.
    private void allowed(String text) {
        int at = 0;
        for (int i = 0; i < text.length(); i++) {
            boolean pair =
                    Character.isHighSurrogate(text.charAt(i))
                            && i + 1 < text.length()
                            && Character.isLowSurrogate(text.charAt(i + 1));
            if (pair) {
                i++;
            } else if (!isAllowed(text.charAt(i))) {
                clean.append(text, at, i).append(instead(text.charAt(i)));
                at = i + 1;
            }
        }
        clean.append(text, at, text.length());
    }

    /// windows-1252 decoded as Latin-1 has dashes and quotes as control characters.
    private static char instead(char c) {
        return c >= FIRST_CONTROL && c <= LAST_CONTROL ? WINDOWS.charAt(c - FIRST_CONTROL) : ' ';
    }

    /// Catalogues mark non-sorting characters with some control characters.
    private static boolean isAllowed(int c) {
        boolean control = c >= FIRST_CONTROL && c <= LAST_CONTROL && SORTING.indexOf(c) < 0;
        return !control && c >= ' ' && !(c >= 0xD800 && c <= 0xDFFF) && c != 0xFFFE && c != 0xFFFF
                || c == '\n'
                || c == '\t'
                || c == '\r';
    }
}
