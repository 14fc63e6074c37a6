package octavo.formats.xml;

import octavo.editing.tidy.HtmlEntities;
import octavo.formats.workdrafts.SourceContent;

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
public final class XmlSource {
    private static final int HEAD_LENGTH = 1 << 16;
    private static final char BYTE_ORDER_MARK = '\uFEFF';
    private static final char ESCAPE_CHARACTER = '\u001B';
    private static final int FIRST_CONTROL = 0x80;
    private static final int LAST_CONTROL = 0x9F;
    private static final String SORTING_CONTROLS = "\u0088\u0089\u0098\u009C";
    private static final String WINDOWS_CHARACTERS =
            new String(controlBytes(), Charset.forName("windows-1252"));
    private static final int MAX_DECLARATION_LENGTH = 200;

    private static final Pattern ENCODING =
            Pattern.compile(
                    "^<\\?xml[^>]*?encoding\\s*=\\s*[\"']([A-Za-z][A-Za-z0-9._-]{0,40})[\"']");
    private static final Pattern SPECIAL_START =
            Pattern.compile("<!--|<!\\[CDATA\\[|<!DOCTYPE\\b|<\\?");
    private static final Pattern SUBSET_END = Pattern.compile("\\]\\s*>");
    private static final Pattern OWN_ENTITY = Pattern.compile("<!ENTITY\\s");
    private static final Pattern REFERENCE =
            Pattern.compile(
                    "&(?:(amp|lt|gt|quot|apos)|#(?:x([0-9A-Fa-f]{1,6})|([0-9]{1,7}))"
                            + "|([A-Za-z][A-Za-z0-9._-]{0,40}));");

    private final String rawXml;
    private final boolean hasEntities;
    private final StringBuilder cleanXml = new StringBuilder();

    private static byte[] controlBytes() {
        byte[] bytes = new byte[LAST_CONTROL - FIRST_CONTROL + 1];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (FIRST_CONTROL + i);
        }
        return bytes;
    }

    private XmlSource(String rawXml) {
        this.rawXml = rawXml;
        this.hasEntities = OWN_ENTITY.matcher(rawXml).find();
    }

    public static String cleanXml(SourceContent content) {
        return new XmlSource(decodeContent(content)).cleanAll();
    }

    /// The beginning of a content that may be XML; empty if it is not.
    public static String cleanHead(SourceContent content) {
        String sourceText = content.text();
        int startOffset = 0;
        while (startOffset < sourceText.length()
                && (Character.isWhitespace(sourceText.charAt(startOffset))
                        || sourceText.charAt(startOffset) == BYTE_ORDER_MARK)) {
            startOffset++;
        }
        return sourceText.startsWith("<", startOffset)
                ? new XmlSource(
                                sourceText.substring(
                                        startOffset,
                                        Math.min(sourceText.length(), startOffset + HEAD_LENGTH)))
                        .cleanAll()
                : "";
    }

    /// The text in the declared encoding, unless it certainly is UTF-8: pasted text keeps its old
    /// declaration.
    private static String decodeContent(SourceContent content) {
        byte[] bytes = content.bytes();
        String headText =
                new String(
                        bytes,
                        0,
                        Math.min(bytes.length, MAX_DECLARATION_LENGTH),
                        StandardCharsets.ISO_8859_1);
        Matcher encodingMatcher = ENCODING.matcher(headText.stripLeading());
        boolean hasEscapes =
                new String(bytes, StandardCharsets.ISO_8859_1).indexOf(ESCAPE_CHARACTER) >= 0;
        if (!encodingMatcher.find() || isUtf8(bytes) && !hasEscapes) {
            return content.text();
        }
        try {
            String name = encodingMatcher.group(1);
            // Content declared as Latin-1 is more often windows-1252.
            Charset charset =
                    Charset.forName(name.equalsIgnoreCase("ISO-8859-1") ? "windows-1252" : name);
            boolean isWide = charset.newEncoder().maxBytesPerChar() >= 2 && name.startsWith("UTF");
            return isWide ? content.text() : new String(bytes, charset);
        } catch (IllegalCharsetNameException
                | UnsupportedCharsetException
                | UnsupportedOperationException failure) {
            return content.text();
        }
    }

    private static boolean isUtf8(byte[] bytes) {
        try {
            StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
            return true;
        } catch (CharacterCodingException failure) {
            return false;
        }
    }

    private String cleanAll() {
        Matcher specialMatcher = SPECIAL_START.matcher(rawXml);
        int copiedEnd = 0;
        while (specialMatcher.find(copiedEnd)) {
            int endOffset = endOfSpecial(specialMatcher);
            if (endOffset < 0) {
                break;
            }
            appendCharacters(rawXml.substring(copiedEnd, specialMatcher.start()));
            if (specialMatcher.group().equals("<![CDATA[")) {
                appendLiteral(rawXml.substring(specialMatcher.end(), endOffset - "]]>".length()));
            } else {
                rawXml.substring(specialMatcher.start(), endOffset)
                        .chars()
                        .filter(character -> character == '\n')
                        .forEach(_ -> cleanXml.append('\n'));
            }
            copiedEnd = endOffset;
        }
        appendCharacters(rawXml.substring(copiedEnd));
        return cleanXml.toString();
    }

    /// The end of a special construct; −1 if it is missing.
    private int endOfSpecial(Matcher specialMatcher) {
        return switch (specialMatcher.group()) {
            case "<!--" -> offsetAfter("-->", specialMatcher.end());
            case "<![CDATA[" -> offsetAfter("]]>", specialMatcher.end());
            case "<?" -> offsetAfter("?>", specialMatcher.end());
            default -> {
                int tagEnd = offsetAfter(">", specialMatcher.end());
                int subsetStart =
                        tagEnd < 0 ? -1 : rawXml.indexOf('[', specialMatcher.end(), tagEnd);
                Matcher subsetEnd = SUBSET_END.matcher(rawXml);
                yield subsetStart < 0 ? tagEnd : subsetEnd.find(subsetStart) ? subsetEnd.end() : -1;
            }
        };
    }

    private int offsetAfter(String endMark, int startOffset) {
        int markOffset = rawXml.indexOf(endMark, startOffset);
        return markOffset < 0 ? -1 : markOffset + endMark.length();
    }

    /// Literal characters.
    private void appendLiteral(String cdataText) {
        appendAllowed(cdataText.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;"));
    }

    /// Text and tags. References unknown to XML but known to HTML are resolved; a bare `&` is
    /// literal.
    private void appendCharacters(String rawText) {
        Matcher referenceMatcher = REFERENCE.matcher(rawText);
        int copiedEnd = 0;
        int ampersandOffset = rawText.indexOf('&');
        while (ampersandOffset >= 0) {
            appendAllowed(rawText.substring(copiedEnd, ampersandOffset));
            boolean isReference =
                    referenceMatcher.region(ampersandOffset, rawText.length()).lookingAt();
            cleanXml.append(isReference ? resolveReference(referenceMatcher) : "&amp;");
            copiedEnd = isReference ? referenceMatcher.end() : ampersandOffset + 1;
            ampersandOffset = rawText.indexOf('&', copiedEnd);
        }
        appendAllowed(rawText.substring(copiedEnd));
    }

    private String resolveReference(Matcher referenceMatcher) {
        if (referenceMatcher.group(1) != null) {
            return referenceMatcher.group();
        }
        if (referenceMatcher.group(4) != null) {
            String decoded = HtmlEntities.decodeEntities(referenceMatcher.group());
            boolean isKnown = !decoded.equals(referenceMatcher.group());
            return isKnown || hasEntities ? decoded : "&amp;" + referenceMatcher.group(4) + ";";
        }
        int codePoint =
                referenceMatcher.group(2) != null
                        ? Integer.parseInt(referenceMatcher.group(2), 16)
                        : Integer.parseInt(referenceMatcher.group(3));
        boolean isCharacter =
                codePoint >= ' ' && codePoint <= Character.MAX_CODE_POINT && isAllowed(codePoint)
                        || codePoint == '\n'
                        || codePoint == '\t';
        boolean isSmall = codePoint <= Character.MAX_VALUE;
        return isCharacter
                ? referenceMatcher.group()
                : String.valueOf(isSmall ? replacementFor((char) codePoint) : ' ');
    }

    /// Appends text with a space in place of each character that XML forbids.
    private void appendAllowed(String plainText) {
        int copiedEnd = 0;
        for (int i = 0; i < plainText.length(); i++) {
            boolean isSurrogatePair =
                    Character.isHighSurrogate(plainText.charAt(i))
                            && i + 1 < plainText.length()
                            && Character.isLowSurrogate(plainText.charAt(i + 1));
            if (isSurrogatePair) {
                i++;
            } else if (!isAllowed(plainText.charAt(i))) {
                cleanXml.append(plainText, copiedEnd, i)
                        .append(replacementFor(plainText.charAt(i)));
                copiedEnd = i + 1;
            }
        }
        cleanXml.append(plainText, copiedEnd, plainText.length());
    }

    /// windows-1252 decoded as Latin-1 has dashes and quotes as control characters.
    private static char replacementFor(char character) {
        return character >= FIRST_CONTROL && character <= LAST_CONTROL
                ? WINDOWS_CHARACTERS.charAt(character - FIRST_CONTROL)
                : ' ';
    }

    /// Catalogues mark non-sorting characters with some control characters.
    private static boolean isAllowed(int character) {
        boolean isControl =
                character >= FIRST_CONTROL
                        && character <= LAST_CONTROL
                        && SORTING_CONTROLS.indexOf(character) < 0;
        return !isControl
                        && character >= ' '
                        && !(character >= 0xD800 && character <= 0xDFFF)
                        && character != 0xFFFE
                        && character != 0xFFFF
                || character == '\n'
                || character == '\t'
                || character == '\r';
    }
}
